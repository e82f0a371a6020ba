import type { Estimate } from './estimate.ts';

/** An estimate and what was awarded; amounts in rand as decimal text. */
export type Judged = Pick<Estimate, 'minimum' | 'median' | 'maximum'> & {
  awarded: string;
  /** Slug; null if the tender has none. */
  category: string | null;
  /** Year of publication. */
  year: number;
};

/** Quality of estimates. Shares are 0 to 1, to four digits; null if nothing was judged. */
export type Score = {
  /** Number of judged estimates. */
  judged: number;
  /** Share whose awarded value lies from minimum to maximum. */
  coverage: number | null;
  /** Median of |median − awarded| ÷ awarded. */
  medianAbsolutePercentageError: number | null;
  /** Share whose median is at least half and at most twice what was awarded. */
  withinTwo: number | null;
};

/** The score of all estimates, and of each category and year that occurs, in order. */
export type Scorecard = Score & {
  categories: readonly (Score & { category: string })[];
  years: readonly (Score & { year: number })[];
};

/** @param judged estimates that were made without the awards by which they are judged */
export function scoreOf(judged: readonly Judged[]): Scorecard {
  const categories = Map.groupBy(
    judged.filter(({ category }) => category !== null),
    ({ category }) => category!,
  );
  const years = Map.groupBy(judged, ({ year }) => year);
  return {
    ...scoreOfAll(judged),
    categories: [...categories]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([category, own]) => ({ category, ...scoreOfAll(own) })),
    years: [...years]
      .sort(([one], [other]) => one - other)
      .map(([year, own]) => ({ year, ...scoreOfAll(own) })),
  };
}

function scoreOfAll(judged: readonly Judged[]): Score {
  const n = judged.length;
  if (n === 0) return { judged: 0, coverage: null, medianAbsolutePercentageError: null, withinTwo: null };
  const share = (passes: (one: Judged) => boolean) => round(judged.filter(passes).length / n);
  const errors = judged
    .map(({ median, awarded }) => Math.abs(Number(median) / Number(awarded) - 1))
    .sort((one, other) => one - other);
  return {
    judged: n,
    coverage: share(
      ({ minimum, maximum, awarded }) =>
        Number(minimum) <= Number(awarded) && Number(awarded) <= Number(maximum),
    ),
    medianAbsolutePercentageError: round((errors[(n - 1) >> 1]! + errors[n >> 1]!) / 2),
    withinTwo: share(({ median, awarded }) => isWithinTwo(Number(median), Number(awarded))),
  };
}

/** @returns whether an estimate is at least half and at most twice the value */
export const isWithinTwo = (estimate: number, value: number): boolean =>
  estimate >= value / 2 && estimate <= value * 2;

const round = (share: number): number => Math.round(share * 10_000) / 10_000;
