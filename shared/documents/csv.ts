import { parse } from 'csv-parse/sync';
import type { SheetOfRows } from '#shared/domain/supplier-lists/sheet-table.ts';
import { DocumentError } from './document-error.ts';

const MAX_BYTES = 16_777_216;
const MAX_ROWS = 50_000;
/** Byte order marks. */
const UTF_16: ReadonlySet<string> = new Set(['fffe', 'feff']);

/**
 * Reads a CSV file as a sheet; rows have the numbers of their lines. Commas or semicolons separate, whichever the file has more of.
 * @throws {DocumentError} empty, other-format (bytes that are no text, or not in UTF-8), damaged (a quote that is not closed), too-large
 */
export function readCsv(bytes: Uint8Array): SheetOfRows[] {
  if (bytes.length === 0) throw new DocumentError('empty', 'the file has no bytes');
  if (bytes.length > MAX_BYTES)
    throw new DocumentError('too-large', `the file has ${bytes.length} bytes, more than ${MAX_BYTES}`);
  if (UTF_16.has(Buffer.from(bytes.subarray(0, 2)).toString('hex')))
    throw new DocumentError('other-format', 'the file is in UTF-16; save it in UTF-8');
  if (bytes.includes(0)) throw new DocumentError('other-format', 'the file is no PDF, workbook or text');
  const text = decoded(bytes);
  const delimiter = text.split(';').length > text.split(',').length ? ';' : ',';
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MAX_ROWS + 1,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    if (records.length > MAX_ROWS)
      throw new DocumentError('too-large', `the file has more than ${MAX_ROWS} rows`);
    return [{ name: 'csv', rows: records.map(({ info, record }) => ({ row: info.lines, cells: record })) }];
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('damaged', 'the rows of the file cannot be told apart', { cause: error });
  }
}

/** A name with a character that was lost would match nobody. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new DocumentError('other-format', 'the file is not in UTF-8; save it in UTF-8', { cause: error });
  }
}
