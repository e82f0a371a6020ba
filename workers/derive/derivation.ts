import { readFileSync } from 'node:fs';
import type { Columns, Table } from '#shared/tables/definition.ts';

/**
 * A derivation computes rows of one table of `derived` from tables of `core`. It is a declaration: what it reads, which
 * keys a changed row makes stale, how the rows of some keys are computed, and which published records follow from them.
 * `derive.ts` does the rest, so that incremental and full computing are the same statement over some or all keys.
 */
export type Derivation = {
  name: string;
  /** The table of `derived` that it fills. Its primary key `id` is the key. */
  table: Table;
  /** One line, for the documentation. */
  does: string;
  /** The tables of `core` it reads, and which keys a changed row of each makes stale. */
  staleBy: readonly StaleBy[];
  /** Statement: further keys whose rows depend on those in $1. */
  related?: string;
  /** Statement: `id` of every key there is. */
  everyKey: string;
  /** Statement: the rows of the keys in $1, with the columns of the table. A key without a row has none in the table either. */
  compute: string;
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
  table: Table;
  /** Columns that count; an update that changes none of them makes nothing stale. */
  columns: readonly string[];
  /** Select over `changed`, which holds the rows before and after the change: `key`, null for none. */
  keys: string;
};

/** Columns of one table of `core` whose change makes keys stale; see `StaleBy`. */
export const changeOf = <Declared extends Columns>(
  table: Table<Declared>,
  columns: readonly (keyof Declared & string)[],
  keys: string,
): StaleBy => ({ table, columns, keys });

/** @returns the statement in workers/derive/sql with this name */
export const statementOf = (name: string): string =>
  readFileSync(new URL(`sql/${name}.sql`, import.meta.url), 'utf8');
