import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 89 real papers that the rules were mended with and 84 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([98, 0], [62, 0], 1, 0.995, 0.46, true),
  'closing.time': known([92, 0], [60, 0], 1, 0.994, 0.592, true),
  validityDays: known([65, 0], [17, 0], 1, 0.992, 0.544, true),
  'briefing.moment': known([36, 4], [22, 3], 1, 0.872, 0.242, false),
  'briefing.venue': known([18, 5], [13, 3], 0.953, 0.753, 0.405, false),
  'briefing.compulsory': known([34, 2], [22, 1], 1, 0.918, 0.492, false),
  'submission.methods': known([83, 21], [51, 17], 1, 0.775, 0.401, false),
  'submission.address': known([48, 46], [27, 40], 0.942, 0.493, 0.401, false),
  'submission.copies': known([7, 2], [4, 2], 1, 0.773, 0.401, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.773, 0.401, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.273, 0.273, false),
  evaluationSystem: known([81, 0], [39, 0], 1, 0.994, 0.722, true),
  functionalityThreshold: known([50, 2], [26, 1], 1, 0.941, 0.401, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.773, 0.401, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.773, 0.401, false),
  durationMonths: known([60, 2], [16, 1], 1, 0.949, 0.467, false),
  paymentDays: known([35, 1], [23, 1], 1, 0.95, 0.482, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.773, 0.401, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.773, 0.401, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.773, 0.401, false),
  awardedOn: known([0, 0], [0, 0], null, 0.773, 0.401, false),
  contacts: known([117, 49], [40, 24], 0.981, 0.684, 0.148, false),
  'contacts.email': known([144, 2], [20, 0], 1, 0.977, 0.673, true),
  returnables: known([329, 13], [10, 0], 0.994, 0.953, 0.401, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.966, 0.773, 0.401, false),
  eligibility: known([0, 0], [0, 0], 1, 0.773, 0.401, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.773, 0.401, false),
  functionality: known([94, 8], [12, 6], 1, 0.902, 0.401, false),
  specificGoals: known([95, 21], [69, 20], 1, 0.796, 0.544, false),
  localContent: known([0, 1], [0, 1], 1, 0.701, 0.401, false),
  cidb: known([20, 0], [10, 0], 1, 0.98, 0.401, true),
  specifications: known([0, 0], [0, 0], null, 0.773, 0.401, false),
  subject: known([0, 0], [0, 0], null, 0.773, 0.401, false),
};
