import { readFileSync } from 'node:fs';
import type { Client } from '#shared/database/connection.ts';
import type { Columns, Table } from '#shared/tables/definition.ts';

/**
 * Declares how the rows of one table of `derived` are computed from tables of `core`, and from tables of `derived` that
 * derivations before it compute: the columns it reads, the keys
 * that a changed row makes stale, what computes the rows of given keys, and the resource that publishes
 * them. `derive.ts` computes the stale keys and, in a rebuild, all keys in the same way.
 */
export type Derivation = {
  name: string;
  /**
   * The table of `derived` that the derivation fills. The keys are the values of its primary key `id`, unless `keyedBy`
   * says otherwise.
   */
  table: Table;
  /** The column with the keys, if a key has several rows. Such rows are not published. */
  keyedBy?: string;
  /** Description in one line, for the documentation. */
  does: string;
  /** The tables that are read, and the keys that a changed row of each makes stale. */
  staleBy: readonly StaleBy[];
  /** Statement: the `id` of keys whose rows have changed since they were computed only because time passed. */
  due?: string;
  /** Statement: further keys that must be computed together with the keys in $1. */
  related?: string;
  /** Statement: the `id` of every key, including those of rows that should be deleted. They are computed in its order. */
  everyKey: string;
  /**
   * The rows of the given keys, with the columns of the table: a statement over the keys in $1; or a function, if it
   * needs rules of `shared/domain` that SQL cannot express. A key without a row is deleted from the table.
   */
  compute: string | ComputeRows;
  /** Resource that publishes the row, in its record with the same id. None where only other derivations read the table. */
  emits?: string;
  /**
   * Statement: issues of the changed rows with the keys in $1, as `kind` (of `issue-kinds.ts`), `subject` and `detail`.
   */
  issues?: string;
  /** Keys that one transaction computes; 1,000 by default. Larger if the keys of a transaction share work. */
  portion?: number;
  /**
   * `prompt`: the cost is proportional to the change, so it is computed at once, and within about a second while a load
   * is running. `aggregate`: the cost is proportional to all records that are counted, so it is computed less often
   * while a load is running, see `pace.ts`.
   */
  pace: 'prompt' | 'aggregate';
};

/**
 * Computes the rows of the given keys, and of further keys that must be computed with them. Runs in the transaction
 * that writes them.
 */
export type ComputeRows = (client: Client, keys: readonly string[]) => Promise<Computed>;
/** `keys` are all computed keys, including the given ones. */
export type Computed = { keys: readonly string[]; rows: readonly { id: string }[] };

/** How changed rows of one table make keys stale. */
export type StaleBy = {
  /** A table of `core` or `derived`, or of `ops` if it has decisions of operators. Its key is `id`. */
  table: { schema: string; name: string };
  /** Columns that are read, including by `keys`; an update of other columns makes no key stale. */
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
