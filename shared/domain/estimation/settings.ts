/**
 * Chosen on the real amounts before the evaluation's test part, and on generated tenders with another seed; see
 * docs/decisions/0083-value-estimates.md.
 */
export const settings = {
  /** Minimum number of known comparables for any estimate. */
  minComparables: 20,
  /** Factor by which the number of known comparables grows until the effects are learned anew. */
  growth: 1.08,
  /** Rounds over all effects in each learning; they start from the previous effects. */
  passes: 8,
  /** Number of latest errors that show how far values lie from those by the effects. */
  latestErrors: 400,
  /**
   * Maximum number of comparables of one epoch whose own estimates are compared with their values, for the intervals.
   */
  judgedPerEpoch: 600,
  /** Minimum number of judged estimates for an interval. */
  minCalibrated: 30,
  /** Minimum number of judged estimates of earlier times; with fewer, folds are used. */
  judgedByTime: 200,
  /** Parts into which comparables are divided by the hash of the tender's id, and the latest ones that are divided. */
  folds: 10,
  folded: 20_000,
  /** Minimum number of comparables for a step to be named as the basis of an estimate. */
  minBasis: 5,
  /**
   * Minimum number of comparables in a group, below which the coarser group's interval is used, and the number of
   * latest ones that count.
   */
  minGroup: 100,
  maxGroup: 500,
  /** Change of a group's aim for its interval after each judged estimate. */
  adaptation: 0.015,
  /** Maximum number of latest comparables with one word that are read, and of all that are read for one tender. */
  latestWithWord: 1_000,
  looked: 4_000,
  /** Number of candidates that are compared exactly, and of neighbours that count. */
  candidates: 60,
  neighbours: 25,
  /** Bonus of other similarities for the similarity of the words, which is 0 to 1. */
  sameBuyer: 0.2,
  sameCategory: 0.1,
  sameProvince: 0.03,
  sameMethod: 0.05,
  /** Weight of a neighbour: e to the power of this many times its similarity minus 1. */
  sharpness: 4,
  /** Weight of the value by the effects, in neighbours with the same words. */
  priorWeight: 1,
  /** Share of the difference between two tenders' effects by which the value of a neighbour is adjusted. */
  adjustment: 0.7,
  /** Maximum number of comparables listed in an estimate. */
  listed: 10,
} as const;
