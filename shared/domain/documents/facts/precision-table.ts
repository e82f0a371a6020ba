import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 89 real papers that the rules were mended with and 84 others, with 229 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([98, 0], [62, 0], 0.995, 0.994, 0.421, true),
  'closing.time': known([92, 0], [60, 0], 1, 0.994, 0.54, true),
  validityDays: known([65, 0], [17, 0], 1, 0.992, 0.486, true),
  'briefing.moment': known([36, 4], [22, 3], 1, 0.871, 0.2, false),
  'briefing.venue': known([18, 5], [13, 3], 0.917, 0.748, 0.352, false),
  'briefing.compulsory': known([34, 2], [22, 1], 1, 0.918, 0.462, false),
  'submission.methods': known([83, 21], [51, 17], 1, 0.774, 0.33, false),
  'submission.address': known([48, 46], [27, 40], 0.933, 0.492, 0.33, false),
  'submission.copies': known([7, 2], [4, 2], 0.949, 0.759, 0.33, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.748, 0.33, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.269, 0.269, false),
  evaluationSystem: known([81, 0], [39, 0], 1, 0.993, 0.701, true),
  functionalityThreshold: known([49, 2], [25, 1], 1, 0.939, 0.33, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.748, 0.33, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.748, 0.33, false),
  durationMonths: known([60, 2], [16, 1], 1, 0.949, 0.418, false),
  paymentDays: known([35, 1], [23, 1], 1, 0.949, 0.418, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.748, 0.33, false),
  estimatedValue: known([0, 0], [0, 0], 0.8, 0.738, 0.33, false),
  bbbeeLevel: known([0, 0], [0, 0], null, 0.748, 0.33, false),
  awardedOn: known([0, 0], [0, 0], null, 0.748, 0.33, false),
  contacts: known([117, 49], [40, 24], 0.965, 0.683, 0.138, false),
  'contacts.email': known([144, 2], [20, 0], 1, 0.977, 0.661, true),
  returnables: known([329, 13], [10, 0], 0.991, 0.953, 0.33, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.942, 0.748, 0.33, false),
  eligibility: known([0, 0], [0, 0], 1, 0.748, 0.33, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.748, 0.33, false),
  functionality: known([45, 23], [12, 6], 0.988, 0.639, 0.227, false),
  specificGoals: known([104, 16], [77, 16], 0.991, 0.845, 0.486, false),
  localContent: known([0, 1], [0, 1], 0.667, 0.519, 0.33, false),
  cidb: known([20, 0], [10, 0], 1, 0.978, 0.33, true),
  specifications: known([0, 0], [0, 0], null, 0.748, 0.33, false),
  subject: known([0, 0], [0, 0], null, 0.748, 0.33, false),
};
