/**
 * Longest time from a request to its answer. A query that takes longer goes on until its own limit, so that what it finds
 * is there for the next request; the caller of this one gets 503.
 */
export const ANSWER_MS = 2_500;

/**
 * @param deadline milliseconds on the monotonic clock
 * @param late receives the result that came after the deadline, to undo what it did
 * @returns the result of the work
 * @throws what the work throws; after the deadline an error with the code ETIMEDOUT
 */
export function within<Value>(
  deadline: number,
  work: Promise<Value>,
  late?: (value: Value) => void,
): Promise<Value> {
  return new Promise((done, fail) => {
    let over = false;
    const timer = setTimeout(
      () => {
        over = true;
        fail(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }));
      },
      Math.max(0, deadline - performance.now()),
    );
    work.then(
      (value) => {
        clearTimeout(timer);
        if (over) late?.(value);
        else done(value);
      },
      (error) => {
        clearTimeout(timer);
        fail(error);
      },
    );
  });
}
