import { type FileHandle, mkdir, open, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EnvironmentError } from '#shared/errors.ts';
import { rotateLog } from './log-files.ts';

/** Error codes of the file system that a person has to resolve, with a sentence that says how. */
const conditions: Record<string, string> = {
  ENOSPC: 'the disk is full; free some space or choose another folder with DATA_DIR',
  EDQUOT: 'the disk quota is used up; free some space or choose another folder with DATA_DIR',
  EROFS: 'the file system is read-only; choose another folder with DATA_DIR',
  EACCES: 'this user may not write there; choose another folder with DATA_DIR',
  EPERM: 'this user may not write there; choose another folder with DATA_DIR',
  ENOENT: 'it cannot be made there; choose another folder with DATA_DIR',
  ENOTDIR: 'a part of the path is a file, not a folder; choose another folder with DATA_DIR',
  EEXIST: 'there is a file of that name, not a folder; choose another folder with DATA_DIR',
};
/** The messages that programs print for the same errors. */
const printed: [RegExp, keyof typeof conditions][] = [
  [/No space left on device/i, 'ENOSPC'],
  [/Disk quota exceeded/i, 'EDQUOT'],
  [/Read-only file system/i, 'EROFS'],
  [/Permission denied/i, 'EACCES'],
];

/** @returns an EnvironmentError for an error that a person has to resolve, any other error unchanged */
export function asEnvironmentError(error: unknown, path: string): unknown {
  const reason = conditions[(error as NodeJS.ErrnoException)?.code ?? ''];
  return reason === undefined ? error : new EnvironmentError(`${path}: ${reason}`, { cause: error });
}

/** @returns the sentence for a file-system error in the output of a program, or null */
export function conditionIn(output: string): string | null {
  const found = printed.find(([pattern]) => pattern.test(output));
  return found ? conditions[found[1]]! : null;
}

/**
 * Makes a folder, which only this user may enter, and checks that this process can write to it.
 * @throws EnvironmentError when the disk is full, read-only, or the folder belongs to somebody else
 */
export async function prepareFolder(path: string): Promise<void> {
  const probe = join(path, `.probe-${process.pid}`);
  try {
    await makeFolder(path, 0o700);
    // Not an empty file: a full disk still makes those.
    await writeFile(probe, Buffer.alloc(64 * 1024));
    await unlink(probe);
  } catch (error) {
    await unlink(probe).catch(() => undefined);
    throw asEnvironmentError(error, path);
  }
}

/** Makes one folder after another: on a read-only file system the option `recursive` reports ENOENT, not the reason. */
async function makeFolder(path: string, mode: number): Promise<void> {
  if (await exists(path)) return;
  await makeFolder(dirname(path), 0o755);
  await mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** @returns whether anything is at the path */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Opens the log of a process for appending; a log that has grown large is set aside first.
 * @returns the file and the offset at which this run's lines begin
 */
export async function openLog(path: string): Promise<{ file: FileHandle; start: number }> {
  try {
    rotateLog(path);
    const file = await open(path, 'a', 0o600);
    return { file, start: (await file.stat()).size };
  } catch (error) {
    throw asEnvironmentError(error, path);
  }
}

/** @returns the last lines of a log after an offset; empty when there is no log */
export async function logTail(path: string, start: number, lines = 5): Promise<string> {
  const written = await readFile(path).catch(() => Buffer.alloc(0));
  return written.subarray(start).toString().trim().split('\n').slice(-lines).join('\n');
}

/**
 * @returns the text of a file, or null when there is none
 * @throws EnvironmentError when this user may not read it
 */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code !== 'EACCES') throw error;
    throw new EnvironmentError(
      `${path} belongs to another user; run as that user, or choose another DATA_DIR`,
    );
  }
}

/** Writes a file that only this user may read. A reader sees the old content or the new one, never a part. */
export async function writePrivate(path: string, text: string): Promise<void> {
  try {
    await writeFile(`${path}.new`, text, { mode: 0o600 });
    await rename(`${path}.new`, path);
  } catch (error) {
    throw asEnvironmentError(error, path);
  }
}
