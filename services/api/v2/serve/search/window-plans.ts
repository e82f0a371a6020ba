import type { Ranked } from '#services/api/v2/serve/search/ranked.ts';

import { monthOf } from '#shared/domain/search/months.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** Chooses how the matches of a query are found while reading as few records as possible. */

/** Number of first matches that are ranked: more than anybody reads. */
export const WINDOW = 100;
/** Number of records that are read to estimate how common a query is. */
export const SAMPLE = 500;

/**
 * How a part of the window is found: by reading at most `walk` records in the order of the list, or by querying the
 * index of words. The index is queried for all matches, or for those from the first month of `since` on (its beginning
 * in ISO 8601, UTC); if these are too few, for those from the next month in `since` on, and so on, finally for all
 * others. PostgreSQL's planner does not decide this, because it assumes that words are independent and so takes names
 * of buyers for rare and phrases for common.
 */
export type WindowPlan = { walk: number } | { since: readonly string[] } | 'index';
/**
 * How both parts of the window are found, one after the other: the second only if the first leaves room. It is null if
 * the first certainly fills the window. With `together` the index is queried once for all matches of both.
 */
export type WindowPlans = { names: WindowPlan; elsewhere: WindowPlan | null; together?: true };

/**
 * Numbers of matches in the sample, the size of the sample, the approximate number of records of the table, and the time of
 * the last record of the sample in ISO 8601; null where the list is not ordered by the months that the index has.
 */
export type Sampled = [
  names: string,
  elsewhere: string,
  seen: string,
  records: string,
  oldest: string | null,
];

/** @returns whether the list is ordered by the time whose months the index of words has, the latest first */
export const isByMonth = ({ recency }: Resource, { sort }: Pick<Ranked, 'sort'>): boolean =>
  recency !== undefined && sort.column === recency && sort.descending;

/** Cost of a record found by the index of words, relative to one read in the order of the list: they are not adjacent. */
const INDEX_COST = 2.5;
/** Safety factor on the number of records that should suffice. */
const MARGIN = 2;
/** If a sample has this many matches in titles and names, the list has more of them than the window holds. */
const SURELY = 5;
/** Up to this number of matches are all read at once, which also counts them. */
export const FEW_MATCHES = 600;
const MONTH_MS = 30 * 24 * 3600 * 1000;

export const BY_INDEX: { ways: WindowPlans; whole: boolean } = {
  ways: { names: 'index', elsewhere: 'index', together: true },
  whole: true,
};

/** @returns whether the sample is the whole list, so that its numbers are exact */
export const isSampledWhole = ([, , seen]: Sampled): boolean => Number(seen) < SAMPLE;

/** @returns the cheapest ways to find the window, and whether it contains all matches unless it is full */
export function plansFor(sampled: Sampled): {
  ways: WindowPlans;
  whole: boolean;
} {
  const [names, elsewhere, seen, records, oldest] = sampled;
  const [looked, all] = [Number(seen), Number(records)];
  // A list this short is read completely.
  if (isSampledWhole(sampled)) {
    const way = { walk: 2 * SAMPLE };
    return { ways: { names: way, elsewhere: way }, whole: true };
  }
  const indexed = (matches: number) => (all * matches) / looked;
  if (indexed(Number(names) + Number(elsewhere)) < FEW_MATCHES) return BY_INDEX;
  const span = oldest === null ? null : Math.max(1, Date.now() - Date.parse(oldest));
  const wayFor = (matches: number): WindowPlan => {
    // Two standard deviations less: a few matches may be chance, and reading for a rare word would take long.
    const walked = (WINDOW * looked) / Math.max(0, matches - 2 * Math.sqrt(matches));
    const since = span === null || matches === 0 ? null : sinceFor((MARGIN * WINDOW * span) / matches);
    const asked =
      since === null || span === null
        ? indexed(matches)
        : Math.min(indexed(matches), (matches * (Date.now() - since.getTime())) / span);
    if (walked < INDEX_COST * asked && MARGIN * walked < all) return { walk: Math.ceil(MARGIN * walked) };
    return since === null || asked === indexed(matches) ? 'index' : { since: stepsFrom(since) };
  };
  const first = wayFor(Number(names));
  // If the names do not fill the window after all, the other matches are found after it.
  if (first !== 'index' && ('walk' in first || Number(names) >= SURELY))
    return { ways: { names: first, elsewhere: null }, whole: false };
  const second = wayFor(Number(elsewhere));
  return {
    ways: { names: first, elsewhere: second },
    whole: typeof second !== 'object' || 'since' in second,
  };
}

/** Publishers' dates begin in this year. */
const FIRST = Date.UTC(1990, 0);

/** @returns the beginning of the month that was this number of milliseconds ago; null if that is before all records */
function sinceFor(ago: number): Date | null {
  const at = Date.now() - Math.max(ago, MONTH_MS);
  return at < FIRST ? null : monthOf(new Date(at));
}

/**
 * Where the latest matches are, for a query with far more matches than are wanted.
 * @param wanted number of matches
 * @returns the beginning of the month since which there are about that many matches, in ISO 8601; null if all matches
 *   may be read
 */
export function latestSince(
  [names, elsewhere, seen, records, oldest]: Sampled,
  wanted: number,
): string | null {
  const matches = Number(names) + Number(elsewhere);
  const all = (Number(records) * matches) / Number(seen);
  if (oldest === null || matches === 0 || all < MARGIN * wanted) return null;
  return sinceFor((wanted * (Date.now() - Date.parse(oldest))) / matches)?.toISOString() ?? null;
}

/**
 * Matches are not spread evenly. If the first months have too few, months with this many times as many matches follow.
 */
const FURTHER = 4;

/** @returns beginnings of months: the given one, and earlier ones for the remaining matches */
function stepsFrom(since: Date): string[] {
  const further = sinceFor(FURTHER * (Date.now() - since.getTime()));
  return [since, ...(further === null ? [] : [further])].map((month) => month.toISOString());
}

/**
 * The months in which a page after the window should be searched.
 * @param from sort key at which the page begins
 * @param border sort key of the last record of the window, which has `count` records
 * @param wanted number of records that the page needs
 * @returns as in `WindowPlan.since`; null if no month is known
 */
export function sinceBehind(
  from: string | null,
  border: string | null,
  count: number,
  wanted: number,
): string | null {
  if (from === null || border === null || count === 0) return null;
  const each = Math.max(0, Date.now() - Date.parse(border)) / count;
  return sinceFor(Date.now() - Date.parse(from) + MARGIN * wanted * each)?.toISOString() ?? null;
}
