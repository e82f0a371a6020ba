import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 68 real documents that were used to correct the rules and 398 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([379, 0], [245, 7], 1, 0.964, 0.591, true),
  'closing.time': known([368, 0], [241, 2], 1, 0.987, 0.854, true),
  validityDays: known([298, 0], [205, 3], 1, 0.979, 0.54, true),
  'briefing.moment': known([187, 5], [108, 4], 1, 0.952, 0.563, true),
  'briefing.venue': known([47, 6], [29, 3], 0.813, 0.865, 0.56, false),
  'briefing.compulsory': known([191, 0], [111, 2], 1, 0.973, 0.408, true),
  'submission.methods': known([126, 18], [61, 10], 1, 0.837, 0.637, false),
  'submission.address': known([112, 25], [68, 11], 0.989, 0.838, 0.397, false),
  'submission.copies': known([21, 8], [21, 10], 1, 0.665, 0.477, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.87, 0.477, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.304, 0.304, false),
  evaluationSystem: known([328, 2], [244, 2], 1, 0.987, 0.701, true),
  functionalityThreshold: known([200, 3], [159, 7], 1, 0.946, 0.548, false),
  priceFormula: known([0, 0], [0, 0], 1, 0.87, 0.477, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.87, 0.477, false),
  durationMonths: known([232, 7], [181, 10], 1, 0.935, 0.788, false),
  paymentDays: known([164, 2], [123, 3], 1, 0.966, 0.733, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.87, 0.477, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.87, 0.477, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.87, 0.477, false),
  awardedOn: known([0, 0], [0, 0], null, 0.87, 0.477, false),
  contacts: known([356, 21], [170, 8], 0.991, 0.943, 0.337, false),
  'contacts.email': known([542, 13], [267, 9], 1, 0.959, 0.781, true),
  returnables: known([1076, 32], [371, 14], 0.994, 0.956, 0.391, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.87, 0.477, false),
  eligibility: known([0, 0], [0, 0], 1, 0.87, 0.477, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.87, 0.477, false),
  functionality: known([324, 11], [123, 15], 1, 0.874, 0.603, false),
  specificGoals: known([355, 26], [172, 11], 1, 0.927, 0.793, false),
  localContent: known([9, 1], [7, 1], 1, 0.87, 0.477, false),
  cidb: known([75, 2], [63, 2], 1, 0.955, 0.477, true),
  specifications: known([0, 0], [0, 0], null, 0.87, 0.477, false),
  subject: known([0, 0], [0, 0], null, 0.87, 0.477, false),
};
