import type { Storage } from '#shared/storage/storage.ts';
import { eachApart } from '#workers/pipeline/each.ts';

/**
 * A file without a row is removed at this age: no upload or download takes that long, and it leaves time to restore a
 * database.
 */
const ABANDONED_MS = 24 * 3_600_000;
/** Number of keys that are looked up together. */
const BATCH = 500;

/** A place where files without a row may be, and how to recognise them. */
export type Shelf = {
  /** The common beginning of the keys of its files. */
  prefix: string;
  /** @returns the keys without a row */
  unknown: (keys: readonly string[]) => Promise<string[]>;
  /** Called after a file was removed. */
  removed?: (key: string) => void;
};

/**
 * Removes files that have had no row for a day: a crash between storing a file and writing its row, or between deleting
 * a row and removing its file, leaves such files. Safe to run twice.
 * @param now the time at which ages are measured
 * @param signal ends the work between two files
 * @returns how many files were removed
 * @throws StorageError if the storage does not work
 */
export async function removeAbandonedFiles(
  storage: Storage,
  shelf: Shelf,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  const judge = async (keys: readonly string[]) => {
    await eachApart(await shelf.unknown(keys), async (key) => {
      await storage.remove(key);
      shelf.removed?.(key);
      removed += 1;
    });
  };
  let old: string[] = [];
  for await (const { key, modifiedAt } of storage.list(shelf.prefix)) {
    if (signal?.aborted) return removed;
    if (now.getTime() - modifiedAt.getTime() < ABANDONED_MS) continue;
    old.push(key);
    if (old.length < BATCH) continue;
    await judge(old);
    old = [];
  }
  if (old.length > 0) await judge(old);
  return removed;
}
