import { historyOf, standingAt } from './history.ts';
import { randomOf } from './random.ts';
import { type Former, tenderOf } from './tender.ts';
import { DAY } from './times.ts';

/** The order of publications, as far as it is needed to look back from one. */
export type Publications = {
  numberOf(index: number): number;
  timeOf(index: number): number;
  publishedBy(time: number): number;
};

/** Share of the publications that advertise an earlier tender again, where a fitting one is found. */
const AGAIN = 0.014;
/** A tender is advertised again so many days after its first publication, at least and at most. */
const SOONEST = 15;
const LATEST = 50;
/** How many earlier tenders are looked at. */
const LOOKED_AT = 40;
/** Of those advertised again so many are looked for among the cancelled ones; the others merely closed. */
const AFTER_CANCELLATION = 0.4;

/**
 * Finds the tender that a publication advertises again: an older one that was cancelled, or closed and is never
 * awarded, and that is not itself advertised again.
 * @returns null for a publication of its own
 */
export function formerOf(
  seed: number,
  { numberOf, timeOf, publishedBy }: Publications,
  index: number,
): Former | null {
  const random = again(seed, numberOf(index));
  if (!random) return null;
  const now = timeOf(index);
  const wanted = random.chance(AFTER_CANCELLATION) ? 'cancelled' : 'closed';
  const latest = publishedBy(now - (SOONEST + random.fraction() * (LATEST - SOONEST)) * DAY) - 1;
  let found: Former | null = null;
  for (let earlier = latest; earlier >= Math.max(0, latest - LOOKED_AT); earlier -= 1) {
    const former = { number: numberOf(earlier), published: timeOf(earlier) };
    if (again(seed, former.number)) continue;
    const end = endOf(seed, former, now);
    if (end === wanted) return former;
    if (end !== null) found ??= former;
  }
  return found;
}

function again(seed: number, number: number) {
  const random = randomOf(seed, 'again', number);
  return random.chance(AGAIN) ? random : null;
}

/** How a tender had ended by a time; null for one that is open, or that is awarded sooner or later. */
function endOf(seed: number, former: Former, time: number): 'cancelled' | 'closed' | null {
  const tender = tenderOf({ ...former, seed, former: null });
  const history = historyOf(seed, tender);
  if (history.some(({ kind }) => kind === 'award-listed')) return null;
  const { status, closing } = standingAt(tender, history, time);
  if (status === 'cancelled') return 'cancelled';
  return closing <= time ? 'closed' : null;
}
