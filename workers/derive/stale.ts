import { type Client, type Executor, type Pool, transaction } from '#shared/database.ts';
import type { Derivation } from '#workers/derive/derivation.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { isEverythingStale } from '#workers/pipeline/stale-keys.ts';

/**
 * `derived.stale` holds the keys whose rows are out of date. Triggers on `core` add them in the transaction of each
 * change (prisma/sql/derived/mark_stale.sql). A row without derivation and key, which a rebuild adds, means that every
 * key of every derivation is stale.
 */

/** Rows that are looked at for the keys of one batch: after a load, most of many rows have the same keys. */
const LOOKED = 50_000;

/**
 * Removes the oldest stale keys of a derivation and finds the keys related to them. The caller holds the derivation's
 * lock.
 * @param max distinct keys to remove at most, each with all rows that are about as old
 * @returns the distinct keys to compute, and whether rows may be left
 */
export async function takeStaleKeys(
  client: Client,
  { name, related }: Derivation,
  max: number,
): Promise<{ keys: string[]; more: boolean }> {
  const { rows } = await client.query<{ key: string; seen: number }>({
    name: 'derive-take',
    // By ctid, which does not change: rows of derived.stale are never updated.
    text: `with oldest as materialized (
       select ctid as place, id, key from derived.stale where derivation = $1 order by id limit $3::int),
     chosen as (select key from oldest group by key order by min(id) limit $2::int)
     delete from derived.stale
     where ctid = any(array(select place from oldest where key in (select key from chosen)))
     returning key, (select count(*)::int from oldest) as seen`,
    values: [name, max, LOOKED],
  });
  const seen = rows[0]?.seen ?? 0;
  const keys = new Set(rows.map(({ key }) => key));
  if (related !== undefined && keys.size > 0) {
    const found = await client.query<{ id: string }>({
      name: `derive-related-${name}`,
      text: related,
      values: [[...keys]],
    });
    for (const { id } of found.rows) keys.add(id);
  }
  return { keys: [...keys], more: seen === LOOKED || rows.length < seen };
}

/**
 * Where a rebuild has requested it, replaces the row that means everything by every key of every derivation. Several
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

/**
 * Adds the keys whose rows the passing of time has changed. Adding a key twice is harmless.
 * @returns how many
 */
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
