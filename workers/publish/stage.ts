import { randomUUID } from 'node:crypto';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { waitingResources } from '#workers/pipeline/outbox.ts';
import { defineStage } from '#workers/pipeline/stage.ts';
import { publishJobs } from '#workers/publish/jobs.ts';

/** Batches that one message publishes, so that during a long load the other resources get their turn. */
const BATCHES = 3;

/**
 * Publishes records. A message only says that the outbox of a resource is not empty. Handling it twice finds an empty
 * outbox the second time; two at once take turns. If the outbox is not empty after some batches, a further message is
 * sent to the end of the queue. After a crash the outbox still has the rest, and the schedule sends the message again.
 */
export const publish = defineStage({
  queue: 'publish',
  does: 'writes each record as the API serves it, with its search columns and a change number',
  reads: ['core', 'derived', 'ops.organization_enrichment', 'ops.intel_source'],
  writes: ['read', 'core.outbox', 'ops.sync_meta', 'ops.issue'],
  emits: 'a notification of the new version of a resource, for the API',
  jobs: publishJobs,
  leftWork: async ({ pool }, minAge) =>
    (await waitingResources(pool, minAge)).map((resource) => ({
      resource: resource as ResourceName,
      cause: `requeue-${randomUUID()}`,
    })),
  handle: async ({ resource }, { pool, queues, log }) => {
    // Loaded with the first message, because the schedule also loads this declaration, but does not publish.
    const { publishPending } = await import('#workers/publish/publish.ts');
    const { published, more } = await publishPending(pool, resources[resource], { batches: BATCHES });
    if (published > 0) log.debug({ resource, records: published }, 'published');
    if (more) await queues.send('publish', { resource, cause: `more-${randomUUID()}` });
  },
});
