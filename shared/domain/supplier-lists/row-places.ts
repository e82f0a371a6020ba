import type { TextLine } from './text-item.ts';

/** The lines of a page, by column. */
export type ColumnLines = readonly (readonly TextLine[])[];

/** Whether a text is the complete value of a cell, such as a date, so that its line is a row. */
export type IsValue = (text: string) => boolean;

/** Minimum share of whole values among the lines of a column that shows the rows. */
const LEAST_SHARE = 0.8;
/** Lines whose base lines differ by less than this, in heights, are in one row. */
const SAME_ROW = 0.6;
/** Minimum distance of rows, in heights; it is larger for a row that only one of several columns shows. */
const LEAST_DISTANCE = 0.9;
const LEAST_DISTANCE_ALONE = 1.7;
/** Without such columns, a gap of this many line distances begins a row. */
const ROW_GAP = 1.35;

/** @returns the columns whose lines are whole values, one for each row */
export const rowColumns = (pages: readonly ColumnLines[], values: readonly (IsValue | null)[]): number[] =>
  values.flatMap((isValue, column) => {
    const lines = pages.flatMap((page) => page[column] ?? []);
    const whole = isValue === null ? 0 : lines.filter(({ text }) => isValue(text)).length;
    return whole > 0 && whole >= LEAST_SHARE * lines.length ? [column] : [];
  });

/**
 * Finds the rows of a page by the columns that show them, or by gaps if no column does.
 * @returns the base lines of the rows
 */
export function rowPlaces(
  page: ColumnLines,
  showing: readonly number[],
  values: readonly (IsValue | null)[],
): number[] {
  if (showing.length === 0) return placesByGaps(page);
  const lines = showing
    .flatMap((column) => (page[column] ?? []).filter(({ text }) => values[column]?.(text)))
    .toSorted((one, other) => one.y - other.y);
  const groups: { y: number; height: number; columns: number }[] = [];
  for (const { y, height } of lines) {
    const group = groups.at(-1);
    if (group && y - group.y < SAME_ROW * height) {
      group.columns += 1;
      group.height = Math.max(group.height, height);
    } else groups.push({ y, height, columns: 1 });
  }
  const kept: typeof groups = [];
  for (const group of groups.toSorted((one, other) => other.columns - one.columns || one.y - other.y)) {
    const least = group.columns === 1 && showing.length > 1 ? LEAST_DISTANCE_ALONE : LEAST_DISTANCE;
    if (kept.every(({ y }) => Math.abs(y - group.y) >= least * group.height)) kept.push(group);
  }
  return kept.map(({ y }) => y).toSorted((one, other) => one - other);
}

function placesByGaps(page: ColumnLines): number[] {
  const lines = page.flat().toSorted((one, other) => one.y - other.y);
  const places = lines.filter(({ y, height }, at) => at === 0 || y - lines[at - 1]!.y > SAME_ROW * height);
  const leading = leadingOf([page]);
  return places
    .filter(({ y }, at) => at === 0 || y - places[at - 1]!.y > ROW_GAP * leading)
    .map(({ y }) => y);
}

/** The share of the gaps between lines that are at most as large as the distance of two lines of a cell. */
const LEADING_QUANTILE = 0.02;
/** Minimum distance of two lines of a cell, in heights. */
const LEAST_LEADING = 0.9;
const USUAL_LEADING = 1.2;

/**
 * @returns the distance between the base lines of two lines of a cell: one of the smallest between lines of a column
 */
export function leadingOf(pages: readonly ColumnLines[]): number {
  const gaps: number[] = [];
  let height = 0;
  for (const column of pages.flat()) {
    for (const [at, line] of column.entries()) {
      height = Math.max(height, line.height);
      const gap = at === 0 ? 0 : line.y - column[at - 1]!.y;
      if (gap >= LEAST_LEADING * line.height) gaps.push(gap);
    }
  }
  gaps.sort((one, other) => one - other);
  return gaps[Math.floor(gaps.length * LEADING_QUANTILE)] ?? USUAL_LEADING * (height || 10);
}
