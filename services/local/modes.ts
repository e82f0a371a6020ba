import { chmod, chown, lstat, readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, parse } from 'node:path';

/** Who may read DATA_DIR: this user alone. */

/** The files of a stack in DATA_DIR; the data folder of PostgreSQL closes itself. */
const OURS = [
  'api-key',
  'files',
  'lock',
  'logs',
  'postgres',
  'redis',
  'secrets.json',
  'stack.json',
  'start.out',
];
/** Files of a moment: while a file is replaced, while the lock is taken, while a disk is tried. */
const PASSING = /^(lock\..*|\.probe-\d+|.*\.new)$/;
const CLUSTER = 'cluster';
const FOR_OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Closes DATA_DIR to everybody else, also what earlier releases left open in it: folders 700, files 600. Called by the
 * holder of the lock.
 * @returns whether the folder itself is closed. One that holds other things than ours, such as a home folder, stays as it is
 */
export async function closeFolder(directory: string): Promise<boolean> {
  const names = await readdir(directory);
  const own = names.filter((name) => OURS.includes(name) || PASSING.test(name));
  for (const name of own) await close(join(directory, name));
  const { mode } = await stat(directory);
  // In a folder that others also use, only our files are closed.
  const shared = own.length < names.length || (mode & STICKY) !== 0;
  if (shared || directory === homedir() || directory === parse(directory).root)
    return (mode & FOR_OTHERS) === 0;
  await chmod(directory, 0o700);
  return true;
}

async function close(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found === null || found.isSymbolicLink()) return;
  if (!found.isDirectory()) {
    if ((found.mode & FOR_OTHERS) !== 0) await chmod(path, 0o600);
    return;
  }
  for (const name of await readdir(path)) if (name !== CLUSTER) await close(join(path, name));
  if ((found.mode & FOR_OTHERS) !== 0) await chmod(path, 0o700);
}

/**
 * Lets the group of PostgreSQL's user pass a closed folder, without reading it (710), where that is another user than ours:
 * PostgreSQL refuses to run as root.
 */
export async function letPass(path: string, group: number): Promise<void> {
  const { mode, uid } = await stat(path);
  if (uid !== process.getuid?.() || (mode & 0o001) !== 0) return;
  await chown(path, uid, group);
  await chmod(path, 0o710);
}
