import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 31 real papers that the rules were mended with and 151 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([141, 0], [64, 0], 1, 0.998, 0.488, true),
  'closing.time': known([138, 0], [63, 0], 1, 0.998, 0.667, true),
  validityDays: known([114, 0], [53, 0], 1, 0.998, 0.55, true),
  'briefing.moment': known([69, 1], [12, 0], 1, 0.995, 0.456, true),
  'briefing.venue': known([23, 1], [5, 0], 0.813, 0.898, 0.441, false),
  'briefing.compulsory': known([68, 0], [12, 0], 1, 0.995, 0.456, true),
  'submission.methods': known([68, 5], [14, 3], 1, 0.81, 0.598, false),
  'submission.address': known([56, 7], [16, 4], 0.989, 0.784, 0.361, false),
  'submission.copies': known([16, 6], [14, 6], 1, 0.697, 0.456, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.863, 0.456, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.309, 0.309, false),
  evaluationSystem: known([122, 2], [83, 2], 1, 0.965, 0.686, true),
  functionalityThreshold: known([96, 1], [71, 1], 1, 0.977, 0.53, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.863, 0.456, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.863, 0.456, false),
  durationMonths: known([98, 2], [70, 1], 1, 0.977, 0.777, true),
  paymentDays: known([71, 1], [52, 1], 1, 0.97, 0.587, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.863, 0.456, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.863, 0.456, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.863, 0.456, false),
  awardedOn: known([0, 0], [0, 0], null, 0.863, 0.456, false),
  contacts: known([151, 4], [7, 0], 0.991, 0.99, 0.184, false),
  'contacts.email': known([212, 5], [9, 1], 1, 0.889, 0.529, false),
  returnables: known([567, 15], [0, 0], 0.994, 0.863, 0.456, false),
  'returnables.mandatory': known([0, 0], [0, 0], 0.966, 0.863, 0.456, false),
  eligibility: known([0, 0], [0, 0], 1, 0.863, 0.456, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.863, 0.456, false),
  functionality: known([208, 1], [10, 1], 1, 0.895, 0.456, false),
  specificGoals: known([180, 6], [13, 0], 1, 0.996, 0.631, true),
  localContent: known([6, 1], [6, 1], 1, 0.863, 0.456, false),
  cidb: known([30, 0], [24, 0], 1, 0.997, 0.456, true),
  specifications: known([0, 0], [0, 0], null, 0.863, 0.456, false),
  subject: known([0, 0], [0, 0], null, 0.863, 0.456, false),
};
