import { setTimeout as pause } from 'node:timers/promises';
import { DelayedError, type Job, UnrecoverableError, type Worker } from 'bullmq';
import { logFailure } from '#shared/database/outage.ts';
import { isUnavailable } from '#shared/database/unavailable.ts';
import { openBackend, type QueueBackend } from '#shared/queues/backend.ts';
import { contracts, type Message, type QueueName } from '#shared/queues/contracts.ts';
import { maskIdentityNumbers } from '#shared/text/identity-number.ts';
import { handleSuspect } from '#workers/pipeline/interrupted.ts';
import { endIssue, type ReportedIssue, recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { createMovement, type Movement } from '#workers/pipeline/movement.ts';
import { createQueueOutage, type QueueOutage } from '#workers/pipeline/queue-outage.ts';
import type { Stage, StageContext } from '#workers/pipeline/stage.ts';

/** Checks for stalled messages per lifetime of a message's lock, so that a killed worker is noticed soon. */
const STALL_CHECKS = 2;
/** A message is given up after this many workers have died while handling it. */
const MAX_STALLS = 1_000;
/** Wait before a message is handled again after a server was unavailable. */
const UNAVAILABLE_MS = 1_000;
/** First and longest wait before a queue is read again after its connection failed; each failure doubles the wait. */
const RECONNECT_MS = { first: 250, longest: 5_000 };

/**
 * Handles the messages of the given stages' queues until closed. Every failed attempt is logged. A message that is given
 * up is recorded as an issue and listed by `tenders failed list`.
 * @param options `movement` hears of every handled message; `unavailableMs` is the wait before a message is handled
 *   again
 */
export function consume(
  stages: readonly Stage<never>[],
  context: StageContext,
  {
    movement = createMovement(stages.map(({ queue }) => queue)),
    unavailableMs = UNAVAILABLE_MS,
  }: { movement?: Movement; unavailableMs?: number } = {},
): { close: () => Promise<void> } {
  const backend = openBackend(context.config);
  const stopping = new AbortController();
  const outage = createQueueOutage(context);
  const given = { ...context, signal: stopping.signal, movement, unavailableMs, outage };
  const consumers = stages.map((stage) => consumeOne(stage as unknown as Stage, backend, given));
  return {
    close: async () => {
      stopping.abort();
      await Promise.all(consumers.map((consumer) => consumer.close()));
      await backend.close();
    },
  };
}

type Consumed = StageContext & {
  signal: AbortSignal;
  movement: Movement;
  unavailableMs: number;
  outage: QueueOutage;
};

/**
 * Reads one queue. If its connection to PostgreSQL fails, the worker is stopped at once, because it would repeat the failed statement
 * without any pause. After a wait another worker replaces it.
 */
function consumeOne(stage: Stage, backend: QueueBackend, context: Consumed): { close: () => Promise<void> } {
  const log = context.log.child({ stage: stage.queue });
  const closed: Promise<void>[] = [];
  let wait = RECONNECT_MS.first;
  let replacing: Promise<void> | null = null;
  let worker = open();

  function open(): Worker {
    const opened = openWorker(stage, backend, { ...context, log });
    opened.on('active', () => {
      wait = RECONNECT_MS.first;
    });
    const fail = (error: Error) => {
      if (opened !== worker || replacing !== null || context.signal.aborted) return;
      context.outage.failed(error, { stage: stage.queue, waitMs: wait });
      // The client of Redis connects again by itself. Another worker would leave the connections of this one behind.
      if (backend.kind === 'redis' && isUnavailable(error)) return;
      // Without waiting for its messages, which continue.
      void opened.pause(true).catch(() => undefined);
      replacing = replace(opened);
    };
    opened.on('error', fail);
    opened.on('ready', context.outage.over);
    // A worker whose first connection failed keeps that failure for ever, and repeats it without an event.
    opened.waitUntilReady().then(context.outage.over, fail);
    return opened;
  }

  async function replace(failed: Worker): Promise<void> {
    await pause(wait, undefined, { signal: context.signal }).catch(() => undefined);
    wait = Math.min(2 * wait, RECONNECT_MS.longest);
    replacing = null;
    if (context.signal.aborted) return;
    closed.push(failed.close().catch(() => undefined));
    worker = open();
  }

  return {
    close: async () => {
      await Promise.all([worker.close(), replacing, ...closed]);
    },
  };
}

function openWorker(stage: Stage, backend: QueueBackend, context: Consumed): Worker {
  const { concurrency } = contracts[stage.queue];
  const { log } = context;
  const work = (job: Job) => context.movement.during(stage.queue, () => handle(stage, job, context));
  const worker = backend.worker(stage.queue, work, {
    concurrency,
    lockDuration: context.config.QUEUE_LOCK_MS,
    stalledInterval: Math.ceil(context.config.QUEUE_LOCK_MS / STALL_CHECKS),
    maxStalledCount: MAX_STALLS,
    drainDelay: 1,
  });
  worker.on('failed', (job, error) => {
    const givenUp =
      job !== undefined &&
      (job.attemptsMade >= (job.opts.attempts ?? 1) || error instanceof UnrecoverableError);
    log[givenUp ? 'error' : 'warn'](
      { err: error, message: job?.id, attempt: job?.attemptsMade },
      'a message failed',
    );
    if (!givenUp) return;
    recordIssues(context.pool, [issueOf(stage, job, error.message)]).catch((lost: Error) =>
      log.error({ err: lost }, 'an issue could not be recorded'),
    );
  });
  return worker;
}

/** The issue of a message that was given up. */
const issueOf = ({ queue }: Stage, { id }: Job, reason = ''): ReportedIssue =>
  stageIssues(queue).error('message-failed', 'queue', id ?? queue, { reason });

async function handle(stage: Stage, job: Job, context: Consumed): Promise<void> {
  const log = context.log.child({ message: job.id });
  const message = contracts[stage.queue].payload.parse(job.data) as Message<QueueName>;
  try {
    const work = () => stage.handle(message as never, { ...context, log });
    if (job.stalledCounter > 0) await handleSuspect(stage, job, context, work);
    else await work();
    // Only a message that has failed before may have an issue; it ends with `tenders failed retry`.
    if (job.attemptsMade > 0) await endIssue(context.pool, issueOf(stage, job));
  } catch (error) {
    // This process ends, which is no failure of the work.
    const isStopped = context.signal.aborted && error === context.signal.reason;
    if (!isStopped && !isUnavailable(error)) throw withoutIdentityNumbersIn(error);
    if (!isStopped)
      logFailure(log, context.pool, error, 'a server is unavailable; the message is handled again');
    await putBack(job, context);
    throw new DelayedError();
  }
}

/** Puts a message back without counting the attempt. Queues in PostgreSQL may be unavailable as well. */
async function putBack(job: Job, { signal, unavailableMs }: Consumed): Promise<void> {
  for (;;) {
    try {
      await job.moveToDelayed(Date.now() + unavailableMs, job.token);
      return;
    } catch (error) {
      // Once its lock has expired, another worker takes the message.
      if (!isUnavailable(error) || signal.aborted) return;
      await pause(unavailableMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** The queue keeps the reason and the stack of a failed message, which may quote data of a publisher. */
function withoutIdentityNumbersIn(error: unknown): unknown {
  if (error instanceof Error) {
    // Defined and not assigned: errors of the platform, such as AbortError, inherit a message that cannot be assigned.
    const value = maskIdentityNumbers(error.message);
    if (value !== error.message)
      Object.defineProperty(error, 'message', { value, configurable: true, writable: true });
    if (error.stack !== undefined) error.stack = maskIdentityNumbers(error.stack);
  }
  return error;
}
