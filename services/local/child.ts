import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { surroundings } from '#shared/config.ts';
import { EnvironmentError, UsageError } from '#shared/errors.ts';
import { COMPILED } from '#shared/process/compiled.ts';
import { logTail, openLog } from './folders.ts';
import type { Running } from './supervise.ts';

/** Starts one of our own processes, with a channel over which it says that it is ready and notices when we have ended. */

export type ChildOptions = {
  /** From the root, such as `services/api/main.ts`. */
  file: string;
  /** The folder of another checkout; this project's folder if absent. */
  root?: string;
  args?: string[];
  /** Settings besides this process's own environment; an empty one counts as absent. */
  settings: Record<string, string>;
  log: string;
};

/** A process that has said it is ready. */
export type Child = Running & {
  /** The message it sent when it was ready. */
  message: ReadyMessage;
};

/** `ready` is the process's address, or `true` for one that has none. */
export type ReadyMessage = { ready: string | true; since?: string | null };

/**
 * Memory options of Node for workers. A worker makes records in batches and drops them at once, so its young generation may
 * grow until it holds a batch or two; it shrinks again when the process rests. The old generation may double until all of it is
 * collected again; V8 would allow 30 % for so low a limit. The limit keeps the whole process within 512 MB. compose.yaml starts
 * workers with the same options.
 */
export const WORKER_MEMORY = [
  '--max-semi-space-size=32',
  '--max-old-space-size=256',
  '--heap-growing-percent=100',
];

/**
 * Memory options of Node for the API. The young generation holds what the requests under way make, so that little of it gets into
 * the old one. V8 would let a heap with so low a limit grow by 30 % between two collections of all of it. These took half of the
 * processor's time where every page was asked for the first time, so the heap may grow by 60 %. The limit on the old generation
 * is a guard: a process that reaches it ends. With full caches about 50 MB of the heap are in use; what is outside the heap
 * (program, bytes of kept responses, zlib) takes about 110 MB more. The limits keep the whole process within 256 MB.
 * compose.yaml starts the API with the same options. Decision: docs/decisions/0068-memory-of-the-api.md
 */
export const API_MEMORY = [
  '--max-semi-space-size=16',
  '--max-old-space-size=128',
  '--heap-growing-percent=60',
];

const ROOT = join(import.meta.dirname, '../..');

/**
 * For glibc: with an arena for each thread, memory that compression has freed would stay with the process; and once a large block was
 * freed, glibc would keep up to twice its size of free memory, unless a number says how much it may keep. For Node: modules that
 * an earlier process has compiled are loaded from this folder, which saves a third of the time of a start and some 28 MB, because types
 * need not be stripped again. Dockerfile sets all, too.
 */
const RUNTIME = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: COMPILED,
};

const MEMORY: readonly { folder: string; options: string[] }[] = [
  { folder: 'workers/', options: WORKER_MEMORY },
  { folder: 'services/api/', options: API_MEMORY },
];

/** A little longer than the ten seconds that a process gives itself to finish its work. */
const STOP_MS = 12_000;
const START_MS = 60_000;

/** @throws EnvironmentError when the process ends before it is ready, with the last lines of its log */
export async function startChild({
  file,
  root = ROOT,
  args = [],
  settings,
  log,
}: ChildOptions): Promise<Child> {
  const { file: output, start } = await openLog(log);
  const child = fork(join(root, file), args, {
    cwd: root,
    env: surroundings.childEnvironment({ ...RUNTIME, ...settings }),
    execArgv: MEMORY.find(({ folder }) => file.startsWith(folder))?.options ?? [],
    // Its own session: Ctrl-C in a terminal reaches only us, and we stop the processes in order.
    detached: true,
    stdio: ['ignore', output.fd, output.fd, 'ipc'],
  });
  await output.close();
  const exited = new Promise<string>((done) => {
    child.once('exit', (code, signal) => done(signal ?? `exit code ${code}`));
    child.once('error', (error) => done(error.message));
  });
  const stop = () => endChild(child, STOP_MS);
  const message = await Promise.race([
    new Promise<ReadyMessage>((done) => {
      child.on('message', (sent: ReadyMessage) => {
        if (sent.ready !== undefined) done(sent);
      });
    }),
    exited.then((reason) => ({ reason })),
    wait(START_MS, { reason: `not ready within ${START_MS / 1000} s` }, { ref: false }),
  ]);
  if ('reason' in message) {
    await stop();
    // Exit code 2 says that arguments or settings are wrong, so that another attempt would fail too. In the log, the
    // usage text follows the reason after a blank line.
    if (child.exitCode === 2) throw new UsageError((await logTail(log, start, 1_000)).split('\n\n')[0]!);
    const tail = await logTail(log, start);
    throw new EnvironmentError(
      `${file} did not start (${message.reason})${tail ? `:\n${tail}` : ''}\nlog: ${log}`,
    );
  }
  return { message, pid: child.pid!, command: file, exited, stop };
}

export const isOver = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Asks a process to end, and kills it if it does not end within this number of milliseconds. */
export async function endChild(child: ChildProcess, patienceMs: number): Promise<void> {
  if (isOver(child) || child.pid === undefined) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const patience = new AbortController();
  const late = wait(patienceMs, undefined, { signal: patience.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  await gone;
  patience.abort();
  await late;
}
