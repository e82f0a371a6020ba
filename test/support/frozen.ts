import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { deploy } from '#prisma/migrate.ts';
import { startPostgres } from '#services/local/postgres.ts';
import { serverFolder } from './server-folder.ts';

/** A PostgreSQL server for one test, which can be stopped in the middle of its work without closing its connections. */
export type OwnPostgres = {
  url: string;
  freeze: () => void;
  thaw: () => void;
  /** Kills the processes that serve connections; the server then ends all others and recovers by itself. */
  crash: () => void;
};

/** Starts and migrates the server; it ends with the test, even if it is frozen then. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const opened = await openOwnPostgres();
  onTestFinished(opened.close);
  return opened;
}

/** The same for several tests of a file, closed by the caller. */
export async function openOwnPostgres(): Promise<OwnPostgres & { close: () => Promise<void> }> {
  const directory = await serverFolder('tda-own-');
  const server = await startPostgres({
    directory: join(directory, 'postgres'),
    database: 'test',
    ephemeral: true,
    settings: { max_connections: '100' },
  });
  const thaw = () => signalTree(server.process.pid!, 'SIGCONT');
  const close = async () => {
    thaw();
    await server.stop();
    for (const folder of [directory, server.folder]) await rm(folder, { recursive: true, force: true });
  };
  try {
    await deploy(server.url);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    url: server.url,
    freeze: () => signalTree(server.process.pid!, 'SIGSTOP'),
    thaw,
    crash: () => {
      const backends = execFileSync('ps', ['-e', '-o', 'pid=,args='], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => /postgres: postgres test /.test(line))
        .map((line) => Number(line.trim().split(/\s+/, 1)[0]));
      const own = new Set(treeOf(server.process.pid!));
      signal(
        backends.filter((pid) => own.has(pid)),
        'SIGKILL',
      );
    },
  };
}

/** Sends a signal to a process and all its descendants, ancestors first. */
const signalTree = (root: number, name: NodeJS.Signals): void => signal(treeOf(root), name);

function treeOf(root: number): number[] {
  const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number]);
  const tree = [root];
  for (const member of tree) for (const [pid, parent] of pairs) if (parent === member) tree.push(pid);
  return tree;
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // A process that has ended since needs no signal.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
