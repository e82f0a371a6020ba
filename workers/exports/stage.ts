import type { Config } from '#shared/config.ts';
import { type Client, type Pool, transaction } from '#shared/database/connection.ts';
import { isUnavailable } from '#shared/database/unavailable.ts';
import { type ExportFormat, exportKey } from '#shared/exports/formats.ts';
import { type ExportPlan, exportPlan } from '#shared/exports/plan.ts';
import { openStorage } from '#shared/storage/open.ts';
import { allowanceOf, ExportTooLarge, requireAllowed } from '#workers/exports/allowance.ts';
import { exportsJobs } from '#workers/exports/jobs.ts';
import { snapshotsLeft } from '#workers/exports/snapshots/jobs.ts';
import { takeSnapshot } from '#workers/exports/snapshots/snapshot.ts';
import { type ReportProgress, type WrittenExport, writeExport } from '#workers/exports/write.ts';
import { BUSY, lockUntilCommit, withLock } from '#workers/pipeline/locks.ts';
import { hasRoom, isFull, NO_ROOM, whereRoom } from '#workers/pipeline/room.ts';
import { defineStage, type StageContext } from '#workers/pipeline/stage.ts';

/** Attempts of an export, those that ended with their process included. */
const MAX_ATTEMPTS = 5;
/** Time between two notes of the progress, in milliseconds. */
const NOTE_MS = 500;
/** How often the process looks for exports that wait: somebody sits before each. */
const LOOK_MS = 1_000;
/** Exports that messages are sent for at a time, the oldest first: more than processes work on. */
const WAITING = 20;
/** An export whose work has not moved for so many seconds has lost its message or its process. */
const IDLE_SECONDS = 60;

/** Another attempt has begun, or the export has expired: what this one writes does not count. */
class SupersededError extends Error {
  override name = 'SupersededError';
}

type Attempt = { id: string; attempt: number; format: ExportFormat; plan: ExportPlan };

/**
 * Writes the files of exports. Handling a message twice is safe: an export that is ready, has failed or has expired is left as it
 * is; one that another process works on is left to it by a lock; and where a process has lost that lock without noticing, each
 * attempt has a number, writes a file of its own, and is ready only if no later one has begun. The storage shows a file when it is
 * complete, and the row names it only after that, so a process that dies leaves an export that begins anew, and never a
 * broken file. The row is the message: `sendIdle` finds those that no message in the queue stands for.
 */
export const exports = defineStage({
  queue: 'exports',
  does: 'writes the records of a requested export into a file, and once a day all open data, with constant memory',
  reads: ['read'],
  writes: ['app.export', 'app.vault_document', 'ops.disk', 'ops.issue', 'ops.snapshot', 'ops.snapshot_file'],
  emits: 'nothing',
  jobs: exportsJobs,
  leftWork: async ({ pool }, minAge) => await snapshotsLeft(pool, minAge),
  // A message whose process dies again and again is set aside.
  progressOf: () => Promise.resolve(''),
  intervals: [{ milliseconds: LOOK_MS, look: sendIdle }],
  handle: async (message, context) => {
    if ('snapshot' in message) return takeSnapshot(context, message.snapshot);
    const { exportId } = message;
    const result = await whereRoom(context, 'exports', () =>
      withLock(context.pool, `export ${exportId}`, (client) => attempt(context, client, exportId)),
    );
    if (result !== BUSY && result !== NO_ROOM && result !== null)
      context.log.info({ export: exportId, ...result }, 'export written');
  },
});

/** @returns what was written; null where there was nothing to do, or what was written does not count */
async function attempt(
  context: StageContext,
  client: Client,
  exportId: string,
): Promise<WrittenExport | null> {
  const { pool, config, signal } = context;
  const storage = openStorage(config);
  const begun = await begin(pool, exportId);
  if (begun === null) return null;
  const key = exportKey(begun.id, begun.attempt, begun.format);
  try {
    const allowance = await allowanceOf(pool, config, exportId);
    const written = await writeExport(
      { client, storage, signal, allowance },
      begun.plan,
      key,
      noteProgress(pool, begun),
    );
    if (!(await settle(pool, config, begun, written))) await storage.remove(key);
    return written;
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (error instanceof SupersededError || reason instanceof SupersededError) return null;
    if (error instanceof ExportTooLarge) {
      await storage.remove(key);
      await fail(pool, begun, error.message);
      return null;
    }
    if (begun.attempt >= MAX_ATTEMPTS && !isUnavailable(error) && !signal?.aborted)
      await fail(pool, begun, isFull(error) ? 'there is no space for the file' : undefined);
    throw error;
  }
}

