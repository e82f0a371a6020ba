import { randomOf, weighted } from '#services/sample-publisher/generate/random.ts';
import type { Supplier } from './supplier.ts';

/** Contributor levels from 1 to 8; 0 is a non-compliant contributor. */
const levels = weighted([
  [1, 58],
  [2, 12],
  [3, 4],
  [4, 10],
  [5, 2],
  [6, 2],
  [7, 1],
  [8, 3],
  [0, 8],
]);
/** A certificate is good for a year; so many companies then get another level. */
const CHANGED = 0.2;
/** Levels before this year do not matter to anything that is generated. */
const FIRST_YEAR = 2020;

/** The B-BBEE contributor level of a company at a time; it may change with every year. */
export function levelOf(seed: number, { rank }: Supplier, at: number): number {
  let level = levels(randomOf(seed, 'level', rank));
  for (let year = new Date(at).getUTCFullYear(); year > FIRST_YEAR; year -= 1) {
    const random = randomOf(seed, 'level', rank, year);
    if (random.chance(CHANGED)) {
      level = levels(random);
      break;
    }
  }
  return level;
}
