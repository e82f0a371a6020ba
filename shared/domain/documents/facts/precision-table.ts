import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 89 real papers that the rules were mended with and 61 others, with 229 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([81, 0], [45, 0], 0.995, 0.993, 0.284, true),
  'closing.time': known([75, 0], [43, 0], 1, 0.993, 0.335, true),
  validityDays: known([53, 0], [5, 0], 1, 0.991, 0.24, true),
  'briefing.moment': known([31, 2], [17, 1], 1, 0.912, 0.169, false),
  'briefing.venue': known([14, 3], [9, 1], 0.917, 0.785, 0.335, false),
  'briefing.compulsory': known([27, 2], [15, 1], 1, 0.902, 0.37, false),
  'submission.methods': known([71, 15], [39, 11], 1, 0.801, 0.24, false),
  'submission.address': known([37, 37], [16, 31], 0.933, 0.484, 0.24, false),
  'submission.copies': known([3, 2], [0, 2], 0.949, 0.676, 0.24, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.753, 0.24, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.273, 0.24, false),
  evaluationSystem: known([68, 0], [26, 0], 1, 0.993, 0.496, true),
  functionalityThreshold: known([34, 2], [19, 1], 1, 0.918, 0.24, false),
  priceFormula: known([0, 0], [0, 0], 1, 0.753, 0.24, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.753, 0.24, false),
  durationMonths: known([44, 1], [0, 0], 1, 0.959, 0.284, false),
  paymentDays: known([23, 0], [11, 0], 1, 0.982, 0.335, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.753, 0.24, false),
  estimatedValue: known([0, 0], [0, 0], 0.8, 0.744, 0.24, false),
  bbbeeLevel: known([0, 0], [0, 0], null, 0.753, 0.24, false),
  awardedOn: known([0, 0], [0, 0], null, 0.753, 0.24, false),
  contacts: known([102, 44], [30, 22], 0.965, 0.676, 0.113, false),
  'contacts.email': known([124, 2], [0, 0], 1, 0.974, 0.667, true),
  returnables: known([258, 10], [0, 0], 0.991, 0.953, 0.24, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.942, 0.753, 0.24, false),
  eligibility: known([0, 0], [0, 0], 1, 0.753, 0.24, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.753, 0.24, false),
  functionality: known([39, 11], [12, 6], 0.988, 0.753, 0.076, false),
  specificGoals: known([74, 8], [47, 8], 0.991, 0.88, 0.24, false),
  localContent: known([0, 1], [0, 1], 0.667, 0.523, 0.24, false),
  cidb: known([18, 0], [8, 0], 1, 0.978, 0.24, true),
  specifications: known([0, 0], [0, 0], null, 0.753, 0.24, false),
  subject: known([0, 0], [0, 0], null, 0.753, 0.24, false),
};
