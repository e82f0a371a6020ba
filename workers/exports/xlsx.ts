import type { Readable } from 'node:stream';
import { type SheetColumn, type SheetValue, workbookOf } from '#shared/documents/xlsx-writer.ts';
import type { ExportColumn } from '#shared/exports/columns.ts';
import { southAfricanTime } from '#shared/time.ts';
import type { ExportRow } from '#workers/exports/rows.ts';

/** @returns the bytes of a workbook of the records, in sheets of as many rows as a sheet may have */
export const xlsxOf = (
  sheet: string,
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly ExportRow[]>,
): Readable => workbookOf({ sheet, columns: columns.map(shownColumn) }, cellsOf(columns, batches));

/** Characters of a heading with the arrow of its filter. */
const ARROW = 3;
const WIDTHS: Partial<Record<NonNullable<ExportColumn['type']>, number>> = {
  ...{ day: 12, instant: 20, number: 12, integer: 10, flag: 8, truth: 8 },
  ...{ texts: 40, object: 40, objects: 50, uuid: 38 },
};
const MONEY_WIDTH = 18;
const TEXT_WIDTH = 30;

/** Days, moments and amounts are shown as such, and lists with a line for each of their entries. */
function shownColumn({ name, type, money }: ExportColumn): SheetColumn {
  const lines = type === 'texts' || type === 'objects' || type === 'object';
  const own = money ? MONEY_WIDTH : ((type && WIDTHS[type]) ?? TEXT_WIDTH);
  return { format: formatOf(type, money), width: Math.max(own, name.length + ARROW), lines };
}

function formatOf(type: ExportColumn['type'], money: boolean): string | null {
  if (money) return '"R" #,##0.00';
  if (type === 'day') return 'yyyy-mm-dd';
  return type === 'instant' ? 'yyyy-mm-dd hh:mm:ss' : null;
}

async function* cellsOf(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly ExportRow[]>,
): AsyncGenerator<SheetValue[]> {
  yield columns.map(({ name }) => name);
  for await (const rows of batches)
    for (const row of rows) yield row.map((value, place) => cellOf(columns[place]!, value));
}

/** Numbers, days and moments have their types; a moment is the South African time, because a sheet knows no zones. */
function cellOf({ type }: ExportColumn, value: unknown): SheetValue {
  if (value === null || value === undefined) return null;
  if (type === 'day') return new Date(`${value}T00:00:00Z`);
  if (type === 'instant') return new Date(`${southAfricanTime(new Date(value as string)).slice(0, 19)}Z`);
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return typeof value === 'object' ? textOf(value) : (value as SheetValue);
}

/** @returns an entry of a list, or an object, as one line: its name where that is all it has, else its members that have values */
function textOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  const [first] = members;
  if (members.length === 1 && first) return textOf(first[1]);
  return members.map(([name, member]) => `${name}: ${textOf(member)}`).join('; ');
}
