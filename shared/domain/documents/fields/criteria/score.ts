import type { PointsRow } from '#shared/domain/documents/reading/points.ts';
import type { Span } from '#shared/domain/documents/reading/reader.ts';
import { LABEL_OF_PARTS } from '#shared/domain/documents/reading/row-texts.ts';
import type { Item } from './read.ts';

/** A criterion or a part of one, with its points; a heading has none. */
export type Entry = Span & { name: string; value: number | null };
/** A criterion with its weight, and its parts. */
export type Group = { head: Entry; weight: number; parts: Entry[] };
/** Criteria whose weights add up to the whole. */
export type Closed = { groups: Group[]; whole: number };

/** Where points stand: a column of cells, the end of a row, or the number that the row begins with. */
type Place = number | 'lead' | 'end';
/** A row, or the part that stands in it beside a criterion, with its points. */
type Weighed = { entry: Entry; item: Item; kind: string; points: number };

/** Points have two decimals at most. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
export const sumOf = (values: readonly (number | null)[]): number =>
  rounded(values.reduce<number>((sum, value) => sum + (value ?? 0), 0));

const isText = ({ partColumn, numbers, column }: PointsRow): boolean =>
  partColumn === null && numbers.every((one) => one.column === column);

/**
 * The form of a row: where it begins, the depth of its number, and whether it begins with a bullet or its points.
 * Criteria have the same form, and parts and levels have another one; otherwise nothing is sure.
 */
const kindOf = (row: PointsRow, depth: number | null, shape: string, column = row.column): string =>
  `${column} ${isText(row)} ${depth === null ? '' : Math.floor(depth * 2)} ${shape}`;

function pointsAt(row: PointsRow, place: Place): number | null {
  if (place === 'lead') return row.lead;
  if (place === 'end' || isText(row)) return row.numbers.at(-1)!.value;
  return row.numbers.find(({ column }) => column === place)?.value ?? null;
}

/** The rows that have points in a place, sums left out. */
function weighed(items: readonly Item[], place: Place): Weighed[] {
  return items.flatMap((item) => {
    const { row, name, start, end, shape } = item;
    const points = row === null || row.isTotal ? null : pointsAt(row, place);
    if (row === null || points === null) return [];
    // The number before a name is its points then, and says nothing about its depth.
    const depth = row.isLed || place === 'lead' ? null : item.depth;
    const said = row.part !== null && LABEL_OF_PARTS.test(name) ? row.part : name;
    return [
      { entry: { name: said, value: points, start, end }, item, kind: kindOf(row, depth, shape), points },
    ];
  });
}

/** The part that stands in the row of a criterion, beside its name: `Experience | Projects | 25 | 40`. */
function beside(item: Item, place: Place): Weighed[] {
  const { row, start, end, shape } = item;
  const points = row?.part == null ? null : pointsAt(row, place);
  if (row?.part == null || points === null) return [];
  const kind = kindOf(row, row.partDepth, shape, row.partColumn!);
  return [{ entry: { name: row.part, value: points, start, end }, item, kind, points }];
}

/**
 * Reads criteria that add up: all rows of one form have their points in one column and add up to the whole, and no row
 * below one of them has more points than it. Rows of one form below a criterion that add up to it are its parts.
 * @param items of a table, without the row with the total
 * @param wholes possible totals of the criteria
 * @returns the criteria; null if no form of rows adds up
 */
export function closed(items: readonly Item[], wholes: readonly number[]): Closed | null {
  const columns = new Set(items.flatMap(({ row }) => row?.numbers.map(({ column }) => column) ?? []));
  const places: Place[] = [...[...columns].sort((one, other) => other - one), 'end', 'lead'];
  for (const whole of wholes) {
    // A name may begin as a level does: `Detailed programme`.
    for (const withSteps of [false, true])
      for (const place of places) {
        // A row that has all points sums up.
        const rows = items.filter(({ row }) => row === null || pointsAt(row, place) !== whole);
        const groups =
          headed(rows, whole, place) ??
          inColumn(rows, whole, place, places, withSteps) ??
          merged(rows, whole, place);
        if (groups !== null) return { groups, whole };
      }
  }
  return null;
}

function inColumn(
  items: readonly Item[],
  whole: number,
  place: Place,
  places: readonly Place[],
  withSteps: boolean,
): Group[] | null {
  const rows = weighed(items, place).filter(
    ({ item, points }) => points > 0 && (withSteps || !item.row?.isStep),
  );
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length < 2 || own.some(({ entry }) => entry.name === '')) continue;
    const isWhole = sumOf(own.map(({ points }) => points)) === whole;
    const groups = isWhole
      ? own.map((head, at) => groupOf(items, head, own[at + 1]?.entry, place, places))
      : (inSequence(
          own.map(({ entry }) => entry),
          [whole],
        )?.groups ?? [null]);
    if (groups.every((group) => group !== null)) return groups;
  }
  return null;
}

const between = (items: readonly Item[], { start }: Span, next: Span | undefined): Item[] =>
  items.filter((item) => item.start >= start && item.start < (next?.start ?? Number.POSITIVE_INFINITY));

function groupOf(
  items: readonly Item[],
  { entry: head, item, points: weight }: Weighed,
  next: Span | undefined,
  place: Place,
  places: readonly Place[],
): Group | null {
  const below = between(items, head, next).slice(1);
  if (weighed(below, place).some(({ item, points }) => points > weight && !item.row?.isStep)) return null;
  for (const at of [place, ...places]) {
    const rows = [...(at === place ? [] : beside(item, at)), ...weighed(below, at)];
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const parts = rows.filter((row) => row.kind === kind);
      if (areParts(parts, weight)) return { head, weight, parts: parts.map(({ entry }) => entry) };
    }
  }
  return { head, weight, parts: [] };
}

