/** The publisher's time: it runs at a rate from a start, and jumps on demand. All times are milliseconds since 1970. */
export type Clock = {
  now(): number;
  /** Jumps ahead. */
  advance(milliseconds: number): void;
};

/**
 * @param start the time at the beginning
 * @param rate clock milliseconds per real one: 1 real time, 0 stands still, 86_400 a day a second
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
