import { randomUUID } from 'node:crypto';
import type { Pool } from '#shared/database.ts';
import { areSumsDue, pendingOf } from '#shared/outstanding.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { defineStage } from '#workers/pipeline/stage.ts';
import { dependedOn, dependentResources } from '#workers/publish/dependents.ts';
import { publishPending } from '#workers/publish/publish.ts';
import { publishVocabulary } from '#workers/publish/vocabulary.ts';

/** Batches of a resource that one message publishes: in a load that never pauses the others must have their turn. */
const BATCHES = 3;
/** While more is coming, sums may take so large a part of the time: they cost more, the more there is to sum up. */
const SHARE_OF_SUMS = 0.05;

/**
 * A message only says that a resource's outbox has something. Handling it twice finds the outbox empty the second
 * time; two at once take turns. What is left after some batches gets a message of its own, behind those that wait. What
 * sums up the published records is published in the same handling. Should it be cut short, the outbox still holds the
 * rest and the sweep finds it.
 */
export const publish = defineStage({
  queue: 'publish',
  does: 'writes the finished record, its columns and its change number, so that serving is reading',
  reads: ['core', 'raw.response'],
  writes: ['read', 'core.outbox', 'core.codelist_entry', 'ops.sync_meta', 'ops.issue'],
  emits: 'the new version of a resource, for the API',
  start: ({ pool }) => withVocabulary(pool),
  handle: async ({ resource, cause }, { pool, queues, log }) => {
    // A rebuild has everything compared with what it follows from.
    if (cause.startsWith('rebuild-')) vocabularies.delete(pool);
    await withVocabulary(pool);
    const first: Resource = resources[resource];
    const publishOne = async (each: Resource, batches?: number): Promise<boolean> => {
      const { published, more } = await publishPending(pool, each, batches);
      if (published > 0) log.debug({ resource: each.name, records: published }, 'published');
      return more;
    };
    const more = await publishOne(first, BATCHES);
    const sums = dependentResources(first);
    // All that they sum up: where awards are through, tenders may be far from it.
    if (await areSumsDue(pool, dependedOn(sums), sums, (costs.get(pool) ?? 0) / SHARE_OF_SUMS)) {
      const began = performance.now();
      // Each has a lock and a table of its own; while the database writes one, the next is rendered.
      await Promise.all((await pendingOf(pool, sums)).map((each) => publishOne(each)));
      costs.set(pool, (performance.now() - began) / 1000);
    }
    if (more) await queues.send('publish', { resource, cause: `more-${randomUUID()}` });
  },
});

/** Seconds that sums took the last time. */
const costs = new WeakMap<Pool, number>();

const vocabularies = new WeakMap<Pool, Promise<void>>();

/** The vocabulary belongs to the release of the service, so once for each process and database is enough. */
function withVocabulary(pool: Pool): Promise<void> {
  const existing = vocabularies.get(pool);
  if (existing) return existing;
  const published = publishVocabulary(pool);
  vocabularies.set(pool, published);
  published.catch(() => vocabularies.delete(pool));
  return published;
}
