import { readFileSync } from 'node:fs';
import type { Columns, Table } from '#shared/tables/definition.ts';

/**
 * Declares how the rows of one table of `derived` are computed from tables of `core`, and from tables of `derived` that
 * derivations before it compute: the columns it reads, the keys
 * that a changed row makes stale, the statement that computes the rows of given keys, and the resource that publishes
 * them. `derive.ts` runs the same statement for the stale keys and, in a rebuild, for all keys.
 */
export type Derivation = {
  name: string;
  /** The table of `derived` that is filled. The keys are the values of its primary key `id`. */
  table: Table;
  /** Description in one line, for the documentation. */
  does: string;
  /** The tables that are read, and the keys that a changed row of each makes stale. */
  staleBy: readonly StaleBy[];
  /** Statement: the `id` of keys whose rows the passing of time has changed since they were computed. */
  due?: string;
  /** Statement: further keys that must be computed again with the keys in $1. */
  related?: string;
  /** Statement: the `id` of every key, including those of rows that should be deleted. */
  everyKey: string;
  /** Statement: the rows of the keys in $1, with the columns of the table. A key without a row is deleted from the table. */
  compute: string;
  /** Resource that publishes the row, in its record with the same id. */
  emits: string;
  /**
   * `prompt`: the cost is proportional to the change, so it is computed at once, and within about a second while a load
   * is running. `aggregate`: the cost is proportional to all records that are counted, so it is computed less often
   * while a load is running, see `pace.ts`.
   */
  pace: 'prompt' | 'aggregate';
};

/** How changed rows of one table make keys stale. */
export type StaleBy = {
  table: Table;
  /** Columns that are read; an update that changes none of them makes no key stale. */
  columns: readonly string[];
  /** Statement that selects `key` from `changed`, the rows before and after the change. Null keys are ignored. */
  keys: string;
};

/** Declares one `StaleBy`, with column names checked against the table. */
export const changeOf = <Declared extends Columns>(
  table: Table<Declared>,
  columns: readonly (keyof Declared & string)[],
  keys: string,
): StaleBy => ({ table, columns, keys });

/** @returns the content of the file in workers/derive/sql with this name */
export const statementOf = (name: string): string =>
  readFileSync(new URL(`sql/${name}.sql`, import.meta.url), 'utf8');