/** @returns the attempt, as it is entered; null where there is nothing to do */
async function begin(pool: Pool, id: string): Promise<Attempt | null> {
  const { rows } = await pool.query<{ attempt: number; format: ExportFormat; plan: unknown }>(
    `update app.export set status = 'running', attempt = attempt + 1, rows_done = 0, moved_at = now()
     where id = $1 and status in ('queued', 'running') and expires_at > now() returning attempt, format, plan`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;
  const { attempt, format } = row;
  if (attempt > MAX_ATTEMPTS) {
    await fail(pool, { id, attempt });
    return null;
  }
  return { id, attempt, format, plan: exportPlan.parse(row.plan) };
}

function noteProgress(pool: Pool, { id, attempt }: Attempt): ReportProgress {
  let noted = Number.NEGATIVE_INFINITY;
  let begun = false;
  return async (done, expected) => {
    // The first records are noted at once, so that it shows that the file is being written.
    if (begun && performance.now() - noted < NOTE_MS) return;
    begun = done > 0;
    const { rowCount } = await pool.query(
      `update app.export set rows_done = $3, rows_expected = $4, moved_at = now()
       where id = $1 and attempt = $2 and status = 'running'`,
      [id, attempt, done, expected],
    );
    if (rowCount === 0) throw new SupersededError('another attempt has begun, or the export has expired');
    noted = performance.now();
  };
}

/**
 * One export at a time, so that together they have no more bytes than may be kept.
 * @returns whether the file is that of the export; it is not where another attempt has begun or the export has expired
 * @throws ExportTooLarge where other exports have become ready meanwhile, and it is too large by now
 */
const settle = (
  pool: Pool,
  config: Config,
  { id, attempt }: Attempt,
  { rows, size, sha256 }: WrittenExport,
): Promise<boolean> =>
  transaction(pool, async (client) => {
    await lockUntilCommit(client, 'exports:settle');
    requireAllowed(size, await allowanceOf(client, config, id));
    const { rowCount } = await client.query(
      `update app.export set status = 'ready', rows_done = $3, rows_expected = $3, size = $4, sha256 = $5, ready_at = now(),
         moved_at = now()
       where id = $1 and attempt = $2 and status = 'running'`,
      [id, attempt, rows, size, sha256],
    );
    return (rowCount ?? 0) > 0;
  });

/** @param reason where there is one that the user can understand */
const fail = (
  pool: Pool,
  { id, attempt }: Pick<Attempt, 'id' | 'attempt'>,
  reason = `the file could not be written in ${Math.min(attempt, MAX_ATTEMPTS)} attempts`,
) =>
  pool.query(
    `update app.export set status = 'failed', failure = $3, moved_at = now()
     where id = $1 and attempt = $2 and status = 'running'`,
    [id, attempt, reason],
  );

/**
 * Sends the messages of exports that wait, and of those whose work has stood still; none while a disk is low. A message that is in
 * the queue is not added again, so sending it twice changes nothing.
 */
export async function sendIdle(
  context: Pick<StageContext, 'pool' | 'queues' | 'config' | 'log'>,
): Promise<void> {
  if (!(await hasRoom(context, 'exports'))) return;
  const { pool, queues } = context;
  const { rows } = await pool.query<{ exportId: string }>({
    name: 'exports-idle',
    text: `select id as "exportId" from app.export where expires_at > now()
       and (status = 'queued' or status = 'running' and moved_at <= now() - $1 * interval '1 second')
       and not exists (select from ops.issue where kind = 'message-failed' and subject = 'export-' || export.id)
     order by created_at limit $2`,
    values: [IDLE_SECONDS, WAITING],
  });
  await queues.send('exports', ...rows);
}
