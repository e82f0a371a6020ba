import { type Client, transaction } from '#shared/database/connection.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { BUSY } from '#workers/pipeline/locks.ts';
import { defineStage, type StageContext } from '#workers/pipeline/stage.ts';
import {
  exclusively,
  givenUpRuns,
  idleRebuilds,
  kindOf,
  messageOf,
  openRun,
  type RebuildRun,
  recordStep,
} from '#workers/rebuild/run.ts';
import { resend, type StepOutcome, takeStep, waitUntilReady } from '#workers/rebuild/steps.ts';

/**
 * Recomputes everything from raw, in place: what normalise, derive and publish write is a pure function of what they
 * read, and they write only what differs. So readers see every record at every moment, ids stay, records that are right
 * get no new change number, and no second copy of the data is needed.
 *
 * The work is a list of steps; each is one transaction that also stores which step comes next. Handling a message
 * again, after a crash or at the same time, continues with that step; a lock lets one process at a time work on a
 * rebuild. Decision: docs/decisions/0022-rebuild-in-place.md
 */
export const rebuild = defineStage({
  queue: 'rebuild',
  does: 'recomputes core, derived and read from raw, in place: marks records, waits for the other stages, and removes orphans',
  reads: ['raw', 'derived', 'read', 'ops.issue', 'ops.intel_source'],
  writes: [
    'core',
    'raw.response',
    'derived.stale',
    'read.version',
    'read.counter',
    'read.lexeme',
    'ops.cron_runs',
    'ops.sync_meta',
  ],
  emits: 'responses, for normalise; everything, for derive; records, for publish',
  leftWork: ({ pool }, minAge) => idleRebuilds(pool, minAge),
  handle,
});

async function handle(message: Message<'rebuild'>, context: StageContext): Promise<void> {
  const { pool, queues, log } = context;
  const givenUp = await givenUpRuns(pool, queues, message);
  const run = await openRun(pool, message, givenUp);
  for (const { messageId } of givenUp) await queues.purgeFailed(messageId);
  if (run === null) return;
  const outcome = await exclusively(pool, run, () => advance(message, context));
  if (outcome === BUSY) return;
  const { left } = outcome;
  log.info({ rebuild: run.entity, step: left?.step }, left ? 'rebuild continues' : 'rebuilt');
  // After the lock is released, so that the process that takes the message can have it.
  if (left && kindOf(left.step) !== message.kind) await queues.send('rebuild', messageOf(left));
}

/**
 * Works on the steps of the message's kind until none is left, or until the process must stop.
 * @returns the run afterwards; null if it has ended
 */
async function advance(
  message: Message<'rebuild'>,
  context: StageContext,
): Promise<{ left: RebuildRun | null }> {
  // Read under the lock: another process may have advanced it.
  let run = await openRun(context.pool, message);
  if (run !== null) await resend(run, context);
  while (run !== null && kindOf(run.step) === message.kind) {
    const at: RebuildRun = run;
    if (context.signal?.aborted || !(await waitUntilReady(at, context))) break;
    const { next, wake } = await transaction(context.pool, (client) => takeAndRecord(client, at, context));
    await wake?.(context);
    run = next;
  }
  return { left: run };
}

async function takeAndRecord(
  client: Client,
  run: RebuildRun,
  context: StageContext,
): Promise<{ next: RebuildRun | null } & Pick<StepOutcome, 'wake'>> {
  const { wake, ...result } = await takeStep(client, run, context);
  return { next: await recordStep(client, run, result), ...(wake ? { wake } : {}) };
}
