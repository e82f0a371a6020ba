import { join } from 'node:path';
import { type Config, dataDirectory } from '#shared/config.ts';
import { type Client, type Pool, transaction } from '#shared/database/connection.ts';
import { isUnavailable } from '#shared/database/unavailable.ts';
import { snapshotKey } from '#shared/snapshots/files.ts';
import { openStorage } from '#shared/storage/open.ts';
import { storageFolder } from '#shared/storage/place.ts';
import { type Disk, roomLimit } from '#shared/storage/room.ts';
import { type WrittenSnapshot, writeSnapshot } from '#workers/exports/snapshots/write.ts';
import { BUSY, withLock } from '#workers/pipeline/locks.ts';
import { isFull, whereRoom } from '#workers/pipeline/room.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** As many as its message has. */
const MAX_ATTEMPTS = 5;
const NOTE_MS = 1_000;

/** Another attempt has begun: what this one writes does not count. */
class SupersededError extends Error {
  override name = 'SupersededError';
}

type Attempt = { id: string; attempt: number };

/**
 * Takes the snapshot that a message asks for. Handling a message twice is safe: there is one row for each request, and one that is
 * ready, has failed or is removed is left as it is; a lock lets one process write snapshots at a time; and where a process has lost it
 * without noticing, each attempt has a number, writes files of its own, and is ready only if no later one has begun. The rows of its
 * files and its state are written together when all files are in the storage, so that readers get all of the former snapshot or all
 * of this one. A request that finds another snapshot being written waits in its row, for the end of that one or, at the latest, for the
 * schedule (`snapshotsLeft`).
 */
export async function takeSnapshot(context: StageContext, requestId: string): Promise<void> {
  const { pool, log } = context;
  await pool.query(`insert into ops.snapshot (request_id) values ($1) on conflict (request_id) do nothing`, [
    requestId,
  ]);
  const result = await whereRoom(context, 'exports', () =>
    withLock(pool, 'snapshot', (client) => attempt(context, client, requestId)),
  );
  if (result === BUSY) log.info({ request: requestId }, 'another snapshot is being written');
  else await sendWaiting(context);
  if (result !== null && typeof result === 'object')
    log.info({ request: requestId, files: result.files.length, takenAt: result.takenAt }, 'snapshot written');
}

/** Sends the messages of requests that have waited for the lock. */
async function sendWaiting({ pool, queues }: StageContext): Promise<void> {
  const { rows } = await pool.query<{ snapshot: string }>(
    `select request_id as snapshot from ops.snapshot where status = 'queued' and failure is null order by created_at`,
  );
  await queues.send('exports', ...rows);
}

/** @returns what was written; null where there was nothing to do, or what was written does not count */
async function attempt(
  { pool, config, signal }: StageContext,
  client: Client,
  requestId: string,
): Promise<WrittenSnapshot | null> {
  const begun = await begin(pool, requestId);
  if (begun === null) return null;
  const storage = openStorage(config);
  const keys: string[] = [];
  const remove = async () => {
    // What cannot be removed now has no row, and is removed a day later.
    for (const key of keys) await storage.remove(key).catch(() => undefined);
  };
  try {
    const written = await writeSnapshot({
      ...{ client, storage, signal, scratch: scratchOf(config), progress: noteProgress(pool, begun) },
      keyOf: (name) => {
        const key = snapshotKey(begun.id, begun.attempt, name);
        keys.push(key);
        return key;
      },
    });
    if (await settle(pool, begun, written)) return written;
    await remove();
    return null;
  } catch (error) {
    await remove();
    if (error instanceof SupersededError) return null;
    await noteFailure(pool, begun, error as Error, signal?.aborted ?? false);
    throw error;
  }
}

/** The file of SQLite is made in a folder on a disk, beside the files where these are on one: `/tmp` may be memory. */
function scratchOf(config: Config): Disk {
  const folder = config.SNAPSHOT_DIR ?? join(storageFolder(config) ?? dataDirectory(config), '.snapshots');
  return { path: folder, limit: roomLimit(config) };
}

/** @returns the attempt, as it is entered; null where there is nothing to do */
async function begin(pool: Pool, requestId: string): Promise<Attempt | null> {
  const { rows } = await pool.query<Attempt>(
    `update ops.snapshot set status = 'running', attempt = attempt + 1, records = 0, moved_at = now()
     where request_id = $1 and status in ('queued', 'running') returning id, attempt`,
    [requestId],
  );
  return rows[0] ?? null;
}

function noteProgress(pool: Pool, { id, attempt }: Attempt): (records: number) => Promise<void> {
  let noted = Number.NEGATIVE_INFINITY;
  return async (records) => {
    if (performance.now() - noted < NOTE_MS) return;
    noted = performance.now();
    const { rowCount } = await pool.query(
      `update ops.snapshot set records = $3, moved_at = now() where id = $1 and attempt = $2 and status = 'running'`,
      [id, attempt, records],
    );
    if (rowCount === 0) throw new SupersededError('another attempt has begun');
  };
}

/** @returns whether these files are those of the snapshot; they are not where another attempt has begun */
const settle = (
  pool: Pool,
  { id, attempt }: Attempt,
  { takenAt, files }: WrittenSnapshot,
): Promise<boolean> =>
  transaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update ops.snapshot set status = 'ready', taken_at = $3, records = $4, failure = null, ready_at = now(), moved_at = now()
       where id = $1 and attempt = $2 and status = 'running'`,
      [id, attempt, takenAt, files.find(({ format }) => format === 'sqlite')?.records ?? 0],
    );
    if (rowCount === 0) return false;
    for (const { name, resource, format, records, bytes, sha256, changeSeq } of files)
      await client.query('insert into ops.snapshot_file values ($1, $2, $3, $4, $5, $6, $7, $8)', [
        ...[id, name, resource, format],
        ...[records, bytes, sha256, changeSeq],
      ]);
    return true;
  });

/**
 * The reason is kept, and the former snapshot stays. The snapshot waits for another attempt, or has failed where none is left; a
 * process that stops, a database that is away and a full disk are no faults of an attempt.
 */
async function noteFailure(
  pool: Pool,
  { id, attempt }: Attempt,
  error: Error,
  stopped: boolean,
): Promise<void> {
  const failed = attempt >= MAX_ATTEMPTS && !stopped && !isUnavailable(error) && !isFull(error);
  await pool
    .query(
      `update ops.snapshot set failure = $3, status = $4, moved_at = now()
       where id = $1 and attempt = $2 and status = 'running'`,
      [id, attempt, stopped ? 'its process was stopped' : error.message, failed ? 'failed' : 'queued'],
    )
    // The error itself says more than that it cannot be written down.
    .catch(() => undefined);
}
