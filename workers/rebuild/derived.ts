import type { Client, Pool } from '#shared/database.ts';

/** How a rebuild has everything in `derived` computed again: it asks for it in `derived.stale` and waits. */

/** A row without derivation and key stands for every key of every derivation. */
export async function markEverythingStale(client: Client): Promise<void> {
  await client.query('insert into derived.stale default values');
}

/** @returns whether derive has not yet replaced the request by the keys it stands for */
export async function isEverythingStale(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: boolean }>(
    'select exists (select from derived.stale where derivation is null) as waiting',
  );
  return rows[0]?.waiting ?? false;
}

/** @returns id of the newest stale key there is now */
export async function newestStaleKey(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from derived.stale',
  );
  return rows[0]?.id ?? '0';
}

/** @returns whether every key up to an id has been computed */
export async function isDerived(pool: Pool, upTo: string): Promise<boolean> {
  const { rows } = await pool.query<{ derived: boolean }>(
    'select not exists (select from derived.stale where id <= $1) as derived',
    [upTo],
  );
  return rows[0]?.derived ?? false;
}
