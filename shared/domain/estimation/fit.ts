import { createHash } from 'node:crypto';
import { hash } from '#shared/domain/categories/features.ts';
import { type Appraisal, appraise, type Learned } from './appraise.ts';
import type { Comparable } from './comparable.ts';
import { createLearning } from './effects.ts';
import { createJudgements, type Judgements, type Limits } from './intervals.ts';
import { createSearch, type Search } from './neighbours.ts';
import { settings } from './settings.ts';
import { columnsOf, gathering, isKnown, type LearningTable, type Table, traitsBy } from './table.ts';

/**
 * What was known from a day on: effects learned from the comparables known before it, and limits judged by them. Tenders
 * published on that day or later use it, until the next epoch begins.
 */
export type Epoch = Learned & { from: number; length: number; limits: Readonly<Record<string, Limits>> };

/** Estimates tenders of all times, each by what was known when it was published. */
export type Model = {
  /** The same for the same comparables, in any order, and the same rules. */
  version: string;
  /** Awards known before this day are in it, `YYYY-MM-DD`. */
  at: string;
  table: Table;
  /** By `from`, ascending. */
  epochs: readonly Epoch[];
  search: Search;
  /** The column of a feature by its hash. */
  columnOf: (hashed: number) => number | null;
};

/**
 * Learns from awards, each of which counts only for tenders published after it became known.
 * @param comparables in any order, each tender once; they are read one by one and their texts are not kept
 * @param at only awards known before this day `YYYY-MM-DD` count
 * @throws Error for an amount that is not above 0, a day that is none, or a tender that comes twice
 */
export function fitModel(comparables: Iterable<Comparable>, at: string): Model {
  const gathered = gathering(at);
  for (const comparable of comparables) gathered.add(comparable);
  const steps = fitting(gathered.table(), at);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Learns as `fitModel` does, and yields after each epoch, so that a process can do other things in between.
 * @param at the day that the table was gathered for
 */
export function* fitting({ penalties, ...table }: LearningTable, at: string): Generator<undefined, Model> {
  const found = lookups(table);
  const learning = createLearning({ ...table, penalties });
  const judgements = createJudgements();
  const epochs: Epoch[] = [];
  let judged = 0;
  for (const { from, length } of epochsOf(table)) {
    const learned = learning.learn(length);
    judge({ table, search: found.search, epochs }, judged, length, judgements);
    judged = length;
    epochs.push({ ...learned, from, length, limits: judgements.limits() });
    yield undefined;
  }
  return { version: versionOf(table, at), at, table, epochs, ...found };
}

/** @returns the parts of a model that follow from its table */
export const lookups = (table: Table): Pick<Model, 'search' | 'columnOf'> => ({
  search: createSearch(table),
  columnOf: columnsOf(table.features),
});

/** Days from which effects are learned anew; each follows from the comparables known before it alone. */
function epochsOf({ known, length }: Table): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  let needed: number = settings.minComparables;
  while (needed <= length) {
    const from = known[needed - 1]! + 1;
    let reached = needed;
    while (reached < length && known[reached]! < from) reached += 1;
    found.push({ from, length: reached });
    needed = Math.max(reached + 1, Math.ceil(reached * settings.growth));
  }
  return found;
}

type Known = Pick<Model, 'table' | 'search' | 'epochs'>;

/** Compares values of comparables that became known since the last epoch with what was estimated when they were published. */
function judge(model: Known, from: number, to: number, judgements: Judgements): void {
  const { table } = model;
  const candidates: { row: number; place: number }[] = [];
  for (let row = from; row < to; row += 1)
    if (epochOn(model.epochs, table.published[row]!) !== null)
      candidates.push({ row, place: hash(table.tenderIds[row]!) });
  const chosen =
    candidates.length <= settings.judgedPerEpoch
      ? candidates
      : candidates
          .sort((one, other) => one.place - other.place || one.row - other.row)
          .slice(0, settings.judgedPerEpoch);
  for (const { row } of chosen.sort((one, other) => one.row - other.row)) {
    const { centre, spread } = appraiseRow(model, row);
    judgements.add(table.groups[row]!, (table.values[row]! - centre) / spread);
  }
}

/** @returns the appraisal of a comparable as of the day on which its tender was published */
function appraiseRow({ table, search, epochs }: Known, row: number): Appraisal {
  const learned = epochOn(epochs, table.published[row]!)!;
  const length = knownBefore(table, table.published[row]!);
  const columns = table.columns.subarray(table.start[row]!, table.start[row + 1]!);
  const likeness = {
    tenderId: table.tenderIds[row]!,
    columns: [...columns.filter((column) => isKnown(table, column, length))],
    traits: traitsBy((trait) => table.traits[trait][row]!),
  };
  return appraise({ table, search, learned, length }, likeness, table.beliefs[row] ?? null);
}

/** @returns the number of comparables known before a day; they are the first ones of the table */
export function knownBefore({ known, length }: Table, day: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (known[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

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

/** Rules of this number made the model; a change of the rules raises it. */
const RULES = 1;

function versionOf(table: Table, at: string): string {
  const digest = createHash('sha256').update(JSON.stringify([RULES, at, settings]));
  digest.update(table.tenderIds.join(' ')).update(table.amounts.join(' '));
  for (const numbers of [
    table.published,
    table.awarded,
    table.known,
    table.features,
    table.columns,
    table.start,
  ])
    digest.update(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  return `${RULES}-${digest.digest('hex').slice(0, 16)}`;
}
