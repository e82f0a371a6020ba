import type { Client } from '#shared/database/connection.ts';
import { TOMBSTONE_DAYS } from '#shared/operator/retention.ts';
import { columnOf } from '#shared/reading/columns.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * Deletes records from the read table and writes a tombstone for each, numbered like every other change. For the
 * transaction that holds the resource's lock.
 * @param after the last change number given so far
 * @returns how many records were deleted; ids that were not published do not count
 */
export async function withdraw(
  client: Client,
  resource: Resource,
  ids: readonly string[],
  after: bigint,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { name } = resource;
  const { rowCount } = await client.query(
    `with gone as (delete from read."${name}" where id = any($1::uuid[]) returning id, ${namesSql(resource)} as names)
     insert into read.tombstone (resource, change_seq, id, at, names)
     select '${name}', $2::bigint + row_number() over (order by id), id, now(), names from gone`,
    [ids, after],
  );
  if (rowCount) await deleteOldTombstones(client, name);
  return rowCount ?? 0;
}

/** @returns the SQL expression for the texts by which a path can name a record */
function namesSql(resource: Resource): string {
  const each = resource.identifiers.map((column) =>
    column !== 'id' && columnOf(resource, column).type === 'text[]'
      ? `coalesce(${column}, '{}')`
      : `array[${column}::text]`,
  );
  return `array_remove(${each.join(' || ')}, null)`;
}

/** Also raises the horizon: the change number up to which tombstones may be missing. */
async function deleteOldTombstones(client: Client, name: string): Promise<void> {
  await client.query(
    `with old as (
       delete from read.tombstone where resource = $1 and at < now() - interval '${TOMBSTONE_DAYS} days' returning change_seq
     )
     update read.version set horizon = greatest(horizon, (select max(change_seq) from old))
     where resource = $1 and exists (select from old)`,
    [name],
  );
}
