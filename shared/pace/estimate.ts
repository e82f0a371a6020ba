import type { SyncMode } from '#shared/queues/contracts.ts';
import { lanes } from './lanes.ts';
import { type MeasuredPace, type Pace, type RequestKind, secondsOf } from './pace.ts';
import { windowsOf } from './windows.ts';

/** What is known of a publisher from the requests that were sent. */
export type Knowledge = {
  measured: ReadonlyMap<RequestKind, MeasuredPace>;
  /** Mean number of releases in a page of a list by day; null as long as none was read. */
  rowsPerPage: number | null;
  /** Mean number of releases published on one day of the range; null as long as none is known. */
  releasesPerDay: number | null;
};

/** Requests that some work takes, and the seconds of the publisher's time. */
export type Estimate = { requests: number; seconds: number };

/** What every mode gets at least. */
const MIN_SHARE = 1 - lanes.slice(0, -1).reduce((sum, { maxShare }) => sum + maxShare, 0);

/** @returns requests of one reading of a window of so many days */
export function requestsOfWindow(pace: Pace, days: number, known: Knowledge): number {
  const { windows } = pace;
  if (windows === null) return 0;
  const releases = days * (known.releasesPerDay ?? windows.releasesPerDay.value);
  const rows = Math.min(known.rowsPerPage ?? windows.pageSize.value, windows.pageSize.value);
  return Math.max(1, Math.ceil(releases / Math.max(rows, 1)));
}

/** @returns what a backfill of a range of days takes: its lists, and the numbers that no list shows */
export function estimateBackfill(
  pace: Pace,
  { from, to }: { from: string; to: string },
  known: Knowledge,
): Record<'lists' | 'numbers' | 'total', Estimate> & { windows: number } {
  const { windows: declared, missingShare } = pace;
  const spans = declared === null ? [] : windowsOf(from, to, declared.days.value);
  const lists = estimate(
    pace,
    'window',
    spans.reduce((sum, span) => sum + requestsOfWindow(pace, daysOf(span.fromDay, span.toDay), known), 0),
    known,
  );
  const releases = daysOf(from, to) * (known.releasesPerDay ?? declared?.releasesPerDay.value ?? 0);
  const numbers = estimate(pace, 'number', Math.round(releases * (missingShare?.value ?? 0)), known);
  return {
    windows: spans.length,
    lists,
    numbers,
    total: { requests: lists.requests + numbers.requests, seconds: lists.seconds + numbers.seconds },
  };
}

/** @returns what so many requests of one kind take */
export const estimate = (
  pace: Pace,
  kind: RequestKind,
  requests: number,
  { measured }: Knowledge,
): Estimate => ({
  requests,
  seconds: requests * secondsOf(pace, kind, measured.get(kind)),
});

/** @returns hours until work of one mode is done, if the other modes use as much of the time as they did lately */
export function hoursUntilDone(
  seconds: number,
  mode: SyncMode,
  shares: ReadonlyMap<SyncMode, number>,
): number {
  const others = [...shares].reduce((sum, [other, share]) => sum + (other === mode ? 0 : share), 0);
  return seconds / 3_600 / Math.max(MIN_SHARE, 1 - others);
}

/**
 * Rows go missing between the pages of a list. Reading lists of several pages again shows most of what is missing;
 * asking for each missing number shows all of it.
 * @param pages requests that another reading takes
 * @param missing numbers of which nothing is known
 * @returns whether reading again takes less time than asking for the numbers
 */
export const isReadingAgainCheaper = (
  pace: Pace,
  { pages, missing }: { pages: number; missing: number },
  measured: ReadonlyMap<RequestKind, MeasuredPace>,
): boolean =>
  pages > 0 &&
  pages * secondsOf(pace, 'window', measured.get('window')) <
    missing * secondsOf(pace, 'number', measured.get('number'));

const daysOf = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
