import type { TableForm } from './pdf-table.ts';
import type { ListTable, TableRow } from './table.ts';
import { kindOf, kindsOfTitles } from './titles.ts';

/** A row of a sheet or CSV file that is not empty; `row` counts from 1, as people see it. */
export type SheetRow = { row: number; cells: readonly (string | number | boolean | Date | null)[] };

/** A sheet of a workbook; a CSV file is one sheet. Cells that were merged repeat their value. */
export type SheetOfRows = { name: string; rows: readonly SheetRow[] };

/** Maximum number of rows before the heading of a table. */
const HEADING_WITHIN = 200;
/** Minimum number of known columns of a table. */
const LEAST_COLUMNS = 2;

type Found = { sheet: SheetOfRows; at: number; length: number; titles: string[]; size: number };

/**
 * Reads the table of a workbook, at the sheet and row with the most known titles. Titles may be in two rows, such as
 * `Period` above `From` and `To`; a repeated heading is skipped. A row with one cell is a remark.
 */
export function readSheetTable<Kind extends string>(
  sheets: readonly SheetOfRows[],
  { kinds, required }: TableForm<Kind>,
): ListTable<Kind> {
  const known = (titles: readonly string[]): Set<Kind> =>
    new Set(titles.map((title) => kindOf(title, kinds)).filter((kind) => kind !== null));
  let best: Found | null = null;
  for (const sheet of sheets) {
    for (const [at, { cells }] of sheet.rows.slice(0, HEADING_WITHIN).entries()) {
      const below = sheet.rows[at + 1]?.cells ?? [];
      for (const [length, titles] of [
        [1, cells.map(textOf)] as const,
        [2, combined(cells, below)] as const,
      ]) {
        const found = known(titles);
        if (!found.has(required) || found.size < LEAST_COLUMNS) continue;
        if (best === null || found.size > best.size) best = { sheet, at, length, titles, size: found.size };
      }
    }
  }
  if (best === null) return withoutHeading(sheets);
  const { sheet, at, length, titles, size } = best;
  const places = titles.flatMap((title, place) => (title === '' ? [] : [place]));
  const columns = kindsOfTitles(
    places.map((place) => titles[place]!),
    kinds,
  );
  const outside = sheet.rows.slice(0, at).map(({ cells }) => cells.map(textOf).filter(Boolean).join(' '));
  const rows: TableRow[] = [];
  for (const { row, cells } of sheet.rows.slice(at + length)) {
    const texts = cells.map(textOf);
    const filled = texts.filter((text) => text !== '');
    if (filled.length === 1) outside.push(...filled);
    if (filled.length <= 1 || known(texts).size >= Math.min(size, LEAST_COLUMNS + 1)) continue;
    rows.push({ page: null, row, cells: places.map((place) => cellOf(cells[place] ?? null)) });
  }
  return { columns, rows, problems: [], outside };
}

function withoutHeading(sheets: readonly SheetOfRows[]): ListTable<never> {
  const message = `none of ${sheets.length} sheets has the heading of the table`;
  return {
    columns: [],
    rows: [],
    problems: [{ kind: 'no-heading', page: null, row: null, column: null, message }],
    outside: [],
  };
}

const textOf = (cell: SheetRow['cells'][number]): string =>
  cell === null ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();

const cellOf = (cell: SheetRow['cells'][number]): TableRow['cells'][number] => {
  if (typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cell.replace(/\s+/g, ' ').trim() || null : cell;
};

function combined(above: SheetRow['cells'], below: SheetRow['cells']): string[] {
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const [upper, lower] = [textOf(above[at] ?? null), textOf(below[at] ?? null)];
    return upper === lower ? upper : `${upper} ${lower}`.trim();
  });
}
