import { DatabaseSync } from 'node:sqlite';
import { StorageError } from '#shared/errors.ts';
import type { FieldType } from '#shared/resources/definition/fields.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';
import { licenceOf } from '#shared/snapshots/contents.ts';
import type { ExportRow } from '#workers/exports/rows.ts';

/** Types of columns. Days and moments are texts, as everywhere; objects and lists are JSON texts. */
const TYPES: Partial<Record<FieldType, 'INTEGER' | 'REAL'>> = {
  ...{ integer: 'INTEGER', flag: 'INTEGER', truth: 'INTEGER' },
  number: 'REAL',
};

/** The file is written anew and thrown away if that fails, so it needs no journal. Memory is that of the cache, 32 MiB. */
const SETTINGS =
  'pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -32768; pragma temp_store = memory';
/** Error codes of SQLite that say that there is no space. */
const FULL = 13;

const META = `create table meta (
  "table" text primary key not null, -- Name of a table of this file.
  title text not null,
  records integer not null,
  changeSeq integer not null, -- The last change of /v2/changes that the table has.
  takenAt text not null, -- The one moment that all tables show, in UTC.
  licence text not null,
  licenceUrl text)`;

/** A table to which records are added. */
export type RecordTable = {
  add: (rows: readonly ExportRow[]) => void;
  /** To be called behind its last records. */
  close: (records: number) => void;
};

/** A file of SQLite with a table for each kind of record, and the table `meta` about these. */
export type DatabaseFile = {
  /** @param columns names of the fields, in the order of the values of a row; `id` is among them */
  table: (resource: Resource, columns: readonly string[], changeSeq: bigint) => RecordTable;
  close: () => void;
};

/** Makes a new file. Each call returns when SQLite has done it, so rows are added a batch at a time. */
export function databaseFile(path: string, takenAt: Date): DatabaseFile {
  const database = new DatabaseSync(path);
  database.exec(SETTINGS);
  database.exec(META);
  const meta = database.prepare('insert into meta values (?, ?, ?, ?, ?, ?, ?)');
  return {
    table: (resource, columns, changeSeq) =>
      orFull(path, () => {
        database.exec(tableSql(resource, columns));
        // Made before the rows: to sort them afterwards would take space for files of a moment, which may be memory.
        for (const sql of indexesSql(resource, columns)) database.exec(sql);
        database.exec('begin');
        const insert = database.prepare(
          `insert into ${quoted(resource.plural)} values (${columns.map(() => '?').join(', ')})`,
        );
        return {
          add: (rows) =>
            orFull(path, () => {
              for (const row of rows) insert.run(...row.map(cellOf));
            }),
          close: (records) =>
            orFull(path, () => {
              const { name, url } = licenceOf(resource);
              meta.run(
                ...([resource.plural, resource.title, records, changeSeq] as const),
                ...([takenAt.toISOString(), name, url] as const),
              );
              database.exec('commit');
            }),
        };
      }),
    close: () => database.close(),
  };
}

/** @returns the columns that an index helps to find records by: other identifiers, ids of other records, the order of the list */
export function indexedFields(resource: Resource): string[] {
  const sorted = resource.defaultSort.replace(/^-/, '');
  return promotedColumns(resource)
    .filter(
      ({ field, name, type }) =>
        resource.identifiers.includes(name) ||
        resource.fields[field]?.type === 'uuid' ||
        (field === sorted && !type.endsWith('[]')),
    )
    .map(({ field }) => field)
    .filter((field, at, all) => field !== 'id' && all.indexOf(field) === at)
    .filter((field) => !/^(texts|object)/.test(resource.fields[field]!.type));
}

function tableSql(resource: Resource, columns: readonly string[]): string {
  const lines = columns.map((name, at) => {
    const { type, description } = resource.fields[name]!;
    const rule = name === 'id' ? ' primary key not null' : '';
    const comma = at === columns.length - 1 ? '' : ',';
    return `  ${quoted(name)} ${TYPES[type] ?? 'TEXT'}${rule}${comma} -- ${description.replaceAll(/\s+/g, ' ')}`;
  });
  return `create table ${quoted(resource.plural)} (\n${lines.join('\n')}\n)`;
}

const indexesSql = (resource: Resource, columns: readonly string[]): string[] =>
  indexedFields(resource)
    .filter((field) => columns.includes(field))
    .map(
      (field) =>
        `create index ${quoted(`${resource.plural}_${field}`)} on ${quoted(resource.plural)} (${quoted(field)})`,
    );

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' ? JSON.stringify(value) : (value as string | number);
}

/** @throws StorageError `full` where SQLite says that the disk is */
function orFull<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== FULL) throw error;
    throw new StorageError('full', `file ${path}: ${(error as Error).message}`, { cause: error });
  }
}
