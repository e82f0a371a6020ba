import type { Executor } from '#shared/database/connection.ts';
import type { SnapshotFormat } from '#shared/snapshots/files.ts';

/** A snapshot whose files can be read. */
export type StoredSnapshot = {
  id: string;
  attempt: number;
  /** In UTC. */
  takenAt: string;
  files: readonly StoredFile[];
};

/** A file of it: plural of the kind of record, or null where it has all, and the last change of the kind. */
export type StoredFile = {
  name: string;
  resource: string | null;
  format: SnapshotFormat;
  records: number;
  bytes: number;
  sha256: string;
  changeSeq: string | null;
};

const READY = `
select id, attempt, to_char(taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "takenAt", (select json_agg(json_build_object('name', name, 'resource', resource, 'format', format,
    'records', records, 'bytes', bytes, 'sha256', sha256, 'changeSeq', change_seq::text) order by resource nulls first, format, name)
  from ops.snapshot_file where snapshot_id = snapshot.id) as files
from ops.snapshot where status = 'ready' and ($1::uuid is null or id = $1) order by taken_at desc, id limit $2`;

/** The most snapshots that are listed. */
export const MAX_LISTED = 10;

/** @returns snapshots that are complete and kept, the latest first */
export async function storedSnapshots(database: Executor): Promise<StoredSnapshot[]> {
  const { rows } = await database.query<StoredSnapshot>(READY, [null, MAX_LISTED]);
  return rows;
}

/** @param id a UUID; null for the latest @returns null where there is no such snapshot */
export async function storedSnapshot(database: Executor, id: string | null): Promise<StoredSnapshot | null> {
  const { rows } = await database.query<StoredSnapshot>(READY, [id, 1]);
  return rows[0] ?? null;
}
