import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 31 real papers that the rules were mended with and 116 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([107, 0], [95, 0], 1, 0.998, 0.321, true),
  'closing.time': known([104, 0], [93, 0], 1, 0.998, 0.595, true),
  validityDays: known([78, 0], [57, 0], 1, 0.997, 0.599, true),
  'briefing.moment': known([45, 1], [16, 1], 1, 0.92, 0.332, false),
  'briefing.venue': known([12, 3], [4, 3], 0.813, 0.612, 0.416, false),
  'briefing.compulsory': known([41, 0], [14, 0], 1, 0.991, 0.281, true),
  'submission.methods': known([60, 3], [15, 1], 1, 0.916, 0.613, false),
  'submission.address': known([47, 4], [11, 2], 0.989, 0.83, 0.285, false),
  'submission.copies': known([10, 4], [8, 4], 1, 0.689, 0.406, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.801, 0.406, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.301, 0.301, false),
  evaluationSystem: known([95, 1], [56, 1], 1, 0.97, 0.712, true),
  functionalityThreshold: known([77, 0], [62, 0], 1, 0.997, 0.485, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.801, 0.406, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.801, 0.406, false),
  durationMonths: known([74, 2], [46, 1], 1, 0.965, 0.667, true),
  paymentDays: known([58, 1], [39, 1], 1, 0.96, 0.406, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.801, 0.406, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.801, 0.406, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.801, 0.406, false),
  awardedOn: known([0, 0], [0, 0], null, 0.801, 0.406, false),
  contacts: known([141, 17], [16, 5], 0.991, 0.747, 0.246, false),
  'contacts.email': known([174, 2], [26, 1], 1, 0.944, 0.717, true),
  returnables: known([448, 20], [115, 6], 0.994, 0.936, 0.367, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.966, 0.801, 0.406, false),
  eligibility: known([0, 0], [0, 0], 1, 0.801, 0.406, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.801, 0.406, false),
  functionality: known([127, 2], [8, 2], 1, 0.801, 0.572, false),
  specificGoals: known([106, 6], [25, 4], 1, 0.838, 0.565, false),
  localContent: known([0, 5], [0, 5], 1, 0.405, 0.405, false),
  cidb: known([19, 0], [15, 0], 1, 0.992, 0.406, true),
  specifications: known([0, 0], [0, 0], null, 0.801, 0.406, false),
  subject: known([0, 0], [0, 0], null, 0.801, 0.406, false),
};
