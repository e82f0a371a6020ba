import { describe, expect, it } from 'vitest';
import { PARTS } from '#shared/domain/documents/facts/parts.ts';
import { boundOf, isFactBy } from '#shared/domain/documents/facts/precision.ts';
import { precisionTable } from '#shared/domain/documents/facts/precision-table.ts';

describe('the bound of a share', () => {
  it('is the value below which a Beta distribution lies in one case of five', () => {
    // With an expectation of one the other parameter is 0.1 at least: Beta(26, 0.1).
    expect(boundOf({ right: 20, wrong: 0 }, 1, 1)).toBeGreaterThan(0.98);
    // Beta(13, 3) has a fifth of its mass below 0.734 (by its expansion as a binomial sum).
    const below = (share: number) =>
      [13, 14, 15].reduce((sum, k) => sum + choose(15, k) * share ** k * (1 - share) ** (15 - k), 0);
    const bound = boundOf({ right: 10, wrong: 0 }, null, 0.5);
    expect(below(bound)).toBeCloseTo(0.2, 2);
  });

  it('rises with values that are right and falls with those that are wrong', () => {
    const bounds = [0, 2, 5, 20].map((right) => boundOf({ right, wrong: 0 }, 0.9, 0.8));
    expect(bounds).toEqual(bounds.toSorted());
    expect(boundOf({ right: 20, wrong: 2 }, 0.9, 0.8)).toBeLessThan(bounds.at(-1)!);
  });

  it('also holds for many values that are wrong', () => {
    // The share itself is 0.949 and 0.722; with so many values the bound is near it.
    expect(boundOf({ right: 185, wrong: 10 }, 0.98, 0.95)).toBeCloseTo(0.936, 2);
    expect(boundOf({ right: 81, wrong: 31 }, 0.98, 0.95)).toBeCloseTo(0.701, 2);
  });

  it('is moved little by generated papers', () => {
    expect(boundOf({ right: 12, wrong: 25 }, 0.998, 0.8)).toBeLessThan(0.5);
  });
});

describe('a part becomes a fact', () => {
  const many = { right: 97, wrong: 3 };

  it('if papers that the rules had not seen say so', () => {
    expect(isFactBy(many, 0.9, false)).toBe(true);
    expect(isFactBy({ right: 94, wrong: 6 }, 0.9, false)).toBe(false);
    expect(isFactBy(many, 0.79, false)).toBe(false);
  });

  it('not if fewer than ten values of such papers are known', () => {
    expect([0, 9, 10].map((right) => isFactBy({ right, wrong: 0 }, 0.95, true))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('only if one more wrong value would leave it one, and by a higher bound', () => {
    const near = { right: 95, wrong: 5 };
    expect([true, false].map((was) => isFactBy(near, 0.9, was))).toEqual([true, false]);
    expect(isFactBy({ right: 950, wrong: 49 }, 0.9, false)).toBe(true);
    expect(isFactBy({ right: 18, wrong: 0 }, 0.9, false)).toBe(false);
    expect(isFactBy({ right: 19, wrong: 0 }, 0.9, false)).toBe(true);
    expect([true, false].map((was) => isFactBy(many, 0.81, was))).toEqual([true, false]);
    expect(isFactBy({ right: 949, wrong: 51 }, 0.9, true)).toBe(false);
  });
});

it('the table has every part, and its facts are what the rule makes of its counts', () => {
  expect(Object.keys(precisionTable)).toEqual([...PARTS]);
  for (const [part, { blind, confidence, isFact }] of Object.entries(precisionTable))
    if (isFact) expect([part, isFactBy(blind, confidence, true)]).toEqual([part, true]);
});

const choose = (n: number, k: number): number => (k === 0 ? 1 : (n / k) * choose(n - 1, k - 1));
