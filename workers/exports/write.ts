import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Client } from '#shared/database/connection.ts';
import { type ExportColumn, exportColumn } from '#shared/exports/columns.ts';
import { exportTypes } from '#shared/exports/formats.ts';
import type { ExportPlan } from '#shared/exports/plan.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { requireAllowed } from '#workers/exports/allowance.ts';
import { csvOf } from '#workers/exports/csv.ts';
import { jsonOf, ndjsonOf } from '#workers/exports/json.ts';
import { countRecords, type ReadRecord, readRecords } from '#workers/exports/read.ts';
import { type ExportRow, rowReader } from '#workers/exports/rows.ts';
import { readStatements } from '#workers/exports/statements.ts';

/** A file that is complete. */
export type WrittenExport = { rows: number; size: number; sha256: string };

/** What a file is written with. */
export type Writing = {
  /** Reads the records, in a transaction of its own. */
  client: Client;
  storage: Storage;
  signal: AbortSignal | undefined;
  /** Bytes that the file may have. */
  allowance: number;
};

/** Told how many records are written of how many; what it throws ends the export. */
export type ReportProgress = (done: number, expected: number) => Promise<void>;

/** The records of one moment, without gaps and repetitions; indexes are used as the API uses them for lists. */
export const BEGIN_READING = 'begin isolation level repeatable read read only';
export const PLANNING = `select set_config('random_page_cost', '1.1', true), set_config('jit', 'off', true)`;

/**
 * Writes the file of an export, batch by batch, so that its size does not matter. It is in the storage when this returns, and no part
 * of it is otherwise.
 * @throws ExportTooLarge, StorageError, the database's error, the signal's reason, or what `progress` throws
 */
export async function writeExport(
  { client, storage, signal, allowance }: Writing,
  plan: ExportPlan,
  key: string,
  progress: ReportProgress,
): Promise<WrittenExport> {
  const resource: Resource = resources[plan.resource];
  const columns = columnsOf(resource, plan);
  const source = columns.every(({ inLists }) => inLists) ? 'body' : 'detail';
  const statements = readStatements(resource, plan, source);
  const hash = createHash('sha256');
  let rows = 0;
  await client.query(BEGIN_READING);
  try {
    await client.query(PLANNING);
    const expected = await countRecords(client, statements);
    await progress(0, expected);
    const read = rowReader(columns);
    const batches = async function* (): AsyncGenerator<ExportRow[]> {
      for await (const records of readRecords(client, statements)) {
        yield records.map((record: ReadRecord) => read(record));
        rows += records.length;
        await progress(rows, expected);
      }
    };
    const bytes = hashed(await fileOf(resource, columns, plan, batches()), hash, allowance);
    const { size } = await storage.put(key, Readable.from(bytes, { objectMode: false }), {
      mimeType: exportTypes[plan.format],
      ...(signal && { signal }),
    });
    return { rows, size, sha256: hash.digest('hex') };
  } finally {
    // Nothing was written here; a connection that is lost says so with its next statement.
    await client.query('rollback').catch(() => undefined);
  }
}

function columnsOf(resource: Resource, { columns }: ExportPlan): ExportColumn[] {
  return columns.map((name) => {
    const column = exportColumn(resource, name);
    if (!column) throw new Error(`${resource.name} has no column ${name} any more`);
    return column;
  });
}

async function fileOf(
  resource: Resource,
  columns: readonly ExportColumn[],
  { format, bom }: ExportPlan,
  batches: AsyncIterable<ExportRow[]>,
): Promise<AsyncIterable<string | Uint8Array>> {
  const names = columns.map(({ name }) => name);
  switch (format) {
    case 'csv':
      return csvOf(names, batches, bom);
    case 'json':
      return jsonOf(names, batches);
    case 'ndjson':
      return ndjsonOf(names, batches);
    case 'xlsx': {
      // Loaded for the first workbook: what writes them takes 25 MB.
      const { xlsxOf } = await import('#workers/exports/xlsx.ts');
      return xlsxOf(`${resource.title}s`, columns, batches);
    }
  }
}

async function* hashed(
  pieces: AsyncIterable<string | Uint8Array>,
  hash: ReturnType<typeof createHash>,
  allowance: number,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of pieces) {
    const bytes =
      typeof piece === 'string'
        ? Buffer.from(piece)
        : Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    size += bytes.length;
    requireAllowed(size, allowance);
    hash.update(bytes);
    yield bytes;
  }
}
