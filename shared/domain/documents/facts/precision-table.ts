import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 17 real documents that were used to correct the rules and 227 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([194, 0], [113, 2], 1, 0.973, 0.548, true),
  'closing.time': known([190, 0], [111, 0], 1, 0.998, 0.86, true),
  validityDays: known([161, 0], [100, 1], 1, 0.983, 0.582, true),
  'briefing.moment': known([88, 3], [34, 2], 1, 0.924, 0.62, false),
  'briefing.venue': known([29, 4], [12, 2], 0.813, 0.806, 0.453, false),
  'briefing.compulsory': known([91, 0], [37, 0], 1, 0.997, 0.575, true),
  'submission.methods': known([87, 12], [39, 8], 1, 0.806, 0.634, false),
  'submission.address': known([76, 16], [42, 9], 0.989, 0.799, 0.399, false),
  'submission.copies': known([19, 8], [19, 8], 1, 0.692, 0.498, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.86, 0.498, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.304, 0.304, false),
  evaluationSystem: known([182, 2], [138, 2], 1, 0.978, 0.738, true),
  functionalityThreshold: known([124, 2], [101, 4], 1, 0.949, 0.567, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.86, 0.498, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.86, 0.498, false),
  durationMonths: known([130, 3], [104, 4], 1, 0.95, 0.794, true),
  paymentDays: known([114, 2], [84, 2], 1, 0.965, 0.722, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.86, 0.498, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.86, 0.498, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.86, 0.498, false),
  awardedOn: known([0, 0], [0, 0], null, 0.86, 0.498, false),
  contacts: known([223, 7], [75, 2], 0.991, 0.961, 0.28, true),
  'contacts.email': known([313, 8], [105, 1], 1, 0.983, 0.761, true),
  returnables: known([816, 22], [216, 7], 0.994, 0.959, 0.498, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.86, 0.498, false),
  eligibility: known([0, 0], [0, 0], 1, 0.86, 0.498, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.86, 0.498, false),
  functionality: known([266, 9], [84, 7], 1, 0.905, 0.62, false),
  specificGoals: known([260, 13], [91, 6], 1, 0.922, 0.769, false),
  localContent: known([6, 1], [6, 1], 1, 0.86, 0.498, false),
  cidb: known([39, 0], [34, 1], 1, 0.956, 0.498, true),
  specifications: known([0, 0], [0, 0], null, 0.86, 0.498, false),
  subject: known([0, 0], [0, 0], null, 0.86, 0.498, false),
};
