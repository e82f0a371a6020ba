import type { Random } from './random.ts';
import { tradeOf } from './trades.ts';

/** The largest contract in rand of each grade of the Construction Industry Development Board, from 1 to 8; 9 has none. */
const LIMITS = [500_000, 1_000_000, 3_000_000, 6_000_000, 10_000_000, 20_000_000, 60_000_000, 200_000_000];
/** A grade follows from the buyer's estimate, which differs from the price by a factor of this spread. */
const ESTIMATE_SPREAD = 0.15;

/** @returns the grade and class that a contractor needs for works of a price in rand, such as `6CE` */
export function gradeOf(trade: string, price: number, random: Random): string {
  const estimate = price * Math.exp(ESTIMATE_SPREAD * random.normal());
  const above = LIMITS.findIndex((limit) => estimate <= limit);
  return `${above === -1 ? 9 : above + 1}${random.pick(tradeOf(trade).cidb ?? ['GB'])}`;
}
