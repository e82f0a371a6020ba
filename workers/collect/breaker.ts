import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from '#shared/errors.ts';

/**
 * Circuit breaker of one publisher. Closed: requests are sent. Open: none is sent until the pause is over. Half open:
 * one is sent, and its outcome closes the circuit or opens it for twice as long.
 */
export type Breaker = {
  /**
   * Returns when a request may be sent. Waits for the end of a first pause, but not of a longer one.
   * @throws UpstreamError `circuit-open` with the remaining milliseconds of a longer pause
   */
  admit: (signal?: AbortSignal) => Promise<void>;
  succeeded: () => void;
  failed: () => void;
  /** Opens the circuit for this many milliseconds, because the publisher asked for a pause. */
  hold: (milliseconds: number) => void;
  state: () => 'closed' | 'open' | 'half-open';
};

/**
 * @param name of the publisher, for messages
 * @param failures number of failures in a row that opens the circuit
 * @param pause first pause, in milliseconds; doubled by each further failure up to `maxPause`
 */
export function createBreaker(
  name: string,
  { failures, pause, maxPause }: { failures: number; pause: number; maxPause: number },
): Breaker {
  let failuresInARow = 0;
  let nextPause = pause;
  let openUntil: number | null = null;
  const left = () => (openUntil === null ? 0 : Math.max(0, openUntil - performance.now()));
  return {
    admit: async (signal) => {
      const wait = left();
      if (wait === 0) return;
      if (wait > pause) {
        throw new UpstreamError(
          'circuit-open',
          `no request is sent to ${name} for another ${Math.ceil(wait / 1000)} s`,
          wait,
        );
      }
      await sleep(wait, undefined, signal ? { signal } : {});
    },
    succeeded: () => {
      failuresInARow = 0;
      nextPause = pause;
      openUntil = null;
    },
    failed: () => {
      failuresInARow += 1;
      if (openUntil === null && failuresInARow < failures) return;
      openUntil = performance.now() + nextPause;
      nextPause = Math.min(2 * nextPause, maxPause);
    },
    hold: (milliseconds) => {
      openUntil = Math.max(openUntil ?? 0, performance.now() + milliseconds);
    },
    state: () => (openUntil === null ? 'closed' : left() > 0 ? 'open' : 'half-open'),
  };
}
