import { maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { canonicalRegistration } from '#shared/text/registration.ts';
import { dayWithin, type ReadDay, readDay, readPeriod } from './days.ts';
import type { HashableNumber } from './hashable-number.ts';
import { LIST_FORM, type ListColumn, listColumns } from './list-columns.ts';
import { readListNumber } from './list-numbers.ts';
import { readPdfTable } from './pdf-table.ts';
import { readSheetTable, type SheetOfRows } from './sheet-table.ts';
import type { ListTable, Problem, TableRow } from './table.ts';
import type { TextItem } from './text-item.ts';

/**
 * Reads the Database of Restricted Suppliers and the Register for Tender Defaulters. Their layout is not fixed: columns
 * are recognised by their titles; a problem names the place of what cannot be read, but never quotes it.
 */

/**
 * A restricted company or person, as the list states it. Days are `YYYY-MM-DD`; texts never contain an identity number.
 */
export type ListEntry = {
  supplierName: string;
  /** In canonical form if it is of the company register; otherwise as written. */
  registrationNumber: string | null;
  identityNumber: HashableNumber | null;
  restrictionType: string | null;
  reason: string | null;
  /** The regulation, act or clause by which the supplier is restricted. */
  legalBasis: string | null;
  authorisedBy: string | null;
  /** First day; null if it is not stated or cannot be read. */
  from: string | null;
  /** Last day; null if there is none, or if it is not stated or cannot be read. */
  to: string | null;
  page: number | null;
  row: number;
};

/** Which columns a list has; a missing column leaves its field empty, additional columns are not read. */
export type ListColumns = {
  found: Partial<Record<ListColumn, string>>;
  missing: ListColumn[];
  additional: string[];
};

export type SupplierList = {
  /** The day on which the publisher made the report, `YYYY-MM-DD`; null where it does not say. */
  reportDate: string | null;
  /**
   * Whether the heading of the list was found. A list with a heading and no rows is empty; a list without heading is
   * unreadable.
   */
  readable: boolean;
  entries: ListEntry[];
  problems: Problem[];
  columns: ListColumns;
};

/** @param items the texts of all pages of a PDF, in any order */
export const readPdfList = (items: readonly TextItem[]): SupplierList =>
  listOf(readPdfTable(items, LIST_FORM));

/** @param sheets the sheets of a workbook, or a CSV file as one sheet */
export const readSheetList = (sheets: readonly SheetOfRows[]): SupplierList =>
  listOf(readSheetTable(sheets, LIST_FORM));

function listOf(table: ListTable<ListColumn>): SupplierList {
  const readable = table.columns.length > 0;
  const columns = columnsOf(table);
  const problems = [...table.problems, ...missingColumns(readable, columns)];
  const entries = table.rows.flatMap((row) => {
    const read = readEntry(row, table);
    problems.push(...read.problems);
    return read.entry === null ? [] : [read.entry];
  });
  return { reportDate: reportDateOf(table.outside), readable, entries, problems, columns };
}

function columnsOf({ columns }: ListTable<ListColumn>): ListColumns {
  const found: Partial<Record<ListColumn, string>> = {};
  for (const { kind, title } of columns) if (kind !== null) found[kind] = title;
  return {
    found,
    missing: listColumns.filter((kind) => found[kind] === undefined),
    additional: columns.filter(({ kind }) => kind === null).map(({ title }) => title),
  };
}

/** Without these columns, an entry cannot be distinguished from others, or may not be in force. */
function missingColumns(readable: boolean, { found }: ListColumns): Problem[] {
  if (!readable) return [];
  const missing = [
    ...(found.registration === undefined && found.identity === undefined ? ['registration number'] : []),
    ...(found.period === undefined && found.from === undefined ? ['first day'] : []),
    ...(found.period === undefined && found.to === undefined ? ['last day'] : []),
  ];
  return missing.map((column) => ({
    kind: 'no-column',
    page: null,
    row: null,
    column,
    message: `the list has no column for the ${column}`,
  }));
}

/** Words before the day of a report. */
const REPORT_DAY =
  /\b(?:generated|printed|produced|compiled|updated|as at|as on|as of|report date|date of report|dated?)\b/i;

function reportDateOf(lines: readonly string[]): string | null {
  for (const line of lines) {
    const words = REPORT_DAY.exec(line);
    const day = words === null ? null : dayWithin(line.slice(words.index + words[0].length));
    if (day !== null) return day;
  }
  return null;
}

type Cell = TableRow['cells'][number];

/** If at least this many columns are known, a row with only a name is a remark. */
const COLUMNS_OF_A_LIST = 3;

function readEntry(
  row: TableRow,
  { columns }: ListTable<ListColumn>,
): { entry: ListEntry | null; problems: Problem[] } {
  const problems: Problem[] = [];
  const note = (kind: Problem['kind'], column: ListColumn, message: string): void => {
    const title = columns.find((one) => one.kind === column)?.title ?? column;
    problems.push({ kind, page: row.page, row: row.row, column: title, message });
  };
  const cell = (kind: ListColumn): Cell =>
    row.cells[columns.findIndex((column) => column.kind === kind)] ?? null;
  const text = (kind: ListColumn): string | null => {
    const written = textOf(cell(kind));
    return written === null ? null : maskSuspectedNumbers(written);
  };
  const name = textOf(cell('name'));
  const others = listColumns.filter(
    (kind) => kind !== 'name' && kind !== 'number' && textOf(cell(kind)) !== null,
  );
  if (name === null) {
    if (others.length > 0) note('no-name', 'name', 'a row without the name of a supplier was left out');
    return { entry: null, problems };
  }
  if (others.length === 0 && columns.filter(({ kind }) => kind !== null).length >= COLUMNS_OF_A_LIST) {
    note('stray-text', 'name', 'a row with only a name was left out');
    return { entry: null, problems };
  }
  const number = readListNumber(name, [numberText(cell('registration')), numberText(cell('identity'))]);
  if (number.unreadable) note('unreadable-number', 'registration', 'the number has no known form');
  const { from, to } = readPeriodOf(cell, note);
  const entry: ListEntry = {
    supplierName: number.name,
    registrationNumber: number.registration,
    identityNumber: number.identity,
    restrictionType: text('type'),
    reason: text('reason'),
    legalBasis: text('basis'),
    authorisedBy: text('authority'),
    from,
    to,
    page: row.page,
    row: row.row,
  };
  return { entry, problems };
}

function textOf(cell: Cell): string | null {
  if (cell === null) return null;
  const text =
    cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).replace(/\s+/g, ' ').trim();
  return /^(?:n\/a|none|nil|[-–—.]{0,9})$/i.test(text) ? null : text;
}

