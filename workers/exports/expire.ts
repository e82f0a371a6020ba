import { databaseTime, type Pool } from '#shared/database/connection.ts';
import { EXPORTS_PREFIX, exportOfKey, exportPrefix } from '#shared/exports/formats.ts';
import { openStorage } from '#shared/storage/open.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { eachApart } from '#workers/pipeline/each.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** Exports that one run ends; the next run goes on. */
const PORTION = 500;
/** Days for which it is known that an export has expired. */
const KNOWN_DAYS = 30;
/** A file without an export is left alone for so long: its attempt may be about to say that it is ready. */
const ORPHAN_MS = 24 * 3_600_000;

/**
 * Ends exports: one whose message was given up has failed; of one that has expired the file and what was asked for are removed, and
 * the row stays a while to say so; files that no export names are removed. Safe to run twice: each step finds nothing where another
 * run has done it. A file is removed before the row says so, so that none is forgotten; one that cannot be removed keeps back no other.
 * @returns how many exports and files were ended or removed
 */
export async function expireExports({ pool, config }: StageContext): Promise<number> {
  const now = await databaseTime(pool);
  const storage = openStorage(config);
  const failed = await pool.query(
    `update app.export set status = 'failed', failure = 'the file could not be written', moved_at = now()
     where status in ('queued', 'running') and exists (
       select from ops.issue where kind = 'message-failed' and subject = 'export-' || export.id)`,
  );
  const { rows: due } = await pool.query<{ id: string }>(
    `select id from app.export where status <> 'expired' and expires_at <= now() order by expires_at limit $1`,
    [PORTION],
  );
  await eachApart(due, async ({ id }) => {
    for await (const { key } of storage.list(exportPrefix(id))) await storage.remove(key);
    await pool.query(
      `update app.export set status = 'expired', plan = null, size = null, sha256 = null, failure = null, moved_at = now()
       where id = $1`,
      [id],
    );
  });
  const forgotten = await pool.query(
    `delete from app.export where status = 'expired' and expires_at < now() - $1 * interval '1 day'`,
    [KNOWN_DAYS],
  );
  return (
    (failed.rowCount ?? 0) +
    due.length +
    (forgotten.rowCount ?? 0) +
    (await removeOrphans(pool, storage, now))
  );
}

/** Removes files that no export names: those of attempts whose process has died or that were overtaken. @returns how many */
async function removeOrphans(pool: Pool, storage: Storage, now: Date): Promise<number> {
  let removed = 0;
  await eachApart(storage.list(EXPORTS_PREFIX), async ({ key, modifiedAt }) => {
    if (now.getTime() - modifiedAt.getTime() < ORPHAN_MS) return;
    const { rows } = await pool.query(
      `select from app.export where id = $1 and status = 'ready' and $2 like '%.' || attempt || '.%'`,
      [exportOfKey(key), key],
    );
    if (rows.length > 0) return;
    await storage.remove(key);
    removed += 1;
  });
  return removed;
}
