import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { af, en, Words } from '#shared/domain/documents/phrases/phrase.ts';
import { isNoneBefore, isNotAskedBehind } from '#shared/domain/documents/qualifiers/negation.ts';

const folder = join(import.meta.dirname, '../../../../shared/domain/documents');
/** The tables of a module, and those within an object of tables. */
const tablesIn = (module: object): [string, Words][] =>
  Object.entries(module).flatMap(([name, value]): [string, Words][] => {
    if (value instanceof Words) return [[name, value]];
    return typeof value === 'object' && value !== null && !(value instanceof Set) ? tablesIn(value) : [];
  });
const tables: [string, Words][] = [];
for (const file of readdirSync(join(folder, 'phrases')).sort()) {
  const module = (await import(join(folder, 'phrases', file))) as Record<string, unknown>;
  for (const [name, table] of tablesIn(module)) tables.push([`${file}: ${name}`, table]);
}

it('there are tables of phrases, in both languages', () => {
  expect(tables.length).toBeGreaterThan(100);
  const languages = tables.flatMap(([, { phrases }]) => phrases.map(({ language }) => language));
  expect(new Set(languages)).toEqual(new Set(['en', 'af']));
});

describe.each(tables)('the phrases of %s', (_, { phrases, beside }) => {
  it.each(phrases.map((one) => [one.phrase, one] as const))('%s', (_source, phrase) => {
    const words = new Words([phrase], ...beside);
    expect(words.exec(phrase.example)).not.toBe(null);
    expect(words.exec(phrase.notExample)).toBe(null);
    expect(phrase.phrase.length).toBeLessThanOrEqual(200);
  });
});

it('a table finds all places of its phrases, and each search begins anew', () => {
  const words = new Words([
    en('bids?\\b', 'bid', 'bidder'),
    en('^no', 'No', 'not so: no'),
    af('(?<=e)bod', 'aanbebod', 'aanbod'),
  ]);
  expect([...'Bids, a bid and debod'.matchAll(words.every)].map(({ index }) => index)).toEqual([0, 8, 18]);
  expect([words.test('a bid'), words.test('bid'), words.test('bidder')]).toEqual([true, true, false]);
  expect([words.exec('No bid')?.index, words.exec('a no')]).toEqual([0, null]);
  expect(new Words([en('bid', 'bid', 'tender')], '^').test('a bid')).toBe(false);
  expect(new Words([en('bid', 'bid', 'tender')], '').test('ofthebid')).toBe(true);
});

it('a named thing may be excluded, or not be asked for', () => {
  const none = (text: string) => isNoneBefore(text, text.length);
  expect(['No ', 'no faxed or ', 'Neither faxed nor '].map(none)).toEqual([true, true, true]);
  expect(['room no 17, ', 'No late bids. ', 'Bids by '].map(none)).toEqual([false, false, false]);
  const notAsked = (text: string) => isNotAskedBehind(text, 5);
  expect(['PSIRA is not required', 'PSIRA: N/A'].map(notAsked)).toEqual([true, true]);
  expect(['PSIRA; CIDB is not required', 'PSIRA certificate'].map(notAsked)).toEqual([false, false]);
});

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

it('no line of code that reads documents is longer than 200 characters', () => {
  const long = sources.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => (line.length > 200 ? [`${file}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
