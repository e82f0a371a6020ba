import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 89 real papers that the rules were mended with and 70 others, with 229 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([86, 0], [50, 0], 0.995, 0.994, 0.359, true),
  'closing.time': known([80, 0], [48, 0], 1, 0.993, 0.474, true),
  validityDays: known([57, 0], [9, 0], 1, 0.991, 0.405, true),
  'briefing.moment': known([32, 3], [18, 2], 1, 0.886, 0.221, false),
  'briefing.venue': known([16, 3], [11, 1], 0.917, 0.802, 0.405, false),
  'briefing.compulsory': known([29, 2], [17, 1], 1, 0.907, 0.413, false),
  'submission.methods': known([76, 16], [44, 12], 1, 0.802, 0.316, false),
  'submission.address': known([42, 39], [21, 33], 0.933, 0.5, 0.316, false),
  'submission.copies': known([3, 2], [0, 2], 0.949, 0.674, 0.316, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.674, 0.316, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.271, 0.271, false),
  evaluationSystem: known([72, 0], [30, 0], 1, 0.993, 0.632, true),
  functionalityThreshold: known([39, 2], [24, 1], 1, 0.927, 0.316, false),
  priceFormula: known([0, 0], [0, 0], 1, 0.674, 0.316, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.674, 0.316, false),
  durationMonths: known([49, 2], [5, 1], 1, 0.939, 0.342, false),
  paymentDays: known([25, 0], [13, 0], 1, 0.983, 0.405, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.674, 0.316, false),
  estimatedValue: known([0, 0], [0, 0], 0.8, 0.674, 0.316, false),
  bbbeeLevel: known([0, 0], [0, 0], null, 0.674, 0.316, false),
  awardedOn: known([0, 0], [0, 0], null, 0.674, 0.316, false),
  contacts: known([107, 47], [30, 22], 0.965, 0.673, 0.171, false),
  'contacts.email': known([132, 2], [8, 0], 1, 0.975, 0.691, true),
  returnables: known([277, 11], [0, 0], 0.991, 0.952, 0.316, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.942, 0.674, 0.316, false),
  eligibility: known([0, 0], [0, 0], 1, 0.674, 0.316, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.674, 0.316, false),
  functionality: known([40, 18], [12, 6], 0.988, 0.666, 0.195, false),
  specificGoals: known([86, 8], [59, 8], 0.991, 0.894, 0.316, false),
  localContent: known([0, 1], [0, 1], 0.667, 0.521, 0.316, false),
  cidb: known([18, 0], [8, 0], 1, 0.978, 0.316, true),
  specifications: known([0, 0], [0, 0], null, 0.674, 0.316, false),
  subject: known([0, 0], [0, 0], null, 0.674, 0.316, false),
};
