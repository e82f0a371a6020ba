import type { Storage } from '#shared/storage/storage.ts';
import { eachApart } from '#workers/pipeline/each.ts';

/** A file without a row is removed at this age: no upload or download takes that long, and a database can be restored meanwhile. */
const ABANDONED_MS = 24 * 3_600_000;
/** Keys that are looked up together. */
const BATCH = 500;

/** Where files may be that no row knows, and how to tell. */
export type Shelf = {
  /** What the keys of all its files begin with. */
  prefix: string;
  /** @returns those of the keys that no row has */
  unknown: (keys: readonly string[]) => Promise<string[]>;
  /** Called after a file was removed. */
  removed?: (key: string) => void;
};

/**
 * Removes files that have had no row for a day: what a crash leaves between storing a file and writing its row, or between deleting
 * a row and removing its file. Safe to run twice.
 * @param now the time that ages are measured at
 * @param signal ends it between two files of the list
 * @returns how many files were removed
 * @throws StorageError where the storage does not work
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
