import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, opendir, readdir, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { StorageError, type StorageFault } from '#shared/errors.ts';
import { ContentError, piecesOf } from '#shared/storage/content.ts';
import { checkKey, checkPrefix, checkRange } from '#shared/storage/key.ts';
import { type Disk, requireRoom } from '#shared/storage/room.ts';
import type { SignAddress } from '#shared/storage/signed-address.ts';
import type { Storage } from '#shared/storage/storage.ts';

/** Files that are being written. No key begins with a dot, so that none of them is ever read. */
const UNFINISHED = '.unfinished';
/** A file that nobody has written to for so long was left by a process that died; a running one writes every few seconds. */
const ABANDONED_MS = 3_600_000;
/** What users keep is read by this service alone. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
/** Bytes that are written between two looks at the room on the disk. */
const LOOK_BYTES = 16 * 1024 ** 2;

const FAULTS: Readonly<Record<string, StorageFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EACCES: 'misconfigured',
  EPERM: 'misconfigured',
  EROFS: 'misconfigured',
  ENOTDIR: 'misconfigured',
  EISDIR: 'misconfigured',
  ELOOP: 'misconfigured',
};

/**
 * Files in a folder. A file is written beside its place, forced to the disk and then renamed, so that a crash at any moment leaves
 * the former file or the new one, and at most an unfinished one, which a later start removes.
 * @param root the folder; it is made when the first file is stored
 * @param sign gives addresses at which the API serves the files, where it can
 * @param mustStayFree bytes that no file may take of the disk: with less, the storage is full
 */
export function folderStorage(root: string, sign: SignAddress | null, mustStayFree = 0): Storage {
  const disk: Disk = { path: root, limit: mustStayFree, made: true };
  const pathOf = (key: string): string => {
    checkKey(key);
    return join(root, key);
  };
  let prepared: Promise<void> | null = null;
  const prepare = () => {
    prepared ??= prepareFolder(root).catch((error) => {
      prepared = null;
      throw error;
    });
    return prepared;
  };

  return {
    async put(key, content, { signal } = {}) {
      const path = pathOf(key);
      const unfinished = join(root, UNFINISHED, randomUUID());
      try {
        await requireRoom(disk, content instanceof Readable ? 0 : content.length);
        await prepare();
        const size = await write(unfinished, content, disk, signal);
        await moveTo(path, unfinished, root);
        return { size };
      } catch (error) {
        await unlink(unfinished).catch(() => undefined);
        if (content instanceof Readable) content.destroy();
        throw error instanceof ContentError ? error.cause : storageError(error, root);
      }
    },
    read: (key, range) =>
      unlessAbsent(root, async () => {
        if (range) checkRange(range);
        const file = await open(pathOf(key), 'r');
        return file.createReadStream(range ?? {});
      }),
    stat: (key) =>
      unlessAbsent(root, async () => {
        const found = await stat(pathOf(key));
        return found.isFile() ? { size: found.size, modifiedAt: found.mtime } : null;
      }),
    async remove(key) {
      await unlessAbsent(root, async () => {
        await unlink(pathOf(key));
        return null;
      });
    },
    list(prefix) {
      checkPrefix(prefix);
      return filesBelow(root, prefix.slice(0, prefix.lastIndexOf('/') + 1), prefix);
    },
    signedUrl: async (key, options) => {
      checkKey(key);
      return sign ? sign(key, options) : null;
    },
  };
}

/** Makes the folders and removes what dead processes have left. */
async function prepareFolder(root: string): Promise<void> {
  const folder = join(root, UNFINISHED);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const names = await readdir(folder);
  if (names.length === 0) return;
  const now = await timeOfDisk(folder);
  for (const name of names) {
    const path = join(folder, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => now - mtimeMs,
      () => 0,
    );
    // Another process may have been faster.
    if (age > ABANDONED_MS) await unlink(path).catch(() => undefined);
  }
}

/** The clock by which the disk dates files: that of a process may be wrong, and would erase what others are writing. */
async function timeOfDisk(folder: string): Promise<number> {
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', PRIVATE_FILE);
  try {
    return (await file.stat()).mtimeMs;
  } finally {
    await file.close();
    await unlink(path);
  }
}

async function write(
  path: string,
  content: Readable | Uint8Array,
  disk: Disk,
  signal?: AbortSignal,
): Promise<number> {
  // Made again where somebody has removed the folders while the process ran.
  const file = await withFolder(path, () => open(path, 'wx', PRIVATE_FILE));
  try {
    let size = 0;
    for await (const piece of piecesOf(content, signal)) {
      await writeAll(file, piece);
      const before = size;
      size += piece.length;
      if (Math.floor(before / LOOK_BYTES) < Math.floor(size / LOOK_BYTES)) await requireRoom(disk);
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

async function writeAll(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let written = 0; written < piece.length; )
    written += (await file.write(piece, written, piece.length - written)).bytesWritten;
}

/** The name of a file is on the disk when its folder is, and the folder's own name when the one above it is. */
async function moveTo(path: string, from: string, root: string): Promise<void> {
  await withFolder(path, () => rename(from, path));
  for (let folder = dirname(path); folder.length >= root.length; folder = dirname(folder)) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

async function withFolder<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
    return work();
  }
}

async function* filesBelow(root: string, folder: string, prefix: string): ReturnType<Storage['list']> {
  const entries = await unlessAbsent(root, () => opendir(join(root, folder)));
  if (entries === null) return;
  for await (const entry of entries) {
    const key = folder + entry.name;
    if (entry.name.startsWith('.') || !(key.startsWith(prefix) || prefix.startsWith(`${key}/`))) continue;
    if (entry.isDirectory()) yield* filesBelow(root, `${key}/`, prefix);
    else if (entry.isFile()) {
      const found = await unlessAbsent(root, () => stat(join(root, key)));
      if (found) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

async function unlessAbsent<Result>(
  root: string,
  work: () => Promise<Result | null>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw storageError(error, root);
  }
}

/** @returns the error of the file system as one of the storage; any other is a bug and stays as it is */
function storageError(error: unknown, root: string): unknown {
  const code = codeOf(error);
  if (!(error instanceof Error) || (error as NodeJS.ErrnoException).syscall === undefined) return error;
  return new StorageError(FAULTS[code] ?? 'unavailable', `folder ${root}: ${code}`, { cause: error });
}
