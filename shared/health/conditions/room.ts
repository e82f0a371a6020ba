import type { Executor } from '#shared/database/connection.ts';
import { atMost, type Condition } from '#shared/health/condition.ts';

/** If the last check of a disk is this many minutes old, its process has ended. */
const RECENT_MINUTES = 10;

const recent = `from ops.disk where checked_at > now() - interval '${RECENT_MINUTES} minutes'`;

/** Whether there is room on the disks that stages check before they write. */
export const roomConditions: readonly Condition[] = [
  {
    name: 'disk-low',
    help: 'Whether collecting, documents or exports wait for room on a disk, 0 or 1, by path.',
    label: 'disk',
    measure: `select path as subject, bool_or(low)::int::float8 as value ${recent} group by path`,
    limit: atMost(
      0,
      'a full disk stops PostgreSQL; until there is room nothing is collected and no file is written',
    ),
    sentence: ({ subject }) =>
      `the disk of ${subject} is low: collecting, documents and exports wait for room`,
  },
  {
    name: 'disk-free-bytes',
    help: 'Free bytes on a disk, by path.',
    label: 'disk',
    measure: `select path as subject, min(free)::float8 as value ${recent} group by path`,
    limit: null,
    sentence: ({ subject, value }) =>
      `${Math.floor(value / 1024 ** 2)} MB are free on the disk of ${subject}`,
  },
];

/**
 * What to tell whoever follows work that collects or writes files.
 * @returns that it waits for room, and on which disk; null where all disks have room
 */
export async function waitingForRoom(database: Executor): Promise<string | null> {
  const { rows } = await database.query<{ path: string }>(
    `select path ${recent} and low order by path limit 1`,
  );
  return rows[0] === undefined
    ? null
    : `waiting for room on the disk of ${rows[0].path}: less than DISK_FREE_MB is free`;
}
