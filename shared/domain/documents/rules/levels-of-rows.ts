import { endOf } from '#shared/domain/documents/reading/named-points.ts';
import type { PointsRow } from '#shared/domain/documents/reading/points.ts';
import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { isSubtotal } from '#shared/domain/documents/reading/row-texts.ts';
import type { Item } from './functionality-item.ts';

/**
 * Leaves out the levels of scales that the places of their cells tell from criteria, whatever their names are:
 *
 *     Fleet (10 points)              |                       Fleet | Many vehicles = 10 | 10
 *     Many vehicles             | 10 |                             | Some vehicles = 6
 *     Some vehicles             |  6 |                             | None = 0
 *
 * @param lines the same part of the document, with the headings of its columns
 */
export function withoutLevels(all: readonly Item[], lines: readonly Line[]): Item[] {
  const items = withoutRowsOfLevels(all);
  const kept: Item[] = [];
  const columns = levelColumns(lines);
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!;
    const { row } = item;
    const points = row === null || row.isTotal ? null : pointsOf(row);
    if (row === null || points === null) {
      kept.push(item);
      continue;
    }
    const beside = columns.has(row.partColumn) ? points : besideIn(row, points);
    const isLevel = beside === null ? isBelow(row) : isUnder(row);
    let [end, last] = [at + 1, beside ?? Number.POSITIVE_INFINITY];
    for (let other = items[end]?.row; other && isLevel(other) && pointsOf(other) < last; ) {
      if (end === at + 1 && beside === null && pointsOf(other) !== points) break;
      last = pointsOf(other);
      end += 1;
      other = items[end]?.row;
    }
    if (end === at + 1 && beside === null) end = endOfRising(items, at, points);
    const isScale = end > at + (beside === null ? 2 : 1);
    kept.push(isScale && beside !== null ? { ...item, row: { ...row, part: null, partColumn: null } } : item);
    if (isScale) at = end - 1;
  }
  return kept;
}

/** @returns where the levels end that rise to all points of a row with a number, below which they have none */
function endOfRising(items: readonly Item[], at: number, points: number): number {
  let [end, last] = [at + 1, 0];
  for (let row = items[end]?.row; row && !row.isTotal && row.depth === null && pointsOf(row) > last; ) {
    last = pointsOf(row);
    end += 1;
    if (last >= points) break;
    row = items[end]?.row;
  }
  return items[at]!.depth !== null && last === points && end > at + LEAST_LEVELS ? end : at + 1;
}
/** Two numbers of which one is as high as their criterion may be chance. */
const LEAST_LEVELS = 2;

const pointsOf = ({ numbers }: PointsRow): number => numbers.at(-1)!.value;

/**
 * Leaves out rows without a weight, where the row that sums up says that the last column has the weights, and each row with a weight has
 * all of it as the points of its own level:
 *
 *     Fleet | Many vehicles | 10 | 10
 *           | Some vehicles |  6 |
 *     Total |               |    | 100
 */
function withoutRowsOfLevels(items: readonly Item[]): readonly Item[] {
  const total = items.find(({ row }) => row?.isTotal === true && !isSubtotal(row.name))?.row;
  const column = total?.numbers.length === 1 ? total.numbers[0]!.column : 0;
  const hasWeight = ({ row }: Item): boolean => row!.numbers.at(-1)!.column === column;
  const rows = items.filter(({ row }) => row !== null && row !== total);
  const weighed = rows.filter(hasWeight);
  const areLevels =
    weighed.length > 1 &&
    weighed.length < rows.length &&
    weighed.every(
      ({ row }) => row!.numbers.length === 2 && row!.numbers[0]!.value === row!.numbers[1]!.value,
    );
  return areLevels
    ? items.filter((item) => item.row === null || item.row === total || hasWeight(item))
    : items;
}

/** Headings of columns of levels. */
const OF_LEVELS =
  /^(?:levels?|scale|scoring (?:guide(?:line)?s?|levels?|scale)|how (?:points|marks) are (?:earned|allocated|awarded|scored)|vlakke?|skaal)$/i;

/** @returns the numbers of the columns whose headings say that levels stand below them */
function levelColumns(lines: readonly Line[]): Set<number | null> {
  const heads = lines.filter(({ cells }) => cells.length > 1).flatMap(({ cells }) => cells);
  return new Set(heads.filter(({ text }) => OF_LEVELS.test(text)).map(({ column }) => column));
}

/** @returns the points of a first level in the cell beside the name, where it has all the points of the row; null for none */
function besideIn({ part, column, partColumn, numbers }: PointsRow, points: number): number | null {
  if (part === null || partColumn === null || numbers.some((number) => number.column === column)) return null;
  return endOf(part)?.value === points ? points : null;
}

/** Rows with points in other columns than the row above, and without numbers. */
const isBelow =
  (above: PointsRow) =>
  ({ numbers, depth, isTotal, part }: PointsRow): boolean =>
    !isTotal &&
    depth === null &&
    part === null &&
    numbers.length === 1 &&
    (above.depth !== null || above.numbers.every(({ column }) => column !== numbers[0]!.column));

/** Rows that stand in the column beside the name of the row above. */
const isUnder =
  (above: PointsRow) =>
  ({ column, isTotal, part }: PointsRow): boolean =>
    !isTotal && part === null && column === above.partColumn;
