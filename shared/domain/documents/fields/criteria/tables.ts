import type { PointsRow } from '#shared/domain/documents/reading/points.ts';
import { isStep, isSubtotal } from '#shared/domain/documents/reading/row-texts.ts';
import type { Region } from './locate.ts';
import { isSentence } from './plausible.ts';
import { ofOneKind } from './kinds.ts';
import type { Item } from './read.ts';
import { ALL_HEADED, divided, type Entry, type Solution } from './score.ts';

/** A table or list read as criteria; `total` is its row that says so, where it has one. */
export type TableReading = Solution & { total: PointsRow | null; areMarked: boolean; isClosed: boolean };

/** Which number of a row is meant: counted from its end where negative, or the one it begins with. */
type Choice = { place: number | 'lead'; own: number | 'lead' | null };

/** With or without levels; with criteria that may stand alone, or all with parts; with the names that merged cells give, or without. */
const VARIANTS = [
  { withSteps: false, isHeaded: false, isFlat: false, withScales: true },
  { withSteps: false, isHeaded: false, isFlat: false, withScales: false },
  { withSteps: false, isHeaded: true, isFlat: false, withScales: true },
  { withSteps: true, isHeaded: false, isFlat: false, withScales: true },
  { withSteps: false, isHeaded: false, isFlat: true, withScales: true },
] as const;
type Variant = { [Option in keyof (typeof VARIANTS)[number]]: boolean };
/** What criteria mostly add up to. */
const WHOLE = 100;
/** Weights that are multiplied by ratings of 1 to 5 come to a fifth of all points. */
const HIGHEST_RATING = 5;
/** Less is no total of functionality, but that of specific goals. */
export const LEAST_TOTAL = 25;

/**
 * Reads a region as criteria in each way that is possible, and returns the one that fits best.
 * @param stated totals that sentences name
 * @param only what the whole may be, where nothing else is looked for
 */
export function readTable(
  { items }: Pick<Region, 'items'>,
  stated: readonly number[],
  only: readonly number[] | null = null,
): TableReading | null {
  let best = null as TableReading | null;
  const ends = [
    ...items.flatMap(({ row }, at) => (row?.isTotal && !isSubtotal(row.name) ? [{ row, at }] : [])),
    { row: null, at: items.length },
  ];
  for (const { row: total, at } of ends) {
    const own = items.slice(0, at).filter(({ row }) => !row?.isTotal || isSubtotal(row.name));
    const said =
      total === null
        ? [100, ...stated]
        : [...total.numbers.map(({ value }) => value), ...(total.lead === null ? [] : [total.lead]), ...inName(total)];
    const wholes =
      only ?? said.filter((whole) => whole >= LEAST_TOTAL || said.includes(whole * HIGHEST_RATING));
    if (own.length < 2 || wholes.length === 0) continue;
    for (const choice of choicesOf(own))
      for (const variant of VARIANTS) {
        const { withSteps, isHeaded, isFlat, withScales } = variant;
        const entries = withScales
          ? entriesOf(own, choice, variant)
          : withoutScales(entriesOf(own, choice, { ...variant, withSteps: true }));
        const solution = divided(entries, [...new Set(wholes)], total !== null, isHeaded);
        if (solution === null) continue;
        const unlike = isHeaded && !areAlike(solution) ? ALL_HEADED : 0;
        const score =
          solution.score +
          (total === null ? 0 : 3) -
          (withSteps ? 0.3 : 0) -
          (isFlat ? 0.5 : 0) -
          (withScales ? 0 : 1) -
          // A smaller number of the row that sums up may be the minimum.
          (total !== null && solution.whole < Math.max(...said) && solution.whole !== WHOLE ? 0.5 : 0) -
          // Weights of a hundred beside scores that come to more are multiplied by ratings.
          (total !== null && solution.whole > WHOLE && said.includes(WHOLE) ? 0.5 : 0) -
          unlike * solution.groups.length;
        if (best === null || score > best.score + 1e-9)
          best = {
            ...{ ...solution, score, total, isClosed: false },
            areMarked: own.every(({ row }) => row?.isMarked ?? true),
          };
      }
    const alike = only === null ? ofOneKind(own, wholes) : null;
    if (alike !== null) best = { ...alike, score: ALIKE, total, areMarked: true, isClosed: true };
    if (best !== null && best.total !== null) break;
  }
  return best;
}

/** `Total 100 70`: the minimum stands behind what criteria add up to. */
const inName = ({ name }: PointsRow): number[] => (name.match(/\b\d{2,3}\b/g) ?? []).map(Number);

/** What rows are worth that are of one kind and add up. */
const ALIKE = 4;

