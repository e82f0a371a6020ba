import { isUnfinished } from './row-texts.ts';
import type { Span } from './span.ts';

/** A cell of a page; a cell that takes several lines has several pieces. */
export type RawCell = { column: number; pieces: Span[] };
export type RawRow = { cells: RawCell[]; afterGap: boolean; end: number };

/**
 * Divides a page into rows, and rows into cells; a row whose first cell is empty continues the cells of the row above
 * it.
 */
export function rowsOf(text: string, left: ReadonlySet<number>): RawRow[] {
  const rows: RawRow[] = [];
  let [offset, afterGap] = [0, true];
  for (const [index, raw] of text.split('\n').entries()) {
    const at = offset;
    offset += raw.length + 1;
    if (left.has(index)) continue;
    const cells: RawCell[] = [];
    for (const [column, { start, end }] of cellsOf(raw).entries())
      if (!isEmpty(raw.slice(start, end)))
        cells.push({ column, pieces: [{ start: at + start, end: at + end }] });
    if (cells.length === 0) {
      afterGap = true;
      continue;
    }
    const above = rows.at(-1);
    if (!afterGap && above !== undefined && goesOn(text, above.cells, cells)) {
      addTo(above, cells);
      above.end = at + raw.length;
    } else {
      const name = afterGap ? undefined : nameThatGoesOn(text, rows, cells);
      if (name !== undefined) name.pieces.push(...cells.shift()!.pieces);
      rows.push({ cells, afterGap, end: at + raw.length });
    }
    afterGap = false;
  }
  return rows;
}

/** Tabs separate cells, and so do dots that lead from a name to its points. */
const BETWEEN = /\t|(?<=[^.\t]) ?\.{4,} ?(?=\d{1,3} ?(?:points?|punte|marks|%))/gi;

function cellsOf(line: string): Span[] {
  const ends = [...line.matchAll(BETWEEN)].map(({ index, 0: { length } }) => ({
    index,
    next: index + length,
  }));
  return [...ends, { index: line.length, next: 0 }].map(({ index }, at) => ({
    start: ends[at - 1]?.next ?? 0,
    end: index,
  }));
}

function addTo(above: RawRow, cells: readonly RawCell[]): void {
  for (const cell of cells) {
    const upper = above.cells.find(({ column }) => column === cell.column);
    if (upper !== undefined) upper.pieces.push(...cell.pieces);
    else above.cells.push(cell);
  }
  above.cells.sort((one, other) => one.column - other.column);
}

/** Maximum number of rows over which the name of a criterion may extend. */
const MAX_ROWS = 6;
const MARK = /^\(?[a-z]{1,3}[.)]/;

/**
 * The name of a criterion may continue beside its parts or levels, because its column is narrow:
 *
 *     Company experience in | 10 or more years | 30
 *     the repair of pumps   | 6 to 9 years     | 20
 *
 * @returns the cell with which the first cell of a row goes on; undefined for none
 */
