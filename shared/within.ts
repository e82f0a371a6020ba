/**
 * Waits for a promise no longer than the given time. The work behind it goes on.
 * @throws Error with `silence` once the time is over; the error of the promise
 */
export async function within<Result>(
  milliseconds: number,
  promise: Promise<Result>,
  silence: string,
): Promise<Result> {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => over.reject(new Error(silence)), milliseconds);
  try {
    return await Promise.race([promise, over.promise]);
  } finally {
    clearTimeout(timer);
  }
}
