import { readFileSync } from 'node:fs';

/**
 * A derivation computes rows of one table of `derived` from tables of `core`. It is a declaration: what it reads, which
 * keys a changed row makes stale, how the rows of some keys are computed, and which published records follow from them.
 * `derive.ts` does the rest, so that incremental and full computing are the same statement over some or all keys.
 */
export type Derivation = {
  /** Also the name of the table in `derived`. Its primary key `id` is the key. */
  name: string;
  /** One line, for the documentation. */
  does: string;
  /** The tables of `core` it reads, and which keys a changed row of each makes stale. */
  staleBy: Readonly<Record<string, StaleBy>>;
  /** Statement: further keys whose rows depend on those in $1. */
  related?: string;
  /** Statement: `id` of every key there is. */
  everyKey: string;
  /** Statement: the rows of the keys in $1, with the columns of the table. A key without a row has none in the table either. */
  compute: string;
  /** Columns of the table besides `id`. */
  columns: readonly string[];
  /** Resource whose record of the same id shows the row. */
  emits: string;
  /**
   * `prompt`: costs as much as the change and is computed at once. `aggregate`: costs as much as all that it counts, so
   * while more changes are coming it may be behind, see `pace.ts`.
   */
  pace: 'prompt' | 'aggregate';
};

/** How changed rows of one table of `core` make keys stale. */
export type StaleBy = {
  /** Columns that count; an update that changes none of them makes nothing stale. */
  columns: readonly string[];
  /** Select over `changed`, which holds the rows before and after the change: `key`, null for none. */
  keys: string;
};

/** @returns the statement in workers/derive/sql with this name */
export const statementOf = (name: string): string =>
  readFileSync(new URL(`sql/${name}.sql`, import.meta.url), 'utf8');
