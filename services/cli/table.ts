import { grouped } from '#shared/text/plural.ts';
import { southAfricanTime } from '#shared/time.ts';

export type TableValue = string | number | boolean | null | undefined;

/**
 * Formats rows as a text table; numbers are aligned to the right, everything else to the left.
 * @param titles one for each column
 * @param none text for an empty table
 * @returns lines without a final newline
 */
export function table(
  titles: readonly string[],
  rows: readonly (readonly TableValue[])[],
  none = 'none',
): string {
  if (rows.length === 0) return `  ${none}`;
  const texts = rows.map((row) => titles.map((_, index) => written(row[index])));
  const widths = titles.map((title, index) =>
    Math.max(title.length, ...texts.map((row) => row[index]!.length)),
  );
  const right = titles.map((_, index) => rows.every((row) => typeof (row[index] ?? 0) === 'number'));
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, index) => (right[index] ? cell.padStart(widths[index]!) : cell.padEnd(widths[index]!))).join('  ')}`.trimEnd();
  return [line(titles), ...texts.map(line)].join('\n');
}

/** Characters of a time to the second; what is longer has an offset. */
const LOCAL_LENGTH = 19;

/** @returns South African date and time to the minute, such as `2026-08-14 11:00`; a dash for null. A time without an offset is South African. */
export const minute = (time: string | null): string => {
  if (time === null) return '-';
  const local = time.length > LOCAL_LENGTH ? southAfricanTime(new Date(time)) : time;
  return local.slice(0, 16).replace('T', ' ');
};

/** @returns the text on one line, cut to a maximum length */
export function short(text: string | null, length = 100): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
}

function written(cell: TableValue): string {
  if (cell === null || cell === undefined || cell === '') return '-';
  if (typeof cell === 'number') return grouped(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell;
}
