import { openStorage } from '#shared/storage/open.ts';
import type { Storage } from '#shared/storage/storage.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/**
 * A file without a record is removed at this age. An upload takes minutes at most; a day leaves time to notice that a database was
 * restored from a backup, after which the documents that were uploaded since are files without records.
 */
const ABANDONED_MS = 24 * 3_600_000;
/** Keys and records that are compared together. */
const BATCH = 500;
const VAULT = 'vault/';

/**
 * Compares the documents in the vaults of companies with their files. Removes files that have had no record for a day: what a crash
 * leaves between storing a file and writing its record, or between deleting a record and removing its file. Marks records whose
 * file is missing, and unmarks those whose file is back; it removes no record, because what is missing may be the storage.
 * Safe to run twice.
 * @param now the time that ages are measured at
 * @returns how many files were removed and records marked or unmarked
 * @throws StorageError where the storage does not work
 */
export async function reconcileVault(
  { pool, config, log, signal }: Pick<StageContext, 'pool' | 'config' | 'log' | 'signal'>,
  now: Date,
  storage: Storage = openStorage(config),
): Promise<number> {
  const removed = await removeAbandoned({ pool, log, signal }, storage, now);
  return removed + (await markMissing({ pool, log, signal }, storage));
}

type Surroundings = { signal?: AbortSignal | undefined } & Pick<StageContext, 'pool' | 'log'>;

async function removeAbandoned(
  { pool, log, signal }: Surroundings,
  storage: Storage,
  now: Date,
): Promise<number> {
  let removed = 0;
  const judge = async (keys: readonly string[]) => {
    const { rows } = await pool.query<{ key: string }>(
      `select key from unnest($1::text[]) as key
       where not exists (select from app.vault_document as document
         where key = 'vault/' || document.company_id || '/' || document.id)`,
      [keys],
    );
    for (const { key } of rows) {
      await storage.remove(key);
      log.info({ key }, 'removed a file without a record');
      removed += 1;
    }
  };
  let old: string[] = [];
  for await (const { key, modifiedAt } of storage.list(VAULT)) {
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

type Kept = { id: string; key: string; isMarked: boolean };

async function markMissing({ pool, log, signal }: Surroundings, storage: Storage): Promise<number> {
  let changed = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; !signal?.aborted; ) {
    const { rows } = await pool.query<Kept>(
      `select id, 'vault/' || company_id || '/' || id as key, missing_since is not null as "isMarked"
       from app.vault_document where id > $1 order by id limit $2`,
      [after, BATCH],
    );
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
    for (const { id, key, isMarked } of rows) {
      const isMissing = (await storage.stat(key)) === null;
      if (isMissing === isMarked) continue;
      // Deleted meanwhile, it matches no row.
      const { rowCount } = await pool.query(
        'update app.vault_document set missing_since = case when $2 then now() end where id = $1',
        [id, isMissing],
      );
      if (!rowCount) continue;
      changed += 1;
      if (isMissing) log.error({ id }, 'the file of a document is missing in the storage');
      else log.info({ id }, 'the file of a document is back');
    }
  }
  return changed;
}
