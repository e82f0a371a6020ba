import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from '#services/local/child.ts';
import { settings } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';

/**
 * What one question has started and must end, in reverse order; also when the whole run is told to stop. Use with
 * `await using`.
 */
export type Harness = AsyncDisposable & {
  /** A folder of the question's own, removed at the end. */
  folder: string;
  /** Has something ended with the question. */
  defer: (end: () => Promise<unknown> | unknown) => void;
  /** Has a server ended with the question, and also when this process dies without having ended it. */
  keep: (server: Server) => void;
  /** Starts one of our programs and returns when it is ready; it sees these settings and no others. */
  start: (file: string, args: string[], given?: Record<string, string>) => Promise<Child>;
};

/** A server program in a session of its own, which does not notice by itself that we are gone. */
export type Server = { process: ChildProcess; stop: () => Promise<void> };

const open = new Set<AsyncDisposable>();
let stopping = false;
/** Every setting absent: a developer's own environment must not take part. */
const nothingSet = Object.fromEntries(Object.keys(settings).map((name) => [name, '']));

/** @throws EnvironmentError once the run has been told to stop */
export async function openHarness(): Promise<Harness> {
  if (stopping) throw new EnvironmentError('the run was told to stop');
  const folder = await mkdtemp(join(tmpdir(), 'tda-bench-'));
  // The user that PostgreSQL runs as must be able to enter; else its data would lie elsewhere and stay there.
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
    start: async (file, args, given = {}) => {
      started += 1;
      const log = join(folder, `${started}-${file.replaceAll('/', '-')}.log`);
      const child = await startChild({
        file,
        args,
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

/** Ends everything that any question has started, and lets no other question start. */
export async function disposeAll(): Promise<void> {
  stopping = true;
  await Promise.allSettled([...open].map((harness) => harness[Symbol.asyncDispose]()));
}

/**
 * Ends a process and removes the folder when this process is gone, however it went: the watcher's standard input closes
 * then without a word.
 * @returns what calls the watcher off
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
