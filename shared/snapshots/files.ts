/** Files of snapshots: their formats, names, and places in the storage. */

export const snapshotFormats = ['ndjson', 'csv', 'sqlite'] as const;
export type SnapshotFormat = (typeof snapshotFormats)[number];

/** All files are compressed. A browser that was told so would unpack them, and their sizes and hashes would be those of others. */
export const SNAPSHOT_TYPE = 'application/gzip';

/** The file with a table for each kind of record. */
export const DATABASE_NAME = 'tender-data.sqlite.gz';

/** @param plural of the kind of record */
export const fileName = (plural: string, format: Exclude<SnapshotFormat, 'sqlite'>): string =>
  `${plural}.${format}.gz`;

/** Keys of stored snapshots begin so. */
export const SNAPSHOTS_PREFIX = 'snapshots/';

/** The key of a file that an attempt writes: attempts never write over each other. */
export const snapshotKey = (id: string, attempt: number, name: string): string =>
  `${SNAPSHOTS_PREFIX}${id}.${attempt}/${name}`;

/** Path below which the API serves the files; an id or `latest`, and the name of a file, follow. */
export const SNAPSHOT_FILES_PATH = '/api/snapshots';
