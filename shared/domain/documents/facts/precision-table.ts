import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 89 real papers that the rules were mended with and 84 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([98, 0], [62, 0], 1, 0.995, 0.458, true),
  'closing.time': known([92, 0], [60, 0], 1, 0.995, 0.59, true),
  validityDays: known([65, 0], [17, 0], 1, 0.993, 0.541, true),
  'briefing.moment': known([36, 4], [22, 3], 1, 0.873, 0.24, false),
  'briefing.venue': known([18, 5], [13, 3], 0.953, 0.754, 0.403, false),
  'briefing.compulsory': known([34, 2], [22, 1], 1, 0.919, 0.491, false),
  'submission.methods': known([83, 21], [51, 17], 1, 0.775, 0.398, false),
  'submission.address': known([48, 46], [27, 40], 0.942, 0.493, 0.398, false),
  'submission.copies': known([7, 2], [4, 2], 1, 0.776, 0.398, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.775, 0.398, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.277, 0.277, false),
  evaluationSystem: known([81, 0], [39, 0], 1, 0.994, 0.721, true),
  functionalityThreshold: known([50, 2], [26, 1], 1, 0.941, 0.398, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.775, 0.398, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.775, 0.398, false),
  durationMonths: known([60, 2], [16, 1], 1, 0.95, 0.465, false),
  paymentDays: known([35, 1], [23, 1], 1, 0.951, 0.479, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.775, 0.398, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.775, 0.398, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.775, 0.398, false),
  awardedOn: known([0, 0], [0, 0], null, 0.775, 0.398, false),
  contacts: known([108, 31], [30, 22], 0.998, 0.755, 0.314, false),
  'contacts.email': known([145, 2], [20, 0], 1, 0.977, 0.663, true),
  returnables: known([329, 13], [10, 0], 0.994, 0.953, 0.398, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.966, 0.775, 0.398, false),
  eligibility: known([0, 0], [0, 0], 1, 0.775, 0.398, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.775, 0.398, false),
  functionality: known([94, 8], [12, 6], 1, 0.902, 0.398, false),
  specificGoals: known([95, 21], [69, 20], 1, 0.797, 0.541, false),
  localContent: known([0, 1], [0, 1], 1, 0.706, 0.398, false),
  cidb: known([20, 0], [10, 0], 1, 0.982, 0.398, true),
  specifications: known([0, 0], [0, 0], null, 0.775, 0.398, false),
  subject: known([0, 0], [0, 0], null, 0.775, 0.398, false),
};
