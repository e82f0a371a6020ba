import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consumerPrices } from '#shared/codelists/consumer-prices.ts';
import {
  type AwardedAmount,
  awardedValueOf,
  estimationError,
} from '#shared/domain/estimation/actual-value.ts';
import { randText } from '#shared/domain/estimation/rand.ts';
import { type Judged, scoreOf } from '#shared/domain/estimation/score.ts';
import { property } from '#test/support/property.ts';

const award = (change: Partial<AwardedAmount> = {}): AwardedAmount => ({
  id: 'a',
  amount: '100.10',
  currency: 'ZAR',
  status: 'active',
  validationErrors: [],
  day: null,
  knownDay: '2026-01-01',
  ...change,
});

describe('consumer prices', () => {
  it('rise as Statistics South Africa says, and stay the same if nothing is published', () => {
    expect(consumerPrices(2009)).toBe(1);
    expect(consumerPrices(2010)).toBeCloseTo(1.043, 10);
    expect(consumerPrices(2025) / consumerPrices(2024)).toBeCloseTo(1.032, 10);
    expect(consumerPrices(1990)).toBe(1);
    expect(consumerPrices(2040)).toBe(consumerPrices(2025));
  });

  it('never fall', () =>
    property(fc.integer(), fc.nat(), (year, later) => {
      expect(consumerPrices(year + later)).toBeGreaterThanOrEqual(consumerPrices(year));
    }));
});

describe('what was awarded for a tender', () => {
  it('is the exact total, known with its last award', () => {
    const awards = [
      award({ amount: '0.1' }),
      award({ id: 'b', amount: '0.2', knownDay: '2026-02-01', currency: null }),
    ];
    expect(awardedValueOf(awards)).toEqual({
      amount: '0.3',
      awardIds: ['a', 'b'],
      awardDay: '2026-02-01',
      knownDay: '2026-02-01',
    });
    expect(awardedValueOf([award({ amount: '12345678901234567890.05' })])).toMatchObject({
      amount: '12345678901234567890.05',
    });
    expect(awardedValueOf([award({ day: '2025-12-01' })])).toMatchObject({ awardDay: '2025-12-01' });
  });

  it.each([
    [[], 'no-award'],
    [[award({ status: 'cancelled' })], 'no-award'],
    [[award(), award({ amount: null })], 'part-without-amount'],
    [[award(), award({ amount: 'NaN' })], 'part-without-amount'],
    [[award(), award({ currency: 'USD' })], 'not-in-rand'],
    [[award({ validationErrors: ['suspect-amount'] })], 'implausible'],
    [[award({ amount: '-5' })], 'implausible'],
    [[award({ amount: '0' })], 'implausible'],
  ])('cannot be said: %j', (awards, none) => {
    expect(awardedValueOf(awards)).toEqual({ none });
  });

  it('adds cents exactly', () =>
    property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 15n }), { minLength: 1, maxLength: 8 }), (cents) => {
      const text = (sum: bigint) => `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
      const found = awardedValueOf(cents.map((sum, at) => award({ id: String(at), amount: text(sum) })));
      const total = text(cents.reduce((sum, one) => sum + one, 0n)).replace(/\.?0+$/, '');
      expect(found).toMatchObject({ amount: total });
    }));
});

describe('money that is shown', () => {
  it('has three digits', () => {
    expect(randText(1_234_567)).toBe('1230000');
    expect(randText(45.67)).toBe('45.7');
    expect(randText(0)).toBe('0.01');
    expect(randText(Number.POSITIVE_INFINITY)).toBe('1000000000000000');
  });
});

describe('a scorecard', () => {
  const judged = (change: Partial<Judged>): Judged => ({
    minimum: '50',
    median: '100',
    maximum: '200',
    awarded: '100',
    category: 'civil-engineering',
    year: 2024,
    ...change,
  });

  it('counts coverage, errors and those within twice and half, by category and year', () => {
    const found = scoreOf([
      judged({ awarded: '50' }),
      judged({ awarded: '200' }),
      judged({ awarded: '400', year: 2025 }),
      judged({ awarded: '10', category: null, year: 2025 }),
    ]);
    expect(found).toMatchObject({
      judged: 4,
      coverage: 0.5,
      withinTwo: 0.5,
      medianAbsolutePercentageError: 0.875,
    });
    expect(found.categories).toEqual([
      {
        category: 'civil-engineering',
        judged: 3,
        coverage: 0.6667,
        withinTwo: 0.6667,
        medianAbsolutePercentageError: 0.75,
      },
    ]);
    expect(found.years.map(({ year, coverage }) => [year, coverage])).toEqual([
      [2024, 1],
      [2025, 0],
    ]);
  });

  it('says nothing if nothing was judged', () => {
    expect(scoreOf([])).toEqual({
      judged: 0,
      coverage: null,
      medianAbsolutePercentageError: null,
      withinTwo: null,
      categories: [],
      years: [],
    });
  });

  it('compares the median with the award', () => {
    expect(estimationError('150', '100')).toBe(0.5);
    expect(estimationError('100', '0')).toBeNull();
  });
});
