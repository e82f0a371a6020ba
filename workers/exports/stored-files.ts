import { openStorage } from '#shared/storage/open.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { removeAbandonedFiles } from '#workers/pipeline/abandoned-files.ts';
import { eachApart } from '#workers/pipeline/each.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** Records that are compared together. */
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
  const shelf = {
    prefix: VAULT,
    unknown: (keys: readonly string[]) => withoutRecords(pool, keys),
    removed: (key: string) => log.info({ key }, 'removed a file without a record'),
  };
  const removed = await removeAbandonedFiles(storage, shelf, now, signal);
  return removed + (await markMissing({ pool, log, signal }, storage));
}

type Surroundings = { signal?: AbortSignal | undefined } & Pick<StageContext, 'pool' | 'log'>;

async function withoutRecords(pool: Surroundings['pool'], keys: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
     where not exists (select from app.vault_document as document
       where key = 'vault/' || document.company_id || '/' || document.id)`,
    [keys],
  );
  return rows.map(({ key }) => key);
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
    await eachApart(rows, async ({ id, key, isMarked }) => {
      const isMissing = (await storage.stat(key)) === null;
      if (isMissing === isMarked) return;
      // Deleted meanwhile, it matches no row.
      const { rowCount } = await pool.query(
        'update app.vault_document set missing_since = case when $2 then now() end where id = $1',
        [id, isMissing],
      );
      if (!rowCount) return;
      changed += 1;
      if (isMissing) log.error({ id }, 'the file of a document is missing in the storage');
      else log.info({ id }, 'the file of a document is back');
    });
  }
  return changed;
}
