import type { Config } from '#shared/config.ts';
import type { Format } from '#shared/domain/captures/format.ts';

/**
 * A source is a declaration: how to send requests to one publisher, how to read its responses, how gently to treat it,
 * and why. The stage does the rest, so that another publisher is another value in `sources/index.ts`.
 */

/** A number that was chosen, with the reason for the choice. */
export type Chosen<Value> = { value: Value; reason: string };

/** Settings come from the environment where operators must be able to change them. */
export type Configured = { from: (config: Config) => number; reason: string };

/** How requests to one publisher are spaced, bounded and repeated. All times are milliseconds, all sizes bytes. */
export type Politeness = {
  /** Always one: a lock in the database lets one process at a time send requests to a publisher. */
  concurrency: Chosen<1>;
  userAgent: Chosen<string>;
  /** Headers beyond the usual ones. */
  headers?: Chosen<Readonly<Record<string, string>>>;
  /** Pause between the end of one response and the next request. */
  delay: Configured;
  /** Time for a whole response, headers and body. */
  timeout: Configured;
  /** Limit of a response's body, after decompression. */
  maxBytes: Chosen<number>;
  /** First wait after a failed request, doubled by each further failure up to `maxWait`, and attempts in all. */
  backoff: {
    first: Configured;
    maxWait: Chosen<number>;
    attempts: Chosen<number>;
    /** Attempts where no connection could be made, before the publisher is reported as not reachable. */
    attemptsToReach: Chosen<number>;
  };
  /** So many failures in a row stop all requests for a pause, which doubles while the first request after it fails. */
  breaker: { failures: Chosen<number>; pause: Configured; maxPause: Chosen<number> };
};

/** One page of a list, as read from a response. */
export type ListPage = { releases: unknown[]; next: boolean };

/** Lists by publication day, page by page. */
export type WindowPass = {
  reason: string;
  /** Length of a window in days. */
  days: Chosen<number>;
  /** How often one window is read: `min` times, and again while the last reading showed new ocids, up to `max` times. */
  repeats: Chosen<{ min: number; max: number }>;
  /** Page sizes to ask for; each reading of a window takes the next one. */
  pageSizes: Chosen<readonly number[]>;
  /** A page of fewer releases is short. A short page ends a list only together with a missing link to the next page. */
  short: Chosen<number>;
  /** Days up to today that an incremental run reads again. */
  recent: Chosen<number>;
  /** A list of more pages than this is taken to be one that never ends. */
  maxPages: Chosen<number>;
  url: (ask: { base: string; from: string; to: string; page: number; pageSize: number }) => string;
  /** @throws UpstreamError `unexpected-shape` where the response is not a list */
  read: (json: unknown) => ListPage;
};

/** One of a publisher's lists that cannot be asked for by day. */
export type PublishedList = {
  /** Stable name, in tasks. */
  name: string;
  /** The publisher's own name of it. */
  status: number;
  /** Rows per page. */
  length: Chosen<number>;
  /** Pages from the newest on that an incremental run reads; null for all. */
  recent: Chosen<number | null>;
};

/** One page of such a list, and how long the whole is. */
export type RowPage = { items: unknown[]; total: number | null };

/** Reads lists that cannot be asked for by day from end to end, newest first. */
export type ListPass = {
  reason: string;
  lists: readonly PublishedList[];
  /** Readings of a list at most: it is read again, in the other order, while fewer distinct rows were seen than it has. */
  repeats: Chosen<number>;
  url: (ask: { base: string; list: PublishedList; start: number; repeat: number }) => string;
  /** @throws UpstreamError `unexpected-shape` where the response is not a list */
  read: (json: unknown, url: string) => RowPage;
};

/** Asks for every number that no list has shown. */
export type NumberPass = {
  reason: string;
  /** Numbers end where so many in a row were never published. */
  misses: Chosen<number>;
  /** So many numbers up to the highest one are asked for again by every incremental run where they are missing. */
  recent: Chosen<number>;
  /** Older gaps are asked for again after half their age, within these bounds in days. */
  again: Chosen<{ min: number; max: number }>;
  /** A number further than this from its neighbours is taken to be wrong. */
  maxGap: Chosen<number>;
  /** Numbers per task. */
  batch: Chosen<number>;
  url: (ask: { base: string; number: number }) => string;
  /** @returns the release, or null where the response says that there is none; @throws UpstreamError `unexpected-shape` */
  read: (json: unknown, ocid: string) => unknown;
};

/** Asks again for processes whose release may have changed in place. */
export type RefetchPass = {
  reason: string;
  /** Days after closing for which a process is still asked for. */
  closedFor: Chosen<number>;
  /** Processes per task. */
  batch: Chosen<number>;
  url: (ask: { base: string; ocid: string }) => string;
  /** As in `NumberPass`. */
  read: (json: unknown, ocid: string) => unknown;
};

export type Source = {
  /** Stable name, in tables and commands. */
  name: string;
  title: string;
  publisher: { name: string; url: string };
  licence: { name: string; url: string };
  base: (config: Config) => string;
  /** How its responses are cut into captures: as registered in shared/domain/captures/format.ts. */
  format: Format;
  /** Beginning of all its ocids, where the publisher has one prefix and numbers its processes; else null. */
  ocidPrefix: string | null;
  politeness: Politeness;
  passes: { window?: WindowPass; list?: ListPass; number?: NumberPass; refetch?: RefetchPass };
};

/** Keeps the literal types of a declaration. */
export const defineSource = <const Declared extends Source>(source: Declared): Declared => source;

/** @returns the ocid of a number; only for sources with numbers */
export const ocidOfNumber = (source: Source, number: number): string => `${source.ocidPrefix}-${number}`;
