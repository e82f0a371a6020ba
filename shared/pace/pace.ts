/**
 * How the time of a slow publisher is spent. A publisher answers one request at a time, so its time is what a sync costs.
 * These functions are pure: the planner, `tenders status`, `tenders backfill --dry-run` and the simulation use the same.
 */

/** A value with the reason why it was chosen. */
export type Chosen<Value> = { value: Value; reason: string };

export const chosen = <Value>(value: Value, reason: string): Chosen<Value> => ({ value, reason });

/** Kinds of requests, by the pass that sends them: they take different times. */
export const requestKinds = ['window', 'list', 'file', 'number', 'refetch'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** How lists by day are read. */
export type WindowPace = {
  /** Length of a window, in days. */
  days: Chosen<number>;
  /** Releases to ask for in one page. */
  pageSize: Chosen<number>;
  /** Sizes to which publishers limit pages without saying so: a page of such a size need not be the last. */
  caps: Chosen<readonly number[]>;
  /** Maximum readings of one window in a run. */
  readings: Chosen<number>;
  /** Releases that are published on one day, for estimates as long as nothing was collected. */
  releasesPerDay: Chosen<number>;
  /** An incremental run reads the days of so many hours up to now. */
  incrementalHours: Chosen<number>;
  /** Days up to today that runs of the other modes read; a backfill reads all. */
  recentDays: Chosen<Readonly<Record<'gaps' | 'refetch', number>>>;
};

/** How recent the data of a publisher must be, in hours; older data is reported as late. */
export type Freshness = {
  /** Since the last complete sync, by our clock. */
  sync: Chosen<number>;
  /** Age of the newest publication, by the publisher's clock; null where it publishes when there is something to say. */
  publication: Chosen<number> | null;
};

/** How the time of one publisher is spent. */
export type Pace = {
  freshness: Freshness;
  /** Seconds of one request, with the pause after it, for estimates until enough requests were measured. */
  cost: Readonly<Partial<Record<RequestKind, Chosen<number>>>>;
  windows: WindowPace | null;
  /** Share of the numbers between the first and the last that no list shows, for estimates; null without numbers. */
  missingShare: Chosen<number> | null;
};

/** What was measured of one kind of request. */
export type MeasuredPace = { requests: number; seconds: number };

/** Declared seconds count as much as this many measured requests, so that a few odd ones do not change the plan. */
const WEIGHT_OF_DECLARED = 5;

/** @returns expected seconds of one request; the declared ones lose weight as requests are measured */
export function secondsOf(pace: Pace, kind: RequestKind, measured: MeasuredPace | undefined): number {
  const declared = pace.cost[kind]?.value ?? 0;
  const { requests, seconds } = measured ?? { requests: 0, seconds: 0 };
  return (declared * WEIGHT_OF_DECLARED + seconds) / (WEIGHT_OF_DECLARED + requests);
}
