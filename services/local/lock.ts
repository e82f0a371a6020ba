import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EnvironmentError } from '#shared/errors.ts';
import { asEnvironmentError, writePrivate } from './folders.ts';
import { endAll, isStill, type KnownProcess } from './orphans.ts';

/** The lock of DATA_DIR: a file that names the process of the only stack on that folder, and the stack's processes. */

/** The content of the file: the stack's own process, its state, and the processes it has started. */
type Holder = KnownProcess & {
  state: 'running' | 'stopping';
  children: KnownProcess[];
};

export type Lock = {
  /** Whether an earlier stack was killed, so that it left its lock behind. */
  inherited: boolean;
  /** Stores the stack's processes, so that the next start can end them if this one is killed. */
  record: (children: KnownProcess[]) => Promise<void>;
  /** Marks the stack as stopping, so that a new start waits for its end. */
  stopping: () => Promise<void>;
  release: () => Promise<void>;
};

/** How long a new start waits for a running stack to begin to stop, which it does when npm was killed. */
const RUNNING_MS = 2_000;
/** How long a new start waits for the end of a stack that is stopping. */
const STOPPING_MS = 40_000;
const POLL_MS = 50;

/**
 * Takes the lock, and ends the processes of a stack that was killed.
 * @param command a piece of this process's own command line
 * @throws EnvironmentError when another stack runs on the folder, or the lock is damaged
 */
export async function takeLock(directory: string, command: string): Promise<Lock> {
  const path = join(directory, 'lock');
  const holder: Holder = { pid: process.pid, command, state: 'running', children: [] };
  const began = Date.now();
  let inherited = false;
  while (!(await tryToTake(path, holder))) {
    const other = await readHolder(path);
    if (other === null) continue;
    if (await isStill(other)) {
      const patience = other.state === 'stopping' ? STOPPING_MS : RUNNING_MS;
      if (Date.now() - began > patience) {
        throw new EnvironmentError(
          `it is already running on ${directory} (process ${other.pid}); stop that one, or choose another folder with DATA_DIR`,
        );
      }
      await wait(POLL_MS);
      continue;
    }
    // The holder may have released the lock and ended since it was read.
    if ((await readHolder(path))?.pid !== other.pid) continue;
    inherited = true;
    await endChildren(other);
    await removeStale(path, other.pid);
  }
  let saving = Promise.resolve();
  const save = () => {
    saving = saving.then(() => writePrivate(path, JSON.stringify(holder)));
    return saving;
  };
  return {
    inherited,
    record: (children) => {
      holder.children = children;
      return save();
    },
    stopping: () => {
      holder.state = 'stopping';
      return save();
    },
    release: async () => {
      await saving.catch(() => undefined);
      await rm(path, { force: true });
    },
  };
}

async function tryToTake(path: string, holder: Holder): Promise<boolean> {
  const mine = `${path}.${process.pid}`;
  try {
    await writeFile(mine, JSON.stringify(holder), { mode: 0o600 });
    // A link appears together with its content, so that no process ever reads half a lock.
    await link(mine, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw asEnvironmentError(error, path);
  } finally {
    await rm(mine, { force: true });
  }
}

/** @throws EnvironmentError when the file is damaged, as a power failure may leave it; nobody knows then whose it is */
async function readHolder(path: string): Promise<Holder | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Holder;
  } catch (error) {
    throw new EnvironmentError(
      `${path} is damaged; make sure that no other \`npm start\` uses this folder, then remove that file`,
      { cause: error },
    );
  }
}

/** Removes the lock of a process that has ended; a lock that another process took in the meantime is put back. */
async function removeStale(path: string, dead: number): Promise<void> {
  const aside = `${path}.stale.${process.pid}`;
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await readHolder(aside))?.pid !== dead) await link(aside, path).catch(() => undefined);
  await unlink(aside);
}

/** The processes end by themselves because their parent is gone; one that hangs is killed. */
async function endChildren(holder: Holder): Promise<void> {
  const find = async () => {
    const still = await Promise.all(holder.children.map((child) => isStill(child)));
    return holder.children.filter((_, index) => still[index]).map((child) => child.pid);
  };
  await endAll(find, [
    ['SIGTERM', 12_000],
    ['SIGKILL', 5_000],
  ]);
}
