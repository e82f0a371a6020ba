import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';

/** How much one file may take. `megabytes` holds for the heap and, on Linux, for all memory of the process together. */
export type ReadingLimits = { milliseconds: number; megabytes: number };

/** What a process wrote, or why it was ended. */
export type ReadApart =
  | { output: Buffer }
  /** It took longer, or more memory, than it may; or it ended by itself without an answer. */
  | { ended: 'too-slow' | 'too-much-memory' | 'failed' };

/**
 * Whose work goes first where the processor is busy. `as-stages`: a stage waits for this file. `behind-stages`: many files wait, and
 * nobody waits for one of them. On a busy machine such a process may get a thirtieth of the time that it asks for, and its limit is
 * one of the clock, so it must be far above the time that the file takes.
 */
export type ReadingPriority = 'as-stages' | 'behind-stages';

/** How often the memory of a process is looked at. */
const WATCH_MILLISECONDS = 50;
/** By these Node and V8 end a process whose heap is full; a process that is started through others shows them as codes. */
const HEAP_FULL: ReadonlySet<NodeJS.Signals | number | null> = new Set([
  ...(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV'] as const),
  ...[134, 133, 132, 139],
]);

/**
 * Runs a program on bytes of unknown senders in a process of its own, so that a file that is made to take for ever or to fill the
 * memory costs this process nothing. The program gets the bytes through standard input and answers through standard output; it gets
 * no settings but those that are given.
 */
export async function runApart(
  program: string,
  input: Uint8Array,
  limits: ReadingLimits,
  {
    priority,
    settings = {},
    args = [],
  }: {
    priority: ReadingPriority;
    settings?: Readonly<Record<string, string>>;
    args?: readonly string[];
  },
): Promise<ReadApart> {
  const child = spawn(process.execPath, [`--max-old-space-size=${limits.megabytes}`, program, ...args], {
    env: settings,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (priority === 'behind-stages' && child.pid !== undefined) givePriorityToOthers(child.pid);
  const closed = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  let over: 'too-slow' | 'too-much-memory' | null = null;
  const end = (why: typeof over) => {
    over ??= why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => end('too-slow'), limits.milliseconds);
  const watch = setInterval(() => {
    if (child.pid !== undefined && residentMegabytes(child.pid) > limits.megabytes) end('too-much-memory');
  }, WATCH_MILLISECONDS);
  try {
    // A process that ends early takes no more bytes, which shows in how it ended.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const [output, { code, signal }] = await Promise.all([buffer(child.stdout), closed]);
    if (over !== null) return { ended: over };
    if (code !== 0) return { ended: HEAP_FULL.has(signal ?? code) ? 'too-much-memory' : 'failed' };
    return { output };
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

function givePriorityToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or this system does not allow it: then it competes as others do.
  }
}

/** @returns memory of a process; 0 where the system does not say it in a file, and for one that has ended */
function residentMegabytes(pid: number): number {
  try {
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return Number(resident ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
