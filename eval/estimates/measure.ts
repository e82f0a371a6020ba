import { indexTexts } from '#eval/classifier/similarity.ts';
import type { Breakdown, Figures } from '#eval/evaluation.ts';
import { cidbRange } from '#shared/codelists/cidb-grades.ts';
import { foldText } from '#shared/domain/categories/features.ts';
import { type Comparable, statedOf, textOf } from '#shared/domain/estimation/comparable.ts';
import { estimateOf } from '#shared/domain/estimation/estimate.ts';
import { fitModel } from '#shared/domain/estimation/fit.ts';
import { isWithinTwo, type Judged, type Scorecard, scoreOf } from '#shared/domain/estimation/score.ts';

/** Categories with fewer judged estimates are not compared with the target. */
const LARGE = 200;

/** Figures of estimates of later tenders, what simple predictors reach on the same ones, and a table by category. */
export type Measured = {
  n: number;
  /** Tenders without an estimate. */
  none: number;
  figures: Figures;
  baselines: Figures;
  card: Scorecard;
};

/**
 * Judges estimates of the tenders whose awards became known on a day or later.
 * @param known what may be known besides: `before` only awards known before the cut (nothing of the test part is used at all),
 *   or `daily` as the service works, all that were known before the day of each tender
 */
export function measure(
  comparables: readonly Comparable[],
  cut: string,
  known: 'before' | 'daily',
): Measured {
  const test = comparables.filter(({ knownDay, publishedDay }) => knownDay >= cut && publishedDay >= cut);
  const usable = known === 'before' ? comparables.filter(({ knownDay }) => knownDay < cut) : comparables;
  const model = fitModel(usable, '9999-12-31');
  const judged: Judged[] = [];
  const tested: Comparable[] = [];
  for (const one of test) {
    const estimate = estimateOf(model, one);
    if ('none' in estimate) continue;
    const { minimum, median, maximum } = estimate;
    const year = Number(one.publishedDay.slice(0, 4));
    judged.push({ minimum, median, maximum, awarded: one.amount, category: one.category, year });
    tested.push(one);
  }
  const card = scoreOf(judged);
  const large = card.categories.filter((category) => category.judged >= LARGE);
  const baselines = baselinesOf(tested, usable);
  return {
    n: judged.length,
    none: test.length - judged.length,
    card,
    baselines,
    figures: {
      coverage: card.coverage ?? Number.NaN,
      coverageOff: Math.abs((card.coverage ?? Number.NaN) - 0.8),
      ...(large.length > 0
        ? { lowestCategoryCoverage: Math.min(...large.map(({ coverage }) => coverage ?? 0)) }
        : {}),
      withinTwo: card.withinTwo ?? Number.NaN,
      aboveCategoryMedian: (card.withinTwo ?? Number.NaN) - baselines['withinTwo of category median']!,
      medianError: card.medianAbsolutePercentageError ?? Number.NaN,
      medianWidth: medianOf(judged.map(({ minimum, maximum }) => Number(maximum) / Number(minimum))),
      ...gradedFigures(tested, judged),
    },
  };
}

/** Of tenders that ask for a CIDB grade: how many there are, and how estimates of them agree with the range of the grade and with awards. */
function gradedFigures(tested: readonly Comparable[], judged: readonly Judged[]): Figures {
  const graded = tested.flatMap((one, at) => {
    const { grade } = statedOf(one);
    return grade === null ? [] : [{ ...judged[at]!, ...cidbRange(grade, one.publishedDay) }];
  });
  if (graded.length === 0) return {};
  const share = (holds: (one: (typeof graded)[number]) => boolean) =>
    graded.filter(holds).length / graded.length;
  return {
    gradedCount: graded.length,
    gradedMiddleInRange: share(
      ({ median, above, upTo }) => Number(median) >= (above ?? 0) && Number(median) <= (upTo ?? Infinity),
    ),
    gradedCoverage: share(
      ({ minimum, maximum, awarded }) =>
        Number(awarded) >= Number(minimum) && Number(awarded) <= Number(maximum),
    ),
    gradedWithinTwo: share(({ median, awarded }) => isWithinTwo(Number(median), Number(awarded))),
  };
}

/** What simple predictors with the same awards as the model reach, each before the day of the tender. */
function baselinesOf(test: readonly Comparable[], usable: readonly Comparable[]): Figures {
  const sorted = [...usable].sort((one, other) => (one.knownDay < other.knownDay ? -1 : 1));
  const index = indexTexts(sorted.map(textOf));
  const hits = { global: 0, category: 0, nearest: 0 };
  for (const one of test) {
    const end = sorted.findIndex(({ knownDay }) => knownDay >= one.publishedDay);
    const before = end === -1 ? sorted : sorted.slice(0, end);
    const global = medianOf(before.map(({ amount }) => Number(amount)));
    const same = before.filter(({ category }) => category === one.category);
    const category = same.length === 0 ? global : medianOf(same.map(({ amount }) => Number(amount)));
    const similarities = index.similarities(textOf(one));
    let best = -1;
    for (let at = 0; at < before.length; at += 1)
      if (best === -1 || similarities[at]! >= similarities[best]!) best = at;
    const value = Number(one.amount);
    if (isWithinTwo(global, value)) hits.global += 1;
    if (isWithinTwo(category, value)) hits.category += 1;
    if (isWithinTwo(Number(before[best]?.amount), value)) hits.nearest += 1;
  }
  return {
    'withinTwo of global median': hits.global / test.length,
    'withinTwo of category median': hits.category / test.length,
    'withinTwo of nearest neighbour': hits.nearest / test.length,
  };
}

/**
 * @returns how far values of the same purchase agree: of pairs of awards with the same words by the same buyer, the share that
 *   are within twice of each other; and the number of awards in such pairs. Each wording counts by its awards.
 */
export function agreementOf(comparables: readonly Comparable[]): { awards: number; withinTwo: number } {
  const alike = Map.groupBy(comparables, (one) => `${one.buyer} ${foldText(textOf(one))}`);
  let awards = 0;
  let agreed = 0;
  for (const group of alike.values()) {
    if (group.length < 2) continue;
    let pairs = 0;
    for (const [at, one] of group.entries())
      for (const other of group.slice(0, at))
        if (isWithinTwo(Number(one.amount), Number(other.amount))) pairs += 1;
    awards += group.length;
    agreed += (group.length * pairs) / ((group.length * (group.length - 1)) / 2);
  }
  return { awards, withinTwo: agreed / awards };
}

/** @returns the figures by category, the largest first */
export const categoriesTable = (title: string, { categories }: Scorecard): Breakdown => ({
  title,
  columns: ['category', 'judged', 'coverage', 'within ×2', 'median error'],
  rows: [...categories]
    .sort((one, other) => other.judged - one.judged)
    .map((one) => [
      one.category,
      one.judged,
      one.coverage ?? '-',
      one.withinTwo ?? '-',
      one.medianAbsolutePercentageError ?? '-',
    ]),
});

function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
