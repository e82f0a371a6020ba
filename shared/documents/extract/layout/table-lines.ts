import type { PageCell as Cell } from './ruled.ts';

type Row = readonly Cell[];
/** From where to where a column of a table reaches. */
type Column = { x: number; end: number };

/** A gap of more, in heights of a letter, separates cells in any case. */
const WIDE = 1.8;
/** A smaller gap does where a cell of a row near by begins or ends at the same place, in heights. */
const ALIGNED = 0.3;
const NEAR_ROWS = 4;
/** A line with one cell belongs to the table above it if it is not further away, in heights. */
const NEXT_LINE = 2.2;
/** What stands before an item of a list: a number, a letter or a bullet. */
const LABEL = /^(?:[([]?(?:\d{1,3}|[a-z]{1,4})(?:\.\d{1,3}){0,4}[.)\]]{0,2}|[•▪■●○◦§☐☒✓o\-–—*])$/i;

/** The columns of a table are those of so many rows before a line. */
const ROWS_OF_TABLE = 30;

/**
 * @returns the text of each row, its cells separated by tabs. Cells that a row of a table lacks are empty; a list of items with
 *   labels is no table.
 */
export function tableLines(rows: readonly Row[]): string[] {
  const cells = rows.map((row, at) => cellsOf(row, rows, at));
  const lines: string[] = [];
  for (let first = 0; first < cells.length; ) {
    const last = endOfTable(cells, first);
    const table = cells.slice(first, last);
    const columns = columnsOf(table);
    const isList = columns.length === 2 && table.every(([label, text]) => !text || LABEL.test(label!.text));
    lines.push(...table.map((row) => lineOf(row, isList ? [] : columns)));
    first = last;
  }
  return lines;
}

/** Joins what stands close together in a row and is aligned with nothing. */
function cellsOf(row: Row, rows: readonly Row[], at: number): Cell[] {
  const near = [...rows.slice(Math.max(0, at - NEAR_ROWS), at), ...rows.slice(at + 1, at + 1 + NEAR_ROWS)];
  const cells: Cell[] = [];
  for (const part of row) {
    const before = cells.at(-1);
    if (!before) {
      cells.push({ ...part });
      continue;
    }
    const height = Math.max(part.height, before.height);
    const gap = part.x - before.end;
    const isCell = gap > WIDE * height || near.some((other) => isAligned(part, other, before.end, height));
    if (isCell) cells.push({ ...part });
    else Object.assign(before, { text: `${before.text} ${part.text}`, end: part.end, height });
  }
  return cells;
}

/** Whether a row has a cell at the place of this one, and nothing in the gap before it. */
function isAligned(part: Cell, row: Row, gapStart: number, height: number): boolean {
  const same = row.some(
    ({ x, end }) => Math.abs(x - part.x) <= ALIGNED * height || Math.abs(end - part.end) <= ALIGNED * height,
  );
  const middle = (gapStart + part.x) / 2;
  return same && !row.some(({ x, end }) => x < middle && end > middle);
}

/** @returns where the table ends that begins at a row; the next row where none begins */
function endOfTable(rows: readonly Row[], first: number): number {
  let last = first + 1;
  if (rows[first]!.length < 2) return last;
  while (last < rows.length) {
    const [row, above] = [rows[last]!, rows[last - 1]!];
    const distance = row[0]!.y - above[0]!.y;
    if (row[0]!.isRow || distance > 4 * NEXT_LINE * row[0]!.height) break;
    if (
      row.length < 2 &&
      !continues(row[0]!, rows.slice(Math.max(first, last - ROWS_OF_TABLE), last), distance)
    )
      break;
    last += 1;
  }
  return last;
}

/** Whether a line with one cell is the continuation of a cell above it. */
function continues(cell: Cell, rows: readonly Row[], distance: number): boolean {
  if (distance > NEXT_LINE * cell.height) return false;
  const columns = columnsOf(rows);
  const covered = columns.filter(({ x, end }) => cell.x < end && cell.end > x);
  return covered.length === 1 && cell.x >= covered[0]!.x - ALIGNED * cell.height;
}

/** @returns the columns that the cells of rows stand in; narrow cells say where columns are, wide ones may reach over several */
function columnsOf(rows: readonly Row[]): Column[] {
  const columns: Column[] = [];
  for (const { x, end } of rows.flat().toSorted((one, other) => one.end - one.x - (other.end - other.x))) {
    const covered = columns.filter((column) => x < column.end && end > column.x);
    if (covered.length === 0) columns.push({ x, end });
    else if (covered.length === 1) {
      covered[0]!.x = Math.min(covered[0]!.x, x);
      covered[0]!.end = Math.max(covered[0]!.end, end);
    }
  }
  return columns.toSorted((one, other) => one.x - other.x);
}

function lineOf(row: Row, columns: readonly Column[]): string {
  const texts: string[] = [];
  for (const { text, x, end } of row) {
    const at = columns.findIndex((column) => x < column.end && end > column.x);
    while (texts.length < at) texts.push('');
    texts.push(text);
  }
  return texts.join('\t');
}
