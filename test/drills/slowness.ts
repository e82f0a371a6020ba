import { setTimeout as wait } from 'node:timers/promises';

/**
 * How much longer than on an idle machine everything takes. Limits of time are for an idle machine; beside other work a drill
 * multiplies them, so that its verdict is about the service and not about the load.
 */
export type Slowness = {
  /** @returns how many times as long work has taken on average so far, from 1 */
  factor: () => number;
  stop: () => Promise<void>;
};

const EVERY_MS = 250;
/** Processor time of a sample, in microseconds: several turns of the scheduler. */
const SAMPLE_US = 6_000;

export function watchSlowness(): Slowness {
  const stopping = new AbortController();
  let spent = 0;
  let passed = 0;
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const [cpu, wall] = sample();
      spent += cpu;
      passed += wall;
      await wait(EVERY_MS);
    }
  })();
  return {
    factor: () => (spent === 0 ? 1 : Math.max(1, passed / spent)),
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}

/** Works for a while. @returns how much of the processor's time that took, and how long, in microseconds */
function sample(): [cpu: number, wall: number] {
  const began = performance.now();
  const before = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= SAMPLE_US) return [user + system, (performance.now() - began) * 1_000];
  }
}
