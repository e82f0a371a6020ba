import { type Config, surroundings } from '#shared/config.ts';
import { StorageError } from '#shared/errors.ts';
import { AGAIN, type Disk, disksOf, look, type SeenDisk, type Writer } from '#shared/storage/room.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/**
 * Checks the free space on disks, so that stages that write files wait before PostgreSQL has to stop. ops.disk has the
 * results, for operators and for the health of the service. shared/storage/room.ts says how much room there must be.
 */

const MB = 1024 ** 2;
/** How long a check is valid: a publisher sends a few pages in this time. */
const FRESH_MS = 2_000;
/** How often a process checks when nothing is written: as often as the health of the service is evaluated. */
export const LOOK_MS = 5_000;

/** The task continues when there is room again. Its results so far are stored. */
export class DiskLow extends Error {
  override name = 'DiskLow';
}

/** Returned instead of the result if there is no room. */
export const NO_ROOM = 'no-room';

type Looking = Pick<StageContext, 'pool' | 'config' | 'log'>;

const looks = new WeakMap<Config, Map<Writer, { at: number; room: Promise<boolean> }>>();

/**
 * @param writer whose disks are checked
 * @returns whether all of them have room. The results are in ops.disk, and a disk that becomes low is an issue. A path
 *   that cannot be checked counts as having room.
 */
export function hasRoom(context: Looking, writer: Writer): Promise<boolean> {
  const ofConfig = looks.get(context.config) ?? new Map<Writer, { at: number; room: Promise<boolean> }>();
  looks.set(context.config, ofConfig);
  const known = ofConfig.get(writer);
  if (known && performance.now() - known.at < FRESH_MS) return known.room;
  const room = lookAtAll(context, writer);
  ofConfig.set(writer, { at: performance.now(), room });
  room.catch(() => ofConfig.delete(writer));
  return room;
}

/** @returns a check for a process that writes files, for the intervals of its stage */
export const lookingAs =
  (writer: Writer) =>
  (context: Looking): Promise<boolean> =>
    hasRoom(context, writer);

/**
 * Does work that writes files, if there is room. If the space runs out meanwhile, the work is left unfinished, and an
 * issue says so; the schedule later starts unfinished work again.
 * @returns the result of the work, or {@link NO_ROOM}
 * @throws the error of the work, unless it means that a disk or a bucket is full
 */
export async function whereRoom<Result>(
  context: Looking,
  writer: Writer,
  work: () => Promise<Result>,
): Promise<Result | typeof NO_ROOM> {
  if (!(await hasRoom(context, writer))) return NO_ROOM;
  try {
    return await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    context.log.warn({ err: error }, 'the storage is full: the work waits for room');
    const detail = { reason: error.message };
    await recordIssues(context.pool, [
      stageIssues(writer).error('storage-full', 'disk', surroundings.hostname, detail),
    ]);
    return NO_ROOM;
  }
}

/** @returns whether an error says that there is no space for a file */
export const isFull = (error: unknown): error is StorageError =>
  error instanceof StorageError && error.kind === 'full';

async function lookAtAll(context: Looking, writer: Writer): Promise<boolean> {
  let room = true;
  for (const disk of disksOf(writer, context.config)) {
    const seen = await look(disk);
    if (seen !== null && (await record(context, writer, disk, seen))) room = false;
  }
  return room;
}

/** @returns whether the disk is low */
async function record(
  { pool, log }: Looking,
  writer: Writer,
  { path }: Disk,
  { free, total, limit }: SeenDisk,
): Promise<boolean> {
  const { rows } = await pool.query<{ low: boolean; before: boolean | null }>(
    `insert into ops.disk as disk (host, path, free, total, low) values ($1, $2, $3, $4, $3 < $5::bigint)
     on conflict (host, path) do update set free = excluded.free, total = excluded.total, checked_at = now(),
       low = excluded.free < case when disk.low then $6::bigint else $5::bigint end
     returning low, (select low from ops.disk where host = $1 and path = $2) as before`,
    [surroundings.hostname, path, free, total, limit, Math.round(limit * AGAIN)],
  );
  const { low, before } = rows[0]!;
  const facts = { path, freeMb: Math.floor(free / MB), limitMb: Math.ceil(limit / MB) };
  if (low !== (before ?? false))
    log.warn(facts, low ? 'the disk is low: what fills it waits for room' : 'the disk has room again');
  if (low && !before)
    await recordIssues(pool, [
      stageIssues(writer).error('disk-low', 'disk', `${surroundings.hostname}:${path}`, facts),
    ]);
  return low;
}
