import type { Readable } from 'node:stream';
import { type Cell, workbookOf } from '#shared/documents/xlsx-writer.ts';
import type { ExportColumn } from '#shared/exports/columns.ts';
import { southAfricanTime } from '#shared/time.ts';
import type { Row } from '#workers/exports/rows.ts';

/** @returns the bytes of a workbook of the records, in sheets of as many rows as a sheet may have */
export const xlsxOf = (
  sheet: string,
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly Row[]>,
): Readable => workbookOf({ sheet, formats: columns.map(formatOf) }, cellsOf(columns, batches));

const formatOf = ({ type }: ExportColumn): string | null => {
  if (type === 'day') return 'yyyy-mm-dd';
  return type === 'instant' ? 'yyyy-mm-dd hh:mm:ss' : null;
};

async function* cellsOf(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Cell[]> {
  yield columns.map(({ name }) => name);
  for await (const rows of batches)
    for (const row of rows) yield row.map((value, place) => cellOf(columns[place]!, value));
}

/** Numbers, days and moments have their types; a moment is the South African time, because a sheet knows no zones. */
function cellOf({ type }: ExportColumn, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (type === 'day') return new Date(`${value}T00:00:00Z`);
  if (type === 'instant') return new Date(`${southAfricanTime(new Date(value as string)).slice(0, 19)}Z`);
  return typeof value === 'object' ? JSON.stringify(value) : (value as Cell);
}
