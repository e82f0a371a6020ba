import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Config, surroundings, watchedPaths } from '#shared/config.ts';
import { StorageError } from '#shared/errors.ts';
import { storageFolder } from '#shared/storage/place.ts';

/**
 * How much room there must be on which disks before anything is written: a full disk ends the writing of PostgreSQL, and of
 * everything else on it. Stages ask before they begin (workers/pipeline/room.ts), and the storage asks before and while it writes.
 */

const MB = 1024 ** 2;
/** How much more than the limit must be free before work goes on that has waited, so that it does not stop and go. */
export const AGAIN = 1.25;
/** Of a disk for files of a moment, which may be small, at most so much must be free. */
const SCRATCH_SHARE = 0.5;

/** A disk, by a folder on it. */
export type Disk = {
  path: string;
  /** Bytes that must be free. */
  limit: number;
  /** The most that `limit` means on a small disk, as a share of all its bytes. */
  share?: number;
  /** Whether the folder is made when it is needed: then the disk is that of the nearest folder above it. */
  made?: boolean;
};

/** What is seen of a disk, in bytes. */
export type SeenDisk = { free: number; total: number; limit: number };

/** Who writes, which says on which disks there must be room. */
export type Writer = 'collect' | 'documents' | 'exports';

type Settings = Pick<Config, 'DISK_FREE_MB' | 'DISK_PATHS' | 'DATA_DIR' | 'STORAGE_URL'>;

/** @returns whether an error of the file system says that there is no space */
export const saysFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/** @returns bytes that must be free on every disk */
export const roomLimit = ({ DISK_FREE_MB }: Pick<Config, 'DISK_FREE_MB'>): number => DISK_FREE_MB * MB;

/** @returns the disk of the folder for files of a moment */
export const scratchDisk = (config: Pick<Config, 'DISK_FREE_MB'>): Disk => ({
  ...{ path: surroundings.scratch, limit: roomLimit(config), share: SCRATCH_SHARE, made: true },
});

/** @returns the disks on which there must be room: those that are watched, and those of the files that this writer writes */
export function disksOf(writer: Writer, config: Settings): Disk[] {
  const limit = roomLimit(config);
  const watched = watchedPaths(config).map((path) => ({ path, limit }));
  const folder = writer === 'collect' ? null : storageFolder(config);
  return [
    ...watched,
    ...(folder === null || watched.some(({ path }) => path === folder)
      ? []
      : [{ path: folder, limit, made: true }]),
    ...(writer === 'documents' ? [scratchDisk(config)] : []),
  ];
}

/** @returns what is free on a disk; null where nothing is known about it, because it cannot be looked at */
export async function look(disk: Disk): Promise<SeenDisk | null> {
  const { path, limit, share, made } = disk;
  const seen = await statfs(path).catch(() => null);
  if (seen === null) return made && dirname(path) !== path ? look({ ...disk, path: dirname(path) }) : null;
  const [free, total] = [seen.bavail * seen.bsize, seen.blocks * seen.bsize];
  return { free, total, limit: share === undefined ? limit : Math.min(limit, Math.floor(total * share)) };
}

/**
 * @param more bytes that are about to be written, as far as they are known
 * @throws StorageError `full` where there would be less than the limit
 */
export async function requireRoom(disk: Disk, more = 0): Promise<void> {
  const seen = disk.limit > 0 ? await look(disk) : null;
  if (seen !== null && seen.free - more < seen.limit)
    throw new StorageError(
      'full',
      `folder ${disk.path}: ${Math.floor(seen.free / MB)} MB are free, and ${Math.ceil(seen.limit / MB)} MB must stay free`,
    );
}
