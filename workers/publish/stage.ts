import type { Pool } from '#shared/database.ts';
import { isQuiet, pendingOf } from '#shared/outstanding.ts';
import { resources } from '#shared/resources/index.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { dependentResources, sumsUp } from '#workers/publish/dependents.ts';
import { publishPending } from '#workers/publish/publish.ts';
import { publishVocabulary } from '#workers/publish/vocabulary.ts';
import { defineStage } from '#workers/stage.ts';

/**
 * A message only says that a resource's outbox has something. Handling it twice finds the outbox empty the second
 * time; two at once take turns. What depends on the published records is published in the same handling; should it be
 * cut short, the outbox still holds the rest and the sweep finds it.
 */
export const publish = defineStage({
  queue: 'publish',
  does: 'writes the finished record, its columns and its change number, so that serving is reading',
  start: ({ pool }) => withVocabulary(pool),
  handle: async ({ resource, cause }, { pool, log }) => {
    // A rebuild has everything compared with what it follows from.
    if (cause.startsWith('rebuild-')) vocabularies.delete(pool);
    await withVocabulary(pool);
    const first: Resource = resources[resource];
    const publishOne = async (each: Resource) => {
      const records = await publishPending(pool, each);
      if (records > 0) log.debug({ resource: each.name, records }, 'published');
    };
    await publishOne(first);
    // Sums wait while more is coming: the message that brings it publishes them, and the sweep does so every minute.
    const quiet = await isQuiet(pool, first.name);
    const dependents = dependentResources(first).filter((each) => quiet || !sumsUp(each));
    const due = await pendingOf(pool, dependents);
    // Each has a lock and a table of its own; while the database writes one, the next is rendered.
    await Promise.all(due.map(publishOne));
  },
});

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
