import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, sketchName } from '#shared/domain/screening/name-similarity.ts';

const compare = (one: string, other: string) => compareNames(sketchName(one), sketchName(other));

describe('likeness of names', () => {
  it.each([
    ['Zed Civils (Pty) Ltd', 'ZED CIVILS CC', 'exact-name'],
    ['Civils Zed', 'Zed Civils', 'same-words'],
    ['MOKOENA, Thabo John', 'Thabo John Mokoena', 'same-words'],
    ['Skyline Civils and Plant Hire', 'Skyline Civls and Plant Hire', 'similar-words'],
  ])('%s is %s', (one, other, method) => {
    const found = compare(one, other);
    expect(found.method).toBe(method);
    expect(found.score).toBeGreaterThan(0.7);
  });

  it.each([
    ['Alpha Trading Enterprise', 'Bravo Trading Enterprise'],
    ['Alpha Construction and Projects', 'Bravo Construction and Projects'],
    ['Thabo Mokoena', 'Thabo Dlamini'],
    ['Alpha', ''],
  ])('%s is not %s', (one, other) => {
    expect(compare(one, other).score).toBeLessThan(0.65);
  });

  it('is symmetric, between 0 and 1, and 1 only for the same key', () => {
    const name = fc
      .array(fc.constantFrom('alpha', 'alfa', 'bravo', 'trading', 'civils', 'cc', 'of', 'x'), {
        maxLength: 4,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(name, name, (one, other) => {
        const found = compare(one, other);
        expect(found).toEqual(compare(other, one));
        expect(found.score).toBeGreaterThanOrEqual(0);
        expect(found.score).toBeLessThanOrEqual(1);
        expect(found.score === 1).toBe(found.method === 'exact-name' && sketchName(one).key !== '');
      }),
    );
  });
});
