import type { Executor } from '#shared/database.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import type { ResourceName } from '#shared/resources/index.ts';

/**
 * The outbox: records whose published form is out of date. A change is written to it in the transaction that makes the
 * change, so that neither can be lost without the other; publish takes it out in the transaction that publishes.
 */

/**
 * Puts records into the outbox.
 * @param resource name of the resource that publishes them
 * @param ids permanent ids of the records
 * @returns how many
 */
export async function emitChanges(
  database: Executor,
  resource: string,
  ids: Iterable<string>,
): Promise<number> {
  const given = [...ids];
  if (given.length === 0) return 0;
  await database.query({
    name: 'emit-changes',
    text: 'insert into core.outbox (resource, entity_id) select $1, unnest($2::uuid[])',
    values: [resource, given],
  });
  return given.length;
}

/**
 * Tells the stages behind that records have changed, once the change is committed. `derive` is told even where nothing
 * changed: aggregates that waited for the end of a load are computed with its last message.
 * @param changed names of the resources that publish the records
 * @param cause what changed them, so that two changes are two messages
 */
export async function announce(
  queues: Pick<Queues, 'send'>,
  changed: readonly ResourceName[],
  cause: string,
): Promise<void> {
  await queues.send('derive', { cause });
  if (changed.length > 0) await queues.send('publish', ...changed.map((resource) => ({ resource, cause })));
}
