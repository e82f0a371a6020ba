import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { DocumentError } from '#shared/documents/document-error.ts';
import { readWorkbook, XLSX_LIMITS } from '#shared/documents/xlsx.ts';
import type { SheetValue } from '#shared/documents/xlsx-writer.ts';
import { EnvironmentError, UsageError } from '#shared/errors.ts';
import { separatorOf } from '#shared/screening/table.ts';

/** A table of the operator, row by row, the heading first. */
export type RowsOfFile = {
  rows: AsyncIterable<readonly SheetValue[]>;
  /** @returns the share of the file that was read, 0 to 1; null where it is not known */
  share: () => number | null;
};

export const endings = ['.csv', '.xlsx'] as const;
export type Ending = (typeof endings)[number];

/** @throws UsageError for a file of another ending */
export function endingOf(path: string): Ending {
  const ending = extname(path).toLowerCase();
  const known = endings.find((one) => one === ending);
  if (known === undefined) throw new UsageError(`${path} is neither ${endings.join(' nor ')}`);
  return known;
}

/** Files of an operator are larger than lists of publishers. */
const LIMITS = { ...XLSX_LIMITS, bytes: 64 * 1024 * 1024, unpacked: 512 * 1024 * 1024, rows: 250_000 };
/** A longer row is a quotation mark that was never closed. */
const MAX_RECORD = 1024 * 1024;
const MAX_HEADING = 64 * 1024;

/**
 * Opens a table. CSV is read piece by piece, so that its size does not matter; of a workbook the first sheet with rows is read.
 * @throws EnvironmentError for a file that cannot be read; messages never quote it
 */
export async function rowsOfFile(path: string): Promise<RowsOfFile> {
  try {
    return endingOf(path) === '.csv' ? await rowsOfCsv(path) : await rowsOfWorkbook(path);
  } catch (error) {
    throw unreadable(path, error as Error);
  }
}

async function rowsOfCsv(path: string): Promise<RowsOfFile> {
  const { size } = await stat(path);
  const delimiter = await delimiterOf(path);
  let read = 0;
  async function* texts(): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const bytes of createReadStream(path)) {
      read += (bytes as Buffer).length;
      yield decoder.decode(bytes as Buffer, { stream: true });
    }
    yield decoder.decode();
  }
  async function* rows(): AsyncGenerator<string[]> {
    const options = { delimiter, bom: true, skip_empty_lines: true, relax_column_count: true };
    const parser = parse({ ...options, max_record_size: MAX_RECORD });
    const fed = pipeline(texts, parser);
    // The parser tells of every fault as well; whoever takes no more rows closes it.
    fed.catch(() => undefined);
    try {
      yield* parser as AsyncIterable<string[]>;
      await fed;
    } catch (error) {
      throw unreadable(path, error as Error);
    }
  }
  return { rows: rows(), share: () => (size === 0 ? null : read / size) };
}

async function delimiterOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEADING), 0, MAX_HEADING, 0);
    if (['fffe', 'feff'].includes(buffer.subarray(0, 2).toString('hex')))
      throw new EnvironmentError(`${path} is in UTF-16; save it in UTF-8`);
    return separatorOf(buffer.subarray(0, bytesRead).toString('utf8'));
  } finally {
    await file.close();
  }
}

async function rowsOfWorkbook(path: string): Promise<RowsOfFile> {
  const sheets = await readWorkbook(await readFile(path), LIMITS);
  const sheet = sheets.find(({ rows }) => rows.length > 0);
  let read = 0;
  async function* rows(): AsyncGenerator<readonly SheetValue[]> {
    for (const { cells } of sheet?.rows ?? []) {
      read += 1;
      yield cells;
    }
  }
  return { rows: rows(), share: () => (sheet === undefined ? null : read / sheet.rows.length) };
}

/** Messages of the parser quote the file, which may have identity numbers; its codes do not. */
function unreadable(path: string, error: Error & { code?: string }): Error {
  if (error instanceof UsageError || error instanceof EnvironmentError) return error;
  if (error instanceof DocumentError) return new EnvironmentError(`${path}: ${error.message}`);
  if (error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new EnvironmentError(`${path} is not in UTF-8; save it in UTF-8`);
  if (error instanceof CsvError) {
    const line = typeof error['lines'] === 'number' ? `, line ${error['lines']}` : '';
    return new EnvironmentError(`${path}${line} is no CSV (${error.code}); check the quotation marks`);
  }
  return new EnvironmentError(`${path} cannot be read: ${error.code ?? error.name}`);
}
