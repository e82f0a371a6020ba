import type { PointsRow } from '#shared/domain/documents/reading/points.ts';
import type { Item } from './read.ts';
import { type Entry, type Group, sumOf } from './score.ts';

/** The only number of a row of text, that in a column of cells, or the one that the row begins with. */
type Place = number | 'lead' | 'end';

/** A row with its points in one column. */
type Weighed = { item: Item; row: PointsRow; points: number };

/**
 * What a row looks like: where it begins, how deep its number says that it stands, and whether it has a bullet. Criteria look alike, and
 * parts and levels look otherwise; where they do not, nothing is sure.
 */
const kindOf = ({ row, depth, shape }: Item): string =>
  `${row?.column ?? 0} ${depth === null ? '' : Math.floor(depth * 2)} ${shape}`;

function pointsAt({ numbers, lead, column, partColumn }: PointsRow, place: Place): number | null {
  if (place === 'lead') return lead;
  const isText = partColumn === null && numbers.every((one) => one.column === column);
  if (place === 'end' || isText) return isText ? numbers.at(-1)!.value : null;
  return numbers.find((one) => one.column === place)?.value ?? null;
}

function weighed(items: readonly Item[], place: Place): Weighed[] {
  return items.flatMap((item) => {
    const { row } = item;
    const points = row === null || row.isTotal ? null : pointsAt(row, place);
    return row === null || points === null ? [] : [{ item, row, points }];
  });
}

/**
 * Reads criteria whose arithmetic closes: all rows of one kind have their points in one column and add up to the whole, and no row below
 * one of them has more points than it. Rows of a kind below a criterion that add up to it are its parts.
 * @param items rows that sum up are none
 * @returns the criteria; null where no kind of rows adds up
 */
export function ofOneKind(
  items: readonly Item[],
  wholes: readonly number[],
): { groups: Group[]; whole: number } | null {
  const columns = new Set(items.flatMap(({ row }) => row?.numbers.map(({ column }) => column) ?? []));
  const places: Place[] = ['end', ...[...columns].sort((one, other) => other - one), 'lead'];
  for (const place of places) {
    const rows = weighed(items, place);
    const heads = rows.filter(({ row, points }) => !row.isStep && points > 0);
    for (const kind of new Set(heads.map(({ item }) => kindOf(item)))) {
      const own = heads.filter(({ item }) => kindOf(item) === kind);
      const whole = sumOf(own.map(({ points }) => points));
      if (own.length < 2 || !wholes.includes(whole) || own.some(({ item }) => item.name === '')) continue;
      const groups = own.map((head, at) => groupOf(head, between(items, head.item, own[at + 1]?.item), place));
      if (groups.every((group) => group !== null)) return { groups, whole };
    }
  }
  return null;
}

const between = (items: readonly Item[], { start }: Item, next: Item | undefined): Item[] =>
  items.filter((item) => item.start > start && item.start < (next?.start ?? Number.POSITIVE_INFINITY));

function groupOf({ item, points: weight }: Weighed, below: readonly Item[], place: Place): Group | null {
  if (weighed(below, place).some(({ points }) => points > weight)) return null;
  const head = entryOf(item, weight);
  for (const kind of new Set(below.map(kindOf))) {
    const parts = weighed(below.filter((one) => kindOf(one) === kind), place);
    if (parts.length > 1 && parts.every(isPart) && sumOf(parts.map(({ points }) => points)) === weight)
      return { head, weight, parts: parts.map(({ item: part, points }) => entryOf(part, points)) };
  }
  return { head, weight, parts: [] };
}

const isPart = ({ item, row, points }: Weighed): boolean => !row.isStep && points > 0 && item.name !== '';

const entryOf = ({ name, depth, start, end }: Item, value: number): Entry => ({
  ...{ name, depth, start, end, value },
  ...{ isStep: false, place: null },
});
