import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Measured, Question } from '#bench/question.ts';
import { conclude, interleave, median, percentile } from '#bench/statistics.ts';

const question: Question = {
  name: 'sample',
  asks: 'how fast',
  unit: 'requests/s',
  ours: 'ours',
  reference: 'reference',
  target: 0.6,
  measure: () => Promise.reject(new Error('not asked')),
};
const measured = (ours: number[], reference: number[], more: Partial<Measured> = {}): Measured => ({
  ours,
  reference,
  postgres: '18',
  remarks: [],
  ...more,
});
const positive = fc.double({ min: 0.001, max: 1e6, noNaN: true });

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[100, 9, 20], 20],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('has as many values below it as above it, and does not change its input', () => {
    fc.assert(
      fc.property(fc.array(positive, { minLength: 1, maxLength: 50 }), (values) => {
        const before = [...values];
        const middle = median(values);
        expect(values).toEqual(before);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });

  it('is not moved by one round that a busy machine spoilt', () => {
    expect(median([100, 101, 3, 99, 100])).toBe(100);
  });
});

describe('percentile', () => {
  it('is the smallest value that this share of the values does not exceed', () => {
    fc.assert(
      fc.property(
        fc.array(positive, { minLength: 1, maxLength: 200 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (values, share) => {
          const found = percentile(values, share);
          const upTo = (max: number) => values.filter((value) => value <= max).length / values.length;
          expect(upTo(found)).toBeGreaterThanOrEqual(share - 1e-9);
          const smaller = values.filter((value) => value < found);
          if (smaller.length > 0) expect(upTo(Math.max(...smaller))).toBeLessThan(share);
        },
      ),
    );
  });

  it('of no values is NaN', () => {
    expect(percentile([], 0.95)).toBeNaN();
  });
});

describe('interleave', () => {
  /** Notes who is asked, and answers with a different number each time. */
  function sides() {
    const asked: string[] = [];
    const side = (name: string) => async () => {
      asked.push(name);
      return asked.length;
    };
    return { asked, both: { ours: side('ours'), reference: side('reference') } };
  }

  it('measures in turns and throws the first turn of both away', async () => {
    const { asked, both } = sides();
    const rounds = await interleave(2, both);
    expect(asked).toEqual(['ours', 'reference', 'ours', 'reference', 'ours', 'reference']);
    expect(rounds).toEqual({ ours: [3, 5], reference: [4, 6] });
  });

  it('keeps every turn if nothing has to warm up', async () => {
    const { both } = sides();
    expect(await interleave(2, both, { warmUp: false })).toEqual({ ours: [1, 3], reference: [2, 4] });
  });

  it('never has both sides under way at the same time', async () => {
    let underway = 0;
    const side = async () => {
      underway += 1;
      expect(underway).toBe(1);
      await new Promise((done) => setImmediate(done));
      underway -= 1;
      return 1;
    };
    await interleave(3, { ours: side, reference: side });
  });
});

describe('conclude', () => {
  it('divides the median of ours by the median of the reference', () => {
    const answer = conclude(question, measured([60, 70, 65], [100, 100, 120]));
    expect(answer).toMatchObject({
      question: 'sample',
      ours: 65,
      reference: 100,
      ratio: 0.65,
      target: 0.6,
      met: true,
      rounds: 3,
    });
  });

  it('reports how far single rounds were apart, each with its own reference', () => {
    const { spread } = conclude(question, measured([60, 70, 65], [100, 100, 130]));
    expect(spread).toEqual({ min: 0.5, max: 0.7 });
  });

  it('a slower machine changes the figures and not the ratio', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(positive, positive), { minLength: 1, maxLength: 9 }),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (rounds, pace) => {
          const ours = rounds.map(([value]) => value);
          const reference = rounds.map(([, value]) => value);
          const at = (factor: number) =>
            conclude(
              question,
              measured(
                ours.map((value) => value * factor),
                reference.map((value) => value * factor),
              ),
            ).ratio;
          expect(at(pace) / at(1)).toBeCloseTo(1, 2);
        },
      ),
    );
  });

  it.each([
    [0.6, true],
    [0.599, false],
  ])('a ratio of %d against 0.6: met %s', (ratio, met) => {
    expect(conclude(question, measured([ratio * 1000], [1000])).met).toBe(met);
  });

  it.each([
    [1.2, true],
    [1.201, false],
  ])('if less is better, a ratio of %d against 1.2: met %s', (ratio, met) => {
    const answer = conclude({ ...question, target: 1.2, better: 'less' }, measured([ratio * 10], [10]));
    expect(answer).toMatchObject({ met, better: 'less' });
  });

  it('knows limits that must not be exceeded', () => {
    const limits = [{ what: 'MiB', value: 256, max: 256 }];
    expect(conclude(question, measured([1], [1], { limits })).met).toBe(true);
    limits[0]!.value = 257;
    expect(conclude(question, measured([1], [1], { limits }))).toMatchObject({
      met: false,
      limits: [{ met: false }],
    });
  });

  it('is met only if every further limit is met', () => {
    const limits = [{ what: 'releases/s', value: 1_400, min: 1_500 }];
    const answer = conclude(question, measured([1_400], [1_500], { limits }));
    expect(answer).toMatchObject({ ratio: 0.9333, met: false, limits: [{ met: false }] });
    limits[0]!.value = 1_500;
    expect(conclude(question, measured([1_400], [1_500], { limits })).met).toBe(true);
  });
});
