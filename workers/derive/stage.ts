import { randomUUID } from 'node:crypto';
import type { Pool } from '#shared/database/connection.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import type { Derivation } from '#workers/derive/derivation.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { fitWhereRequested } from '#workers/derive/estimates/fit.ts';
import { deriveJobs } from '#workers/derive/jobs.ts';
import { areDue, longestWait } from '#workers/derive/pace.ts';
import { rescreenByNewBasis } from '#workers/derive/screening/basis.ts';
import { learnWhereRequested } from '#workers/derive/screening/learn.ts';
import { expandEverything, hasStaleKeys, haveWaited } from '#workers/derive/stale.ts';
import { defineStage } from '#workers/pipeline/stage.ts';

/** Batches of one derivation that one message computes, so that during a load the others get their turn. */
const BATCHES = 3;
/**
 * While this many keys of a derivation are stale, derivations that read its rows wait, because they would compute the
 * same keys repeatedly. An ordinary load never has so many.
 */
const FAR_BEHIND = 10_000;

const prompt = derivations.filter(({ pace }) => pace === 'prompt');
const aggregates = derivations.filter(({ pace }) => pace === 'aggregate');

/**
 * Computes the stale keys of all derivations. A message only says that keys may be stale. If it is handled twice, no
 * key is stale the second time; two messages at once take turns. If stale keys are left after some batches, a further
 * message is sent to the end of the queue. If requested, a model of value estimates is fitted and a word set learned
 * first. If a message is lost, the keys stay stale and the schedule sends it again.
 */
export const derive = defineStage({
  queue: 'derive',
  does: 'computes values that depend on several records: relations between tenders, aggregates of buyers and companies, counts, matches with lists of restricted suppliers, rankings, scores of provinces, register data of companies, value estimates with their model, and how rare words are in names of companies',
  reads: [
    'core',
    'raw.response',
    'ops.company_decision',
    'ops.screening_decision',
    'ops.register_record',
    'ops.cron_runs',
  ],
  writes: ['derived', 'core.outbox', 'ops.issue', 'ops.check_day'],
  emits: 'changed records, for publish',
  jobs: deriveJobs,
  leftWork: async ({ pool }, minAge) =>
    (await haveWaited(pool, minAge)) ? [{ cause: `requeue-${randomUUID()}` }] : [],
  handle: async (_, { pool, queues, log }) => {
    const fitted = await fitWhereRequested(pool);
    if (fitted !== null) log.info(fitted, 'model of value estimates fitted');
    const learned = await learnWhereRequested(pool);
    if (learned !== null) log.info(learned, 'words of company names counted');
    const algorithm = await rescreenByNewBasis(pool);
    if (algorithm !== null) log.info({ algorithm }, 'all names are screened again');
    // During a rebuild nothing waits for the end of a load, because the rebuild waits for the result.
    const everything = await expandEverything(pool);
    const changed = new Set<string>();
    if (fitted?.isNew) changed.add('estimation_model');
    if (learned?.isNew) changed.add('screening_word_set');
    let more = false;
    const compute = async (derivation: Derivation, batches?: number) => {
      // Most derivations have nothing to do for a message; they cost one statement and no transaction.
      if (!(await hasStaleKeys(pool, derivation))) return false;
      const done = await computeStale(pool, derivation, batches);
      if (done.emitted > 0 && derivation.emits !== undefined) {
        changed.add(derivation.emits);
        log.debug({ derivation: derivation.name, records: done.emitted }, 'derived');
      }
      more ||= done.more;
      return done.more;
    };
    if (everything || (await areDue(pool, prompt, longestWait('prompt', 0)))) {
      const behind = new Set<string>();
      for (const derivation of prompt) {
        const waits = derivation.staleBy.some(({ table }) => behind.has(table.name));
        if (waits || ((await compute(derivation, BATCHES)) && (await isFarBehind(pool, derivation))))
          behind.add(derivation.table.name);
      }
    }
    const wait = longestWait('aggregate', costs.get(pool) ?? 0);
    if (!more && (everything || (await areDue(pool, aggregates, wait, prompt)))) {
      const began = performance.now();
      // Each has its own lock and table, so they can run in parallel, except those that read what another one writes.
      const running = new Map<string, Promise<unknown>>();
      for (const derivation of aggregates) {
        const before = derivation.staleBy.map(({ table }) => running.get(table.name));
        running.set(
          derivation.table.name,
          Promise.all(before).then(() => compute(derivation)),
        );
      }
      await Promise.all(running.values());
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

async function isFarBehind(pool: Pool, { name }: Derivation): Promise<boolean> {
  const { rows } = await pool.query<{ many: boolean }>({
    name: 'derive-far-behind',
    text: `select count(*) = $2::int as many from (select from derived.stale where derivation = $1 limit $2::int) stale`,
    values: [name, FAR_BEHIND],
  });
  return rows[0]?.many ?? false;
}

/** How long computing the aggregates took the last time, in seconds. */
const costs = new WeakMap<Pool, number>();
