import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 38 real documents that were used to correct the rules and 272 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([255, 1], [148, 3], 1, 0.971, 0.68, true),
  'closing.time': known([248, 0], [145, 1], 1, 0.988, 0.85, true),
  validityDays: known([195, 0], [123, 1], 1, 0.986, 0.516, true),
  'briefing.moment': known([121, 2], [52, 3], 1, 0.927, 0.557, false),
  'briefing.venue': known([33, 5], [17, 2], 0.813, 0.845, 0.494, false),
  'briefing.compulsory': known([123, 0], [56, 0], 1, 0.998, 0.335, true),
  'submission.methods': known([105, 17], [49, 10], 1, 0.807, 0.638, false),
  'submission.address': known([93, 20], [54, 11], 0.989, 0.807, 0.398, false),
  'submission.copies': known([20, 8], [20, 8], 1, 0.701, 0.487, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.87, 0.487, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.304, 0.304, false),
  evaluationSystem: known([217, 2], [157, 2], 1, 0.98, 0.752, true),
  functionalityThreshold: known([136, 2], [106, 6], 1, 0.931, 0.557, false),
  priceFormula: known([0, 0], [0, 0], 1, 0.87, 0.487, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.87, 0.487, false),
  durationMonths: known([151, 4], [117, 5], 1, 0.946, 0.8, true),
  paymentDays: known([125, 2], [92, 2], 1, 0.968, 0.715, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.87, 0.487, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.87, 0.487, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.87, 0.487, false),
  awardedOn: known([0, 0], [0, 0], null, 0.87, 0.487, false),
  contacts: known([260, 14], [95, 4], 0.991, 0.945, 0.331, true),
  'contacts.email': known([381, 12], [143, 2], 1, 0.979, 0.726, true),
  returnables: known([937, 28], [281, 10], 0.994, 0.957, 0.393, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.87, 0.487, false),
  eligibility: known([0, 0], [0, 0], 1, 0.87, 0.487, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.87, 0.487, false),
  functionality: known([283, 13], [92, 7], 1, 0.912, 0.611, false),
  specificGoals: known([308, 16], [121, 7], 1, 0.931, 0.794, false),
  localContent: known([9, 1], [7, 1], 1, 0.87, 0.487, false),
  cidb: known([43, 1], [36, 1], 1, 0.958, 0.487, true),
  specifications: known([0, 0], [0, 0], null, 0.87, 0.487, false),
  subject: known([0, 0], [0, 0], null, 0.87, 0.487, false),
};
