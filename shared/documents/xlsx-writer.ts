import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { encodeCol, WorkbookWriter, type WorksheetWriter } from '@cj-tech-master/excelts';

/** A value of a cell; a `Date` is shown by the format of its column. */
export type SheetValue = string | number | boolean | Date | null;

/** How a column is shown. */
export type SheetColumn = {
  /** Format of numbers and dates, such as `yyyy-mm-dd`; null for the general one. */
  format: string | null;
  /** Characters that fit beside each other. */
  width: number;
  /** Whether a text may take several lines. */
  lines: boolean;
};

/** A workbook that is written. */
export type WrittenWorkbook = {
  /** Name of the sheet; what does not fit goes on in further ones. */
  sheet: string;
  columns?: readonly SheetColumn[];
  /** Rows of one sheet with its heading, if not as many as the format allows. */
  maxRows?: number;
};

/** Characters that XML 1.0 cannot have. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** The longest text of a cell. */
const MAX_TEXT = 32_767;
const MAX_ROWS = 1_048_576;
/** Rows after which the reader of the workbook has its turn. */
const TURN = 100;
const DATE = 'yyyy-mm-dd';

/**
 * Writes a workbook while its rows come, so that its size does not matter. Every sheet has the heading, frozen and with a filter.
 * The cell of a text has its type, so a text that begins like a formula is none. One that is longer than a cell may be ends with `…`.
 * @param rows the heading first
 * @returns the bytes; reading them throws what the rows throw
 */
export function workbookOf(given: WrittenWorkbook, rows: AsyncIterable<readonly SheetValue[]>): Readable {
  const bytes = new PassThrough();
  write(given, rows, bytes).catch((error: Error) => bytes.destroy(error));
  return bytes;
}

async function write(
  { sheet: name, columns = [], maxRows = MAX_ROWS }: WrittenWorkbook,
  rows: AsyncIterable<readonly SheetValue[]>,
  bytes: PassThrough,
): Promise<void> {
  // Texts are written where they stand: a table of all of them would be in memory until the end.
  const workbook = new WorkbookWriter({ stream: bytes, useSharedStrings: false, useStyles: true });
  let heading: SheetValue[] | null = null;
  let sheet: WorksheetWriter | null = null;
  let sheets = 0;
  let inSheet = 0;
  let written = 0;
  const end = (ended: WorksheetWriter): void => {
    ended.autoFilter = `A1:${encodeCol(Math.max(0, (heading?.length ?? 1) - 1))}${inSheet}`;
    ended.commit();
  };
  const begin = (): WorksheetWriter => {
    if (sheet !== null) end(sheet);
    sheets += 1;
    const begun = workbook.addWorksheet(sheets === 1 ? name : `${name} ${sheets}`, {
      views: [{ state: 'frozen', ySplit: 1 }],
    });
    for (const [place, { format, width, lines }] of columns.entries()) {
      const column = begun.getColumn(place + 1);
      column.width = width;
      if (format) column.numFmt = format;
      if (lines) column.alignment = { wrapText: true, vertical: 'top' };
    }
    inSheet = 1;
    begun.addRow(heading ?? []).commit();
    return begun;
  };
  for await (const row of rows) {
    const cells = row.map((cell) => (typeof cell === 'string' ? writable(cell) : cell));
    if (heading === null) {
      heading = cells;
      sheet = begin();
      continue;
    }
    if (sheet === null || inSheet >= maxRows) sheet = begin();
    const added = sheet.addRow(cells);
    for (const [place, cell] of cells.entries())
      if (cell instanceof Date && !columns[place]?.format) added.getCell(place + 1).numFmt = DATE;
    added.commit();
    inSheet += 1;
    written += 1;
    if (written % TURN !== 0) continue;
    if (bytes.destroyed) return;
    if (bytes.writableNeedDrain) await Promise.race([once(bytes, 'drain'), once(bytes, 'close')]);
    else await nextTurn();
  }
  end(sheet ?? begin());
  await workbook.commit();
}

function writable(text: string): string {
  // A reader of XML sees every end of a line as one line feed.
  const clean = text.replace(UNWRITABLE, '').replaceAll(/\r\n?/g, '\n').toWellFormed();
  return clean.length > MAX_TEXT ? `${clean.slice(0, MAX_TEXT - 1).toWellFormed()}…` : clean;
}
