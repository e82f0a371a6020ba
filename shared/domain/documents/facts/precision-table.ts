import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 89 real papers that the rules were mended with and 98 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([111, 0], [75, 0], 1, 0.996, 0.429, true),
  'closing.time': known([105, 0], [73, 0], 1, 0.996, 0.552, true),
  validityDays: known([75, 0], [27, 0], 1, 0.994, 0.552, true),
  'briefing.moment': known([44, 2], [24, 1], 1, 0.935, 0.315, false),
  'briefing.venue': known([19, 6], [13, 2], 0.953, 0.733, 0.315, false),
  'briefing.compulsory': known([37, 2], [21, 1], 1, 0.925, 0.502, false),
  'submission.methods': known([92, 23], [60, 19], 1, 0.777, 0.346, false),
  'submission.address': known([54, 53], [33, 47], 0.942, 0.487, 0.346, false),
  'submission.copies': known([7, 2], [4, 2], 1, 0.776, 0.346, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.776, 0.346, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.279, 0.279, false),
  evaluationSystem: known([101, 0], [44, 0], 1, 0.995, 0.502, true),
  functionalityThreshold: known([61, 2], [37, 1], 1, 0.951, 0.346, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.776, 0.346, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.776, 0.346, false),
  durationMonths: known([70, 2], [26, 1], 1, 0.956, 0.527, true),
  paymentDays: known([44, 1], [32, 1], 1, 0.96, 0.432, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.776, 0.346, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.776, 0.346, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.776, 0.346, false),
  awardedOn: known([0, 0], [0, 0], null, 0.776, 0.346, false),
  contacts: known([121, 33], [43, 24], 0.998, 0.765, 0.322, false),
  'contacts.email': known([165, 2], [40, 0], 1, 0.98, 0.689, true),
  returnables: known([383, 15], [10, 0], 0.994, 0.954, 0.346, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.966, 0.776, 0.346, false),
  eligibility: known([0, 0], [0, 0], 1, 0.776, 0.346, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.776, 0.346, false),
  functionality: known([101, 9], [19, 7], 1, 0.899, 0.143, false),
  specificGoals: known([122, 25], [96, 24], 1, 0.809, 0.499, false),
  localContent: known([0, 4], [0, 4], 1, 0.44, 0.346, false),
  cidb: known([22, 0], [12, 0], 1, 0.984, 0.346, true),
  specifications: known([0, 0], [0, 0], null, 0.776, 0.346, false),
  subject: known([0, 0], [0, 0], null, 0.776, 0.346, false),
};
