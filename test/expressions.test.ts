import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boundedExpressions } from '../scripts/expressions/bounded.ts';
import { type Expression, expressionsIn } from '../scripts/expressions/find.ts';
import { judge, judgeEach, keyOf, VERDICTS, verdictsFile } from '../scripts/expressions/judge.ts';
import { newFolder } from './support/folders.ts';

const root = join(import.meta.dirname, '..');
const { expressions, unknown } = expressionsIn(root);
const stored = readFileSync(join(root, VERDICTS), 'utf8');
const attacks = new Map(judgeEach(expressions, stored).map((judged) => [keyOf(judged), judged.attack]));
const attackOn = (expression: Expression) => attacks.get(keyOf(expression));

const declaredFor = ({ file, source }: Expression) =>
  boundedExpressions.filter((bounded) => bounded.file === file && source.includes(bounded.expression));

describe('regular expressions', () => {
  it('take linear time, or their input is bounded', () => {
    const slow = expressions
      .filter((expression) => declaredFor(expression).length === 0 && attackOn(expression) !== null)
      .map(
        (expression) =>
          `${expression.file}:${expression.line} ${keyOf(expression)} is ${attackOn(expression)}`,
      );
    expect(slow).toEqual([]);
  });

  it.each(boundedExpressions)('$expression in $file exists, and needs its bound', (bounded) => {
    const meant = expressions.filter((expression) => declaredFor(expression).includes(bounded));
    if (bounded.expression !== '') expect(meant).toHaveLength(1);
    expect(meant.some((expression) => attackOn(expression) !== null)).toBe(true);
    expect(bounded.bound).toBeLessThanOrEqual(10_000);
  });

  // In a template, a lone backslash before b is the control character 8, which no text has.
  it('have no control character that was meant as an escape', () => {
    expect(
      expressions
        .filter(({ source }) => source.includes('\u0008'))
        .map(({ file, line }) => `${file}:${line}`),
    ).toEqual([]);
  });

  it('are known when their module is loaded', () => {
    expect(unknown).toEqual([]);
  });
});

describe('the search for expressions', () => {
  const foundIn = async (text: string) => expressionsIn(await newFolder({ 'shared/a.ts': text }));

  it.each([
    ['a literal', 'export const A = /(?:a+)+$/i;', '(?:a+)+$'],
    [
      'one behind a division and a comment',
      'const b: number = 4 / 2; // it’s\nexport const A = /(?:b+)+$/i;',
      '(?:b+)+$',
    ],
    [
      'one that is put together',
      'const x = "c+";\nexport const A = new RegExp("(?:" + x + ")+$", "i");',
      '(?:c+)+$',
    ],
  ])('finds %s', async (_, text, source) => {
    const line = text.split('\n').length;
    const found = await foundIn(text);
    expect(found).toEqual({ expressions: [{ file: 'shared/a.ts', line, source, flags: 'i' }], unknown: [] });
    expect(judgeEach(found.expressions, stored)).toEqual([
      { source, flags: 'i', attack: expect.stringContaining('exponential') },
    ]);
  });

  it('names expressions that are constructed while the program runs', async () => {
    const text = 'export const a = (b: string) =>\n  new RegExp(b);';
    expect(await foundIn(text)).toEqual({ expressions: [], unknown: ['shared/a.ts:2'] });
  });

  it.each([
    [String.raw`\s+$`, true],
    [String.raw`(?<!\s)\s+$`, false],
    ['^a+b$', false],
    ['^(a|a)*$', true],
  ])('judges %s', (source, slow) => {
    expect(judge({ source, flags: '' }).attack !== null).toBe(slow);
  });

  it('takes stored verdicts, unless they were given under other limits', () => {
    const expression = { file: 'a.ts', line: 1, source: '^a+b$', flags: '' };
    const wrong = verdictsFile([{ source: '^a+b$', flags: '', attack: 'wrong' }]);
    expect(judgeEach([expression], wrong)).toEqual([{ source: '^a+b$', flags: '', attack: 'wrong' }]);
    const others = wrong.replace('"maxIteration":5', '"maxIteration": 4');
    expect(judgeEach([expression], others)).toEqual([{ source: '^a+b$', flags: '', attack: null }]);
  });
});
