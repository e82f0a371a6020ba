import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 15 real documents that were used to correct the rules and 213 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([184, 0], [105, 2], 1, 0.971, 0.444, true),
  'closing.time': known([181, 0], [104, 0], 1, 0.998, 0.818, true),
  validityDays: known([151, 0], [91, 1], 1, 0.981, 0.495, true),
  'briefing.moment': known([78, 2], [25, 1], 1, 0.943, 0.596, true),
  'briefing.venue': known([26, 2], [9, 1], 0.813, 0.838, 0.444, false),
  'briefing.compulsory': known([80, 0], [27, 0], 1, 0.996, 0.557, true),
  'submission.methods': known([83, 11], [34, 8], 1, 0.786, 0.632, false),
  'submission.address': known([70, 13], [35, 9], 0.989, 0.772, 0.396, false),
  'submission.copies': known([18, 8], [18, 8], 1, 0.682, 0.468, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.86, 0.468, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.304, 0.304, false),
  evaluationSystem: known([170, 2], [128, 2], 1, 0.976, 0.723, true),
  functionalityThreshold: known([109, 2], [88, 4], 1, 0.942, 0.54, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.86, 0.468, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.86, 0.468, false),
  durationMonths: known([124, 2], [98, 4], 1, 0.947, 0.75, true),
  paymentDays: known([105, 2], [76, 2], 1, 0.962, 0.675, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.86, 0.468, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.86, 0.468, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.86, 0.468, false),
  awardedOn: known([0, 0], [0, 0], null, 0.86, 0.468, false),
  contacts: known([211, 6], [64, 2], 0.991, 0.955, 0.277, true),
  'contacts.email': known([291, 8], [87, 1], 1, 0.98, 0.714, true),
  returnables: known([762, 18], [168, 5], 0.994, 0.961, 0.468, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.86, 0.468, false),
  eligibility: known([0, 0], [0, 0], 1, 0.86, 0.468, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.86, 0.468, false),
  functionality: known([237, 1], [52, 4], 1, 0.908, 0.445, false),
  specificGoals: known([243, 9], [77, 5], 1, 0.922, 0.763, false),
  localContent: known([6, 1], [6, 1], 1, 0.86, 0.468, false),
  cidb: known([35, 0], [31, 0], 1, 0.996, 0.468, true),
  specifications: known([0, 0], [0, 0], null, 0.86, 0.468, false),
  subject: known([0, 0], [0, 0], null, 0.86, 0.468, false),
};
