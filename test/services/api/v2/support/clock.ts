import { onTestFinished, vi } from 'vitest';

/** Sets the clock of this process forward until the test ends; the API runs in this process. */
export function advanceClock(milliseconds: number): void {
  const now = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
  onTestFinished(() => {
    clock.mockRestore();
  });
}

/** Stops the clock of this process until the test ends. @returns sets it forward by milliseconds */
export function stopClock(): (milliseconds: number) => void {
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => {
    clock.mockRestore();
  });
  return (milliseconds) => {
    now += milliseconds;
  };
}
