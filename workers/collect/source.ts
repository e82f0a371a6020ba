import type { Config } from '#shared/config.ts';
import type { Format } from '#shared/domain/captures/format.ts';
import type { Chosen, Pace } from '#shared/pace/pace.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';

/**
 * A source declares how to send requests to one publisher, how to read its responses, and how to spare it, each with
 * the reason. The stage does the rest: to collect from another publisher, add its source to `sources/index.ts`.
 */

/** A number that comes from the settings, so that operators can change it. */
export type Configured = { from: (config: Config) => number; reason: string };

/**
 * How requests to one publisher are spaced, bounded and repeated; there is one at a time, under a lock in the database. All times are milliseconds, all sizes
 * bytes.
 */
export type Politeness = {
  userAgent: Chosen<string>;
  /** Headers to send besides the usual ones. */
  headers?: Chosen<Readonly<Record<string, string>>>;
  /** Pause between the end of one response and the next request. */
  delay: Configured;
  /** Time limit for headers and body of a response together. */
  timeout: Configured;
  /** Limit of a response's body, after decompression. */
  maxBytes: Chosen<number>;
  /** The wait after a failed request is `first`, doubled by each further failure up to `maxWait`. */
  backoff: {
    first: Configured;
    maxWait: Chosen<number>;
    /** Maximum number of attempts for a request. */
    attempts: Chosen<number>;
    /** The same if no connection can be made; then the publisher is reported as unreachable. */
    attemptsToReach: Chosen<number>;
  };
  /**
   * Maximum pause that the publisher can ask for, in milliseconds; then one request shows whether it responds again.
   */
  maxRetryAfter: Chosen<number>;
  /** This many failures in a row stop all requests for `pause`, which doubles each time the request after it fails. */
  breaker: { failures: Chosen<number>; pause: Configured; maxPause: Chosen<number> };
};

/** One page of a list, as read from a response. */
export type ListPage = { releases: unknown[]; next: boolean };

/** Lists by publication day, page by page. The source's pace says how much of them is read. */
export type WindowPass = {
  reason: string;
  /** A list with more pages than this is taken to be endless, and its reading fails. */
  maxPages: Chosen<number>;
  url: (ask: { base: string; from: string; to: string; page: number; pageSize: number }) => string;
  /** @throws UpstreamError `unexpected-shape` where the response is not a list */
  read: (json: unknown) => ListPage;
};

/** One of a publisher's lists that cannot be filtered by day. */
export type PublishedList = {
  /** Stable name, stored in tasks. */
  name: string;
  /** The publisher's number for the list, sent in requests. */
  status: number;
  /** Rows per page. */
  length: Chosen<number>;
  /** Number of pages, from the newest, that runs of each mode read; null for all, 0 for none. */
  pages: Chosen<Readonly<Record<Exclude<SyncMode, 'backfill'>, number | null>>>;
};

/** One page of such a list, and the number of rows in the whole list if the publisher gives it. */
export type RowPage = { items: unknown[]; total: number | null };

/** Lists that cannot be filtered by day, read from the newest row to the oldest. */
export type ListPass = {
  reason: string;
  lists: readonly PublishedList[];
  /**
   * Maximum number of readings of a list. It is read again, in the opposite order, while some of its rows have not been
   * seen.
   */
  repeats: Chosen<number>;
  url: (ask: { base: string; list: PublishedList; start: number; repeat: number }) => string;
  /** @throws UpstreamError `unexpected-shape` where the response is not a list */
  read: (json: unknown, url: string) => RowPage;
};

/** A single file that is replaced by its next edition, such as a list as PDF. */
export type FilePass = {
  reason: string;
  url: (ask: { base: string }) => string;
  /** First bytes of the possible kinds of files, as text. A response that begins differently is not an edition. */
  starts: Chosen<readonly string[]>;
};

/** Requests every number that no list has shown. */
export type NumberPass = {
  reason: string;
  /** After this many consecutive numbers without a release, no further ones are requested. */
  misses: Chosen<number>;
  /** A run for gaps requests the missing numbers among this many of the highest. */
  recent: Chosen<number>;
  /** A gap is requested again after half the time for which it has been known, within these limits in days. */
  again: Chosen<{ min: number; max: number }>;
  /** Numbers that are further than this from all others are taken to be wrong. */
  maxGap: Chosen<number>;
  /** Numbers per task. */
  batch: Chosen<number>;
  url: (ask: { base: string; number: number }) => string;
  /**
   * @returns the release, or null if the response says that there is none
   * @throws UpstreamError `unexpected-shape`
   */
  read: (json: unknown, ocid: string) => unknown;
};

/** Requests again the releases that the publisher may have changed without giving them a new date, one by one. */
export type RefetchPass = {
  reason: string;
  /** Number of days after closing for which a process is still requested. */
  closedFor: Chosen<number>;
  /** Processes per task. */
  batch: Chosen<number>;
  url: (ask: { base: string; ocid: string }) => string;
  /** As in `NumberPass`. */
  read: (json: unknown, ocid: string) => unknown;
};

export type Source = {
  /** Stable name, stored in tables and used in commands. */
  name: string;
  title: string;
  publisher: { name: string; url: string };
  licence: { name: string; url: string };
  base: (config: Config) => string;
  /** How its responses are split into captures; one of those in shared/domain/captures/format.ts. */
  format: Format;
  /** Prefix of all its ocids, if each is followed by a number; null for a source without such numbers. */
  ocidPrefix: string | null;
  politeness: Politeness;
  pace: Pace;
  passes: {
    window?: WindowPass;
    list?: ListPass;
    file?: FilePass;
    number?: NumberPass;
    refetch?: RefetchPass;
  };
};

/** Keeps the literal types of a declaration. */
export const defineSource = <const Declared extends Source>(source: Declared): Declared => source;

/** @returns the ocid of a number. Only for sources with an `ocidPrefix` */
export const ocidOfNumber = (source: Source, number: number): string => `${source.ocidPrefix}-${number}`;
