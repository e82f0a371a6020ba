import { setTimeout as pause } from 'node:timers/promises';
import { logFailure } from '#shared/database/outage.ts';
import { ConfigError } from '#shared/errors.ts';
import type { Stage, StageContext } from '#workers/pipeline/stage.ts';

/** First and longest wait before a start is tried again; each failure doubles the wait. */
const AGAIN_MS = { first: 500, longest: 30_000 };

export type Starting = {
  /** @returns a sentence with the reason for each stage that has not started */
  reasons: () => string[];
  /**
   * Resolves when every stage has started, or when the process is asked to stop.
   * @throws ConfigError for a wrong setting
   */
  started: Promise<void>;
  /** Stops the intervals and further attempts to start. */
  close: () => Promise<void>;
};

/**
 * Begins the intervals of stages, which depend on nothing, and then starts the stages, trying each until it succeeds:
 * after a reboot, database and queue may be available later than this process.
 */
export function startStages(stages: readonly Stage<never>[], context: StageContext): Starting {
  const stopping = new AbortController();
  const waiting = new Map<string, string>();
  const timers = stages.flatMap((stage) => (stage.intervals ?? []).map((one) => repeat(one, stage, context)));
  const startOne = async ({ queue, start }: Stage<never>): Promise<void> => {
    if (start === undefined) return;
    waiting.set(queue, 'it has not been answered yet');
    for (let wait = AGAIN_MS.first; !stopping.signal.aborted; wait = Math.min(2 * wait, AGAIN_MS.longest)) {
      try {
        await start(context);
        waiting.delete(queue);
        return;
      } catch (error) {
        if (error instanceof ConfigError) throw error;
        waiting.set(queue, (error as Error).message);
        // Said in an outage, too: nothing of the stage works until then.
        context.log.warn(
          { reason: (error as Error).message, stage: queue, waitMs: wait },
          'the stage could not be started; it is tried again',
        );
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  return {
    reasons: () => [...waiting].map(([queue, reason]) => `the stage ${queue} has not started: ${reason}`),
    started: Promise.all(stages.map(startOne)).then(() => undefined),
    close: async () => {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** A call begins only after the previous one has ended, so that calls do not pile up while a server is silent. */
function repeat(
  { milliseconds, look }: NonNullable<Stage<never>['intervals']>[number],
  { queue }: Stage<never>,
  context: StageContext,
): NodeJS.Timeout {
  let looking = false;
  return setInterval(() => {
    if (looking) return;
    looking = true;
    look(context)
      .catch((error: Error) =>
        logFailure(context.log, context.pool, error, 'a look at intervals failed; it is repeated', {
          stage: queue,
        }),
      )
      .finally(() => {
        looking = false;
      });
  }, milliseconds).unref();
}
