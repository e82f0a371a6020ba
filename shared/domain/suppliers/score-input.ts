import type { ScoreName } from '#shared/codelists/company-scores.ts';

/** Scores as weighted means of inputs that stand beside them. */

export type ScoreInput<Input extends string = string> = {
  score: ScoreName;
  input: Input;
  /** 0 to 1; null where it is not known. */
  value: number | null;
  /** The points that the value 1 gives. The weights of a score are 100 together. */
  weight: number;
  /** `value` times `weight`; null where the value is not known. */
  points: number | null;
  /** Why the value is not known; null where it is. */
  reason: string | null;
};

/** A score is given where the inputs that are known weigh at least this much. */
const MIN_KNOWN = 50;

/** The value of an input, or why it is not known. */
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
 * @returns the points of the known inputs as a share of their weights, 0 to 100; null where they weigh less than half of all
 */
export function scoreOf(inputs: readonly ScoreInput[], score: ScoreName): number | null {
  const known = inputs.filter((one) => one.score === score && one.points !== null);
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  if (weight < MIN_KNOWN) return null;
  return Math.round((100 * known.reduce((sum, { points }) => sum + (points ?? 0), 0)) / weight);
}

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;
