import { createHash } from 'node:crypto';
import type { Learned } from './appraise.ts';
import type { Comparable } from './comparable.ts';
import { createLearning } from './effects.ts';
import { appraiseRow, chosenRows, leavingOut } from './folds.ts';
import { createJudgements, type Judgements, type Limits } from './intervals.ts';
import { createSearch, type NeighbourSearch } from './neighbours.ts';
import { settings } from './settings.ts';
import { type ComparableTable, columnsOf, firstNotBelow, gathering } from './table.ts';

/**
 * The knowledge from a day on: effects learned from the comparables known before it, and limits judged by these.
 * Estimates from that day on use it, until the next epoch begins. `judgedBy` says where the limits come from: `time`,
 * estimates of earlier times, compared with awards that became known later; `folds`, comparables that were each
 * estimated by the others, where there are too few of those.
 */
export type Epoch = Learned & {
  from: number;
  length: number;
  limits: Readonly<Record<string, Limits>>;
  judgedBy: 'time' | 'folds';
};

/** Estimates tenders of all times, each from what was known when it was published. */
export type EstimationModel = {
  /** The same for the same comparables, in any order, and the same rules. */
  version: string;
  /** Day before which its awards were known, `YYYY-MM-DD`. */
  at: string;
  table: ComparableTable;
  /** By `from`, ascending. */
  epochs: readonly Epoch[];
  search: NeighbourSearch;
  /** The column of a feature by its hash. */
  columnOf: (hashed: number) => number | null;
  /** The row of a tender; null if it is not a comparable. */
  rowOf: (tenderId: string) => number | null;
};

/**
 * Learns from awards, each of which counts only for tenders that were open when it became known, or later.
 * @param comparables in any order, each tender once; they are read one by one and their texts are not kept
 * @param at only awards known before this day `YYYY-MM-DD` count
 * @throws Error for an amount that is not above 0, an invalid day, or a repeated tender
 */
export function fitModel(comparables: Iterable<Comparable>, at: string): EstimationModel {
  const gathered = gathering(at);
  for (const comparable of comparables) gathered.add(comparable);
  const steps = fitting(gathered.table(), at);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Learns like `fitModel`, and yields regularly, so that a process can do other work in between.
 * @param at the day for which the table was gathered
 */
export function* fitting(table: ComparableTable, at: string): Generator<undefined, EstimationModel> {
  const found = lookups(table);
  const learning = createLearning(table);
  const judgements = createJudgements();
  // The number of comparables that each judged estimate could know.
  const knew: number[] = [];
  const epochs: Epoch[] = [];
  let judged = 0;
  for (const { from, length } of epochsOf(table)) {
    const learned = learning.learn(length);
    knew.push(...judge({ table, search: found.search, epochs }, judged, length, judgements));
    judged = length;
    const ofNow = knew.filter((count) => 2 * count >= length).length;
    if (ofNow >= settings.judgedByTime)
      epochs.push({ ...learned, from, length, limits: judgements.limits(), judgedBy: 'time' });
    else {
      const { variance, scores } = yield* leavingOut(table, length);
      const left = createJudgements();
      for (const { row, score } of scores) left.add(table.groups[row]!, score);
      // Continues to adjust the aim, so that it is right once there are enough judgements.
      judgements.limits();
      epochs.push({ ...learned, variance, from, length, limits: left.limits(), judgedBy: 'folds' });
    }
    yield undefined;
  }
  return { version: versionOf(table, at), at, table, epochs, ...found };
}

/** @returns the parts of a model that follow from its table */
export const lookups = (table: ComparableTable): Pick<EstimationModel, 'search' | 'columnOf' | 'rowOf'> => ({
  search: createSearch(table),
  columnOf: columnsOf(table.features),
  rowOf: rowsById(table),
});

function rowsById({ tenderIds, length }: ComparableTable): (tenderId: string) => number | null {
  const sorted = Int32Array.from({ length }, (_, row) => row).sort((one, other) =>
    tenderIds[one]! < tenderIds[other]! ? -1 : 1,
  );
  return (tenderId) => {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tenderIds[sorted[middle]!]! < tenderId) low = middle + 1;
      else high = middle;
    }
    const row = sorted[low];
    return row !== undefined && tenderIds[row] === tenderId ? row : null;
  };
}

/** Days from which effects are learned anew; each depends only on the comparables known before it. */
function epochsOf({ known, length }: ComparableTable): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  let needed: number = settings.minComparables;
  while (needed <= length) {
    const from = known[needed - 1]! + 1;
    let reached = needed;
    while (reached < length && known[reached]! < from) reached += 1;
    found.push({ from, length: reached });
    const next = Math.max(reached + 1, Math.ceil(reached * settings.growth));
    // Intervals begin with the comparable that makes them possible.
    needed = reached < settings.minCalibrated ? Math.min(next, settings.minCalibrated) : next;
  }
  return found;
}

type Known = Pick<EstimationModel, 'table' | 'search' | 'epochs'>;

/**
 * Compares values of comparables that became known since the last epoch with their earlier estimates.
 * @returns the number of comparables that each of these estimates could know
 */
function judge(model: Known, from: number, to: number, judgements: Judgements): number[] {
  const { table, search, epochs } = model;
  const candidates = Array.from({ length: to - from }, (_, at) => from + at).filter(
    (row) => epochOn(epochs, table.until[row]!) !== null,
  );
  const chosen = chosenRows(table, candidates, settings.judgedPerEpoch);
  return chosen
    .sort((one, other) => one - other)
    .map((row) => {
      const until = table.until[row]!;
      const length = knownBefore(table, until);
      const { centre, spread } = appraiseRow(
        { table, search, learned: epochOn(epochs, until)!, length },
        table,
        row,
      );
      judgements.add(table.groups[row]!, (table.values[row]! - centre) / spread);
      return length;
    });
}

/** @returns the number of comparables known before a day; they are the first ones of the table */
export const knownBefore = ({ known, length }: ComparableTable, day: number): number =>
  firstNotBelow(known, 0, length, day);

/** @returns the epoch that a day belongs to; null for days before the first */
export function epochOn(epochs: readonly Epoch[], day: number): Epoch | null {
  let [low, high] = [0, epochs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (epochs[middle]!.from <= day) low = middle + 1;
    else high = middle;
  }
  return epochs[low - 1] ?? null;
}

/**
 * Number of the rules that made the model; it increases with every change of the rules, which makes models of other
 * rules useless.
 */
const RULES = 3;
/** How versions of models of these rules begin. */
export const VERSIONS = `${RULES}-`;

function versionOf(table: ComparableTable, at: string): string {
  const digest = createHash('sha256').update(JSON.stringify([RULES, at, settings]));
  digest.update(table.tenderIds.join(' ')).update(table.amounts.join(' '));
  for (const numbers of [table.until, table.awarded, table.known, table.features, table.columns, table.start])
    digest.update(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  return `${VERSIONS}${digest.digest('hex').slice(0, 16)}`;
}
