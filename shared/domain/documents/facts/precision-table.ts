import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 60 real documents that were used to correct the rules and 346 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([330, 0], [205, 5], 1, 0.968, 0.647, true),
  'closing.time': known([321, 0], [201, 1], 1, 0.991, 0.861, true),
  validityDays: known([261, 0], [173, 2], 1, 0.982, 0.521, true),
  'briefing.moment': known([167, 5], [91, 4], 1, 0.943, 0.568, false),
  'briefing.venue': known([44, 6], [27, 3], 0.813, 0.858, 0.58, false),
  'briefing.compulsory': known([172, 0], [95, 2], 1, 0.969, 0.343, true),
  'submission.methods': known([126, 18], [61, 10], 1, 0.837, 0.639, false),
  'submission.address': known([112, 25], [68, 11], 0.989, 0.838, 0.399, false),
  'submission.copies': known([21, 8], [21, 10], 1, 0.665, 0.499, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.869, 0.499, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.303, 0.303, false),
  evaluationSystem: known([288, 2], [211, 2], 1, 0.985, 0.719, true),
  functionalityThreshold: known([178, 2], [139, 7], 1, 0.939, 0.568, false),
  priceFormula: known([0, 0], [0, 0], 1, 0.869, 0.499, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.869, 0.499, false),
  durationMonths: known([203, 5], [154, 9], 1, 0.932, 0.795, false),
  paymentDays: known([149, 2], [110, 3], 1, 0.962, 0.746, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.869, 0.499, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.869, 0.499, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.869, 0.499, false),
  awardedOn: known([0, 0], [0, 0], null, 0.869, 0.499, false),
  contacts: known([323, 18], [145, 8], 0.991, 0.934, 0.332, false),
  'contacts.email': known([490, 12], [226, 5], 1, 0.971, 0.784, true),
  returnables: known([1076, 32], [371, 14], 0.994, 0.956, 0.397, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.869, 0.499, false),
  eligibility: known([0, 0], [0, 0], 1, 0.869, 0.499, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.869, 0.499, false),
  functionality: known([324, 11], [123, 15], 1, 0.874, 0.621, false),
  specificGoals: known([355, 26], [172, 11], 1, 0.927, 0.797, false),
  localContent: known([9, 1], [7, 1], 1, 0.869, 0.499, false),
  cidb: known([62, 1], [52, 2], 1, 0.947, 0.499, true),
  specifications: known([0, 0], [0, 0], null, 0.869, 0.499, false),
  subject: known([0, 0], [0, 0], null, 0.869, 0.499, false),
};
