import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 64 real documents that were used to correct the rules and 369 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([347, 0], [218, 6], 1, 0.964, 0.642, true),
  'closing.time': known([337, 0], [214, 1], 1, 0.991, 0.861, true),
  validityDays: known([273, 0], [183, 3], 1, 0.976, 0.514, true),
  'briefing.moment': known([171, 5], [95, 4], 1, 0.946, 0.607, false),
  'briefing.venue': known([44, 6], [27, 3], 0.813, 0.858, 0.567, false),
  'briefing.compulsory': known([176, 0], [99, 2], 1, 0.97, 0.313, true),
  'submission.methods': known([126, 18], [61, 10], 1, 0.837, 0.638, false),
  'submission.address': known([112, 25], [68, 11], 0.989, 0.838, 0.397, false),
  'submission.copies': known([21, 8], [21, 10], 1, 0.665, 0.481, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.869, 0.481, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.303, 0.303, false),
  evaluationSystem: known([301, 2], [221, 2], 1, 0.986, 0.716, true),
  functionalityThreshold: known([184, 3], [145, 7], 1, 0.941, 0.552, false),
  priceFormula: known([0, 0], [0, 0], 1, 0.869, 0.481, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.869, 0.481, false),
  durationMonths: known([215, 5], [164, 10], 1, 0.929, 0.789, false),
  paymentDays: known([156, 2], [116, 3], 1, 0.964, 0.736, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.869, 0.481, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.869, 0.481, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.869, 0.481, false),
  awardedOn: known([0, 0], [0, 0], null, 0.869, 0.481, false),
  contacts: known([332, 18], [150, 8], 0.991, 0.936, 0.337, false),
  'contacts.email': known([506, 12], [237, 9], 1, 0.954, 0.781, true),
  returnables: known([1076, 32], [371, 14], 0.994, 0.956, 0.392, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.869, 0.481, false),
  eligibility: known([0, 0], [0, 0], 1, 0.869, 0.481, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.869, 0.481, false),
  functionality: known([324, 11], [123, 15], 1, 0.874, 0.607, false),
  specificGoals: known([355, 26], [172, 11], 1, 0.927, 0.793, false),
  localContent: known([9, 1], [7, 1], 1, 0.869, 0.481, false),
  cidb: known([66, 1], [55, 2], 1, 0.949, 0.481, true),
  specifications: known([0, 0], [0, 0], null, 0.869, 0.481, false),
  subject: known([0, 0], [0, 0], null, 0.869, 0.481, false),
};
