import { randomUUID } from 'node:crypto';
import type { Pool } from '#shared/database.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { areAggregatesDue } from '#workers/derive/pace.ts';
import { expandEverything } from '#workers/derive/stale.ts';
import { defineStage } from '#workers/pipeline/stage.ts';

/** Batches of one derivation that one message computes, so that during a load the others have their turn. */
const BATCHES = 3;

const prompt = derivations.filter(({ pace }) => pace === 'prompt');
const aggregates = derivations.filter(({ pace }) => pace === 'aggregate');

/**
 * Computes what follows from `core`. A message only says that keys may be stale. Handling it twice finds none the second
 * time; two at once take turns. Keys that are left after some batches get a message of their own, behind those that
 * wait. Should a message be lost, the keys are still there and the schedule sends it again.
 */
export const derive = defineStage({
  queue: 'derive',
  does: 'computes what follows from many records: relations between tenders, aggregates of buyers, counts',
  reads: ['core', 'raw.response'],
  writes: ['derived', 'core.outbox'],
  emits: 'changed records, for publish',
  handle: async (_, { pool, queues, log }) => {
    // Who asks for everything waits for it.
    const everything = await expandEverything(pool);
    const changed = new Set<string>();
    let more = false;
    const compute = async (derivation: (typeof derivations)[number], batches?: number) => {
      const done = await computeStale(pool, derivation, batches);
      if (done.emitted > 0) {
        changed.add(derivation.emits);
        log.debug({ derivation: derivation.name, records: done.emitted }, 'derived');
      }
      more ||= done.more;
    };
    for (const derivation of prompt) await compute(derivation, BATCHES);
    if (everything || (!more && (await areAggregatesDue(pool, aggregates, costs.get(pool) ?? 0)))) {
      const began = performance.now();
      // Each has a lock and a table of its own.
      await Promise.all(aggregates.map((derivation) => compute(derivation)));
      costs.set(pool, (performance.now() - began) / 1000);
    }
    const cause = `derive-${randomUUID()}`;
    if (changed.size > 0)
      await queues.send(
        'publish',
        ...[...changed].map((resource) => ({ resource: resource as ResourceName, cause })),
      );
    if (more) await queues.send('derive', { cause });
  },
});

/** Seconds that the aggregates took the last time. */
const costs = new WeakMap<Pool, number>();
