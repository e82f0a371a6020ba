import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 31 real papers that the rules were mended with and 139 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([134, 0], [57, 0], 1, 0.996, 0.41, true),
  'closing.time': known([131, 0], [56, 0], 1, 0.996, 0.488, true),
  validityDays: known([104, 0], [46, 0], 1, 0.995, 0.488, true),
  'briefing.moment': known([55, 2], [12, 2], 1, 0.838, 0.334, false),
  'briefing.venue': known([17, 4], [5, 1], 0.813, 0.778, 0.369, false),
  'briefing.compulsory': known([50, 0], [12, 0], 1, 0.986, 0.409, true),
  'submission.methods': known([66, 4], [12, 2], 1, 0.838, 0.66, false),
  'submission.address': known([54, 5], [14, 2], 0.989, 0.851, 0.351, false),
  'submission.copies': known([13, 5], [11, 5], 1, 0.691, 0.409, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.804, 0.409, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.295, 0.295, false),
  evaluationSystem: known([112, 2], [73, 2], 1, 0.96, 0.697, true),
  functionalityThreshold: known([88, 0], [63, 0], 1, 0.996, 0.488, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.804, 0.409, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.804, 0.409, false),
  durationMonths: known([92, 2], [64, 1], 1, 0.973, 0.696, true),
  paymentDays: known([69, 1], [50, 1], 1, 0.966, 0.549, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.804, 0.409, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.804, 0.409, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.804, 0.409, false),
  awardedOn: known([0, 0], [0, 0], null, 0.804, 0.409, false),
  contacts: known([157, 15], [34, 7], 0.991, 0.804, 0.269, false),
  'contacts.email': known([206, 5], [53, 5], 1, 0.892, 0.595, false),
  returnables: known([539, 16], [81, 4], 0.994, 0.936, 0.662, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.966, 0.804, 0.409, false),
  eligibility: known([0, 0], [0, 0], 1, 0.804, 0.409, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.804, 0.409, false),
  functionality: known([185, 0], [4, 0], 1, 0.975, 0.312, false),
  specificGoals: known([127, 10], [22, 5], 1, 0.792, 0.48, false),
  localContent: known([0, 7], [0, 7], 1, 0.33, 0.33, false),
  cidb: known([25, 1], [19, 1], 1, 0.927, 0.409, true),
  specifications: known([0, 0], [0, 0], null, 0.804, 0.409, false),
  subject: known([0, 0], [0, 0], null, 0.804, 0.409, false),
};
