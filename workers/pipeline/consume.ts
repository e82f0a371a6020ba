import type { Worker } from 'bullmq';
import { openBackend } from '#shared/queues/backend.ts';
import { contracts, type Message, type QueueName } from '#shared/queues/contracts.ts';
import { maskIdentityNumbers } from '#shared/text/identity-number.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import type { Stage, StageContext } from '#workers/pipeline/stage.ts';

/** Checks for stalled messages per lifetime of a message's lock, so that a killed worker is noticed soon. */
const STALL_CHECKS = 2;
/** A message is given up after this many workers have died while handling it. */
const MAX_STALLS = 1_000;

/**
 * Handles the messages of the given stages' queues until closed. Every failed attempt is logged. A message that is given
 * up is recorded as an issue and listed by `tenders failed list`.
 */
export function consume(
  stages: readonly Stage<never>[],
  context: StageContext,
): { close: () => Promise<void> } {
  const backend = openBackend(context.config);
  const stopping = new AbortController();
  const given = { ...context, signal: stopping.signal };
  const workers = stages.map((stage) => consumeOne(stage as unknown as Stage, backend, given));
  return {
    close: async () => {
      stopping.abort();
      await Promise.all(workers.map((worker) => worker.close()));
      await backend.close();
    },
  };
}

function consumeOne(stage: Stage, backend: ReturnType<typeof openBackend>, context: StageContext): Worker {
  const { concurrency, payload } = contracts[stage.queue];
  const log = context.log.child({ stage: stage.queue });
  const worker = backend.worker(
    stage.queue,
    async (job) => {
      const message = payload.parse(job.data) as Message<QueueName>;
      try {
        await stage.handle(message as never, { ...context, log: log.child({ message: job.id }) });
      } catch (error) {
        throw withoutIdentityNumbersIn(error);
      }
    },
    {
      concurrency,
      lockDuration: context.config.QUEUE_LOCK_MS,
      stalledInterval: Math.ceil(context.config.QUEUE_LOCK_MS / STALL_CHECKS),
      maxStalledCount: MAX_STALLS,
      drainDelay: 1,
    },
  );
  worker.on('error', (error) => log.warn({ err: error }, 'the connection to the queue failed'));
  worker.on('failed', (job, error) => {
    const givenUp = job !== undefined && job.attemptsMade >= (job.opts.attempts ?? 1);
    log[givenUp ? 'error' : 'warn'](
      { err: error, message: job?.id, attempt: job?.attemptsMade },
      'a message failed',
    );
    if (!givenUp) return;
    const issue = {
      stage: stage.queue,
      kind: 'message-failed',
      severity: 'error',
      source: 'queue',
      subject: job.id ?? stage.queue,
      detail: { reason: error.message },
    } as const;
    recordIssues(context.pool, [issue]).catch((lost: Error) =>
      log.error({ err: lost }, 'an issue could not be recorded'),
    );
  });
  return worker;
}

/** The queue keeps the reason and the stack of a failed message, and they may quote what a publisher sent. */
function withoutIdentityNumbersIn(error: unknown): unknown {
  if (error instanceof Error) {
    error.message = maskIdentityNumbers(error.message);
    if (error.stack !== undefined) error.stack = maskIdentityNumbers(error.stack);
  }
  return error;
}
