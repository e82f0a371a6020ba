import { Worker } from 'node:worker_threads';
import type { ReadingLimits } from './limits.ts';
import { processorMilliseconds } from './usage.ts';

/** What the thread that watches is told: numbers in memory that both threads see, and who asks for files. */
export type WatchedBy = { memory: SharedArrayBuffer; parent: number };

/** Places of the numbers: whether a file is read, the program started for it, when its time is over, and its memory. */
export const [ACTIVE, HELPER, UNTIL, MAX_MEGABYTES] = [0, 1, 2, 3] as const;

let state: Int32Array | null = null;

/** Has this process watched from now on. It ends when `parent` does. */
export function startWatch(parent: number): void {
  const memory = new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT);
  state = new Int32Array(memory);
  const thread = new Worker(new URL('watchdog.ts', import.meta.url), {
    workerData: { memory, parent } satisfies WatchedBy,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  });
  thread.unref();
}

/** A file is read from now on, within limits of its own. */
export function beginFile({ milliseconds, megabytes }: ReadingLimits): void {
  if (state === null) return;
  Atomics.store(state, UNTIL, Math.ceil(processorMilliseconds(null) + milliseconds));
  Atomics.store(state, MAX_MEGABYTES, megabytes);
  Atomics.store(state, ACTIVE, 1);
}

/** The file is read. Its time counts to the last millisecond, so that the same file is too slow each time. */
export function endFile(): void {
  if (state === null) return;
  Atomics.store(state, ACTIVE, 0);
  if (processorMilliseconds(null) > Atomics.load(state, UNTIL)) process.kill(process.pid, 'SIGXCPU');
}

/** Counts a program that runs for the file with it: its time and its memory, and it ends with this process. Null when it has ended. */
export function watchHelper(pid: number | null): void {
  if (state !== null) Atomics.store(state, HELPER, pid ?? 0);
}
