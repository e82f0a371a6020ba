import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 47 real papers that the rules were mended with and 15 others, with 229 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([25, 0], [13, 0], 0.995, 0.995, 0.678, true),
  'closing.time': known([23, 0], [12, 0], 1, 0.996, 0.678, true),
  validityDays: known([14, 0], [7, 0], 1, 0.994, 0.678, true),
  'briefing.moment': known([9, 1], [5, 1], 1, 0.887, 0.543, false),
  'briefing.venue': known([4, 3], [0, 0], 0.806, 0.612, 0.612, false),
  'briefing.compulsory': known([9, 1], [5, 1], 1, 0.887, 0.759, false),
  'submission.methods': known([19, 3], [9, 2], 1, 0.838, 0.678, false),
  'submission.address': known([17, 1], [0, 0], 0.933, 0.913, 0.678, false),
  'submission.copies': known([3, 0], [1, 0], 0.949, 0.952, 0.678, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.887, 0.678, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.306, 0.306, false),
  evaluationSystem: known([20, 0], [10, 0], 1, 0.995, 0.512, true),
  functionalityThreshold: known([10, 1], [0, 0], 1, 0.893, 0.678, false),
  priceFormula: known([0, 0], [0, 0], 1, 0.887, 0.678, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.887, 0.678, false),
  durationMonths: known([13, 0], [7, 0], 1, 0.994, 0.678, true),
  paymentDays: known([4, 0], [1, 0], 1, 0.988, 0.724, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.887, 0.678, false),
  estimatedValue: known([0, 0], [0, 0], 0.8, 0.794, 0.678, false),
  bbbeeLevel: known([0, 0], [0, 0], null, 0.887, 0.678, false),
  awardedOn: known([0, 0], [0, 0], null, 0.887, 0.678, false),
  contacts: known([36, 2], [0, 0], 0.816, 0.908, 0.678, false),
  'contacts.email': known([33, 0], [0, 0], 0.99, 0.995, 0.678, true),
  returnables: known([48, 1], [11, 0], 0.991, 0.966, 0.678, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.942, 0.887, 0.678, false),
  eligibility: known([0, 0], [0, 0], 1, 0.887, 0.678, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.887, 0.678, false),
  functionality: known([17, 0], [0, 0], 0.988, 0.992, 0.807, false),
  specificGoals: known([23, 1], [0, 0], 0.991, 0.938, 0.807, false),
  localContent: known([0, 0], [0, 0], 0.667, 0.696, 0.678, false),
  cidb: known([6, 0], [3, 0], 1, 0.99, 0.678, true),
  specifications: known([0, 0], [0, 0], null, 0.887, 0.678, false),
  subject: known([0, 0], [0, 0], null, 0.887, 0.678, false),
};
