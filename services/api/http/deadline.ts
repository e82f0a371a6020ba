import { within } from '#shared/within.ts';

/**
 * Longest time from a request to its answer. A query that takes longer goes on until its own limit, so that what it finds
 * is there for the next request; the caller of this one gets 503.
 */
export const ANSWER_MS = 2_500;

/**
 * Waits for what a call needs until the call's deadline.
 * @param deadline milliseconds on the monotonic clock
 * @param late receives the result that came after the deadline, to undo what it did
 * @throws what the work throws; after the deadline an error with the code ETIMEDOUT
 */
export const beforeDeadline = <Value>(
  deadline: number,
  work: Promise<Value>,
  late?: (value: Value) => void,
): Promise<Value> => within(Math.max(0, deadline - performance.now()), work, timeout, late);

const timeout = (): Error => Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
