/** The publisher's clock. It runs at a rate from a start and can be moved on. All times are milliseconds since 1970. */
export type Clock = {
  now(): number;
  /** Moves the clock on. */
  advance(milliseconds: number): void;
};

/**
 * @param start the time at the beginning
 * @param rate clock milliseconds per real millisecond: 1 is real time, 0 stands still, 86_400 is one day a second
 */
export function createClock(start: number, rate: number): Clock {
  const began = performance.now();
  let jumped = 0;
  return {
    now: () => start + jumped + (performance.now() - began) * rate,
    advance: (milliseconds) => {
      jumped += milliseconds;
    },
  };
}
