import type { ScoreName } from '#shared/codelists/company-scores.ts';

/** Scores are weighted means of inputs that are shown with them. */

export type ScoreInput<Input extends string = string> = {
  score: ScoreName;
  input: Input;
  /** 0 to 1; null if unknown. */
  value: number | null;
  /** The points for the value 1. The weights of a score add up to 100. */
  weight: number;
  /** `value` times `weight`; null if the value is unknown. */
  points: number | null;
  /** Why the value is unknown; null if it is known. */
  reason: string | null;
};

/** Minimum weight of the known inputs for a score. */
const MIN_KNOWN = 50;

/** The value of an input, or why it is unknown. */
export type Known = { value: number } | { reason: string };

export function inputOf<Input extends string>(
  score: ScoreName,
  input: Input,
  weight: number,
  known: Known,
): ScoreInput<Input> {
  if ('reason' in known) return { score, input, value: null, weight, points: null, reason: known.reason };
  const points = rounded(known.value * weight, 2);
  return { score, input, value: rounded(known.value, 4), weight, points, reason: null };
}

/**
 * @param inputs all inputs of a record
 * @returns the points of the known inputs as a share of their weights, 0 to 100; null if they have less than half of
 *   the total weight
 */
export function scoreOf(inputs: readonly ScoreInput[], score: ScoreName): number | null {
  const known = inputs.filter((one) => one.score === score && one.points !== null);
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  if (weight < MIN_KNOWN) return null;
  return Math.round((100 * known.reduce((sum, { points }) => sum + (points ?? 0), 0)) / weight);
}

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;
