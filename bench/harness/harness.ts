import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from '#services/local/child.ts';
import { settings } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';

/**
 * Everything that one question has started. It is stopped in reverse order when the question ends or the run is
 * interrupted. Use with `await using`.
 */
export type Harness = AsyncDisposable & {
  /** A temporary folder of the question. */
  folder: string;
  /** Registers a function to be called when the question ends. */
  defer: (end: () => Promise<unknown> | unknown) => void;
  /** Stops a server when the question ends, even when this process dies before. */
  keep: (server: Server) => void;
  /** Starts one of our programs, or of another checkout, and returns when it is ready; it sees only the given settings. */
  start: (file: string, args: string[], given?: Record<string, string>, root?: string) => Promise<Child>;
};

/** A server program in a session of its own, which does not notice when this process dies. */
export type Server = { process: ChildProcess; stop: () => Promise<void> };

const open = new Set<AsyncDisposable>();
let stopping = false;
/** Every setting empty, which counts as absent: a developer's own environment must not influence the run. */
export const nothingSet = Object.fromEntries(Object.keys(settings).map((name) => [name, '']));

/** @throws EnvironmentError after the run was interrupted */
export async function openHarness(): Promise<Harness> {
  if (stopping) throw new EnvironmentError('the run was interrupted');
  const folder = await mkdtemp(join(tmpdir(), 'tda-bench-'));
  // PostgreSQL may run as another user, who must be able to enter; its data would be put elsewhere and left behind.
  await chmod(folder, 0o755);
  const stack = new AsyncDisposableStack();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  let started = 0;
  let ended: Promise<void> | undefined;
  const harness: Harness = {
    folder,
    defer: (end) => {
      stack.defer(async () => {
        await end();
      });
    },
    keep: (server) => {
      stack.defer(watch(server.process.pid!, folder));
      stack.defer(server.stop);
    },
    start: async (file, args, given = {}, root?: string) => {
      started += 1;
      const log = join(folder, `${started}-${file.replaceAll('/', '-')}.log`);
      const child = await startChild({
        file,
        args,
        ...(root === undefined ? {} : { root }),
        settings: { ...nothingSet, LOG_LEVEL: 'warn', ...given },
        log,
      });
      stack.defer(child.stop);
      return child;
    },
    [Symbol.asyncDispose]: () => {
      ended ??= stack.disposeAsync().finally(() => open.delete(harness));
      return ended;
    },
  };
  open.add(harness);
  return harness;
}

/** Stops everything that questions have started, and prevents further questions from starting. */
export async function disposeAll(): Promise<void> {
  stopping = true;
  await Promise.allSettled([...open].map((harness) => harness[Symbol.asyncDispose]()));
}

/**
 * Starts a watcher that stops a process and removes the folder when this process dies in any way: the watcher's standard
 * input is then closed.
 * @returns a function that ends the watcher
 */
function watch(pid: number, folder: string): () => Promise<void> {
  const script = 'read _ || { kill -INT "$0"; sleep 3; rm -rf "$1"; }';
  const watcher = spawn('/bin/sh', ['-c', script, String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = new Promise<void>((done) => watcher.once('exit', () => done()));
  return () => {
    watcher.stdin.end('\n');
    return gone;
  };
}
