/**
 * Chosen on the real amounts before the evaluation's test part, and on generated tenders of another seed; see
 * docs/decisions/0083-value-estimates.md.
 */
export const settings = {
  /** Comparables that must be known before anything is estimated. */
  minComparables: 20,
  /** The effects are learned anew whenever so many times more comparables are known than the last time. */
  growth: 1.08,
  /** Rounds over all effects each time they are learned; they start from the ones before. */
  passes: 8,
  /** The latest errors that say how far values lie from what the effects say. */
  latestErrors: 400,
  /** Comparables of one epoch at most whose own estimates are compared with their values, for the intervals. */
  judgedPerEpoch: 600,
  /** Estimates that must have been judged before an interval is given. */
  minCalibrated: 30,
  /** Estimates of earlier times that must have been judged; otherwise those without a part of the comparables are. */
  judgedByTime: 200,
  /** Parts into which comparables are divided by the hash of the tender's id, and the latest ones that are divided. */
  folds: 10,
  folded: 20_000,
  /** Comparables of a step of tenders alike from which it is named as what an estimate rests on. */
  minBasis: 5,
  /** Comparables in a group below which the coarser group's interval is used, and the latest ones that count. */
  minGroup: 100,
  maxGroup: 500,
  /** How far a group's aim for its interval moves after each judged estimate. */
  adaptation: 0.015,
  /** The latest comparables with one word that are looked at, and all that are looked at for one tender. */
  latestWithWord: 1_000,
  looked: 4_000,
  /** Candidates that are compared exactly, and neighbours that count. */
  candidates: 60,
  neighbours: 25,
  /** How much likeness beside the words adds to the similarity of the words, which is 0 to 1. */
  sameBuyer: 0.2,
  sameCategory: 0.1,
  sameProvince: 0.03,
  sameMethod: 0.05,
  /** Weight of a neighbour: e to the power of this many times its similarity minus 1. */
  sharpness: 4,
  /** The weight of what the effects say, in neighbours with the same words. */
  priorWeight: 1,
  /** Share of the difference between two tenders' effects by which the value of a neighbour is adjusted. */
  adjustment: 0.7,
  /** Comparables listed in an estimate. */
  listed: 10,
} as const;
