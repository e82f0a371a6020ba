import type { Pool } from '#shared/database.ts';
import { arePartsDue, areSumsDue, pendingOf } from '#shared/outstanding.ts';
import { resources } from '#shared/resources/index.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { dependentResources, sumsUp } from '#workers/publish/dependents.ts';
import { publishPending } from '#workers/publish/publish.ts';
import { publishVocabulary } from '#workers/publish/vocabulary.ts';
import { defineStage } from '#workers/stage.ts';

/** Batches of a resource after which it is asked whether what depends on it should be published too. */
const BATCHES = 3;

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
    const publishOne = async (each: Resource, batches?: number): Promise<boolean> => {
      const { published, more } = await publishPending(pool, each, batches);
      if (published > 0) log.debug({ resource: each.name, records: published }, 'published');
      return more;
    };
    const dependents = dependentResources(first);
    const sums = dependents.filter(sumsUp).map(({ name }) => name);
    // In a load that never pauses the outbox of the first is never empty; what depends on it must not wait for that.
    for (let more = true; more; ) {
      more = await publishOne(first, BATCHES);
      const partsDue = await arePartsDue(pool);
      const sumsDue = await areSumsDue(pool, first.name, sums);
      const due = await pendingOf(
        pool,
        dependents.filter((each) => (sumsUp(each) ? sumsDue : partsDue)),
      );
      // Each has a lock and a table of its own; while the database writes one, the next is rendered.
      await Promise.all(due.map((each) => publishOne(each)));
    }
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
