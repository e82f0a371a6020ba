import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 44 real documents that were used to correct the rules and 318 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([294, 0], [183, 5], 1, 0.964, 0.68, true),
  'closing.time': known([286, 0], [180, 1], 1, 0.99, 0.85, true),
  validityDays: known([230, 0], [154, 1], 1, 0.988, 0.517, true),
  'briefing.moment': known([152, 3], [78, 4], 1, 0.935, 0.559, false),
  'briefing.venue': known([39, 6], [22, 3], 0.813, 0.835, 0.552, false),
  'briefing.compulsory': known([156, 0], [83, 1], 1, 0.979, 0.336, true),
  'submission.methods': known([105, 17], [49, 10], 1, 0.807, 0.638, false),
  'submission.address': known([93, 20], [54, 11], 0.989, 0.807, 0.398, false),
  'submission.copies': known([20, 8], [20, 8], 1, 0.701, 0.488, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.869, 0.488, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.304, 0.304, false),
  evaluationSystem: known([257, 2], [192, 2], 1, 0.984, 0.753, true),
  functionalityThreshold: known([162, 2], [130, 7], 1, 0.935, 0.559, false),
  priceFormula: known([0, 0], [0, 0], 1, 0.869, 0.488, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.869, 0.488, false),
  durationMonths: known([178, 5], [140, 7], 1, 0.939, 0.801, true),
  paymentDays: known([134, 2], [101, 3], 1, 0.959, 0.716, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.869, 0.488, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.869, 0.488, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.869, 0.488, false),
  awardedOn: known([0, 0], [0, 0], null, 0.869, 0.488, false),
  contacts: known([293, 17], [129, 7], 0.991, 0.935, 0.331, false),
  'contacts.email': known([437, 12], [194, 5], 1, 0.966, 0.726, true),
  returnables: known([938, 27], [281, 10], 0.994, 0.957, 0.394, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.869, 0.488, false),
  eligibility: known([0, 0], [0, 0], 1, 0.869, 0.488, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.869, 0.488, false),
  functionality: known([306, 11], [113, 11], 1, 0.894, 0.612, false),
  specificGoals: known([330, 18], [156, 9], 1, 0.932, 0.795, false),
  localContent: known([9, 1], [7, 1], 1, 0.869, 0.488, false),
  cidb: known([56, 0], [46, 1], 1, 0.965, 0.488, true),
  specifications: known([0, 0], [0, 0], null, 0.869, 0.488, false),
  subject: known([0, 0], [0, 0], null, 0.869, 0.488, false),
};
