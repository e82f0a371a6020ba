import { linesOf, type TextItem, type TextLine } from './text-item.ts';
import { type ColumnKind, kindOf, kindsOfTitles, plainTitle, type ReadTitle } from './titles.ts';

/** A column of a heading in a PDF, with its horizontal extent. */
export type HeadingColumn<Kind extends string> = ReadTitle<Kind> & { x: number; end: number };

/** The heading of a table on one page: its columns from left to right, and the base lines of its first and last line. */
export type Heading<Kind extends string> = { columns: HeadingColumn<Kind>[]; top: number; bottom: number };

/** Maximum number of lines of a title. */
const MOST_LINES = 10;
/** Maximum distance of two lines of one heading, in heights. */
const MOST_GAP = 2.4;
/** Pieces of titles with a larger gap, in heights, belong to different columns. */
const COLUMN_GAP = 0.6;
/** Maximum number of columns of a table, and minimum number of known ones. */
const MOST_COLUMNS = 100;
const LEAST_COLUMNS = 2;

/** A column while its title is put together. */
type Leaf = { x: number; end: number; lines: TextLine[] };

/**
 * Finds the heading of a table: the lines of a page that together form the most titles. Titles that have several lines
 * or extend over several columns are joined.
 * @param items of one page, without overprinting
 * @param required the column without which this is another table
 * @returns null if the page has no heading
 */
export function findHeading<Kind extends string>(
  items: readonly TextItem[],
  kinds: readonly ColumnKind<Kind>[],
  required: Kind,
): Heading<Kind> | null {
  const rows = rowsOf(linesOf(items, COLUMN_GAP));
  const parts = partsOfTitles(kinds);
  const mayBe = rows.map((row) => isTitles(row) && row.some(({ text }) => parts.has(plainTitle(text))));
  let best: Range | null = null;
  let most = LEAST_COLUMNS - 1;
  for (let from = 0; from < rows.length; from += 1) {
    if (!mayBe[from]) continue;
    for (let to = from + 1; to <= Math.min(rows.length, from + MOST_LINES); to += 1) {
      if (to - 1 > from && gapBefore(rows, to - 1) > MOST_GAP * heightOf(rows, to - 1)) break;
      if (!isTitles(rows[to - 1]!)) break;
      if (!mayBe[to - 1]) continue;
      const found = kindsIn(rows, { from, to }, kinds);
      const better = found.size > most || (best && found.size === most && to - from < best.to - best.from);
      if (!better || !found.has(required)) continue;
      most = found.size;
      best = { from, to };
    }
  }
  if (best === null) return null;
  const { from, to } = withRest(rows, best, kinds, most);
  const leaves = leavesOf(rows.slice(from, to).flat());
  const read = kindsOfTitles(leaves.map(titleOf), kinds);
  const columns = leaves.map((leaf, at) => ({ ...extentOf(leaf), ...read[at]! }));
  return { columns, top: rows[from]![0]!.y, bottom: rows[to - 1]![0]!.y };
}

/** @returns all sequences of words in known titles; each line of a title is one of them */
function partsOfTitles(kinds: readonly ColumnKind[]): Set<string> {
  const parts = new Set<string>();
  for (const title of kinds.flatMap(({ titles }) => titles)) {
    const words = title.split(' ');
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= words.length; to += 1) parts.add(words.slice(from, to).join(' '));
  }
  return parts;
}

/** Rows of lines from the first up to, but not including, the last. */
type Range = { from: number; to: number };

const isTitles = (row: readonly TextLine[]): boolean => row.length <= MOST_COLUMNS;

const gapBefore = (rows: readonly TextLine[][], at: number): number => rows[at]![0]!.y - rows[at - 1]![0]!.y;

const heightOf = (rows: readonly TextLine[][], at: number): number =>
  Math.max(...[...rows[at - 1]!, ...rows[at]!].map(({ height }) => height));

