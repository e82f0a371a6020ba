import { type Comparison, compareVariants, type MatchedWords, scoreOf } from './comparison.ts';
import { type Feature, type FeatureName, FIXED, MATCH_SCORE } from './deductions.ts';
import { describeNames, describeNumber } from './explanation.ts';
import { compareNumbers } from './known-numbers.ts';
import type { ReadName, Variant } from './name.ts';

/** Whether a query means the entry of a list: decided by numbers first, then by names. */

/** Raised with every change that may change a score. */
export const ALGORITHM_VERSION = 'names-4';

export const screeningMethods = [
  'registration-number',
  'csd-number',
  'identity-number',
  'exact-name',
  'same-words',
  'similar-words',
  'trading-name',
  'abbreviation',
  'joint-venture-member',
] as const;
/** Which rule decided. */
export type ScreeningMethod = (typeof screeningMethods)[number];

/** `reason`: one plain sentence. */
export type ScreeningDecision = {
  score: number;
  method: ScreeningMethod;
  features: Feature[];
  matchedWords: MatchedWords[];
  reason: string;
};

/**
 * Decides about one entry. Equal numbers are a match, whatever the names; different numbers are not, apart from the
 * exceptions of `compareNumbers`; otherwise the names decide.
 * @param otherKind whether the query is known to be of another kind than the entry, such as a company compared with a
 *   person
 * @param least decisions with a smaller score are left out
 * @returns null if numbers show that they are two, or the score is smaller than `least`, or 0
 */
export function decide(
  query: ReadName,
  entry: ReadName,
  otherKind = false,
  least = 0,
): ScreeningDecision | null {
  const verdict = compareNumbers(query.numbers, entry.numbers);
  if (verdict?.says === 'different') return null;
  const best = bestPair(query, entry, otherKind, verdict?.says === 'converted');
  if (verdict?.says === 'same') {
    const named = best === null ? null : decisionOf(best);
    const differ = named === null || named.score < MATCH_SCORE;
    return {
      score: 1,
      method: verdict.method,
      features: [],
      matchedWords: named?.matchedWords ?? [],
      reason: describeNumber(verdict.method, verdict.number, differ),
    };
  }
  if (best === null || best.score === 0 || best.score < least) return null;
  return decisionOf(best);
}

type Pair = { query: Variant; entry: Variant; comparison: Comparison; score: number };

/** The most similar pair among all names of both; the first of equal pairs. */
function bestPair(query: ReadName, entry: ReadName, otherKind: boolean, converted: boolean): Pair | null {
  let best: Pair | null = null;
  for (const one of query.variants) {
    for (const other of entry.variants) {
      if (!areComparable(one, other)) continue;
      const compared = compareVariants(one, other, entry.kind);
      if (compared === null) continue;
      const comparison = adjusted(compared, otherKind, converted);
      const score = scoreOf(comparison.features);
      if (best === null || score > best.score) best = { query: one, entry: other, comparison, score };
    }
  }
  return best;
}

/**
 * Trading names and abbreviations are compared only with own names, and members of a joint venture only with single
 * companies: two joint ventures with a common member, or two companies with the same trading name, are different.
 */
export function areComparable(one: Variant, other: Variant): boolean {
  const own = ({ source }: Variant): boolean => source === 'name' || source === 'alias';
  if (!own(one) && !own(other)) return false;
  if (one.source === 'joint-venture-member') return !other.joint;
  return other.source !== 'joint-venture-member' || !one.joint;
}

function adjusted(comparison: Comparison, otherKind: boolean, converted: boolean): Comparison {
  const features = comparison.features.filter(({ name }) => !converted || name !== 'other-legal-form');
  if (otherKind) features.push({ name: 'other-kind', value: 1, deduction: FIXED['other-kind'] });
  return { ...comparison, features };
}

function decisionOf({ query, entry, comparison, score }: Pair): ScreeningDecision {
  const textOf = ({ words }: Variant, places: readonly number[]): string =>
    places.map((at) => words[at]!.written).join(' ');
  const matchedWords = comparison.pairs.map(({ one, other, alike }) => ({
    query: textOf(query, one),
    entry: textOf(entry, other),
    alike: Math.round(alike * 1000) / 1000,
  }));
  const { features } = comparison;
  const reason = describeNames({
    ...{ query: query.text, entry: entry.text, exact: comparison.exact, features, matchedWords },
    isMatch: score >= MATCH_SCORE,
  });
  return { score, method: methodOf(query, entry, comparison), features, matchedWords, reason };
}

/**
 * `exact-name`: all words are written the same, ignoring legal forms; `same-words`: in another order, or with trade
 * words written differently.
 */
function methodOf(query: Variant, entry: Variant, { exact, features }: Comparison): ScreeningMethod {
  for (const source of ['joint-venture-member', 'trading-name', 'abbreviation'] as const)
    if (query.source === source || entry.source === source) return source;
  const differs = new Set(features.map(({ name }) => name));
  if (differs.has('initials')) return 'abbreviation';
  if (['spelling', 'missing-words', 'other-words'].some((name) => differs.has(name as FeatureName)))
    return 'similar-words';
  const written = ({ words }: Variant): string => words.map((word) => word.written).join('');
  return exact || written(query) === written(entry) ? 'exact-name' : 'same-words';
}
