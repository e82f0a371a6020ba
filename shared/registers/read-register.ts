import {
  type RegisterKind,
  type RegisterValue,
  registerColumn,
  registerColumns,
  requiredColumns,
} from '#shared/domain/registers/columns.ts';
import { type RegisterEntry, registerEntry } from '#shared/domain/registers/entry.ts';
import { isUnreadable } from '#shared/domain/registers/values.ts';
import { FileFault } from '#shared/record-files/fault.ts';
import {
  type FileCell,
  type FileFormat,
  type FilePlace,
  type FileRow,
  readRows,
} from '#shared/record-files/rows.ts';
import { nearest } from '#shared/text/nearest.ts';

/** The member of an object that has the list, where a file is an object. */
const LIST = 'records';

export type ReadOptions = {
  /** Keyed hash of an identity number. */
  hash: (number: string) => string;
  /** South African day. */
  today: string;
  /** Whether columns that are not known are left out; they are a fault otherwise. */
  skipUnknown: boolean;
  /** Whether an identity number that is wrong is left out and its row stored without it; it is a fault otherwise. */
  leaveOutNumbers: boolean;
};

/** An entry with the place of its row, and whether the identity number of its row was left out. */
export type ReadEntry = RegisterEntry & FilePlace & { leftOut: boolean };

/**
 * Reads every row of a register's file before anything is stored. No fault quotes a cell: it may hold an identity number.
 * @throws FileFault at the first cell, row or heading that is not what it must be, and at a second row of one entry
 */
export function readRegister(
  kind: RegisterKind,
  bytes: Uint8Array,
  format: FileFormat,
  options: ReadOptions,
): ReadEntry[] {
  const lines = new Map<string, number>();
  return readRows(bytes, format, LIST).map((row) => {
    const entry = entryOf(kind, row, options);
    const earlier = lines.get(entry.id);
    if (earlier !== undefined)
      throw new FileFault(row.line, row.column, `the entry of line ${earlier} is there twice`);
    lines.set(entry.id, row.line);
    return entry;
  });
}

function entryOf(kind: RegisterKind, row: FileRow, options: ReadOptions): ReadEntry {
  const values = new Map<string, RegisterValue | null>();
  const cells = new Map<string, FileCell>();
  const place = { line: row.line, column: row.column };
  const headingOf = (name: string): FilePlace => row.headings.get(name) ?? place;
  for (const name of row.blank) {
    const column = columnOf(kind, name, headingOf(name), options);
    if (column !== null && !values.has(column)) values.set(column, null);
  }
  let leftOut = false;
  for (const [name, cell] of row.cells) {
    const column = columnOf(kind, name, headingOf(name), options);
    if (column === null) continue;
    if (cells.has(column)) {
      const second = headingOf(name);
      throw new FileFault(second.line, second.column, `there are two columns ${column}`);
    }
    cells.set(column, cell);
    const value = registerColumns[kind][column]?.read(cell.text, options.today) ?? null;
    if (!isUnreadable(value)) values.set(column, value);
    else if (options.leaveOutNumbers && (isNumber(column) || value.left !== undefined)) {
      leftOut = true;
      values.set(column, value.left ?? null);
    } else throw new FileFault(cell.line, cell.column, `${column} must ${value.must}`);
  }
  for (const group of requiredColumns[kind])
    if (!group.some((column) => values.get(column) != null))
      throw new FileFault(row.line, row.column, `the row has no ${group.join(' and no ')}`);
  const entry = registerEntry(kind, values, options.hash);
  if ('reason' in entry) {
    const cell = cells.get(entry.column) ?? place;
    throw new FileFault(cell.line, cell.column, entry.reason);
  }
  return { ...entry, ...place, leftOut };
}

/** Columns with numbers of persons. */
const isNumber = (column: string): boolean => column === 'id_number' || column === 'passport_number';

function columnOf(
  kind: RegisterKind,
  name: string,
  heading: FilePlace,
  { skipUnknown }: ReadOptions,
): string | null {
  const column = registerColumn(kind, name);
  if (column !== null || skipUnknown) return column;
  const columns = Object.keys(registerColumns[kind]);
  const guess = nearest(name, columns);
  // A file without a heading has values in its place.
  const quoted = /\d{4}/.test(name) ? 'as this one' : name.slice(0, 40);
  throw new FileFault(
    heading.line,
    heading.column,
    `there is no column ${quoted}${guess ? `; did you mean ${guess}?` : '.'} The columns are ${columns.join(', ')}`,
  );
}
