import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 89 real papers that the rules were mended with and 111 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([124, 0], [88, 0], 1, 0.997, 0.461, true),
  'closing.time': known([118, 0], [86, 0], 1, 0.997, 0.594, true),
  validityDays: known([85, 0], [37, 0], 1, 0.996, 0.594, true),
  'briefing.moment': known([50, 3], [11, 2], 1, 0.923, 0.407, false),
  'briefing.venue': known([21, 7], [7, 2], 0.947, 0.725, 0.407, false),
  'briefing.compulsory': known([46, 2], [11, 1], 1, 0.939, 0.331, false),
  'submission.methods': known([85, 13], [18, 8], 1, 0.846, 0.603, false),
  'submission.address': known([62, 21], [13, 13], 0.989, 0.723, 0.623, false),
  'submission.copies': known([7, 4], [4, 4], 1, 0.667, 0.403, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.778, 0.403, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.29, 0.29, false),
  evaluationSystem: known([112, 0], [55, 0], 1, 0.997, 0.579, true),
  functionalityThreshold: known([69, 2], [45, 1], 1, 0.957, 0.403, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.778, 0.403, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.778, 0.403, false),
  durationMonths: known([82, 2], [38, 1], 1, 0.963, 0.595, true),
  paymentDays: known([55, 1], [43, 1], 1, 0.969, 0.483, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.778, 0.403, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.778, 0.403, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.778, 0.403, false),
  awardedOn: known([0, 0], [0, 0], null, 0.778, 0.403, false),
  contacts: known([130, 33], [52, 24], 0.998, 0.778, 0.331, false),
  'contacts.email': known([181, 2], [56, 0], 1, 0.982, 0.719, true),
  returnables: known([432, 18], [59, 3], 0.994, 0.952, 0.403, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.966, 0.778, 0.403, false),
  eligibility: known([0, 0], [0, 0], 1, 0.778, 0.403, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.778, 0.403, false),
  functionality: known([130, 8], [12, 6], 1, 0.927, 0.21, false),
  specificGoals: known([135, 28], [109, 27], 1, 0.809, 0.545, false),
  localContent: known([0, 4], [0, 4], 1, 0.448, 0.403, false),
  cidb: known([22, 0], [12, 0], 1, 0.989, 0.403, true),
  specifications: known([0, 0], [0, 0], null, 0.778, 0.403, false),
  subject: known([0, 0], [0, 0], null, 0.778, 0.403, false),
};