function nameThatGoesOn(
  text: string,
  rows: readonly RawRow[],
  [first, part]: readonly RawCell[],
): RawCell | undefined {
  const said = ({ pieces }: RawCell): string => text.slice(pieces[0]!.start, pieces.at(-1)!.end).trim();
  if (first === undefined || part === undefined || MARK.test(said(first))) return undefined;
  const isSmall = /^[a-z(&]/.test(said(first));
  for (let at = rows.length - 1; at >= Math.max(0, rows.length - MAX_ROWS); at -= 1) {
    const { cells, afterGap } = rows[at]!;
    const upper = cells.find(({ column }) => column === first.column);
    if (upper === undefined) {
      if (afterGap) return undefined;
      continue;
    }
    const isOfTable =
      /^[\p{Lu}\d]/u.test(said(upper)) &&
      (isSmall || (first.column === 0 && /^\p{Lu}/u.test(said(first)) && isUnfinished(said(upper)))) &&
      cells.some((cell) => NUMBER.test(said(cell))) &&
      cells.some((cell) => cell.column === part.column && /[a-z]{3}/i.test(said(cell))) &&
      /[a-z]{3}/i.test(said(part));
    return isOfTable ? upper : undefined;
  }
  return undefined;
}

const NUMBER = /^[ ([]{0,2}\d{1,3}(?:[.,]\d{1,2})? ?(?:%|(?:\/|out of|of) ?\d{1,3})?[ )\]]{0,2}$/;
/** `5 or more projects = full points`, `[5] More than five projects`: a line of its own. */
const STEP = /=|^ {0,3}\[\d{1,2}\] /;
/** Several levels in a cell that continues in the next line. */
const areSteps = (text: string): boolean => text.includes('=') && /[;,]/.test(text.slice(text.indexOf('=')));
const TOTAL = /^ {0,3}(?:sub-?|grand )?tot/i;

/**
 * Whether a row continues the row above it: some of its cells are below cells of that row, and none is a number below a
 * number.
 */
function goesOn(text: string, above: readonly RawCell[], cells: readonly RawCell[]): boolean {
  if (above.length < 2) return false;
  if (cells[0]!.column === 0 && !allGoOn(text, above, cells) && !rowGoesOn(text, above, cells)) return false;
  if (!cells.some(({ column }) => above.some((cell) => cell.column === column))) return false;
  const nameGoesOn = goesOnInWords(text, above, cells[0]!);
  return cells.every(({ column, pieces: [piece] }) => {
    if (piece === undefined) return false;
    const last = above.find((cell) => cell.column === column)?.pieces.at(-1);
    const upper = last === undefined ? null : text.slice(last.start, last.end);
    const below = text.slice(piece.start, piece.end);
    return (
      !TOTAL.test(below) &&
      !(STEP.test(below) && !nameGoesOn && !(cells.length === 1 && upper !== null && areSteps(upper))) &&
      !(NUMBER.test(below) && (upper === null || NUMBER.test(upper)))
    );
  });
}

/** Whether all of several cells continue the words above them, because the whole row was too narrow. */
const allGoOn = (text: string, above: readonly RawCell[], cells: readonly RawCell[]): boolean =>
  cells.length > 1 && cells.every((cell) => goesOnInWords(text, above, cell));

/**
 * Whether a whole row goes on, though its name goes on with a capital: another cell does so in small letters, and the row above has a number
 * in a cell that is empty here.
 *
 *     4. Previous | A list of vessels which     | 30
 *     Experience  | were docked in the last year |
 */
function rowGoesOn(text: string, above: readonly RawCell[], cells: readonly RawCell[]): boolean {
  const [first, ...others] = cells;
  const said = (piece: Span | undefined): string =>
    piece === undefined ? '' : text.slice(piece.start, piece.end);
  return (
    others.length > 0 &&
    others.some((cell) => goesOnInWords(text, above, cell)) &&
    above.some(
      ({ column, pieces }) => NUMBER.test(said(pieces[0])) && !cells.some((cell) => cell.column === column),
    ) &&
    !/\d/.test(said(first!.pieces[0])) &&
    said(first!.pieces[0]).length < MAX_NAME_PIECE &&
    cells.every(({ pieces }) => !NUMBER.test(said(pieces[0])))
  );
}
const MAX_NAME_PIECE = 40;

/** Whether a cell goes on in small letters with the words above it, as a name does in a column that is too narrow for it. */
function goesOnInWords(
  text: string,
  above: readonly RawCell[],
  { column, pieces: [piece] }: RawCell,
): boolean {
  const upper = above.find((cell) => cell.column === column)?.pieces.at(-1);
  if (upper === undefined || piece === undefined) return false;
  const said = text.slice(piece.start, piece.end);
  return /^ {0,3}[a-z(&]/.test(said) && !STEP.test(said) && !STEP.test(text.slice(upper.start, upper.end));
}

const isEmpty = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) if (!isBlank(text.charAt(index))) return false;
  return true;
};

/** Whether a character is invisible. */
export const isBlank = (character: string): boolean => character <= ' ' || BLANKS.has(character);
const BLANKS = new Set('\u00a0\u00ad\u200b\u2007\u2009\u202f\ufeff\u3000');
