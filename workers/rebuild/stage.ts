import { type Client, transaction } from '#shared/database.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { BUSY } from '#workers/pipeline/locks.ts';
import { defineStage, type StageContext } from '#workers/pipeline/stage.ts';
import { enter, exclusively, kindOf, messageOf, openRun, type Run } from '#workers/rebuild/run.ts';
import { ready, remind, type Taken, take } from '#workers/rebuild/steps.ts';

/**
 * Makes everything anew from raw, in place: what normalise and publish write is a pure function of what they read, and
 * they write only what differs. So readers see every record at every moment, ids stay, what is as it should be gets no
 * new change number, and there is never a second copy of anything.
 *
 * The work is a list of steps; each is one transaction with its entry in the books. Handling a message again, after a
 * crash or beside another one, goes on with the step that comes next; of two at once one has nothing to do, because a
 * rebuild is claimed by one process at a time.
 */
export const rebuild = defineStage({
  queue: 'rebuild',
  does: 'recomputes core and read from raw, in place: marks records, waits for the other stages, removes orphans',
  reads: ['raw', 'derived', 'read', 'ops.issue'],
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
  handle,
});

async function handle(message: Message<'rebuild'>, context: StageContext): Promise<void> {
  const { pool, queues, log } = context;
  const run = await openRun(pool, message);
  if (run === null) return;
  const outcome = await exclusively(pool, run, () => advance(message, context));
  if (outcome === BUSY) return;
  const { left } = outcome;
  log.info({ rebuild: run.entity, step: left?.step }, left ? 'the rebuild goes on' : 'rebuilt');
  // After the claim has ended, so that whoever takes the message can have it.
  if (left && kindOf(left.step) !== message.kind) await queues.send('rebuild', messageOf(left));
}

/**
 * Works on the steps that are the message's until none is left, or until the process is asked to stop.
 * @returns the run as it is then; null where it has come to its end
 */
async function advance(message: Message<'rebuild'>, context: StageContext): Promise<{ left: Run | null }> {
  // Read under the claim: another process may have gone on since.
  let run = await openRun(context.pool, message);
  if (run !== null) await remind(run, context);
  while (run !== null && kindOf(run.step) === message.kind) {
    const at: Run = run;
    if (context.signal?.aborted || !(await ready(at, context))) break;
    const { next, wake } = await transaction(context.pool, (client) => takeAndEnter(client, at, context));
    await wake?.(context);
    run = next;
  }
  return { left: run };
}

async function takeAndEnter(
  client: Client,
  run: Run,
  context: StageContext,
): Promise<{ next: Run | null } & Pick<Taken, 'wake'>> {
  const { wake, ...done } = await take(client, run, context);
  return { next: await enter(client, run, done), ...(wake ? { wake } : {}) };
}
