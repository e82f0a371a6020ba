import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { SheetOfRows, SheetRow } from '#shared/domain/supplier-lists/sheet-table.ts';
import { DocumentError } from './document-error.ts';
import { unpackedSize } from './zip.ts';

/** How much of a workbook is read. `rows` and `columns` are of one sheet, and count what is not empty. */
export type XlsxLimits = { bytes: number; unpacked: number; sheets: number; rows: number; columns: number };
export const XLSX_LIMITS: XlsxLimits = {
  bytes: 16_777_216,
  unpacked: 134_217_728,
  sheets: 20,
  rows: 50_000,
  columns: 200,
};

/** A workbook that is encrypted is a container of another kind, as are those of Excel before 2007. */
const OLD_CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];

/**
 * Reads the rows of all sheets that are not empty. Formulas give the values that were stored with them; cells that were merged
 * repeat their value, unless they are asked for once; dates are Date objects at midnight UTC.
 * @throws {DocumentError} empty, other-format, encrypted, damaged, too-large
 */
export async function readWorkbook(
  bytes: Uint8Array,
  limits: XlsxLimits = XLSX_LIMITS,
  merged: 'repeated' | 'once' = 'repeated',
): Promise<SheetOfRows[]> {
  checkBytes(bytes, limits);
  try {
    const { sheets } = await readXlsx(bytes, { maxRows: 1 });
    if (sheets.length > limits.sheets)
      throw new DocumentError(
        'too-large',
        `the workbook has ${sheets.length} sheets, more than ${limits.sheets}`,
      );
    const read: SheetOfRows[] = [];
    for (const [at, { name, merges }] of sheets.entries()) {
      const rows = await rowsOf(bytes, at, limits);
      read.push({ name, rows: merged === 'once' ? rows : withMerged(rows, merges ?? [], limits) });
    }
    return read;
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('damaged', 'the structure of the workbook is broken', { cause: error });
  }
}

function checkBytes(bytes: Uint8Array, limits: XlsxLimits): void {
  const starts = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
  if (bytes.length === 0) throw new DocumentError('empty', 'the file has no bytes');
  if (bytes.length > limits.bytes)
    throw new DocumentError('too-large', `the workbook has ${bytes.length} bytes, more than ${limits.bytes}`);
  if (starts(OLD_CONTAINER))
    throw new DocumentError('encrypted', 'the workbook needs a password, or is of a version before 2007');
  if (!starts(ZIP)) throw new DocumentError('other-format', 'the file is no workbook');
  const unpacked = unpackedSize(bytes);
  if (unpacked === null) throw new DocumentError('damaged', 'the end of the workbook is missing');
  if (unpacked > limits.unpacked)
    throw new DocumentError('too-large', `unpacked, the workbook has more than ${limits.unpacked} bytes`);
}

/** Empty rows are passed over while they are read, so that a million of them take time but no memory. */
async function rowsOf(bytes: Uint8Array, sheet: number, limits: XlsxLimits): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const length = 1 + values.findLastIndex((value) => value !== null && value !== '');
    if (length === 0) continue;
    if (length > limits.columns)
      throw new DocumentError('too-large', `a row has ${length} columns, more than ${limits.columns}`);
    if (rows.length === limits.rows)
      throw new DocumentError('too-large', `a sheet has more than ${limits.rows} rows`);
    rows.push({ row: index + 1, cells: values.slice(0, length) });
  }
  return rows;
}

/** First and last row and column of merged cells, from 0. */
type Merged = { startRow: number; startCol: number; endRow: number; endCol: number };

function withMerged(rows: readonly SheetRow[], merges: readonly Merged[], limits: XlsxLimits): SheetRow[] {
  if (merges.length > limits.rows)
    throw new DocumentError('too-large', `a sheet has more than ${limits.rows} merged cells`);
  const byRow = new Map(rows.map(({ row, cells }) => [row, [...cells]]));
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const value = byRow.get(startRow + 1)?.[startCol] ?? null;
    if (value === null || endCol >= limits.columns || endRow - startRow > MOST_MERGED_ROWS) continue;
    for (let row = startRow; row <= endRow; row += 1) {
      const cells = byRow.get(row + 1);
      if (!cells) continue;
      while (cells.length <= endCol) cells.push(null);
      cells.fill(value, startCol, endCol + 1);
    }
  }
  return rows.map(({ row }) => ({ row, cells: byRow.get(row)! }));
}

/** Cells that are merged over more rows are decoration. */
const MOST_MERGED_ROWS = 100;