/** How many there are of something, as levels say. */
const COUNTED = /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|no)\b/i;

/** Whether rows are the parts of a criterion: they add up to it, and do not count down as the levels of a scale do. */
function areParts(rows: readonly Weighed[], weight: number): boolean {
  const points = rows.map((row) => row.points);
  const countsDown = points.every((one, at) => at === 0 || points[at - 1]! - one === 1);
  return (
    rows.length > 1 &&
    sumOf(points) === weight &&
    points.every((one) => one > 0) &&
    rows.every(({ entry }) => entry.name !== '') &&
    !rows.every(({ entry }) => COUNTED.test(entry.name)) &&
    !(countsDown && rows.some(({ item }) => item.row?.isStep)) &&
    !countsUp(points)
  );
}

/** Whether points have `1, 2, 3` in them, as levels have: several scales may add up to the weight. */
const countsUp = (points: readonly number[]): boolean =>
  points.some((one, at) => one === 1 && points[at + 1] === 2 && points[at + 2] === 3);

/**
 * Criteria in headings, of which some or all have no points of their own: those of the rows below them are theirs. Headings have the
 * highest number, or, in a table, a line of their own.
 */
function headed(items: readonly Item[], whole: number, place: Place): Group[] | null {
  const numbered = items.flatMap(({ depth }) => depth ?? []);
  const top = Math.min(...numbered);
  const heads = items.filter(({ row, depth }) => (numbered.length === 0 ? row === null : depth === top));
  const isInCells = items.some(({ row }) => row !== null && !isText(row));
  if (heads.length < 2 || heads.every(({ row }) => row !== null) || (numbered.length === 0 && !isInCells))
    return null;
  const groups = heads.map((item, at): Group => {
    const [own] = weighed([item], place);
    const below = weighed(between(items, item, heads[at + 1]).slice(1), place).filter(isCounted);
    const parts = below.filter(({ kind }) => kind === below[0]!.kind);
    const sum = sumOf(parts.map(({ points }) => points));
    const head = own?.entry ?? { name: item.name, start: item.start, end: item.end, value: null };
    const areOwn = own === undefined || areParts(parts, own.points);
    return { head, weight: own?.points ?? sum, parts: areOwn ? parts.map(({ entry }) => entry) : [] };
  });
  const isClosed = sumOf(groups.map(({ weight }) => weight)) === whole;
  return isClosed && groups.every(({ weight }) => weight > 0) ? groups : null;
}

/** Whether a row counts towards a sum. */
const isCounted = ({ item, points }: Weighed): boolean => points > 0 && !item.row?.isStep;

/** Criteria whose cell reaches over the rows of their parts: `Experience | Projects | 25`, ` | References | 15`. */
function merged(items: readonly Item[], whole: number, place: Place): Group[] | null {
  const rows = items.filter(({ row }) => row !== null && !row.isTotal && !row.isStep && pointsAt(row, place));
  const column = Math.min(...rows.map(({ row }) => row!.column));
  const heads = rows.filter(({ row }) => row!.column === column);
  if (heads.length < 2 || rows[0]!.row!.column !== column || heads.length === rows.length) return null;
  const groups = heads.map((item, at): Group | null => {
    const { row, name, start, end } = item;
    const below = weighed(between(rows, item, heads[at + 1]).slice(1), place);
    const parts = [...beside(item, place), ...below];
    const sum = sumOf(parts.map(({ points }) => points));
    const weight = row!.own ?? (below.length > 0 ? sum : pointsAt(row!, place)!);
    const isPart = below.length > 0 && row!.part !== null;
    if (below.length > 0 && (!isPart || sum !== weight)) return null;
    const head = { name, start, end, value: weight };
    return { head, weight, parts: isPart ? parts.map(({ entry }) => entry) : [] };
  });
  const isClosed = groups.every((group) => group !== null);
  return isClosed && sumOf(groups.map(({ weight }) => weight)) === whole ? groups : null;
}

/** Ways to a sum: how many, and the criteria of the first of them. */
type Ways = { count: number; groups: readonly Group[] };

/**
 * Divides entries one after the other into criteria and the parts behind them, none left out.
 * @param isWhole whether the entries end where the criteria do
 * @returns the only division whose criteria add up to one of the wholes; null where there is none, or several
 */
export function inSequence(
  entries: readonly Entry[],
  wholes: readonly number[],
  isWhole = true,
): Closed | null {
  const most = Math.max(...wholes);
  const states = Array.from({ length: entries.length + 1 }, () => new Map<number, Ways>());
  states[0]!.set(0, { count: 1, groups: [] });
  const add = (at: number, sum: number, { count, groups }: Ways, group: Group): void => {
    const known = states[at]!.get(sum);
    states[at]!.set(
      sum,
      known ? { ...known, count: known.count + count } : { count, groups: [...groups, group] },
    );
  };
  for (const [at, head] of entries.entries())
    for (const [before, ways] of states[at]!) {
      const weight = head.value ?? 0;
      const sum = rounded(before + weight);
      if (weight <= 0 || sum > most) continue;
      add(at + 1, sum, ways, { head, weight, parts: [] });
      for (let [end, left] = [at + 1, weight]; end < entries.length && left > 0; ) {
        left = rounded(left - (entries[end]!.value ?? 0));
        end += 1;
        if (left === 0 && end > at + 2)
          add(end, sum, ways, { head, weight, parts: entries.slice(at + 1, end) });
      }
    }
  for (let at = entries.length; at >= (isWhole ? entries.length : 2); at -= 1)
    for (const whole of wholes) {
      const ways = states[at]!.get(whole);
      if (ways?.count === 1 && ways.groups.length > 1) return { groups: [...ways.groups], whole };
    }
  return null;
}
