import { hash } from '#shared/domain/categories/features.ts';
import type { Comparable } from './comparable.ts';
import { dayNumber } from './days.ts';
import { estimateOf } from './estimate.ts';
import { epochOn, type Model } from './fit.ts';
import { type RunningMedian, runningMedian } from './running-median.ts';
import { type Judged, type Score, type Scorecard, scoreOf } from './score.ts';
import { traitOf } from './table.ts';

/** Judged between two pauses: about a tenth of a second. */
const AT_ONCE = 200;

/** What a simple predictor reaches on the same tenders. */
export type Baseline = Pick<Score, 'medianAbsolutePercentageError' | 'withinTwo'>;

/** How good the estimates of a model are, and what the median of all awards and that of the category would have reached. */
export type ModelScorecard = Scorecard & { globalMedian: Baseline; categoryMedian: Baseline };

/**
 * @returns ids of the comparables by which a model is judged: at most `most` of those that were published when something was
 *   known, chosen by their ids so that the same ones are chosen each time
 */
export function chooseJudged({ table, epochs }: Model, most: number): string[] {
  const candidates: { id: string; place: number }[] = [];
  for (let row = 0; row < table.length; row += 1) {
    const id = table.tenderIds[row]!;
    if (epochOn(epochs, table.published[row]!) !== null) candidates.push({ id, place: hash(id) });
  }
  return candidates
    .sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1))
    .slice(0, most)
    .map(({ id }) => id);
}

/**
 * Judges estimates on a split by time: each tender is estimated by the awards known before its day, and the estimate compared
 * with its own award, which became known later. The two baselines know the same awards. Yields now and then, so that a
 * process can do other things in between.
 * @param chosen comparables of the model, in any order
 */
export function* judging(model: Model, chosen: readonly Comparable[]): Generator<undefined, ModelScorecard> {
  const judged: Judged[] = [];
  const byGlobal: Judged[] = [];
  const byCategory: Judged[] = [];
  const medians = mediansBefore(model);
  const inOrder = [...chosen].sort((a, b) => (a.publishedDay < b.publishedDay ? -1 : 1));
  for (const [at, one] of inOrder.entries()) {
    if (at % AT_ONCE === 0) yield undefined;
    const known = medians(dayNumber(one.publishedDay), traitOf(one, 'category'));
    const estimate = estimateOf(model, one);
    if ('none' in estimate || known === null) continue;
    const { minimum, median, maximum } = estimate;
    const fact = {
      awarded: one.amount,
      category: one.category,
      year: Number(one.publishedDay.slice(0, 4)),
    };
    judged.push({ minimum, median, maximum, ...fact });
    byGlobal.push({ ...fact, ...exactly(known.global) });
    byCategory.push({ ...fact, ...exactly(known.category) });
  }
  return {
    ...scoreOf(judged),
    globalMedian: baselineOf(byGlobal),
    categoryMedian: baselineOf(byCategory),
  };
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
 * @returns a function that gives the medians of all awards and of those of a category known before a day; to be called for
 *   days in ascending order. A category without an award has the median of all; null where nothing was known.
 */
function mediansBefore({ table }: Model) {
  const all = runningMedian();
  const categories = new Map<number, RunningMedian>();
  let next = 0;
  return (day: number, category: number): { global: number; category: number } | null => {
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
