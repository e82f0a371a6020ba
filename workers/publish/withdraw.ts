import type { Client } from '#shared/database.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { TOMBSTONE_DAYS } from '#shared/retention.ts';

/**
 * Takes records out of the read table and leaves a tombstone for each, numbered like every other change. For the
 * transaction that publishes, under the resource's lock.
 * @param after last change number given so far
 * @returns how many of the ids were published
 */
export async function withdraw(
  client: Client,
  { name }: Resource,
  ids: readonly string[],
  after: bigint,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await client.query(
    `with gone as (delete from read."${name}" where id = any($1::uuid[]) returning id)
     insert into read.tombstone (resource, change_seq, id, at)
     select '${name}', $2::bigint + row_number() over (order by id), id, now() from gone`,
    [ids, after],
  );
  if (rowCount) await forget(client, name);
  return rowCount ?? 0;
}

/** Old tombstones go, and the horizon says up to which number that is so. */
async function forget(client: Client, name: string): Promise<void> {
  await client.query(
    `with old as (
       delete from read.tombstone where resource = $1 and at < now() - interval '${TOMBSTONE_DAYS} days' returning change_seq
     )
     update read.version set horizon = greatest(horizon, (select max(change_seq) from old))
     where resource = $1 and exists (select from old)`,
    [name],
  );
}
