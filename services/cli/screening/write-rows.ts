import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { type SheetValue, workbookOf } from '#shared/documents/xlsx-writer.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { endingOf } from './rows-of-file.ts';

/** Spreadsheets read UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';
/** CSV by RFC 4180, in which no text is a formula. */
const FORMAT = {
  record_delimiter: 'windows',
  escape_formulas: true,
  cast: { boolean: String, date },
} as const;

/**
 * Writes rows into a file, in the format that its ending says, as fast as they come. The file appears when it is whole.
 * @throws what the rows throw; EnvironmentError where the file cannot be written
 */
export async function writeRows(path: string, rows: AsyncIterable<readonly SheetValue[]>): Promise<void> {
  const unfinished = `${path}.part`;
  const bytes =
    endingOf(path) === '.csv' ? Readable.from(csv(rows)) : workbookOf({ sheet: 'Screening' }, rows);
  try {
    await pipeline(bytes, createWriteStream(unfinished));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new EnvironmentError(`${path} cannot be written: ${code}`, { cause: error });
  }
}

async function* csv(rows: AsyncIterable<readonly SheetValue[]>): AsyncGenerator<string> {
  let mark = BYTE_ORDER_MARK;
  for await (const row of rows) {
    yield mark + stringify([[...row]], FORMAT);
    mark = '';
  }
}

/** Dates of workbooks are days at midnight UTC. */
function date(value: Date): string {
  return value.toISOString().replace('T00:00:00.000Z', '');
}
