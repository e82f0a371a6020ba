import type { QueueName } from '#shared/queues/contracts.ts';

/** Whether the consumers of a process make progress. A process whose consumer is stuck is alive but does nothing. */
export type Movement = {
  /** Handles one message. */
  during: <Result>(queue: QueueName, work: () => Promise<Result>) => Promise<Result>;
  /** Records how many messages wait; to be called every few seconds. */
  look: (waiting: (queue: QueueName) => number) => void;
  /** @returns one sentence for each stuck consumer */
  stuck: () => string[];
};

/** Called when a message was handled. */
export type Handled = (queue: QueueName, outcome: 'done' | 'failed', seconds: number) => void;

/**
 * Seconds after which a message that is still being handled is stuck. Messages of collect and rebuild may take days,
 * because collect works while there are tasks for slow publishers, and a rebuild waits for the other stages. If these
 * hang, the source becomes late.
 */
const LONGEST_SECONDS: Record<QueueName, number | null> = {
  plan: 600,
  collect: null,
  normalise: 900,
  documents: 7_200,
  intel: 3_600,
  content: 3_600,
  derive: 7_200,
  publish: 7_200,
  exports: 7_200,
  rebuild: null,
  schedule: 3_600,
};
/** Seconds for which messages may wait while none is taken. */
const TAKEN_SECONDS = 120;

/** `active`: start time of each message that is being handled. */
type State = { active: Set<{ began: number }>; movedAt: number };

/**
 * @param queues those that the process consumes
 * @param now clock in milliseconds
 */
export function createMovement(
  queues: readonly QueueName[],
  handled: Handled = () => undefined,
  now: () => number = () => performance.now(),
): Movement {
  const states = new Map<QueueName, State>(
    queues.map((queue) => [queue, { active: new Set(), movedAt: now() }]),
  );
  const minutes = (milliseconds: number) => `${Math.round(milliseconds / 60_000)} minutes`;
  return {
    during: async (queue, work) => {
      const state = states.get(queue);
      const message = { began: now() };
      state?.active.add(message);
      let outcome: 'done' | 'failed' = 'failed';
      try {
        const result = await work();
        outcome = 'done';
        return result;
      } finally {
        state?.active.delete(message);
        if (state) state.movedAt = now();
        handled(queue, outcome, (now() - message.began) / 1_000);
      }
    },
    look: (waiting) => {
      for (const [queue, state] of states)
        if (state.active.size > 0 || waiting(queue) === 0) state.movedAt = now();
    },
    stuck: () =>
      [...states].flatMap(([queue, { active, movedAt }]) => {
        const longest = LONGEST_SECONDS[queue];
        const oldest = now() - Math.min(now(), ...[...active].map(({ began }) => began));
        if (longest !== null && oldest > 1_000 * longest)
          return [`a message of ${queue} has been handled for ${minutes(oldest)}`];
        return active.size === 0 && now() - movedAt > 1_000 * TAKEN_SECONDS
          ? [`messages of ${queue} wait, and none was taken for ${minutes(now() - movedAt)}`]
          : [];
      }),
  };
}
