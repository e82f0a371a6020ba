import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 28 real documents that were used to correct the rules and 256 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([235, 0], [136, 3], 1, 0.969, 0.665, true),
  'closing.time': known([229, 0], [134, 1], 1, 0.987, 0.843, true),
  validityDays: known([182, 0], [117, 1], 1, 0.985, 0.578, true),
  'briefing.moment': known([118, 2], [49, 3], 1, 0.923, 0.559, false),
  'briefing.venue': known([33, 5], [17, 2], 0.813, 0.845, 0.519, false),
  'briefing.compulsory': known([119, 0], [52, 0], 1, 0.997, 0.398, true),
  'submission.methods': known([100, 16], [46, 10], 1, 0.798, 0.638, false),
  'submission.address': known([84, 19], [47, 11], 0.989, 0.786, 0.398, false),
  'submission.copies': known([19, 8], [19, 8], 1, 0.692, 0.489, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.86, 0.489, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.304, 0.304, false),
  evaluationSystem: known([202, 2], [149, 2], 1, 0.979, 0.737, true),
  functionalityThreshold: known([128, 2], [104, 4], 1, 0.95, 0.559, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.86, 0.489, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.86, 0.489, false),
  durationMonths: known([142, 3], [112, 4], 1, 0.953, 0.801, true),
  paymentDays: known([119, 2], [88, 2], 1, 0.967, 0.717, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.86, 0.489, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.86, 0.489, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.86, 0.489, false),
  awardedOn: known([0, 0], [0, 0], null, 0.86, 0.489, false),
  contacts: known([243, 8], [83, 3], 0.991, 0.951, 0.331, true),
  'contacts.email': known([346, 8], [123, 1], 1, 0.986, 0.726, true),
  returnables: known([864, 25], [245, 8], 0.994, 0.959, 0.394, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.86, 0.489, false),
  eligibility: known([0, 0], [0, 0], 1, 0.86, 0.489, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.86, 0.489, false),
  functionality: known([271, 9], [89, 7], 1, 0.91, 0.613, false),
  specificGoals: known([262, 16], [96, 6], 1, 0.925, 0.795, false),
  localContent: known([6, 1], [6, 1], 1, 0.86, 0.489, false),
  cidb: known([40, 0], [34, 1], 1, 0.956, 0.489, true),
  specifications: known([0, 0], [0, 0], null, 0.86, 0.489, false),
  subject: known([0, 0], [0, 0], null, 0.86, 0.489, false),
};
