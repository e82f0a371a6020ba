import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { FrameReader, frameOf } from './frames.ts';
import { ANSWERS, type ReadingLimits, type ReadingRequest, type ReadingUsage } from './limits.ts';
import { compiledModules } from './modules.ts';

/**
 * Whose work goes first where the processor is busy. `as-stages`: a stage waits for this file. `behind-stages`: many files wait, and
 * nobody waits for one of them.
 */
export type ReadingPriority = 'as-stages' | 'behind-stages';

/** A program that reads files (`serve`), and how much each may take. */
export type Program = {
  file: string;
  limits: ReadingLimits;
  priority: ReadingPriority;
  /** All of its environment. */
  settings?: Readonly<Record<string, string>>;
};

/** What a process answered, or why there is no answer. */
export type ReadApart =
  | { output: Buffer }
  /** It took more time or memory than it may; or it ended by itself without an answer; or nobody waits for it any more. */
  | { ended: 'too-slow' | 'too-much-memory' | 'failed' | 'stopped' };

/** A process that reads one file at a time. */
export type ReadingProcess = {
  /** Of a process that is ready for another file, what it said of itself; null once it has ended. */
  ask: (
    question: unknown,
    bytes: Uint8Array,
    signal?: AbortSignal,
  ) => Promise<[ReadApart, ReadingUsage | null]>;
  end: () => void;
};

/**
 * A file that waits for the processor is not too slow. One that takes so many times its limit by the clock stands still, or its
 * machine does nothing for it.
 */
const PATIENCE = 20;
/** By these Node and V8 end a process whose heap is full; the system ends one with SIGKILL where memory is short, as ours does. */
const MEMORY: ReadonlySet<NodeJS.Signals | number | null> = new Set([
  ...(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGKILL'] as const),
  ...[134, 133, 132, 139],
]);

/** The system's own limit on processor time, which holds also where nothing of ours works any more. Seconds, twice, and the command. */
const LIMITED = 'ulimit -c 0; ulimit -S -t "$1"; ulimit -H -t "$2"; shift 2; exec "$@"';
const SHELL = '/bin/sh';
const MARGIN_SECONDS = 15;
/** Share of the memory that the heap may have: the rest of a process counts too, and V8 clears a heap only when it is nearly full. */
const HEAP = 0.75;

/** Processes that are alive. They end with this one: here where it exits, and by their own watch where it is killed. */
const alive = new Set<ChildProcess>();
let endsWithUs = false;

/**
 * Starts a program that reads files of unknown senders apart from this process, so that a file that is made to take for ever or to
 * fill the memory costs this process nothing. It gets no settings but those that are given, and the folder of compiled modules.
 */
export function startProcess({ file, limits, priority, settings = {} }: Program): ReadingProcess {
  const command = [
    process.execPath,
    `--max-old-space-size=${Math.floor(limits.megabytes * HEAP)}`,
    file,
    String(process.pid),
  ];
  const child = spawn(...limited(command, limits), {
    env: { ...compiledModules(), ...settings },
    // The leader of a group of its own, with which what it starts is ended.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  });
  const [input, answers] = [child.stdin as unknown as Socket, child.stdio[ANSWERS] as Socket];
  if (priority === 'behind-stages' && child.pid !== undefined) givePriorityToOthers(child.pid);
  keep(child);
  const kill = () => killGroup(child);
  // A process that has ended takes no more bytes, which shows in how it ended.
  input.on('error', () => undefined);
  answers.on('error', () => undefined);
  const closed = new Promise<NodeJS.Signals | number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  closed.catch(() => undefined);
  child.once('exit', kill);
  const hold = (held: boolean) => {
    for (const part of [child, input, answers]) held ? part.ref() : part.unref();
  };
  return {
    end: kill,
    ask: async (question, bytes, signal) => {
      let over: 'too-slow' | 'stopped' | 'failed' | null = null;
      const give = (why: NonNullable<typeof over>) => {
        over ??= why;
        kill();
      };
      const stop = () => give('stopped');
      const timer = setTimeout(() => give('too-slow'), limits.milliseconds * PATIENCE);
      const frames = new FrameReader();
      let take: (chunk: Buffer) => void = () => undefined;
      hold(true);
      signal?.addEventListener('abort', stop);
      try {
        if (signal?.aborted) stop();
        const answered = new Promise<[ReadApart, ReadingUsage]>((resolve) => {
          take = (chunk) => {
            try {
              const frame = frames.take(chunk);
              if (frame !== null && over === null)
                resolve([{ output: frame.body }, frame.head as ReadingUsage]);
            } catch {
              give('failed');
            }
          };
        });
        answers.on('data', take);
        for (const part of frameOf({ limits, question } satisfies ReadingRequest, bytes)) input.write(part);
        return await Promise.race([
          answered,
          closed.then((how): [ReadApart, null] => [{ ended: over ?? reasonOf(how) }, null]),
        ]);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        answers.off('data', take);
        hold(false);
      }
    },
  };
}

const reasonOf = (how: NodeJS.Signals | number | null) =>
  how === 'SIGXCPU' ? 'too-slow' : MEMORY.has(how) ? 'too-much-memory' : 'failed';

/** A process reads other files while it has used less than the time of one, so that it never uses that of two. */
function limited([program, ...args]: string[], { milliseconds }: ReadingLimits): [string, string[]] {
  if (!existsSync(SHELL)) return [program!, args];
  const seconds = Math.ceil((2 * milliseconds) / 1_000) + MARGIN_SECONDS;
  return [SHELL, ['-c', LIMITED, 'sh', String(seconds), String(seconds + 5), program!, ...args]];
}

function keep(child: ChildProcess): void {
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  child.once('error', () => alive.delete(child));
  if (endsWithUs) return;
  endsWithUs = true;
  process.on('exit', () => {
    for (const one of alive) killGroup(one);
  });
}

/** Ends a process and what it has started; called again when it has ended, for what is left of it. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

function givePriorityToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or this system does not allow it: then it competes as others do.
  }
}
