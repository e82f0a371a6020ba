import type { Config } from '#shared/config.ts';
import type { Format } from '#shared/domain/captures/format.ts';

/**
 * A source is a declaration: how to ask one publisher, how to read its answers, how gently to treat it, and why. The
 * stage does the rest, so that another publisher is another value in `sources/index.ts`.
 */

/** A number that was chosen, with the reason for the choice. */
export type Chosen<Value> = { value: Value; because: string };

/** Settings come from the environment where operators must be able to change them. */
export type Configured = { from: (config: Config) => number; because: string };

/** How requests to one publisher are spaced, bounded and repeated. All times are milliseconds, all sizes bytes. */
export type Politeness = {
  /** Always one: a lock in the database lets a single process at a time ask one publisher. */
  concurrency: Chosen<1>;
  userAgent: Chosen<string>;
  /** Headers beyond the usual ones. */
  headers?: Chosen<Readonly<Record<string, string>>>;
  /** Pause between the end of one answer and the next request. */
  delay: Configured;
  /** Longest wait for a whole answer, headers and body. */
  timeout: Configured;
  /** Largest answer that is read, after decompression. */
  largest: Chosen<number>;
  /** First wait after a failed request (doubled by each further failure, up to `longest`) and how often one is asked. */
  backoff: {
    first: Configured;
    longest: Chosen<number>;
    attempts: Chosen<number>;
    /** The same where there was no connection at all, before the publisher is reported as not reachable. */
    attemptsToReach: Chosen<number>;
  };
  /** After so many failures in a row nothing is asked for a pause, which doubles while the first try after it fails. */
  breaker: { failures: Chosen<number>; pause: Configured; longest: Chosen<number> };
};

/** One page of a list, as read from an answer. */
export type ListPage = { releases: unknown[]; next: boolean };

/** Lists by publication day, page by page. */
export type WindowPass = {
  because: string;
  /** Length of a window in days. */
  days: Chosen<number>;
  /** How often one window is listed: at least `least` times, and again while the last time found new ocids, up to `most`. */
  repeats: Chosen<{ least: number; most: number }>;
  /** Page sizes asked for; each repeat takes the next one. */
  pageSizes: Chosen<readonly number[]>;
  /** A page of fewer releases is short. A short page ends a list only together with a missing link to the next page. */
  short: Chosen<number>;
  /** Days up to today that an incremental run lists again. */
  recent: Chosen<number>;
  /** A list of more pages than this is one that never ends. */
  mostPages: Chosen<number>;
  url: (ask: { base: string; from: string; to: string; page: number; pageSize: number }) => string;
  /** @throws UpstreamError `unexpected-shape` where the answer is not a list */
  read: (json: unknown) => ListPage;
};

/** One of a publisher's lists that know no days. */
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

/** Lists that are read from end to end, newest first, because they know no days. */
export type ListPass = {
  because: string;
  lists: readonly PublishedList[];
  /** A list is read again, in the other order, while fewer distinct rows were seen than it has, so often at most. */
  repeats: Chosen<number>;
  url: (ask: { base: string; list: PublishedList; start: number; repeat: number }) => string;
  /** @throws UpstreamError `unexpected-shape` where the answer is not a list */
  read: (json: unknown, url: string) => RowPage;
};

/** Asks for every number that no list has shown. */
export type NumberPass = {
  because: string;
  /** The list of numbers ends where so many in a row were never published. */
  misses: Chosen<number>;
  /** Numbers below the highest one that every incremental run asks for again when they are holes. */
  recent: Chosen<number>;
  /** Older holes are asked for again after half their age, within these bounds in days. */
  again: Chosen<{ least: number; most: number }>;
  /** A number further than this above its neighbours is not believed. */
  mostGap: Chosen<number>;
  /** Numbers per task. */
  batch: Chosen<number>;
  url: (ask: { base: string; number: number }) => string;
  /** @returns the release, or null where the answer says that there is none; @throws UpstreamError `unexpected-shape` */
  read: (json: unknown, ocid: string) => unknown;
};

/** Asks again for what may have changed in place. */
export type RefetchPass = {
  because: string;
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
  /** What all its ocids begin with, where the publisher has one prefix and numbers its processes; else null. */
  ocidPrefix: string | null;
  politeness: Politeness;
  passes: { window?: WindowPass; list?: ListPass; number?: NumberPass; refetch?: RefetchPass };
};

/** Keeps the literal types of a declaration. */
export const defineSource = <const Declared extends Source>(source: Declared): Declared => source;

/** @returns the ocid of a number; only for sources that count */
export const ocidOfNumber = (source: Source, number: number): string => `${source.ocidPrefix}-${number}`;
