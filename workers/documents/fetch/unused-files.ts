import { type Pool, transaction } from '#shared/database.ts';
import { openStorage } from '#shared/storage/open.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { DOCUMENTS_PREFIX } from '#workers/documents/fetch/receive.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/**
 * A file that no document has any more is removed after so many days: a publisher that takes a document back for an hour, or a
 * rebuild, costs no second download.
 */
const UNUSED_DAYS = 7;
/** A file without a row is left by a crash; it is removed at this age, when no process is about to write its row. */
const ABANDONED_MS = 24 * 3_600_000;
/** Files that are compared or removed together. */
const BATCH = 500;

const UNUSED = 'not exists (select from core.document_state state where state.sha256 = file.sha256)';

type Surroundings = Pick<StageContext, 'pool' | 'config' | 'log'> & { signal?: AbortSignal | undefined };

/**
 * Removes files of documents that nothing refers to: those that no document has had for a week, with their rows, and those that have
 * had no row for a day. Their texts stay, for the day on which a content comes back. Safe to run twice.
 * @param now the time that ages are measured at
 * @returns how many files were removed
 * @throws StorageError where the storage does not work
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
  for (let some = BATCH; some > 0 && !signal?.aborted; removed += some)
    some = await removeUnused(pool, storage, now);
  const abandoned = signal?.aborted ? 0 : await removeAbandoned({ pool, signal }, storage, now);
  if (removed + abandoned > 0) log.info({ unused: removed, abandoned }, 'removed files of documents');
  return removed + abandoned;
}

/** Rows stay locked until their files are gone, so that whoever stores the same content waits and stores it again. */
const removeUnused = (pool: Pool, storage: Storage, now: Date): Promise<number> =>
  transaction(pool, async (client) => {
    const { rows } = await client.query<{ storage_key: string }>(
      `delete from core.document_file file where ${UNUSED} and sha256 in (
         select sha256 from core.document_file where unused_at <= $1::timestamptz - $2 * interval '1 day'
         order by unused_at limit $3 for update skip locked) returning storage_key`,
      [now, UNUSED_DAYS, BATCH],
    );
    for (const { storage_key: key } of rows) await storage.remove(key);
    return rows.length;
  });

async function removeAbandoned(
  { pool, signal }: Pick<Surroundings, 'pool' | 'signal'>,
  storage: Storage,
  now: Date,
): Promise<number> {
  let removed = 0;
  const judge = async (keys: readonly string[]) => {
    const { rows } = await pool.query<{ key: string }>(
      `select key from unnest($1::text[]) as key
       where not exists (select from core.document_file where storage_key = key)`,
      [keys],
    );
    for (const { key } of rows) await storage.remove(key);
    removed += rows.length;
  };
  let old: string[] = [];
  for await (const { key, modifiedAt } of storage.list(DOCUMENTS_PREFIX)) {
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
