import { within } from '#shared/within.ts';

/**
 * Longest time from a request to its answer. A longer query continues until its own limit, so that its result is there
 * for the next request; the caller of this one gets 503.
 */
export const ANSWER_MS = 2_500;

/**
 * Waits for work until the deadline of a call.
 * @param deadline milliseconds on the monotonic clock
 * @param late receives a result that comes after the deadline, to undo it
 * @throws any error of the work; after the deadline an error with the code ETIMEDOUT
 */
export const beforeDeadline = <Value>(
  deadline: number,
  work: Promise<Value>,
  late?: (value: Value) => void,
): Promise<Value> => within(Math.max(0, deadline - performance.now()), work, timeout, late);

const timeout = (): Error => Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
