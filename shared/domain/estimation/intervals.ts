import { findCategory } from '#shared/codelists/categories.ts';
import { settings } from './settings.ts';

/** Where the values of judged estimates lay, in spreads from the centre: limits of the middle 80 %, and the middle. */
export type Limits = { low: number; middle: number; high: number; judged: number };

/** Share of the values that lie below the interval, and above it. */
const TAIL = 0.1;

/** @returns the groups of a tender, from the finest to the coarsest, which everything belongs to */
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
  /** @param score where the value lay, in spreads from the centre */
  add: (groups: readonly string[], score: number) => void;
  /** @returns the limits of every group that is large enough, from its latest judgements */
  limits: () => Readonly<Record<string, Limits>>;
};

export function createJudgements(): Judgements {
  const scores = new Map<string, number[]>();
  return {
    add: (groups, score) => {
      for (const group of groups) {
        const list = scores.get(group);
        if (list) list.push(score);
        else scores.set(group, [score]);
      }
    },
    limits: () =>
      Object.fromEntries(
        [...scores].flatMap(([group, all]) =>
          all.length < settings.minGroup && group !== 'all'
            ? []
            : [[group, limitsOf(all.slice(-settings.maxGroup))]],
        ),
      ),
  };
}

/**
 * Split-conformal limits: of n judged estimates and one more, each place in the order is equally likely for the one more, so
 * it lies below the k-th lowest score with probability k / (n + 1).
 */
export function limitsOf(scores: readonly number[]): Limits {
  const sorted = Float64Array.from(scores).sort();
  const n = sorted.length;
  const k = Math.max(1, Math.floor(TAIL * (n + 1)));
  return { low: sorted[k - 1]!, middle: sorted[(n - 1) >> 1]!, high: sorted[n - k]!, judged: n };
}

/** @returns the limits of the finest group that has some */
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