/** Identity numbers of people born after 1999 begin with zeros, which a sheet omits in numbers. */
const IDENTITY_LENGTH = 13;
const LEAST_IDENTITY = 1_000_000_000;

function numberText(cell: Cell): string | null {
  const text = textOf(cell);
  if (typeof cell !== 'number' || text === null || cell < LEAST_IDENTITY) return text;
  return canonicalRegistration(text) === null ? text.padStart(IDENTITY_LENGTH, '0') : text;
}

type Note = (kind: Problem['kind'], column: ListColumn, message: string) => void;

function readPeriodOf(
  cell: (kind: ListColumn) => Cell,
  note: Note,
): { from: string | null; to: string | null } {
  const day = (read: ReadDay, column: ListColumn): string | null => {
    if (read.kind === 'unreadable') note('unreadable-day', column, 'the text is not a day');
    return read.kind === 'day' ? read.day : null;
  };
  const whole = textOf(cell('period'));
  const period = whole === null ? null : readPeriod(whole);
  const [first, last] = [readDay(cell('from')), readDay(cell('to'))];
  if (whole !== null && period === null && first.kind === 'none')
    note('unreadable-day', 'period', 'the text is not a period');
  const from = period && first.kind === 'none' ? day(period.from, 'period') : day(first, 'from');
  const to = period && last.kind === 'none' ? day(period.to, 'period') : day(last, 'to');
  if (from !== null && to !== null && to < from) note('period', 'to', 'the last day is before the first');
  return { from, to };
}
