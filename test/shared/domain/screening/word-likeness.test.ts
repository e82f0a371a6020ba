import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestColumns } from '#shared/domain/screening/alignment.ts';
import { likeness, spelt } from '#shared/domain/screening/word-likeness.ts';
import { property } from '#test/support/property.ts';

const alike = (one: string, other: string): number => likeness(spelt(one), spelt(other));
const words = fc.string({ unit: fc.constantFrom(...'aeioubdkmstzhwy'), minLength: 6, maxLength: 14 });

describe('likeness of words', () => {
  it.each([
    ['siyakhula', 'siyakula', 0.8],
    ['dlamini', 'dhlamini', 0.8],
    ['naidoo', 'naidu', 0.8],
    ['mohammed', 'muhamed', 0.7],
    ['toyota', 'tayota', 0.7],
    ['armadillos', 'amardillos', 0.6],
    ['constrction', 'construction', 0.8],
  ])('%s and %s are spellings of one', (one, other, least) => {
    expect(alike(one, other)).toBeGreaterThan(least);
  });

  it.each([
    ['oil', 'gas'],
    ['abb', 'ibm'],
    ['volkswagen', 'volkswerk'],
    ['jan', 'johan'],
    ['sparkles', 'sporks'],
    ['x', 'y'],
  ])('%s and %s are two', (one, other) => {
    expect(alike(one, other)).toBe(0);
  });

  it('is symmetric, from 0 to 1, and 1 for the same word alone', () =>
    property(words, words, (one, other) => {
      expect(alike(one, other)).toBe(alike(other, one));
      expect(alike(one, one)).toBe(1);
      if (one !== other) expect(alike(one, other)).toBeLessThan(1);
    }));

  it('overlooks one error in any place of a word', () =>
    property(
      words,
      fc.nat(),
      fc.constantFrom(...'abcxyz'),
      fc.constantFrom(0, 1, 2, 3),
      (word, place, letter, error) => {
        const at = place % (word.length - 1);
        const changed = [
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
        ][error]!;
        expect(alike(word, changed)).toBeGreaterThan(0.5);
      },
    ));
});

it('pairs words so that the sum is greatest', async () => {
  const best = (worth: readonly (readonly number[])[], row = 0, taken: readonly number[] = []): number =>
    row === worth.length
      ? 0
      : Math.max(
          ...worth[row]!.map((value, column) =>
            taken.includes(column) ? -1 : value + best(worth, row + 1, [...taken, column]),
          ),
        );
  const values = fc.array(fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  });
  await property(values, (worth) => {
    const columns = bestColumns(worth);
    expect(new Set(columns).size).toBe(worth.length);
    expect(columns.reduce((sum, column, row) => sum + worth[row]![column]!, 0)).toBe(best(worth));
  });
});
