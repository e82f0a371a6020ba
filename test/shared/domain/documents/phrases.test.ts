import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expressionOf, type Phrase } from '#shared/domain/documents/phrases/phrase.ts';
import { OR } from '#shared/domain/documents/qualifiers/alternatives.ts';
import { FORMER_VALUE, NEW_VALUE } from '#shared/domain/documents/qualifiers/corrections.ts';
import { isNoneBefore, isNotAskedBehind, NOT_ASKED } from '#shared/domain/documents/qualifiers/negation.ts';
import { PERIODS } from '#shared/domain/documents/qualifiers/periods.ts';

const folder = join(import.meta.dirname, '../../../../shared/domain/documents');
const isTable = (value: unknown): value is readonly Phrase[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && 'phrase' in one);

const tables: [string, readonly Phrase[]][] = [
  ['OR', OR],
  ['FORMER_VALUE', FORMER_VALUE],
  ['NEW_VALUE', NEW_VALUE],
  ['NOT_ASKED', NOT_ASKED],
  ...Object.entries(PERIODS),
];
for (const file of readdirSync(join(folder, 'phrases')).sort()) {
  const module = (await import(join(folder, 'phrases', file))) as Record<string, unknown>;
  for (const [name, value] of Object.entries(module))
    if (isTable(value)) tables.push([`${file}: ${name}`, value]);
}

describe.each(tables)('the phrases of %s', (_, phrases) => {
  it.each(phrases.map((one) => [one.phrase, one] as const))('%s', (_source, phrase) => {
    const expression = expressionOf([phrase]);
    expect(phrase.example).toMatch(expression);
    expect(phrase.notExample).not.toMatch(expression);
    expect(phrase.phrase.length).toBeLessThanOrEqual(200);
  });
});

it('what is named may be none, or not asked for', () => {
  const none = (text: string) => isNoneBefore(text, text.length);
  expect(['No ', 'no faxed or ', 'Neither faxed nor '].map(none)).toEqual([true, true, true]);
  expect(['room no 17, ', 'No late bids. ', 'Bids by '].map(none)).toEqual([false, false, false]);
  const notAsked = (text: string) => isNotAskedBehind(text, 5);
  expect(['PSIRA is not required', 'PSIRA: N/A'].map(notAsked)).toEqual([true, true]);
  expect(['PSIRA; CIDB is not required', 'PSIRA certificate'].map(notAsked)).toEqual([false, false]);
});

/** Fields that are rebuilt as locating, reading and scoring. */
const REBUILT = ['fields/criteria', 'fields/goals', 'fields/contacts'];
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && REBUILT.some((field) => file.startsWith(field)))
  .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

it('no line of a rebuilt field is longer than 200 characters', () => {
  const long = sources.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => (line.length > 200 ? [`${file}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
