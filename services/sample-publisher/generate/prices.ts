import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import type { Buyer } from './buyers.ts';
import { type Random, randomOf, weighted } from './random.ts';
import { DAY } from './times.ts';
import { tradeOf } from './trades.ts';

/**
 * How much is bought, as far as a title says so; null where it does not. `months` is how long the work lasts, `length`
 * is in km, `capacity` in kilolitres.
 */
export type Extent = {
  count: number | null;
  length: number | null;
  capacity: number | null;
  months: number | null;
};

export type Purchase = {
  buyer: Buyer;
  trade: string;
  /** The subject of the title, before its places and figures are filled in. */
  subject: string;
  extent: Extent;
  /** Null for the whole country. */
  province: ProvinceCode | null;
  at: number;
  quotation: boolean;
};

/** A quotation is asked for where a formal tender would cost more than the purchase. */
const OF_QUOTATION = 0.08;
/** Prices rise by so much a year. */
const INFLATION = 0.052;
const BASE = Date.UTC(2025, 0, 1);
const YEAR = 365.25 * DAY;
/** Spread (standard deviation of the logarithm) between subjects of a trade, and between buyers. */
const BETWEEN_SUBJECTS = 0.45;
const BETWEEN_BUYERS = 0.25;
/** Spread of the prices that are paid for equal purchases. */
const BETWEEN_BIDS = 0.4;
const LEAST = 150;

/** What is usual, and how the price grows with more: in proportion to `(extent / usual) ** power`. */
const growth: Readonly<Record<keyof Extent, { usual: number; power: number }>> = {
  count: { usual: 15, power: 0.8 },
  length: { usual: 5, power: 0.9 },
  capacity: { usual: 700, power: 0.6 },
  months: { usual: 24, power: 0.8 },
};
/** Months of a service whose title does not say them. */
const unsaidMonths = weighted([
  [3, 10],
  [6, 15],
  [12, 35],
  [24, 15],
  [36, 25],
]);

const national = 1.5;
const provincial: Readonly<Record<ProvinceCode, number>> = {
  EC: 0.88,
  FS: 0.9,
  GP: 1.15,
  KZN: 1.02,
  LP: 0.82,
  MP: 0.95,
  NC: 1.05,
  NW: 0.85,
  WC: 1.12,
};

/**
 * The price in rand around which the bids for a purchase scatter. It follows from trade, subject, extent, buyer, place
 * and time; nothing that is published tells it.
 * @param random for what matters to the price and is not published
 */
export function expectedPrice(seed: number, purchase: Purchase, random: Random): number {
  const { buyer, trade, subject, province, at, quotation } = purchase;
  const { typical, kind } = tradeOf(trade);
  const unsaid = kind === 'services' ? unsaidMonths(random) : null;
  const extent = { ...purchase.extent, months: purchase.extent.months ?? unsaid };
  const size = (Object.keys(growth) as (keyof Extent)[]).reduce((product, key) => {
    const amount = extent[key];
    return amount === null ? product : product * (amount / growth[key].usual) ** growth[key].power;
  }, 1);
  return (
    typical *
    size *
    (quotation ? OF_QUOTATION : 1) *
    (province === null ? national : provincial[province]) *
    (1 + INFLATION) ** ((at - BASE) / YEAR) *
    Math.exp(BETWEEN_SUBJECTS * randomOf(seed, 'price of subject', trade, subject).normal()) *
    Math.exp(BETWEEN_BUYERS * randomOf(seed, 'prices of buyer', buyer.id).normal())
  );
}

/** A price that is paid where another is expected, in rand and cents. */
export const paidPrice = (expected: number, random: Random): number =>
  toCents(Math.max(LEAST, expected * Math.exp(BETWEEN_BIDS * random.normal())));

export const toCents = (rand: number): number => Math.round(rand * 100) / 100;
