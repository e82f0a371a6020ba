/**
 * Waits for a promise no longer than the given time. The work behind it goes on.
 * @param silence the error once the time is over, or its message
 * @param late receives a result that came after that, to undo what the work did
 * @throws that error, or the one of the promise
 */
export function within<Result>(
  milliseconds: number,
  promise: Promise<Result>,
  silence: string | (() => Error),
  late?: (result: Result) => void,
): Promise<Result> {
  return new Promise((done, fail) => {
    let over = false;
    const timer = setTimeout(() => {
      over = true;
      fail(typeof silence === 'string' ? new Error(silence) : silence());
    }, milliseconds);
    promise.then(
      (result) => {
        clearTimeout(timer);
        if (over) late?.(result);
        else done(result);
      },
      (error) => {
        clearTimeout(timer);
        fail(error);
      },
    );
  });
}
