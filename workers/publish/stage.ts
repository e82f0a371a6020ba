import { resources } from '#shared/resources/index.ts';
import { publishPending } from '#workers/publish/publish.ts';
import { defineStage } from '#workers/stage.ts';

/**
 * A message only says that a resource's outbox has something. Handling it twice finds the outbox empty the second
 * time; two at once take turns.
 */
export const publish = defineStage({
  queue: 'publish',
  does: 'writes the finished record, its columns and its change number, so that serving is reading',
  handle: async ({ resource }, { pool, log }) => {
    const records = await publishPending(pool, resources[resource]);
    if (records > 0) log.debug({ resource, records }, 'published');
  },
});
