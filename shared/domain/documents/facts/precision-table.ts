import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from 9
 * real documents that were used to correct the rules and 198 others, with 406 generated ones as a weak prior; do not
 * edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([168, 0], [94, 0], 1, 0.999, 0.433, true),
  'closing.time': known([166, 0], [93, 0], 1, 0.999, 0.793, true),
  validityDays: known([139, 0], [85, 0], 1, 0.999, 0.476, true),
  'briefing.moment': known([74, 1], [21, 0], 1, 0.997, 0.508, true),
  'briefing.venue': known([24, 2], [7, 1], 0.813, 0.818, 0.43, false),
  'briefing.compulsory': known([75, 0], [22, 0], 1, 0.997, 0.427, true),
  'submission.methods': known([78, 7], [31, 5], 1, 0.838, 0.598, false),
  'submission.address': known([66, 10], [31, 7], 0.989, 0.793, 0.35, false),
  'submission.copies': known([15, 8], [15, 8], 1, 0.652, 0.431, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.864, 0.431, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.31, 0.31, false),
  evaluationSystem: known([152, 2], [114, 2], 1, 0.974, 0.716, true),
  functionalityThreshold: known([102, 1], [75, 1], 1, 0.978, 0.508, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.864, 0.431, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.864, 0.431, false),
  durationMonths: known([115, 2], [76, 1], 1, 0.978, 0.722, true),
  paymentDays: known([98, 1], [75, 1], 1, 0.978, 0.614, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.864, 0.431, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.864, 0.431, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.864, 0.431, false),
  awardedOn: known([0, 0], [0, 0], null, 0.864, 0.431, false),
  contacts: known([180, 6], [39, 1], 0.991, 0.961, 0.261, true),
  'contacts.email': known([259, 6], [55, 1], 1, 0.971, 0.705, true),
  returnables: known([700, 17], [47, 1], 0.994, 0.967, 0.438, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.966, 0.864, 0.431, false),
  eligibility: known([0, 0], [0, 0], 1, 0.864, 0.431, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.864, 0.431, false),
  functionality: known([222, 1], [33, 1], 1, 0.956, 0.428, true),
  specificGoals: known([217, 5], [30, 0], 1, 0.998, 0.793, true),
  localContent: known([6, 1], [6, 1], 1, 0.864, 0.431, false),
  cidb: known([32, 0], [29, 0], 1, 0.997, 0.431, true),
  specifications: known([0, 0], [0, 0], null, 0.864, 0.431, false),
  subject: known([0, 0], [0, 0], null, 0.864, 0.431, false),
};
