import type { Client, Executor } from '#shared/database/connection.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import type { ResourceName } from '#shared/resources/names.ts';

/**
 * The outbox, core.outbox, lists published records that are out of date. A stage adds rows in the transaction that
 * changes the data behind the records; publish removes them in the transaction that publishes the records. Rows are
 * only added and removed, never updated, so a change that commits while publish is running is not lost.
 * Decision: docs/decisions/0007-append-only-outbox.md
 */

/**
 * Adds changed records of one resource to the outbox. No other function adds rows there. Adding a record twice is
 * harmless: publishing it again changes nothing.
 * @returns how many rows were added
 */
export async function emitChanges(
  database: Executor,
  resource: string,
  ids: Iterable<string>,
): Promise<number> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return 0;
  await database.query({
    name: 'outbox-emit',
    text: 'insert into core.outbox (resource, entity_id) select $1, unnest($2::uuid[])',
    values: [resource, distinct],
  });
  return distinct.length;
}

/** Rows that are read for each one that is taken: during a load several stages change the same record in turn. */
const LOOKED = 3;

/**
 * Removes the oldest changes of one resource, in the transaction that publishes them. Also removes later changes of the
 * same records, which would only publish the same content again. The caller holds the resource's lock, so that no other
 * transaction removes the same rows.
 * @param max oldest rows to remove at most
 * @returns how many rows were removed, at least `max` unless none is left, and the distinct ids of their records
 */
export async function takeChanges(
  client: Client,
  resource: string,
  max: number,
): Promise<{ taken: number; ids: string[] }> {
  const { rows } = await client.query<{ entity_id: string }>({
    name: 'outbox-take',
    // By ctid, which does not change: rows of the outbox are never updated.
    text: `with looked as materialized (
       select id, ctid as place, entity_id from core.outbox where resource = $1 order by id limit $3::int),
     chosen as materialized (select entity_id from looked order by id limit $2::int)
     delete from core.outbox where ctid = any(array(
       select place from looked where entity_id in (select entity_id from chosen))) returning entity_id`,
    values: [resource, max, max * LOOKED],
  });
  return { taken: rows.length, ids: [...new Set(rows.map((row) => row.entity_id))] };
}

/** @returns how many changes of a resource are not yet published, counting up to `max` */
export async function waitingChanges(database: Executor, resource: string, max: number): Promise<number> {
  const { rows } = await database.query<{ waiting: number }>(
    `select count(*)::int as waiting from (select from core.outbox where resource = $1 limit $2) counted`,
    [resource, max],
  );
  return rows[0]?.waiting ?? 0;
}

/** @returns the resources with a change that has been in the outbox for at least the given number of seconds */
export async function waitingResources(database: Executor, seconds = 0): Promise<string[]> {
  const { rows } = await database.query<{ resource: string }>(
    `select distinct resource from core.outbox where at <= now() - $1 * interval '1 second'`,
    [seconds],
  );
  return rows.map(({ resource }) => resource);
}

/** @returns number of the newest change in the outbox; '0' if it is empty */
export async function newestChange(database: Executor): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from core.outbox',
  );
  return rows[0]?.id ?? '0';
}

/** @returns whether every change up to this number has been published */
export async function isPublishedUpTo(database: Executor, change: string): Promise<boolean> {
  const { rows } = await database.query<{ published: boolean }>(
    'select not exists (select from core.outbox where id <= $1) as published',
    [change],
  );
  return rows[0]?.published ?? false;
}

/**
 * Sends messages to derive and publish; to be called once the change of the records is committed. `derive` gets a message
 * even if nothing changed: aggregates that were postponed during a load are computed with its last message.
 * @param changed names of the resources that publish the changed records
 * @param cause identifies the change, so that two changes are two messages
 */
export async function announce(
  queues: Pick<Queues, 'send'>,
  changed: readonly ResourceName[],
  cause: string,
): Promise<void> {
  await queues.send('derive', { cause });
  if (changed.length > 0) await queues.send('publish', ...changed.map((resource) => ({ resource, cause })));
}
