import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 31 real papers that the rules were mended with and 83 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([81, 0], [69, 0], 1, 0.996, 0.495, true),
  'closing.time': known([78, 0], [67, 0], 1, 0.996, 0.64, true),
  validityDays: known([58, 0], [37, 0], 1, 0.993, 0.64, true),
  'briefing.moment': known([34, 1], [5, 1], 1, 0.838, 0.469, false),
  'briefing.venue': known([13, 5], [2, 1], 0.947, 0.76, 0.469, false),
  'briefing.compulsory': known([32, 0], [5, 0], 1, 0.972, 0.382, false),
  'submission.methods': known([48, 2], [3, 0], 1, 0.966, 0.479, false),
  'submission.address': known([40, 5], [3, 2], 0.989, 0.701, 0.399, false),
  'submission.copies': known([6, 4], [4, 4], 1, 0.599, 0.469, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.747, 0.469, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.291, 0.291, false),
  evaluationSystem: known([74, 0], [35, 0], 1, 0.992, 0.729, true),
  functionalityThreshold: known([53, 0], [38, 0], 1, 0.993, 0.469, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.747, 0.469, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.747, 0.469, false),
  durationMonths: known([56, 2], [38, 1], 1, 0.957, 0.676, true),
  paymentDays: known([41, 1], [33, 1], 1, 0.951, 0.469, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.747, 0.469, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.747, 0.469, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.747, 0.469, false),
  awardedOn: known([0, 0], [0, 0], null, 0.747, 0.469, false),
  contacts: known([69, 2], [22, 2], 0.998, 0.89, 0.357, false),
  'contacts.email': known([101, 0], [56, 0], 1, 0.995, 0.68, true),
  returnables: known([322, 15], [59, 3], 0.994, 0.933, 0.469, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.966, 0.747, 0.469, false),
  eligibility: known([0, 0], [0, 0], 1, 0.747, 0.469, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.747, 0.469, false),
  functionality: known([105, 0], [0, 0], 1, 0.747, 0.469, false),
  specificGoals: known([98, 25], [80, 24], 1, 0.747, 0.597, false),
  localContent: known([0, 4], [0, 4], 1, 0.448, 0.448, false),
  cidb: known([15, 0], [12, 0], 1, 0.983, 0.469, true),
  specifications: known([0, 0], [0, 0], null, 0.747, 0.469, false),
  subject: known([0, 0], [0, 0], null, 0.747, 0.469, false),
};