const kindsIn = <Kind extends string>(
  rows: readonly TextLine[][],
  { from, to }: Range,
  kinds: readonly ColumnKind<Kind>[],
): Set<Kind> =>
  new Set(
    leavesOf(rows.slice(from, to).flat())
      .map((leaf) => kindOf(titleOf(leaf), kinds))
      .filter((kind) => kind !== null),
  );

/** Maximum distance of two lines of a title, in heights, if the heading does not show it. */
const USUAL_GAP = 1.3;
/** Further lines of titles may be this many times as far apart as the known ones. */
const MORE = 1.2;

/** Adds the lines above and below that belong to titles of other columns, such as additional ones. */
function withRest<Kind extends string>(
  rows: readonly TextLine[][],
  range: Range,
  kinds: readonly ColumnKind<Kind>[],
  most: number,
): Range {
  let { from, to } = range;
  const gaps = Array.from({ length: to - from - 1 }, (_, at) => gapBefore(rows, from + at + 1));
  const isNear = (at: number): boolean =>
    gapBefore(rows, at) <= Math.max(MORE * Math.max(0, ...gaps), USUAL_GAP * heightOf(rows, at));
  const keeps = (wider: Range): boolean =>
    isTitles(rows[wider.from]!) &&
    isTitles(rows[wider.to - 1]!) &&
    wider.to - wider.from <= MOST_LINES &&
    kindsIn(rows, wider, kinds).size >= most;
  while (to < rows.length && isNear(to) && keeps({ from, to: to + 1 })) to += 1;
  while (from > 0 && isNear(from) && keeps({ from: from - 1, to })) from -= 1;
  return { from, to };
}

function rowsOf(lines: readonly TextLine[]): TextLine[][] {
  const rows: TextLine[][] = [];
  for (const line of lines.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.at(-1);
    if (row?.[0] && line.y - row[0].y < 0.4 * line.height) row.push(line);
    else rows.push([line]);
  }
  return rows;
}

const overlaps = (one: { x: number; end: number }, other: { x: number; end: number }): boolean =>
  Math.min(one.end, other.end) - Math.max(one.x, other.x) > 0.5;

/** Narrow pieces form the columns; a piece above several of them is part of the title of each. */
function leavesOf(lines: readonly TextLine[]): Leaf[] {
  const leaves: Leaf[] = [];
  for (const line of lines.toSorted((one, other) => one.end - one.x - (other.end - other.x))) {
    const below = leaves.filter((leaf) => overlaps(leaf, line));
    const [only] = below;
    if (!only) leaves.push({ x: line.x, end: line.end, lines: [line] });
    else if (below.length === 1) {
      only.x = Math.min(only.x, line.x);
      only.end = Math.max(only.end, line.end);
      only.lines.push(line);
    } else for (const leaf of below) leaf.lines.push(line);
  }
  return withoutCommonTitles(leaves.toSorted((one, other) => one.x - other.x));
}

const topOf = ({ lines }: Leaf): number => Math.min(...lines.map(({ y }) => y));
const bottomOf = ({ lines }: Leaf): number => Math.max(...lines.map(({ y }) => y));

/** A title that ends above the titles on both sides belongs to both, although it is between them. */
function withoutCommonTitles(leaves: readonly Leaf[]): Leaf[] {
  return leaves.filter((leaf, at) => {
    const sides = [leaves[at - 1], leaves[at + 1]].filter((side) => side !== undefined);
    if (sides.length < 2 || sides.some((side) => topOf(side) <= bottomOf(leaf))) return true;
    for (const side of sides) side.lines.push(...leaf.lines);
    return false;
  });
}

/** A title that several columns share is above their own titles, and may be anywhere above them. */
function extentOf({ lines }: Leaf): { x: number; end: number } {
  const last = Math.max(...lines.map(({ y }) => y));
  const { x, end } = lines.find(({ y }) => y === last)!;
  return { x, end };
}

const titleOf = ({ lines }: Leaf): string =>
  lines
    .toSorted((one, other) => one.y - other.y)
    .map(({ text }) => text)
    .join(' ');
