import { describe, expect, test } from 'vitest';
import { winnersOf } from '#services/sample-publisher/generate/awards.ts';
import { buyerFor } from '#services/sample-publisher/generate/buyers.ts';
import { type Extent, expectedPrice, type Purchase } from '#services/sample-publisher/generate/prices.ts';
import { randomOf } from '#services/sample-publisher/generate/random.ts';
import { tenderOf } from '#services/sample-publisher/generate/tender.ts';
import { tradeOf } from '#services/sample-publisher/generate/trades.ts';

const SEED = 3;
const none: Extent = { count: null, length: null, capacity: null, months: null };
const purchase: Purchase = {
  buyer: buyerFor(randomOf('a buyer')),
  trade: 'computers',
  subject: tradeOf('computers').subjects[0]!,
  extent: none,
  province: 'LP',
  at: Date.UTC(2026, 5, 1),
  quotation: false,
};
const priceOf = (change: Partial<Purchase>) =>
  expectedPrice(SEED, { ...purchase, ...change }, randomOf('unpublished'));
const deviation = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

const tenders = Array.from({ length: 3_000 }, (_, index) =>
  tenderOf({
    seed: SEED,
    number: 100_001 + index,
    published: Date.UTC(2025, 6, 1) + index * 3_600_000,
    earlier: null,
  }),
);

describe('the price that is expected', () => {
  test.each(['count', 'length', 'capacity', 'months'] as const)(
    'grows with the %s, less than in proportion',
    (of) => {
      const twice = priceOf({ extent: { ...none, [of]: 24 } }) / priceOf({ extent: { ...none, [of]: 12 } });
      expect(twice).toBeGreaterThan(1.3);
      expect(twice).toBeLessThan(2);
    },
  );

  test('rises with the years, and differs by province, subject, buyer and trade', () => {
    const nextYear = priceOf({ at: Date.UTC(2027, 5, 1) }) / priceOf({});
    expect(nextYear).toBeGreaterThan(1.04);
    expect(nextYear).toBeLessThan(1.07);
    for (const change of [
      { province: 'GP' as const },
      { subject: tradeOf('computers').subjects[1]! },
      { buyer: buyerFor(randomOf('another buyer')) },
      { trade: 'software' },
      { quotation: true },
    ])
      expect(Math.abs(Math.log(priceOf(change) / priceOf({})))).toBeGreaterThan(0.01);
  });

  test('needs the grade that titles of works state', () => {
    const limits = [0, 5e5, 1e6, 3e6, 6e6, 1e7, 2e7, 6e7, 2e8, Number.POSITIVE_INFINITY];
    const stated = tenders.flatMap(({ wording, expected }) => {
      const grade = /\b([1-9]) ?(?:CE|GB|ME|EP|EB)\b/i.exec(wording.title)?.[1];
      return grade === undefined ? [] : [{ grade: Number(grade), expected }];
    });
    expect(stated.length).toBeGreaterThan(100);
    // The buyer's estimate differs from the price, so a grade may be one off at the limits.
    for (const { grade, expected } of stated) {
      expect(expected).toBeLessThan((limits[grade] ?? 0) * 2);
      expect(expected).toBeGreaterThan((limits[grade - 1] ?? 0) / 2);
    }
  });
});

describe('the price that is paid', () => {
  const paid = tenders.flatMap((tender) =>
    winnersOf(SEED, tender, false).map(({ price }, _, { length }) => ({
      price,
      expected: tender.expected / length,
      typical: tradeOf(tender.trade).typical / length,
    })),
  );

  test('scatters around it like bids do, far less than around what is usual in the trade', () => {
    const around = deviation(paid.map(({ price, expected }) => Math.log(price / expected)));
    expect(around).toBeGreaterThan(0.35);
    expect(around).toBeLessThan(0.5);
    expect(deviation(paid.map(({ price, typical }) => Math.log(price / typical)))).toBeGreaterThan(
      2 * around,
    );
  });

  test('is published as amount by two thirds; a third has none or zero, and a few are wrong', () => {
    const winners = tenders.flatMap((tender) => winnersOf(SEED, tender, false));
    const share = (test: (winner: (typeof winners)[number]) => boolean) =>
      winners.filter(test).length / winners.length;
    expect(Math.abs(share(({ amount }) => (amount ?? 0) === 0) - 1 / 3)).toBeLessThan(0.04);
    const right = share(({ amount, price }) => amount !== null && Math.abs(amount - price) <= 0.5);
    expect(right).toBeGreaterThan(0.55);
    expect(share(({ amount }) => amount !== null && amount > 0) - right).toBeLessThan(0.1);
  });

  test('is what a corrected amount says, with the tax if only the tax was missing', () => {
    for (const tender of tenders.slice(0, 200)) {
      const [before] = winnersOf(SEED, tender, false);
      const [after] = winnersOf(SEED, tender, true);
      expect(after!.amount).toBe(after!.price);
      expect([1, 1.15]).toContain(Math.round((after!.price / before!.price) * 1_000) / 1_000);
    }
  });
});
