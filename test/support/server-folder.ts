import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableMemory } from 'node:process';

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
/** Bytes that must be free, as files and as memory; a run of all tests needs less than one gigabyte. */
const ENOUGH = 2 * 1024 ** 3;

/**
 * Makes a folder for the files of a test's own server; the caller removes it.
 *
 * It is in memory if there is room. Each test has a database of its own, which is a thousand files. To make a file, ext4
 * steps over each one that was deleted in the last minutes, so that after some hundred databases another one takes ten
 * times as much processor time as in memory.
 * @param prefix of the folder's name
 * @param mode by default, PostgreSQL's user, who is another one when this process is root, may pass it, not list it
 */
export async function serverFolder(prefix: string, mode = 0o711): Promise<string> {
  const folder = await mkdtemp(join((await hasRoom()) ? MEMORY : tmpdir(), prefix));
  await chmod(folder, mode);
  return folder;
}

async function hasRoom(): Promise<boolean> {
  const files = await statfs(MEMORY).catch(() => null);
  return files !== null && Math.min(files.bavail * files.bsize, availableMemory()) >= ENOUGH;
}
