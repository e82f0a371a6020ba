import { findCategory } from '#shared/codelists/categories.ts';
import { settings } from './settings.ts';

/** Where the values of judged estimates lay, in spreads from the centre: limits of the middle 80 %, and the middle. */
export type Limits = { low: number; middle: number; high: number; judged: number };

/** Share of the values that should lie outside the interval, one half on either side. */
const OUTSIDE = 0.2;
/** The aimed share stays between these, whatever the judged estimates show. */
const LEAST_OUTSIDE = 0.02;
const MOST_OUTSIDE = 0.5;

/** @returns the groups of a tender, from the finest to the coarsest, which contains everything */
export function groupsOf({ category, method }: { category: string | null; method: string | null }): string[] {
  const industry = category === null ? undefined : findCategory(category)?.industry;
  return [
    ...(category === null ? [] : [`category ${category}`]),
    ...(industry === undefined ? [] : [`industry ${industry}`]),
    ...(method === null ? [] : [`method ${method}`]),
    'all',
  ];
}

/** The judged estimates so far, by group. */
export type Judgements = {
  /** @param score the place of the value, in spreads from the centre */
  add: (groups: readonly string[], score: number) => void;
  /** @returns the limits of every group that is large enough, from its latest judgements */
  limits: () => Readonly<Record<string, Limits>>;
};

/** Judged estimates of one group. `aim` is the share outside for which its limits are made. */
type Group = { scores: number[]; aim: number; limits: Limits | null };

/**
 * Where values drift, limits of past estimates contain too few or too many of the next ones. So each group aims a
 * little lower after a value outside its limits and a little higher after one inside; this brings the share outside
 * near the promised one, whatever the drift (adaptive conformal inference).
 */
export function createJudgements(): Judgements {
  const groups = new Map<string, Group>();
  const add = (name: string, score: number) => {
    const group = groups.get(name) ?? { scores: [], aim: OUTSIDE, limits: null };
    groups.set(name, group);
    group.scores.push(score);
    if (group.limits === null) return;
    const outside = score < group.limits.low || score > group.limits.high ? 1 : 0;
    const aim = group.aim + settings.adaptation * (OUTSIDE - outside);
    group.aim = Math.min(MOST_OUTSIDE, Math.max(LEAST_OUTSIDE, aim));
  };
  return {
    add: (names, score) => {
      for (const name of names) add(name, score);
    },
    limits: () => {
      for (const [name, group] of groups)
        if (group.scores.length >= (name === 'all' ? settings.minCalibrated : settings.minGroup))
          group.limits = limitsOf(group.scores.slice(-settings.maxGroup), group.aim);
      return Object.fromEntries(
        [...groups].flatMap(([name, { limits }]) => (limits === null ? [] : [[name, limits]])),
      );
    },
  };
}

/**
 * Conformal limits: for one more estimate after n judged ones, each place in the order is equally likely, so it lies
 * below the k-th lowest score with probability k / (n + 1). Rounding k down leaves a little more inside, most for small
 * n.
 * @param outside the share that may lie outside, one half on either side
 */
export function limitsOf(scores: readonly number[], outside: number): Limits {
  const sorted = Float64Array.from(scores).sort();
  const n = sorted.length;
  const k = Math.max(1, Math.floor((outside / 2) * (n + 1)));
  return { low: sorted[k - 1]!, middle: sorted[(n - 1) >> 1]!, high: sorted[n - k]!, judged: n };
}

/** @returns the limits of the finest group that has limits */
export function limitsFor(
  limits: Readonly<Record<string, Limits>>,
  groups: readonly string[],
): (Limits & { group: string }) | null {
  for (const group of groups) {
    const found = limits[group];
    if (found !== undefined) return { ...found, group };
  }
  return null;
}
