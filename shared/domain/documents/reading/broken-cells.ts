import { onlyAmount } from './amounts.ts';
import type { Cell, Line } from './reader.ts';

type IndexedLine = { line: Line; index: number };

/** `Points`, `Weight`, `Maximum score`: what stands above the last column. */
const OF_POINTS = /\b(?:points?|scores?|marks?|weight(?:ing|s)?|max(?:imum)?|punte|gewig|%)(?:\b|$)/i;
/** `Five letters = 30 points`, `10 = one letter`. */
const LEVEL = /= ?(\d{1,3})(?!\d|[.,]\d)|(?:^|\D )(\d{1,3}) ?= ?(?=\D)/g;
const LEAST_LEVELS = 2;
const MAX_LINES = 14;

/**
 * Mends rows of a table of which a cell has several paragraphs. Where a format gives no more than the text (DOC), each of these begins a
 * line, and the cells behind them stand on the last one:
 *
 *     Criterion  | Proof               | Points
 *     Experience | Letters of clients
 *     Five letters = 30 points
 *     One letter = 10 points           | 30
 *
 * The row gets its points, and the lines with the levels are left out. It is such a row where the heading has as many cells as it comes to,
 * and the points are those of the highest level.
 */
export function withoutBrokenCells(lines: readonly IndexedLine[]): IndexedLine[] {
  const mended: IndexedLine[] = [];
  let width = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const one = lines[at]!;
    const { cells } = one.line;
    const last = cells.at(-1)!;
    if (cells.length > 1 && OF_POINTS.test(last.text) && !/\d/.test(last.text)) width = last.column;
    const end = width === 0 ? null : endOfRow(lines, at, width);
    mended.push(end === null ? one : { ...one, line: withPoints(one.line, lines[end]!.line, width) });
    if (end !== null) at = end;
  }
  return mended;
}

/** @returns the place of the line with the points of a row whose cell goes on over several lines; null where none does */
function endOfRow(lines: readonly IndexedLine[], first: number, width: number): number | null {
  const { cells } = lines[first]!.line;
  const last = cells.at(-1)!;
  if (last.column >= width || cells.some(({ text }, at) => at > 0 && onlyAmount(text) !== null)) return null;
  const levels = levelsOf(last);
  for (let at = first + 1; at < Math.min(lines.length, first + MAX_LINES); at += 1) {
    const { line } = lines[at]!;
    const [text, points, ...others] = line.cells;
    if (text!.column > 0 || line.afterGap || others.length > 0) return null;
    levels.push(...levelsOf(text!));
    if (points === undefined) continue;
    const value = onlyAmount(points.text);
    const isRow = value !== null && last.column + points.column === width;
    return isRow && levels.length >= LEAST_LEVELS && Math.max(...levels) === value ? at : null;
  }
  return null;
}

const levelsOf = ({ text }: Cell): number[] =>
  [...text.matchAll(LEVEL)].map(([, behind, before]) => Number(behind ?? before));

function withPoints(row: Line, last: Line, column: number): Line {
  const points = { ...last.cells.at(-1)!, column };
  return { ...row, end: points.end, text: `${row.text} ${points.text}`, cells: [...row.cells, points] };
}
