import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { randomOf } from '#services/sample-publisher/generate/random.ts';
import type { PrintedEntry } from './entries.ts';
import { cellText, type ListLayout, type PrintedColumn } from './layout.ts';

/** Rows of the title, a blank one among them. */
const TITLE_ROWS = 3;

/** Writes a list as a workbook: days as dates or as text, position as formula, titles in one row or in two merged ones. */
export async function restrictedListXlsx(
  seed: number,
  entries: readonly PrintedEntry[],
  layout: ListLayout,
): Promise<Uint8Array> {
  const { columns, periodTitle } = layout;
  const rows: CellValue[][] = [[layout.title], [layout.reportLine], []];
  const from = columns.findIndex(({ field }) => field === 'from');
  const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: columns.length - 1 }];
  if (periodTitle !== null) {
    rows.push(columns.map((_, at) => (at === from ? periodTitle : null)));
    merges.push({ startRow: TITLE_ROWS, startCol: from, endRow: TITLE_ROWS, endCol: from + 1 });
  }
  rows.push(columns.map(({ title }) => title));
  const cells = new Map<string, { value: CellValue; formula: string }>();
  for (const [index, entry] of entries.entries()) {
    const random = randomOf(seed, 'sheet-row', index);
    const asDate = random.chance(0.5);
    const cellOf = (column: PrintedColumn, at: number): CellValue => {
      const { field } = column;
      const day = field === 'from' || field === 'to' ? entry[field] : null;
      if (day !== null && asDate) return new Date(`${day}T00:00:00Z`);
      if (field !== 'position') return cellText(entry, column, index, layout, random) || null;
      cells.set(`${rows.length},${at}`, { value: index + 1, formula: `ROW()-${rows.length - index}` });
      return index + 1;
    };
    rows.push(columns.map(cellOf));
  }
  const made = new Date(`${layout.reportDate}T00:00:00Z`);
  return writeXlsx({
    sheets: [{ name: 'Restricted Suppliers', rows, cells, merges }],
    properties: { created: made, modified: made },
  });
}
