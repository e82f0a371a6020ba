import { parse } from 'csv-parse/sync';
import { FileFault } from './fault.ts';
import { jsonLines, jsonRecords } from './json-records.ts';

export type FileFormat = 'csv' | 'json' | 'ndjson';

/** In CSV the column is the number of the field, in JSON that of the character. */
export type FilePlace = { line: number; column: number };
/** A text of a file with its place. */
export type FileCell = FilePlace & { text: string };
/** A row by the names of its columns; empty cells are left out. */
export type FileRow = {
  line: number;
  column: number;
  cells: ReadonlyMap<string, FileCell>;
  /** Names of the columns that are there and empty. */
  blank: readonly string[];
  /** Where the names of the columns stand: in the heading of CSV, in the row itself of JSON. */
  headings: ReadonlyMap<string, FilePlace>;
};

/**
 * Reads a table: CSV with a heading (commas or semicolons), a JSON list of objects, or objects one on each line. Names of
 * columns may have capitals, blanks and hyphens.
 * @param list the member that has the list, where the list stands in an object
 * @throws FileFault where it cannot be read as that
 */
export function readRows(bytes: Uint8Array, format: FileFormat, list: string): FileRow[] {
  const text = decodeUtf8(bytes);
  if (text.trim() === '') throw new FileFault(1, 1, 'the file is empty');
  const rows = rowsOf(text, format, list);
  if (rows.length === 0) throw new FileFault(1, 1, 'the file has no rows');
  return rows;
}

function rowsOf(text: string, format: FileFormat, list: string): FileRow[] {
  if (format === 'csv') return csvRows(text);
  return (format === 'json' ? jsonRecords(text, list) : jsonLines(text)).map(named);
}

/** `Web site` and `web-site` are `web_site`, `csdNumber` is `csd_number`. */
export const columnName = (heading: string): string =>
  heading
    .trim()
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const BYTE_ORDER_MARKS_OF_UTF_16 = ['fffe', 'feff'];

/**
 * @returns the text of a file, without its byte order mark
 * @throws FileFault at the first character that is not in UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): string {
  if (BYTE_ORDER_MARKS_OF_UTF_16.includes(Buffer.from(bytes.subarray(0, 2)).toString('hex')))
    throw new FileFault(1, 1, 'the file is in UTF-16; save it in UTF-8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const lines = new TextDecoder('utf-8').decode(bytes).split('\n');
    const at = lines.findIndex((line) => line.includes('\ufffd'));
    throw new FileFault(
      at + 1,
      (lines[at]?.indexOf('\ufffd') ?? 0) + 1,
      'the file is not in UTF-8: this character is none; save it in UTF-8',
    );
  }
}

type CsvRecord = { info: { lines: number }; record: string[] };
type CsvError = Error & { code?: string; lines?: number; column?: number | string };

function csvRows(text: string): FileRow[] {
  const heading = text.slice(0, text.search(/\r?\n|$/));
  const delimiter = heading.includes(';') && !heading.includes(',') ? ';' : ',';
  let records: CsvRecord[];
  try {
    records = parse(text, {
      delimiter,
      info: true,
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as typeof records;
  } catch (error) {
    const { code, lines, column, message } = error as CsvError;
    if (code === undefined) throw error;
    throw new FileFault(lines ?? 1, (typeof column === 'number' ? column : 0) + 1, message);
  }
  const [first, ...others] = records;
  const names = (first?.record ?? []).map(columnName);
  const line = first ? lineOf(first) : 1;
  const headings = new Map(names.map((name, at) => [name, { line, column: at + 1 }]));
  for (const [at, name] of names.entries()) {
    if (name === '') throw new FileFault(line, at + 1, 'the column has no name');
    if (names.indexOf(name) < at) throw new FileFault(line, at + 1, `there are two columns ${name}`);
  }
  return others.map((other) => {
    const { record } = other;
    const line = lineOf(other);
    if (record.length !== names.length)
      throw new FileFault(
        line,
        Math.min(record.length, names.length) + 1,
        `the row has ${record.length} fields, the heading ${names.length}`,
      );
    return rowOf(
      line,
      1,
      record.map((cell, at) => [names[at] ?? '', { text: cell.trim(), line, column: at + 1 }]),
      headings,
    );
  });
}

/** Of a record over several lines the parser tells the last one. */
const lineOf = ({ info, record }: CsvRecord): number =>
  info.lines - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);

function named({ line, column, members }: ReturnType<typeof jsonRecords>[number]): FileRow {
  const seen = new Set<string>();
  const cells = members.map(({ name, value, ...place }): [string, FileCell] => {
    const key = columnName(name);
    if (seen.has(key)) throw new FileFault(place.line, place.column, `there are two members ${key}`);
    seen.add(key);
    return [key, { ...place, text: textOf(value, key, place) }];
  });
  return rowOf(line, column, cells, new Map(cells.map(([key, { text: _, ...place }]) => [key, place])));
}

function textOf(value: unknown, name: string, { line, column }: { line: number; column: number }): string {
  if (value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' && !item.includes(';')))
    return value.join(';');
  throw new FileFault(
    line,
    column,
    `${name} must be a text, a number, true or false, a list of texts without semicolons, or null`,
  );
}

const rowOf = (
  line: number,
  column: number,
  cells: readonly [string, FileCell][],
  headings: FileRow['headings'],
): FileRow => ({
  line,
  column,
  cells: new Map(cells.filter(([, { text }]) => text !== '')),
  blank: cells.flatMap(([name, { text }]) => (text === '' ? [name] : [])),
  headings,
});
