import type { TextLine } from './text-item.ts';

/** Vertical alignment of the text of a cell within its row. */
export const alignments = ['top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/**
 * For each line the row to which it belongs; `null` for a line without row. Row -1 is the last of the previous page,
 * row n the first of the next.
 */
export type Assignment = { cost: number; rows: (number | null)[] };

/** Costs, in line distances within a cell. */
const SKIPPED = 1;
const EMPTY = 0.05;
/** A cell ends at least this much before the place of the next row, in the same unit. */
const APART = 0.3;
/** Lines of one cell are unlikely to be further apart than this, in the same unit. */
const WIDE = 1.15;
/** Maximum number of lines of a cell. */
const MOST_LINES = 40;

/**
 * Divides the lines of one column of one page among rows, so that each cell is as near as possible to the place of its
 * row: by its first line (`top`), its middle, or its last line (`bottom`). Lines and rows keep their order, and no cell
 * reaches the place of another row.
 * @param places the base lines of the rows, each from a cell with one line
 * @param leading the distance between two lines of a cell
 * @param neighbours whether the previous or next page has a row whose cell may continue here
 */
export function assignLines(
  lines: readonly TextLine[],
  places: readonly number[],
  alignment: Alignment,
  leading: number,
  neighbours: { before: boolean; after: boolean },
): Assignment {
  const count = lines.length;
  const [first, last] = [places[0] ?? Number.POSITIVE_INFINITY, places.at(-1) ?? Number.NEGATIVE_INFINITY];
  const half = leading / 2;
  const carried =
    alignment === 'top' && neighbours.before ? lines.filter(({ y }) => y < first - half).length : 0;
  const passed =
    alignment === 'bottom' && neighbours.after ? lines.filter(({ y }) => y > last + half).length : 0;
  const own = lines.slice(carried, count - passed);
  const { cost, rows } = divide(
    own.map(({ y }) => y),
    places,
    alignment,
    leading,
  );
  return {
    cost,
    rows: [
      ...Array.from({ length: carried }, () => -1),
      ...rows,
      ...Array.from({ length: passed }, () => places.length),
    ],
  };
}

/** The cheapest division of the lines before a place among the rows before a row. */
type Step = { cost: number; from: number; skipped: boolean };

function divide(
  lines: readonly number[],
  places: readonly number[],
  alignment: Alignment,
  leading: number,
): Assignment {
  const count = lines.length;
  const steps: Step[][] = [];
  let row: Step[] = Array.from({ length: count + 1 }, (_, at) => ({
    cost: at * SKIPPED,
    from: at,
    skipped: true,
  }));
  steps.push(row);
  for (const [index, place] of places.entries()) {
    const above = (places[index - 1] ?? Number.NEGATIVE_INFINITY) + APART * leading;
    const below = (places[index + 1] ?? Number.POSITIVE_INFINITY) - APART * leading;
    const next: Step[] = Array.from({ length: count + 1 }, (_, at) => ({
      cost: row[at]!.cost + EMPTY,
      from: at,
      skipped: false,
    }));
    for (let from = 0; from < count; from += 1) {
      if (lines[from]! <= above) continue;
      let wide = 0;
      for (let to = from + 1; to <= Math.min(count, from + MOST_LINES); to += 1) {
        if (lines[to - 1]! >= below) break;
        if (to - 1 > from) wide += Math.max(0, (lines[to - 1]! - lines[to - 2]!) / leading - WIDE);
        const own = placeOf(lines[from]!, lines[to - 1]!, alignment);
        const cost = row[from]!.cost + Math.abs(own - place) / leading + wide;
        if (cost < next[to]!.cost) next[to] = { cost, from, skipped: false };
      }
    }
    for (let at = 1; at <= count; at += 1) {
      const cost = next[at - 1]!.cost + SKIPPED;
      if (cost < next[at]!.cost) next[at] = { cost, from: at - 1, skipped: true };
    }
    row = next;
    steps.push(row);
  }
  return { cost: row[count]!.cost, rows: traced(steps, count) };
}

function placeOf(first: number, last: number, alignment: Alignment): number {
  if (alignment === 'top') return first;
  return alignment === 'bottom' ? last : (first + last) / 2;
}

function traced(steps: readonly Step[][], count: number): (number | null)[] {
  const rows: (number | null)[] = Array.from({ length: count }, () => null);
  let at = count;
  for (let row = steps.length - 1; row > 0; ) {
    const step = steps[row]![at]!;
    if (step.skipped) {
      at = step.from;
      continue;
    }
    rows.fill(row - 1, step.from, at);
    at = step.from;
    row -= 1;
  }
  return rows;
}
