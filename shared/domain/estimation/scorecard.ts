import { type Comparable, untilOf } from './comparable.ts';
import { type Estimate, estimateOf, type NoEstimate } from './estimate.ts';
import { type Epoch, type EstimationModel, epochOn, fitting } from './fit.ts';
import { chosenRows, foldsOf, tableOfRows } from './folds.ts';
import { type RunningMedian, runningMedian } from './running-median.ts';
import { type Judged, type Score, type Scorecard, scoreOf } from './score.ts';
import { traitOf } from './table.ts';

/** Number of judgements between two pauses: about a tenth of a second. */
const AT_ONCE = 200;

/** The result of a simple predictor for the same tenders. */
export type Baseline = Pick<Score, 'medianAbsolutePercentageError' | 'withinTwo'>;

/**
 * The quality of a model's estimates, and of estimates by the median of all awards and by that of the category.
 * `judgedBy` is also the source of its latest limits: `time`, estimates from what was known until each tender closed;
 * `folds`, estimates from nine tenths of the awards for the tenders of the other tenth, if there are too few awards of
 * earlier times.
 */
export type ModelScorecard = Scorecard & {
  judgedBy: Epoch['judgedBy'];
  globalMedian: Baseline;
  categoryMedian: Baseline;
};

const judgedByOf = ({ epochs }: EstimationModel): Epoch['judgedBy'] => epochs.at(-1)?.judgedBy ?? 'folds';

/**
 * @returns ids of the comparables by which a model is judged, at most `most`, chosen by their ids so that the choice is
 *   always the same: those that closed when something was known, or all with folds
 */
export function chooseJudged(model: EstimationModel, most: number): string[] {
  const { table, epochs } = model;
  const rows =
    judgedByOf(model) === 'folds'
      ? foldsOf(table, table.length).flatMap(({ left }) => left)
      : Array.from({ length: table.length }, (_, row) => row).filter(
          (row) => epochOn(epochs, table.until[row]!) !== null,
        );
  return chosenRows(table, rows, most).map((row) => table.tenderIds[row]!);
}

/** A tender with its award, the estimate made without it, and medians of the same awards. */
type Comparison = { one: Comparable; estimate: Estimate | NoEstimate; known: Medians | null };
type Medians = { global: number; category: number };

/** Estimates each tender from the awards known until it closed. */
export function* judging(
  model: EstimationModel,
  chosen: readonly Comparable[],
): Generator<undefined, ModelScorecard> {
  const judged: Judged[] = [];
  const byGlobal: Judged[] = [];
  const byCategory: Judged[] = [];
  const judgedBy = judgedByOf(model);
  const add = ({ one, estimate, known }: Comparison) => {
    if ('none' in estimate || known === null) return;
    const { minimum, median, maximum } = estimate;
    const fact = {
      awarded: one.amount,
      category: one.category,
      year: Number(one.publishedDay.slice(0, 4)),
    };
    judged.push({ minimum, median, maximum, ...fact });
    byGlobal.push({ ...fact, ...exactly(known.global) });
    byCategory.push({ ...fact, ...exactly(known.category) });
  };
  yield* judgedBy === 'time' ? inTime(model, chosen, add) : inFolds(model, chosen, add);
  return {
    ...scoreOf(judged),
    judgedBy,
    globalMedian: baselineOf(byGlobal),
    categoryMedian: baselineOf(byCategory),
  };
}

/** Estimates each tender by a model that was fitted without its part, with separate effects and limits. */
function* inTime(
  model: EstimationModel,
  chosen: readonly Comparable[],
  add: (comparison: Comparison) => void,
): Generator<undefined> {
  const medians = mediansBefore(model);
  const inOrder = chosen
    .map((one) => ({ one, until: untilOf(one) }))
    .sort((one, other) => one.until - other.until);
  for (const [at, { one, until }] of inOrder.entries()) {
    if (at % AT_ONCE === 0) yield undefined;
    const known = medians(until, traitOf(one, 'category'));
    add({ one, estimate: estimateOf(model, one), known });
  }
}

/** Each by a model of its own that was fitted without its part: with its own effects, and limits from folds of its own. */
function* inFolds(
  { table, at }: EstimationModel,
  chosen: readonly Comparable[],
  add: (comparison: Comparison) => void,
): Generator<undefined> {
  const byId = new Map(chosen.map((one) => [one.tenderId, one]));
  for (const { left, others } of foldsOf(table, table.length)) {
    const without = yield* fitting(tableOfRows(table, others), at);
    const medians = mediansBefore(without);
    for (const row of left) {
      const one = byId.get(table.tenderIds[row]!);
      if (one === undefined) continue;
      const known = medians(Infinity, traitOf(one, 'category'));
      add({ one, estimate: estimateOf(without, one, Infinity), known });
    }
    yield undefined;
  }
}

const exactly = (value: number) => ({
  minimum: String(value),
  median: String(value),
  maximum: String(value),
});

function baselineOf(judged: readonly Judged[]): Baseline {
  const { medianAbsolutePercentageError, withinTwo } = scoreOf(judged);
  return { medianAbsolutePercentageError, withinTwo };
}

/**
 * @returns a function that gives the medians of all awards and of those of a category known before a day; it must be
 *   called for days in ascending order. A category without an award has the median of all; null if nothing was known.
 */
function mediansBefore({ table }: EstimationModel): (day: number, category: number) => Medians | null {
  const all = runningMedian();
  const categories = new Map<number, RunningMedian>();
  let next = 0;
  return (day: number, category: number): Medians | null => {
    for (; next < table.length && table.known[next]! < day; next += 1) {
      const amount = Number(table.amounts[next]!);
      const own = table.traits.category[next]!;
      all.add(amount);
      const median = categories.get(own) ?? runningMedian();
      categories.set(own, median);
      median.add(amount);
    }
    const global = all.median();
    return global === null ? null : { global, category: categories.get(category)?.median() ?? global };
  };
}
