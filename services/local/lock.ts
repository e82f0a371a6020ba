import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EnvironmentError } from '#shared/errors.ts';
import { asEnvironmentError, writePrivate } from './folders.ts';
import { endAll, isStill, type Leftover } from './leftovers.ts';

/** One stack per DATA_DIR: a file that says which process holds it and which processes belong to it. */

/** What is in the file: the stack's own process, what it is doing, and its processes. */
type Holder = Leftover & {
  state: 'running' | 'stopping';
  children: Leftover[];
};

export type Lock = {
  /** Whether an earlier stack ended without cleaning up. */
  inherited: boolean;
  /** Keeps account of the stack's processes, for the next start to end should this one be killed. */
  record: (children: Leftover[]) => Promise<void>;
  /** Says that the holder is about to go, so that a new start waits for it. */
  stopping: () => Promise<void>;
  release: () => Promise<void>;
};

/** How long a new start gives the old one to notice that it was orphaned, and to end once it is ending. */
const NOTICE_MS = 2_000;
const ENDING_MS = 40_000;
const POLL_MS = 50;

/**
 * Takes the lock; ends what a killed stack left running.
 * @param command what this process's command line contains
 * @throws EnvironmentError when another stack runs on the folder
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
      const patience = other.state === 'stopping' ? ENDING_MS : NOTICE_MS;
      if (Date.now() - began > patience) {
        throw new EnvironmentError(
          `it is already running on ${directory} (process ${other.pid}); stop that one, or choose another folder with DATA_DIR`,
        );
      }
      await wait(POLL_MS);
      continue;
    }
    // It may have released the lock and ended properly since it was read.
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
    // A link is made with its content in one step, so that nobody ever reads half a lock.
    await link(mine, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw asEnvironmentError(error, path);
  } finally {
    await rm(mine, { force: true });
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Holder);
}

/** Removes a dead holder's lock; if a living one took it in the meantime, puts that back. */
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

/** They lost their parent and are ending by themselves; a hanging one is killed. */
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
