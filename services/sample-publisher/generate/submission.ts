import { randomOf, weighted } from './random.ts';
import type { Tender } from './tender.ts';
import { DAY, midnight } from './times.ts';

const standardValidity = weighted([
  [120, 42],
  [90, 31],
  [180, 8],
  [84, 6],
  [30, 6],
  [60, 7],
]);
const oddValidity = [7, 31, 365, 200, 62, 93, 44, 10, 2, 181];

/** Whether bids for a tender are handed in on the portal. */
export const electronicBids = (seed: number, number: number): boolean =>
  randomOf(seed, 'electronic', number).chance(0.1);

/**
 * Days for which offers are binding: `documents` as the bidding documents say it, `portal` as an official entered it. That is the
 * same for 63 % of the tenders, the days until closing for 24 %, an unusual number for the others.
 */
export function validityOf(
  seed: number,
  { number, published, closing }: Pick<Tender, 'number' | 'published' | 'closing'>,
): { documents: number; portal: number } {
  const random = randomOf(seed, 'validity', number);
  const documents = standardValidity(random);
  const kind = random.fraction();
  if (kind < 0.63) return { documents, portal: documents };
  if (kind < 0.87) return { documents, portal: Math.ceil((closing - midnight(published)) / DAY) };
  return { documents, portal: random.pick(oddValidity) };
}
