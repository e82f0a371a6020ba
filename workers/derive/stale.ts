import { type Client, type Executor, type Pool, transaction } from '#shared/database/connection.ts';
import type { Derivation } from '#workers/derive/derivation.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';
import { isEverythingStale } from '#workers/pipeline/stale-keys.ts';

/**
 * `derived.stale` holds the keys whose rows are out of date. Triggers on `core` add them in the transaction of each
 * change (stale-triggers.ts). A row without derivation and key, which a rebuild adds, means that every
 * key of every derivation is stale.
 */

/** Rows that are read for each key of a batch: after a load, many rows have the same keys. */
const LOOKED = 3;

/**
 * @returns whether keys of a derivation are stale; keys that another transaction is computing are stale until it
 *   commits
 */
export async function hasStaleKeys(database: Executor, { name }: Pick<Derivation, 'name'>): Promise<boolean> {
  const { rows } = await database.query<{ stale: boolean }>({
    name: 'derive-has-stale',
    text: 'select exists (select from derived.stale where derivation = $1) as stale',
    values: [name],
  });
  return rows[0]?.stale ?? false;
}

/** @returns whether a key has been stale for at least the given number of seconds */
export async function haveWaited(database: Executor, seconds: number): Promise<boolean> {
  const { rows } = await database.query<{ waiting: boolean }>(
    `select exists (select from derived.stale where at <= now() - $1 * interval '1 second') as waiting`,
    [seconds],
  );
  return rows[0]?.waiting ?? false;
}

/**
 * Removes the oldest stale keys of a derivation and finds the keys related to them. The caller holds the derivation's
 * lock.
 * @param max distinct keys to remove at most, each with all its rows
 * @returns the distinct keys to compute, and whether there may be further rows
 */
export async function takeStaleKeys(
  client: Client,
  { name, related }: Derivation,
  max: number,
): Promise<{ keys: string[]; more: boolean }> {
  const looked = max * LOOKED;
  const { rows } = await client.query<{ key: string; rows: number; keys: number }>({
    name: 'derive-take',
    // By ctid, which does not change: rows of derived.stale are never updated.
    text: `with oldest as materialized (
       select id, key from derived.stale where derivation = $1 order by id limit $3::int),
     each as materialized (select key, min(id) as first from oldest group by key),
     chosen as materialized (select key from each order by first limit $2::int),
     gone as (
       delete from derived.stale
       where ctid = any(array(
         select stale.ctid from chosen join derived.stale on derivation = $1 and stale.key = chosen.key))
       returning key)
     select distinct key, (select count(*)::int from oldest) as rows, (select count(*)::int from each) as keys from gone`,
    values: [name, max, looked],
  });
  const [first] = rows;
  const keys = new Set(rows.map(({ key }) => key));
  if (related !== undefined && keys.size > 0) {
    const found = await client.query<{ id: string }>({
      name: `derive-related-${name}`,
      text: related,
      values: [[...keys]],
    });
    for (const { id } of found.rows) keys.add(id);
  }
  return { keys: [...keys], more: first !== undefined && (first.rows === looked || first.keys > max) };
}

/**
 * Learns a model or word set if requested. The requests are removed in the transaction that stores the result: after a
 * crash they are still there, and a request that commits later is handled next time. Until the transaction ends, no
 * other process learns the same.
 * @param what name of the requests in `derived.stale`
 * @returns null if nothing was requested
 */
export async function whereRequested<Learned>(
  pool: Pool,
  what: string,
  learn: (client: Client) => Promise<Learned>,
): Promise<Learned | null> {
  if (!(await hasStaleKeys(pool, { name: what }))) return null;
  return transaction(pool, async (client) => {
    await lockUntilCommit(client, `derive:${what}`);
    const { rowCount } = await client.query('delete from derived.stale where derivation = $1', [what]);
    return rowCount ? learn(client) : null;
  });
}

/**
 * If a rebuild has requested it, replaces the row that stands for everything by every key of every derivation. Several
 * requests are handled as one.
 * @returns whether there was a request
 */
export async function expandEverything(pool: Pool): Promise<boolean> {
  if (!(await isEverythingStale(pool))) return false;
  return transaction(pool, async (client) => {
    const { rowCount } = await client.query('delete from derived.stale where derivation is null');
    if (!rowCount) return false;
    for (const { name, everyKey } of derivations)
      await client.query(
        `insert into derived.stale (derivation, key) select $1, id from (${everyKey}) every (id)`,
        [name],
      );
    return true;
  });
}

/** Adds the keys whose rows have changed only because time passed. Adding a key twice is harmless. @returns how many */
export async function markDue(database: Executor): Promise<number> {
  let marked = 0;
  for (const { name, due } of derivations) {
    if (due === undefined) continue;
    const { rowCount } = await database.query(
      `insert into derived.stale (derivation, key) select $1, id from (${due}) due (id) order by id`,
      [name],
    );
    marked += rowCount ?? 0;
  }
  return marked;
}
