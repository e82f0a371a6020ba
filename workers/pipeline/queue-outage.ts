import { failureLevel } from '#shared/database/outage.ts';
import { errorText } from '#shared/database/unavailable.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

export type QueueOutage = {
  /** A connection to a queue has failed. */
  failed: (error: Error, details: { stage: string; waitMs: number }) => void;
  /** A connection to a queue was made. */
  over: () => void;
};

/** One line in the log when the queues are away, and one when they are back, for all queues of a process. */
export function createQueueOutage({ log, pool }: Pick<StageContext, 'log' | 'pool'>): QueueOutage {
  let began: number | null = null;
  return {
    failed: (error, details) => {
      const level = began === null ? failureLevel(pool, error) : 'debug';
      began ??= performance.now();
      log[level](
        { reason: errorText(error), ...details },
        'the connection to the queue failed; further attempts are logged at level debug',
      );
    },
    over: () => {
      if (began === null) return;
      const seconds = Math.round((performance.now() - began) / 1_000);
      began = null;
      log.info({ seconds }, 'the queue can be used again');
    },
  };
}
