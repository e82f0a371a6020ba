import { type Pool, transaction } from '#shared/database/connection.ts';
import { openStorage } from '#shared/storage/open.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { DOCUMENTS_PREFIX } from '#workers/documents/fetch/receive.ts';
import { removeAbandonedFiles } from '#workers/pipeline/abandoned-files.ts';
import { eachApart } from '#workers/pipeline/each.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/**
 * Number of days after which a file without documents is removed: a publisher that removes a document for an hour, or a
 * rebuild, causes no second download.
 */
const UNUSED_DAYS = 7;
/** Files that are removed together. */
const BATCH = 500;

const UNUSED = 'not exists (select from core.document_state state where state.sha256 = file.sha256)';

type Surroundings = Pick<StageContext, 'pool' | 'config' | 'log'> & { signal?: AbortSignal | undefined };

/**
 * Removes unused files of documents: those that no document has had for a week, with their rows, and those that have
 * had no row for a day. Their texts stay, in case a content returns. Safe to run twice.
 * @param now the time that ages are measured at
 * @returns how many files were removed
 * @throws StorageError if the storage fails
 */
export async function removeUnusedFiles(
  { pool, config, log, signal }: Surroundings,
  now: Date,
  storage: Storage = openStorage(config),
): Promise<number> {
  await pool.query(
    `update core.document_file file set unused_at = case when ${UNUSED} then $1::timestamptz end
     where (unused_at is null) = (${UNUSED})`,
    [now],
  );
  let removed = 0;
  let failure: unknown = null;
  for (let some = BATCH; some > 0 && failure === null && !signal?.aborted; removed += some)
    some = await removeUnused(pool, storage, now).then((done) => {
      failure = done.failure;
      return done.removed;
    });
  const shelf = { prefix: DOCUMENTS_PREFIX, unknown: (keys: readonly string[]) => withoutRows(pool, keys) };
  const abandoned = signal?.aborted ? 0 : await removeAbandonedFiles(storage, shelf, now, signal);
  if (failure !== null) throw failure;
  if (removed + abandoned > 0) log.info({ unused: removed, abandoned }, 'removed files of documents');
  return removed + abandoned;
}

/**
 * Rows stay locked until their files are removed, so that a process with the same content waits and stores it again. If
 * a file cannot be removed, its row stays.
 */
const removeUnused = (
  pool: Pool,
  storage: Storage,
  now: Date,
): Promise<{ removed: number; failure: unknown }> =>
  transaction(pool, async (client) => {
    const { rows } = await client.query<{ sha256: string; storage_key: string }>(
      `select sha256, storage_key from core.document_file file where ${UNUSED}
         and unused_at <= $1::timestamptz - $2 * interval '1 day'
       order by unused_at limit $3 for update skip locked`,
      [now, UNUSED_DAYS, BATCH],
    );
    const gone: string[] = [];
    const failure = await eachApart(rows, async ({ sha256, storage_key: key }) => {
      await storage.remove(key);
      gone.push(sha256);
    }).then(
      () => null,
      (error: unknown) => error,
    );
    await client.query('delete from core.document_file where sha256 = any($1::text[])', [gone]);
    return { removed: gone.length, failure };
  });

const withoutRows = async (pool: Pool, keys: readonly string[]): Promise<string[]> => {
  const { rows } = await pool.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
     where not exists (select from core.document_file where storage_key = key)`,
    [keys],
  );
  return rows.map(({ key }) => key);
};
