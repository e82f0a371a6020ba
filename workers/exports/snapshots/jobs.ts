import { databaseTime, type Pool } from '#shared/database/connection.ts';
import { SNAPSHOT_DAYS } from '#shared/operator/retention.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { SNAPSHOTS_PREFIX } from '#shared/snapshots/files.ts';
import { openStorage } from '#shared/storage/open.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { addDays, southAfricanDay, startOfSouthAfricanDay } from '#shared/time.ts';
import { removeAbandonedFiles } from '#workers/pipeline/abandoned-files.ts';
import { eachApart } from '#workers/pipeline/each.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

const HOUR_MS = 3_600_000;
const GIVEN_UP = `exists (select from ops.issue where kind = 'message-failed' and subject = 'snapshot-' || snapshot.request_id)`;

/**
 * Asks for the snapshot of the day, ends those whose message was given up, and removes the files of all but the latest ones. Safe to
 * run twice: there is one request for each day, and every step finds nothing where another run has done it.
 * @returns how many were asked for, ended or removed, and files that no row names
 */
export async function keepSnapshots(context: StageContext): Promise<number> {
  const { pool, config, signal } = context;
  const now = await databaseTime(pool);
  const storage = openStorage(config);
  const failed = await pool.query(
    `update ops.snapshot set status = 'failed', moved_at = now(),
       failure = coalesce(failure, 'its process died again and again')
     where status in ('queued', 'running') and ${GIVEN_UP}`,
  );
  const removed = await removeOld(pool, storage, config.SNAPSHOT_KEEP);
  const forgotten = await pool.query(
    `delete from ops.snapshot where status in ('failed', 'removed') and created_at < now() - $1 * interval '1 day'`,
    [SNAPSHOT_DAYS],
  );
  const abandoned = await removeAbandonedFiles(
    storage,
    { prefix: SNAPSHOTS_PREFIX, unknown: (keys) => withoutRows(pool, keys) },
    now,
    signal,
  );
  const counts = [failed.rowCount ?? 0, removed, forgotten.rowCount ?? 0, abandoned];
  return counts.reduce((sum, count) => sum + count, await askForToday(context, now));
}

/** @returns messages for snapshots that wait, and for those whose work has stood still for so many seconds */
export async function snapshotsLeft(pool: Pool, minAge: number): Promise<Message<'exports'>[]> {
  const { rows } = await pool.query<{ snapshot: string }>(
    `select request_id as snapshot from ops.snapshot where status in ('queued', 'running')
       and moved_at <= now() - $1 * interval '1 second' and not ${GIVEN_UP} order by created_at`,
    [minAge],
  );
  return rows;
}

/** @returns the day whose snapshot is due at a moment: that of the latest beginning of the hour */
export function dueDay(now: Date, hour: number): string {
  const today = southAfricanDay(now);
  const begins = startOfSouthAfricanDay(today).getTime() + hour * HOUR_MS;
  return now.getTime() < begins ? addDays(today, -1) : today;
}

/** A service that has published nothing yet has nothing to show. */
async function askForToday({ pool, config, queues }: StageContext, now: Date): Promise<number> {
  const hour = config.SNAPSHOT_HOUR;
  if (hour === 'off') return 0;
  const snapshot = `daily-${dueDay(now, hour)}`;
  const { rows } = await pool.query(
    `select where exists (select from read.version where change_seq > 0)
       and not exists (select from ops.snapshot where request_id = $1)`,
    [snapshot],
  );
  if (rows.length === 0) return 0;
  await queues.send('exports', { snapshot });
  return 1;
}

/** The row says first that the files are gone, so that nobody is sent to one that is not there. */
async function removeOld(pool: Pool, storage: Storage, keep: number): Promise<number> {
  const { rows } = await pool.query<{ id: string; attempt: number }>(
    `update ops.snapshot set status = 'removed', moved_at = now() where id in (
       select id from ops.snapshot where status = 'ready' order by taken_at desc, id offset $1) returning id, attempt`,
    [keep],
  );
  await eachApart(rows, async ({ id, attempt }) => {
    // What a crash leaves here is a file without a row, which a later run removes.
    for await (const { key } of storage.list(`${SNAPSHOTS_PREFIX}${id}.${attempt}/`))
      await storage.remove(key);
  });
  return rows.length;
}

async function withoutRows(pool: Pool, keys: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select key from unnest($1::text[]) as key where not exists (
       select from ops.snapshot join ops.snapshot_file file on file.snapshot_id = snapshot.id
       where status = 'ready' and key = $2 || snapshot.id || '.' || attempt || '/' || name)
     and not exists (select from ops.snapshot where status = 'running' and starts_with(key, $2 || id || '.' || attempt || '/'))`,
    [keys, SNAPSHOTS_PREFIX],
  );
  return rows.map(({ key }) => key);
}
