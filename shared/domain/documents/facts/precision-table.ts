import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 89 real papers that the rules were mended with and 28 others, with 229 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([55, 0], [19, 0], 0.995, 0.992, 0.596, true),
  'closing.time': known([51, 0], [19, 0], 1, 0.992, 0.675, true),
  validityDays: known([34, 0], [0, 0], 1, 0.989, 0.557, false),
  'briefing.moment': known([20, 2], [6, 1], 1, 0.879, 0.322, false),
  'briefing.venue': known([10, 3], [5, 1], 0.917, 0.743, 0.344, false),
  'briefing.compulsory': known([18, 2], [6, 1], 1, 0.87, 0.656, false),
  'submission.methods': known([47, 12], [15, 8], 1, 0.771, 0.468, false),
  'submission.address': known([31, 17], [10, 11], 0.933, 0.623, 0.468, false),
  'submission.copies': known([3, 0], [0, 0], 0.949, 0.917, 0.468, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.771, 0.468, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.278, 0.278, false),
  evaluationSystem: known([48, 0], [20, 0], 1, 0.991, 0.685, true),
  functionalityThreshold: known([22, 2], [7, 1], 1, 0.887, 0.468, false),
  priceFormula: known([0, 0], [0, 0], 1, 0.771, 0.468, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.771, 0.468, false),
  durationMonths: known([32, 0], [13, 0], 1, 0.988, 0.468, true),
  paymentDays: known([17, 0], [10, 0], 1, 0.98, 0.596, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.771, 0.468, false),
  estimatedValue: known([0, 0], [0, 0], 0.8, 0.752, 0.468, false),
  bbbeeLevel: known([0, 0], [0, 0], null, 0.771, 0.468, false),
  awardedOn: known([0, 0], [0, 0], null, 0.771, 0.468, false),
  contacts: known([81, 31], [30, 22], 0.816, 0.696, 0.468, false),
  'contacts.email': known([95, 2], [0, 0], 0.99, 0.966, 0.468, true),
  returnables: known([147, 4], [0, 0], 0.991, 0.962, 0.468, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.942, 0.771, 0.468, false),
  eligibility: known([0, 0], [0, 0], 1, 0.771, 0.468, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.771, 0.468, false),
  functionality: known([36, 8], [12, 6], 0.988, 0.79, 0.319, false),
  specificGoals: known([56, 3], [29, 3], 0.991, 0.928, 0.675, false),
  localContent: known([0, 0], [0, 0], 0.667, 0.658, 0.468, false),
  cidb: known([10, 0], [0, 0], 1, 0.972, 0.468, false),
  specifications: known([0, 0], [0, 0], null, 0.771, 0.468, false),
  subject: known([0, 0], [0, 0], null, 0.771, 0.468, false),
};
