import { onTestFinished, vi } from 'vitest';

/** Sets the clock of this process forward until the test ends; the API runs in this process. */
export function advanceClock(milliseconds: number): void {
  const now = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
  onTestFinished(() => {
    clock.mockRestore();
  });
}
