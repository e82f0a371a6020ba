import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { type Client, databaseTime } from '#shared/database/connection.ts';
import { exportColumn } from '#shared/exports/columns.ts';
import { fieldNames, type Resource } from '#shared/resources/definition/resource.ts';
import { snapshotResources } from '#shared/snapshots/contents.ts';
import { DATABASE_NAME, fileName } from '#shared/snapshots/files.ts';
import type { StoredFile } from '#shared/snapshots/stored.ts';
import { type Disk, requireRoom } from '#shared/storage/room.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { csvLines } from '#workers/exports/csv.ts';
import { readRecords } from '#workers/exports/read.ts';
import { rowReader } from '#workers/exports/rows.ts';
import { type DatabaseFile, databaseFile } from '#workers/exports/snapshots/database-file.ts';
import { type PackedFile, packedFile } from '#workers/exports/snapshots/packed-file.ts';
import { BEGIN_READING, PLANNING } from '#workers/exports/write.ts';

/** A file that is complete. */
export type WrittenFile = Omit<StoredFile, 'changeSeq'> & { changeSeq: bigint | null };

export type WrittenSnapshot = { takenAt: Date; files: WrittenFile[] };

/** What a snapshot is written with. */
export type SnapshotWriting = {
  /** Reads the records, in a transaction of its own. */
  client: Client;
  storage: Storage;
  /** Folder in which the file of SQLite is made, and what must stay free on its disk. */
  scratch: Disk;
  signal: AbortSignal | undefined;
  /** @returns the key of a file of this attempt */
  keyOf: (name: string) => string;
  /** Told how many records are written; what it throws ends the snapshot. */
  progress: (records: number) => Promise<void>;
};

/** What a process that died has left is removed at this age. */
const LEFT_MS = 24 * 3_600_000;
const BEGINNING = 'snapshot-';

/**
 * Writes every file of a snapshot. All records are read once, in one transaction that sees one moment, and each batch goes into the
 * lines, the table and the database before the next is read: memory does not depend on their number.
 * @throws StorageError, the database's error, the signal's reason, or what `progress` throws; files that are complete by then stay
 */
export async function writeSnapshot(writing: SnapshotWriting): Promise<WrittenSnapshot> {
  const { client, scratch } = writing;
  await mkdir(scratch.path, { recursive: true, mode: 0o700 });
  await removeLeft(scratch.path);
  const folder = await mkdtemp(join(scratch.path, BEGINNING));
  await client.query(BEGIN_READING);
  try {
    await client.query(PLANNING);
    const takenAt = await databaseTime(client);
    const versions = await readVersions(client);
    const path = join(folder, 'database');
    const database = databaseFile(path, takenAt);
    const files: WrittenFile[] = [];
    let records = 0;
    try {
      for (const resource of snapshotResources) {
        const changeSeq = versions.get(resource.name) ?? 0n;
        const written = await writeResource({ ...writing, database, before: records }, resource, changeSeq);
        files.push(...written);
        records += written[0]?.records ?? 0;
      }
    } finally {
      database.close();
    }
    files.push(await writeDatabase(writing, path, records));
    return { takenAt, files };
  } finally {
    // Nothing was written there; a connection that is lost says so with its next statement.
    await client.query('rollback').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The last change number of each resource, of the same moment as its records: both are written by one transaction. */
async function readVersions(client: Client): Promise<Map<string, bigint>> {
  const { rows } = await client.query<{ resource: string; change_seq: string }>(
    'select resource, change_seq from read.version',
  );
  return new Map(rows.map((row) => [row.resource, BigInt(row.change_seq)]));
}

/** Writes the records of one kind into a file of lines, a table, and the database. */
async function writeResource(
  {
    client,
    storage,
    signal,
    scratch,
    keyOf,
    progress,
    database,
    before,
  }: SnapshotWriting & { database: DatabaseFile; before: number },
  resource: Resource,
  changeSeq: bigint,
): Promise<WrittenFile[]> {
  const columns = [...new Set(['id', ...fieldNames(resource, 'detail')])];
  const read = rowReader(columns.map((name) => exportColumn(resource, name)!));
  const names = { ndjson: fileName(resource.plural, 'ndjson'), csv: fileName(resource.plural, 'csv') };
  const open: PackedFile[] = [];
  const opened = (name: string): PackedFile => {
    const file = packedFile(storage, keyOf(name), signal);
    open.push(file);
    return file;
  };
  try {
    const [lines, cells] = [opened(names.ndjson), opened(names.csv)];
    const table = database.table(resource, columns, changeSeq);
    await cells.write(csvLines([columns]));
    let records = 0;
    // In the order of ids, which never change: two snapshots differ only where records do.
    const all = { text: `select id::text, detail from read."${resource.name}" order by id`, values: [] };
    for await (const batch of readRecords(client, [all])) {
      signal?.throwIfAborted();
      const rows = batch.map(read);
      table.add(rows);
      await lines.write(batch.map(([, text]) => `${text}\n`).join(''));
      await cells.write(csvLines(rows));
      records += batch.length;
      await requireRoom(scratch);
      await progress(before + records);
      // SQLite leaves no turn to others by itself.
      await turn();
    }
    table.close(records);
    const about = { resource: resource.plural, records, changeSeq };
    return [
      { name: names.ndjson, format: 'ndjson', ...about, ...(await lines.end()) },
      { name: names.csv, format: 'csv', ...about, ...(await cells.end()) },
    ];
  } catch (error) {
    await Promise.all(open.map((file) => file.abandon()));
    throw error;
  }
}

async function writeDatabase(
  { storage, signal, keyOf }: SnapshotWriting,
  path: string,
  records: number,
): Promise<WrittenFile> {
  const file = packedFile(storage, keyOf(DATABASE_NAME), signal);
  try {
    for await (const piece of createReadStream(path, { highWaterMark: 256 * 1024 })) await file.write(piece);
    const about = {
      name: DATABASE_NAME,
      format: 'sqlite',
      resource: null,
      records,
      changeSeq: null,
    } as const;
    return { ...about, ...(await file.end()) };
  } catch (error) {
    await file.abandon();
    throw error;
  }
}

/** Removes the folders that dead processes have left. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(BEGINNING)) continue;
    const path = join(folder, name);
    const made = await stat(path).catch(() => null);
    if (made !== null && Date.now() - made.mtimeMs > LEFT_MS)
      await rm(path, { recursive: true, force: true });
  }
}
