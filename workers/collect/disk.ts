import { statfs } from 'node:fs/promises';
import { type Config, surroundings, watchedPaths } from '#shared/config.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/**
 * Looks after the room on disks, so that collecting waits before PostgreSQL has to stop: a full disk ends its writing, and
 * that of everything else on it.
 */

const MB = 1024 ** 2;
/** How much more than the limit must be free before collecting goes on, so that it does not stop and go. */
const AGAIN = 1.25;
/** A look is good for so long: a publisher sends a few pages in this time. */
const FRESH_MS = 2_000;
/** How often the process looks when nothing is collected: as often as the health of the service is judged. */
export const LOOK_MS = 5_000;

/** The task goes on when there is room again. What it has collected is stored. */
export class DiskLow extends Error {
  override name = 'DiskLow';
}

const looks = new WeakMap<Config, { at: number; room: Promise<boolean> }>();

/**
 * @returns whether every watched disk has room; what was seen is in ops.disk, and a disk that becomes low is an issue.
 *   A path that cannot be looked at counts as having room, because nothing is known about it.
 */
export function hasRoom(context: Pick<StageContext, 'pool' | 'config' | 'log'>): Promise<boolean> {
  const known = looks.get(context.config);
  if (known && performance.now() - known.at < FRESH_MS) return known.room;
  const room = look(context);
  looks.set(context.config, { at: performance.now(), room });
  room.catch(() => looks.delete(context.config));
  return room;
}

async function look({ pool, config, log }: Pick<StageContext, 'pool' | 'config' | 'log'>): Promise<boolean> {
  let room = true;
  for (const path of watchedPaths(config)) {
    const seen = await statfs(path).catch(() => null);
    if (seen === null) continue;
    const [free, total] = [seen.bavail * seen.bsize, seen.blocks * seen.bsize];
    const limit = config.DISK_FREE_MB * MB;
    const { rows } = await pool.query<{ low: boolean; before: boolean | null }>(
      `insert into ops.disk as disk (host, path, free, total, low) values ($1, $2, $3, $4, $3 < $5::bigint)
       on conflict (host, path) do update set free = excluded.free, total = excluded.total, checked_at = now(),
         low = excluded.free < case when disk.low then $6::bigint else $5::bigint end
       returning low, (select low from ops.disk where host = $1 and path = $2) as before`,
      [surroundings.hostname, path, free, total, limit, Math.round(limit * AGAIN)],
    );
    const { low, before } = rows[0]!;
    const facts = { path, freeMb: Math.floor(free / MB), limitMb: config.DISK_FREE_MB };
    if (low !== (before ?? false))
      log.warn(facts, low ? 'the disk is low: collecting waits for room' : 'the disk has room again');
    if (low && !before)
      await recordIssues(pool, [
        {
          stage: 'collect',
          kind: 'disk-low',
          severity: 'error',
          source: 'disk',
          subject: `${surroundings.hostname}:${path}`,
          detail: facts,
        },
      ]);
    room &&= !low;
  }
  return room;
}
