import { randomUUID } from 'node:crypto';
import { resources } from '#shared/resources/index.ts';
import { defineStage } from '#workers/pipeline/stage.ts';
import { publishPending } from '#workers/publish/publish.ts';

/** Batches of a resource that one message publishes: in a load that never pauses the others must have their turn. */
const BATCHES = 3;

/**
 * A message only says that a resource's outbox has something. Handling it twice finds the outbox empty the second
 * time; two at once take turns. What is left after some batches gets a message of its own, behind those that wait.
 * Should it be cut short, the outbox still holds the rest and the schedule sends it again.
 */
export const publish = defineStage({
  queue: 'publish',
  does: 'writes the finished record, its columns and its change number, so that serving is reading',
  reads: ['core', 'derived', 'raw.response'],
  writes: ['read', 'core.outbox', 'ops.sync_meta', 'ops.issue'],
  emits: 'the new version of a resource, for the API',
  handle: async ({ resource }, { pool, queues, log }) => {
    const { published, more } = await publishPending(pool, resources[resource], BATCHES);
    if (published > 0) log.debug({ resource, records: published }, 'published');
    if (more) await queues.send('publish', { resource, cause: `more-${randomUUID()}` });
  },
});
