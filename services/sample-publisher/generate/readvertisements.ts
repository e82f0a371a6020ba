import { historyOf, stateAt } from './history.ts';
import { randomOf } from './random.ts';
import { type EarlierTender, tenderOf } from './tender.ts';
import { DAY } from './times.ts';

/** The sequence of publications: number and time by index (from 0), and how many had happened by a time. */
export type Publications = {
  numberOf(index: number): number;
  timeOf(index: number): number;
  publishedBy(time: number): number;
};

/** Share of the publications that advertise an earlier tender again, where a fitting one is found. */
const READVERTISED = 0.014;
/** A tender is advertised again between so many days after its first publication. */
const MIN_DAYS = 15;
const MAX_DAYS = 50;
/** Number of earlier tenders that are considered. */
const CANDIDATES = 40;
/** Share of the readvertised tenders that should have been cancelled; the others closed without an award. */
const AFTER_CANCELLATION = 0.4;

/**
 * Finds the tender that a publication advertises again: an older one that was cancelled, or closed and is never
 * awarded, and that is not itself advertised again.
 * @returns null for a publication of its own
 */
export function earlierTenderOf(
  seed: number,
  { numberOf, timeOf, publishedBy }: Publications,
  index: number,
): EarlierTender | null {
  const random = again(seed, numberOf(index));
  if (!random) return null;
  const now = timeOf(index);
  const wanted = random.chance(AFTER_CANCELLATION) ? 'cancelled' : 'closed';
  const latest = publishedBy(now - (MIN_DAYS + random.fraction() * (MAX_DAYS - MIN_DAYS)) * DAY) - 1;
  let found: EarlierTender | null = null;
  for (let position = latest; position >= Math.max(0, latest - CANDIDATES); position -= 1) {
    const earlier = { number: numberOf(position), published: timeOf(position) };
    if (again(seed, earlier.number)) continue;
    const end = endOf(seed, earlier, now);
    if (end === wanted) return earlier;
    if (end !== null) found ??= earlier;
  }
  return found;
}

function again(seed: number, number: number) {
  const random = randomOf(seed, 'again', number);
  return random.chance(READVERTISED) ? random : null;
}

/** How a tender had ended by a time; null for a tender that is open, or that is ever awarded. */
function endOf(seed: number, earlier: EarlierTender, time: number): 'cancelled' | 'closed' | null {
  const tender = tenderOf({ ...earlier, seed, earlier: null });
  const history = historyOf(seed, tender);
  if (history.some(({ kind }) => kind === 'award-listed')) return null;
  const { status, closing } = stateAt(tender, history, time);
  if (status === 'cancelled') return 'cancelled';
  return closing <= time ? 'closed' : null;
}
