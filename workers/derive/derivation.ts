import { readFileSync } from 'node:fs';
import type { Client } from '#shared/database.ts';
import type { Columns, Table } from '#shared/tables/definition.ts';

/**
 * Declares how the rows of one table of `derived` are computed from tables of `core`, and from tables of `derived` that
 * derivations before it compute: the columns it reads, the keys
 * that a changed row makes stale, what computes the rows of given keys, and the resource that publishes
 * them. `derive.ts` computes the stale keys and, in a rebuild, all keys in the same way.
 */
export type Derivation = {
  name: string;
  /** The table of `derived` that is filled. The keys are the values of its primary key `id`, unless `keyedBy` says otherwise. */
  table: Table;
  /** The column with the keys, where a key has several rows. They are not published. */
  keyedBy?: string;
  /** Description in one line, for the documentation. */
  does: string;
  /** The tables that are read, and the keys that a changed row of each makes stale. */
  staleBy: readonly StaleBy[];
  /** Statement: the `id` of keys whose rows the passing of time has changed since they were computed. */
  due?: string;
  /** Statement: further keys that must be computed again with the keys in $1. */
  related?: string;
  /** Statement: the `id` of every key, including those of rows that should be deleted. They are computed in its order. */
  everyKey: string;
  /**
   * The rows of the given keys, with the columns of the table: a statement over the keys in $1; or a function, where rules of
   * `shared/domain` are needed, which SQL does not have. A key without a row is deleted from the table.
   */
  compute: string | ComputeRows;
  /** Resource that publishes the row, in its record with the same id. None where only other derivations read the table. */
  emits?: string;
  /**
   * Statement: what the changed rows with the keys in $1 show to be doubtful, as `kind` (of `issue-kinds.ts`), `subject` and
   * `detail`.
   */
  issues?: string;
  /** Keys computed by one transaction; 1,000 by default. More where the keys of a transaction share work. */
  portion?: number;
  /**
   * `prompt`: the cost is proportional to the change, so it is computed at once, and within about a second while a load
   * is running. `aggregate`: the cost is proportional to all records that are counted, so it is computed less often
   * while a load is running, see `pace.ts`.
   */
  pace: 'prompt' | 'aggregate';
};

/** Computes the rows of given keys, and of further ones that must be computed with them. Runs in the transaction that writes. */
export type ComputeRows = (client: Client, keys: readonly string[]) => Promise<Computed>;
/** `keys` are all that were computed, with the given ones. */
export type Computed = { keys: readonly string[]; rows: readonly { id: string }[] };

/** How changed rows of one table make keys stale. */
export type StaleBy = {
  /** Of `core` or `derived`; of `ops` where operators decide something. Its key is `id`. */
  table: { schema: string; name: string };
  /** Columns that are read, by `keys` too; an update that changes none of them makes no key stale. */
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
