import { workerData } from 'node:worker_threads';
import { processorMilliseconds, residentMegabytes } from './usage.ts';
import { ACTIVE, HELPER, MAX_MEGABYTES, UNTIL, type WatchedBy } from './watched.ts';

/**
 * A thread beside the one that reads, which goes on while that one is in a loop or an expression without end. It ends the process
 * where the file takes more than it may, and where the process that asked for it is gone.
 */

const WATCH_MILLISECONDS = 50;

const { memory, parent } = workerData as WatchedBy;
const state = new Int32Array(memory);

setInterval(() => {
  if (process.ppid !== parent) endAll();
  if (Atomics.load(state, ACTIVE) === 0) return;
  const helper = Atomics.load(state, HELPER) || null;
  // The signals of the system for the same: that of a limit on processor time, and that of a lack of memory.
  if (processorMilliseconds(helper) > Atomics.load(state, UNTIL)) end('SIGXCPU', helper);
  if (residentMegabytes(helper) > Atomics.load(state, MAX_MEGABYTES)) end('SIGKILL', helper);
}, WATCH_MILLISECONDS);

function end(signal: NodeJS.Signals, helper: number | null): void {
  if (helper !== null) kill(helper, 'SIGKILL');
  kill(process.pid, signal);
}

/** The process leads a group of its own, to which what it starts belongs. */
function endAll(): void {
  kill(-process.pid, 'SIGKILL');
  end('SIGKILL', Atomics.load(state, HELPER) || null);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}
