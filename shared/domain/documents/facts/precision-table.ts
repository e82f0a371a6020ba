import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 105 real documents that were used to correct the rules and 434 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([430, 0], [277, 8], 1, 0.964, 0.61, true),
  'closing.time': known([418, 0], [274, 2], 1, 0.988, 0.862, true),
  validityDays: known([338, 0], [232, 3], 1, 0.981, 0.543, true),
  'briefing.moment': known([208, 5], [121, 4], 1, 0.956, 0.605, true),
  'briefing.venue': known([54, 6], [34, 3], 0.813, 0.881, 0.585, false),
  'briefing.compulsory': known([210, 0], [122, 2], 1, 0.975, 0.477, true),
  'submission.methods': known([133, 18], [61, 10], 1, 0.837, 0.638, false),
  'submission.address': known([117, 25], [68, 11], 0.989, 0.838, 0.398, false),
  'submission.copies': known([23, 8], [21, 10], 1, 0.665, 0.485, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.874, 0.485, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.305, 0.305, false),
  evaluationSystem: known([370, 2], [270, 2], 1, 0.988, 0.717, true),
  functionalityThreshold: known([227, 3], [175, 8], 1, 0.945, 0.555, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.874, 0.485, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.874, 0.485, false),
  durationMonths: known([257, 7], [198, 13], 1, 0.926, 0.79, false),
  paymentDays: known([188, 2], [140, 5], 1, 0.954, 0.738, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.874, 0.485, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.874, 0.485, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.874, 0.485, false),
  awardedOn: known([0, 0], [0, 0], null, 0.874, 0.485, false),
  contacts: known([405, 29], [205, 9], 0.991, 0.947, 0.337, true),
  'contacts.email': known([616, 17], [318, 10], 1, 0.962, 0.782, true),
  returnables: known([1112, 33], [371, 14], 0.994, 0.956, 0.393, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.874, 0.485, false),
  eligibility: known([0, 0], [0, 0], 1, 0.874, 0.485, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.874, 0.485, false),
  functionality: known([339, 11], [123, 15], 1, 0.874, 0.609, false),
  specificGoals: known([365, 27], [172, 11], 1, 0.927, 0.794, false),
  localContent: known([9, 1], [7, 1], 1, 0.87, 0.485, false),
  cidb: known([84, 2], [68, 2], 1, 0.958, 0.485, true),
  specifications: known([0, 0], [0, 0], null, 0.874, 0.485, false),
  subject: known([0, 0], [0, 0], null, 0.874, 0.485, false),
};
