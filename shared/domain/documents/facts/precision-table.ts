import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 89 real papers that the rules were mended with and 73 others, with 229 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([88, 0], [52, 0], 0.995, 0.994, 0.363, true),
  'closing.time': known([82, 0], [50, 0], 1, 0.994, 0.479, true),
  validityDays: known([58, 0], [10, 0], 1, 0.991, 0.41, true),
  'briefing.moment': known([33, 3], [19, 2], 1, 0.888, 0.225, false),
  'briefing.venue': known([16, 4], [11, 2], 0.917, 0.764, 0.346, false),
  'briefing.compulsory': known([30, 2], [18, 1], 1, 0.91, 0.461, false),
  'submission.methods': known([77, 17], [45, 13], 1, 0.795, 0.321, false),
  'submission.address': known([43, 40], [22, 34], 0.933, 0.5, 0.321, false),
  'submission.copies': known([3, 2], [0, 2], 0.949, 0.675, 0.321, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.677, 0.321, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.271, 0.271, false),
  evaluationSystem: known([74, 0], [32, 0], 1, 0.993, 0.634, true),
  functionalityThreshold: known([40, 2], [25, 1], 1, 0.928, 0.321, false),
  priceFormula: known([0, 0], [0, 0], 1, 0.677, 0.321, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.677, 0.321, false),
  durationMonths: known([50, 2], [6, 1], 1, 0.941, 0.413, false),
  paymentDays: known([27, 0], [15, 0], 1, 0.984, 0.41, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.677, 0.321, false),
  estimatedValue: known([0, 0], [0, 0], 0.8, 0.677, 0.321, false),
  bbbeeLevel: known([0, 0], [0, 0], null, 0.677, 0.321, false),
  awardedOn: known([0, 0], [0, 0], null, 0.677, 0.321, false),
  contacts: known([109, 47], [32, 22], 0.965, 0.677, 0.166, false),
  'contacts.email': known([134, 2], [10, 0], 1, 0.975, 0.666, true),
  returnables: known([287, 11], [10, 0], 0.991, 0.953, 0.321, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.942, 0.677, 0.321, false),
  eligibility: known([0, 0], [0, 0], 1, 0.677, 0.321, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.677, 0.321, false),
  functionality: known([40, 18], [12, 6], 0.988, 0.666, 0.196, false),
  specificGoals: known([86, 8], [59, 8], 0.991, 0.894, 0.479, false),
  localContent: known([0, 1], [0, 1], 0.667, 0.522, 0.321, false),
  cidb: known([19, 0], [9, 0], 1, 0.979, 0.321, true),
  specifications: known([0, 0], [0, 0], null, 0.677, 0.321, false),
  subject: known([0, 0], [0, 0], null, 0.677, 0.321, false),
};