/**
 * Leaves out the levels of a scale below a row that has all its points: `Vehicles 25`, `Many 25`, `Some 15`, `None 0`. So parts that have
 * levels of their own can be added up.
 */
function withoutScales(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (let at = 0; at < entries.length; at += 1) {
    const head = entries[at]!;
    kept.push(head);
    let end = at + 1;
    const goesOn = (entry: Entry | undefined, above: number): boolean =>
      entry !== undefined &&
      entry.value !== null &&
      entry.place === null &&
      (entry.depth === null || (head.depth !== null && entry.depth > head.depth)) &&
      (end === at + 1 ? entry.value === above : entry.value < above);
    while (head.value !== null && goesOn(entries[end], entries[end - 1]!.value!)) end += 1;
    if (end > at + 2) at = end - 1;
  }
  return kept.filter(({ isStep }) => !isStep);
}

/** Whether all criteria have parts, and none or all have points of their own. */
const areAlike = ({ groups }: Solution): boolean =>
  groups.every(
    ({ parts, head }) => parts.length > 1 && (head.value === null) === (groups[0]!.head.value === null),
  );

function choicesOf(items: readonly Item[]): Choice[] {
  const columns = [
    ...new Set(items.flatMap(({ row }) => row?.numbers.map(({ column }) => column) ?? [])),
  ].sort((one, other) => one - other);
  const hasLead = items.some(({ row }) => row?.lead != null);
  // The weight of a criterion may be the first cell of the first row of its parts.
  const leads = items.some(({ row }) => row?.lead != null && row.part !== null) ? ['lead' as const] : [];
  const owns = [null, ...(columns.length < 2 || columns.length > 6 ? [] : columns), ...leads];
  return ([-1, -2, 0, ...(hasLead ? ['lead' as const] : [])] as const).flatMap((place) =>
    owns.map((own) => ({ place, own })),
  );
}

/** `Local office = full points`: a level beside a name, which has all its points, and no part. */
const SHARE_OF_ALL = / = ?(?:full|all|half|no) /i;

function entriesOf(items: readonly Item[], choice: Choice, { withSteps, isFlat }: Variant): Entry[] {
  const entries: Entry[] = [];
  let merged: PointsRow | null = null;
  for (const [at, item] of items.entries()) {
    const { row, name, depth, start, end } = item;
    const isLoose = row !== null && !row.isMarked && row.part === null && /^[a-z]/.test(name);
    const common = { start, end, depth, isLoose };
    if (row !== null && isSubtotal(row.name)) {
      const above = entries.at(-1);
      if (above !== undefined) above.subtotal = row.numbers.at(-1)!.value;
      continue;
    }
    if (row === null) {
      merged = null;
      entries.push({ ...common, name, value: null, isStep: false, place: null });
      continue;
    }
    if (merged !== null && !isInside(row, merged)) merged = null;
    if (
      merged === null &&
      row.part !== null &&
      !SHARE_OF_ALL.test(row.part) &&
      !isSentence(row.part) &&
      isInside(items[at + 1]?.row ?? null, row)
    ) {
      merged = row;
      if (!isFlat) entries.push({ ...common, name, value: ownOf(row, choice), isStep: false, place: 'head' });
    }
    const isPart = merged !== null && row.column === merged.column;
    const label = isPart ? row.part! : name;
    const step = merged === null ? row.isStep : isStep(label);
    if (step && !withSteps && merged === null) continue;
    entries.push({
      ...common,
      name: label,
      // The number before a name is its weight then, and says nothing about its depth.
      depth: choice.own === 'lead' ? null : isPart ? row.partDepth : depth,
      value: pointsOf(row, choice, merged !== null),
      isStep: step,
      place: merged === null || isFlat ? null : 'inside',
    });
  }
  return entries;
}

/** Whether a row goes on with the cells of a row above it whose first cell reaches over both. */
function isInside(row: PointsRow | null, above: PointsRow): boolean {
  if (row === null || row.isTotal || above.partColumn === null) return false;
  if (row.column === above.partColumn) return row.column > above.column;
  return row.column === above.column && row.name === above.name && row.part !== null;
}

const ownOf = (row: PointsRow, { own }: Choice): number | null =>
  row.own ?? (own === 'lead' ? row.lead : (row.numbers.find(({ column }) => column === own)?.value ?? null));

function pointsOf(row: PointsRow, { place, own }: Choice, inMerged: boolean): number | null {
  if (place === 'lead') return row.lead ?? row.numbers[0]?.value ?? null;
  const numbers = inMerged && own !== null ? row.numbers.filter(({ column }) => column !== own) : row.numbers;
  return (numbers.at(place) ?? numbers.at(-1) ?? row.numbers.at(-1))?.value ?? null;
}
