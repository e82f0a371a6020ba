import type { PageCell } from './ruled.ts';

type Row = readonly PageCell[];
/** Rows of a page above two columns, in each of them, and below. */
export type PageColumns = { before: Row[]; left: Row[]; right: Row[]; after: Row[] };

/** Running text has so many lines in each column. */
const LINES = 6;
/** A column has at least this share of the width of the text. */
const SHARE = 0.25;
/** A line of running text fills at least this share of its column; the last line of a paragraph does not. */
const FILLED = 0.7;
const MOSTLY = 0.55;
/** Words of a line of running text, on average. */
const WORDS = 3.5;
/** A row that is further from its neighbour, in usual distances of lines, does not belong to the columns. */
const APART = 3;

/**
 * Finds two columns of running text. Tables are none: their cells are shorter, or their rows begin at the same heights on both
 * sides.
 * @returns null where there are none
 */
export function columnsOf(rows: readonly Row[]): PageColumns | null {
  const cells = rows.flat();
  const { from, to } = extentOf(cells);
  for (const start of startsOf(cells, from, to)) {
    const gutter = start - 1;
    const [first, last] = longestRun(rows, gutter);
    const run = rows.slice(first, last);
    const left = sideOf(run, ({ x }) => x < gutter);
    const right = sideOf(run, ({ x }) => x >= gutter);
    const width = SHARE * (to - from);
    if (!isRunningText(left, width) || !isRunningText(right, width) || beginTogether(left, right)) continue;
    return { before: rows.slice(0, first), left, right, after: rows.slice(last) };
  }
  return null;
}

/** @returns where several cells begin around the middle, the most usual place first */
function startsOf(cells: readonly PageCell[], from: number, to: number): number[] {
  const counts = new Map<number, number>();
  for (const { x } of cells) {
    const part = (x - from) / (to - from);
    if (part < SHARE || part > 1 - SHARE) continue;
    counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= LINES)
    .toSorted(([one, ones], [other, others]) => others - ones || one - other)
    .map(([x]) => x);
}

/** @returns the longest run of rows that no cell crosses the gutter of, without rows that stand apart at its ends */
function longestRun(rows: readonly Row[], gutter: number): [number, number] {
  const crosses = (row: Row) => row.some(({ x, end }) => x < gutter && end > gutter);
  let best: [number, number] = [0, 0];
  for (let first = 0; first < rows.length; ) {
    let last = first;
    while (last < rows.length && !crosses(rows[last]!)) last += 1;
    if (last - first > best[1] - best[0]) best = [first, last];
    first = last + 1;
  }
  const [first, last] = best;
  const places = rows.slice(first, last).map((row) => row[0]!.y);
  const distances = places.slice(1).map((place, at) => place - places[at]!);
  const far = APART * median(distances);
  const leading = distances.findIndex((distance) => distance <= far);
  const trailing = distances.findLastIndex((distance) => distance <= far);
  return leading === -1 ? best : [first + leading, first + trailing + 2];
}

const sideOf = (rows: readonly Row[], isOfSide: (cell: PageCell) => boolean): Row[] =>
  rows.map((row) => row.filter(isOfSide)).filter((row) => row.length > 0);

function isRunningText(side: readonly Row[], width: number): boolean {
  const single = side.filter((row) => row.length === 1).flat();
  if (single.length < LINES || single.length < 0.9 * side.length) return false;
  const { from, to } = extentOf(single);
  if (to - from < width) return false;
  const filled = single.filter(({ x, end }) => end - x >= FILLED * (to - from));
  const words = single.reduce((sum, { text }) => sum + text.split(' ').length, 0) / single.length;
  return filled.length >= MOSTLY * single.length && words >= WORDS;
}

/** Whether the right side pauses where the left side does, as the rows of a table do. */
function beginTogether(left: readonly Row[], right: readonly Row[]): boolean {
  const [starts, others] = [startsAfterPauses(left), startsAfterPauses(right)];
  const shared = others.filter((y) => starts.some((start) => Math.abs(start - y) < 3));
  return others.length >= 2 && starts.length >= 2 && shared.length >= 0.7 * others.length;
}

function startsAfterPauses(side: readonly Row[]): number[] {
  const places = side.map((row) => row[0]!.y);
  const usual = median(places.slice(1).map((place, at) => place - places[at]!));
  return places.filter((place, at) => at > 0 && place - places[at - 1]! > 1.25 * usual);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function extentOf(cells: readonly PageCell[]): { from: number; to: number } {
  const extent = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
  for (const { x, end } of cells) {
    extent.from = Math.min(extent.from, x);
    extent.to = Math.max(extent.to, end);
  }
  return extent;
}
