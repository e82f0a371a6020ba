import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 47 real papers that the rules were mended with and 15 others, with 229 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([25, 0], [13, 0], 0.995, 0.991, 0.612, true),
  'closing.time': known([23, 0], [12, 0], 1, 0.992, 0.612, true),
  validityDays: known([14, 0], [7, 0], 1, 0.988, 0.612, true),
  'briefing.moment': known([9, 1], [5, 1], 1, 0.882, 0.493, false),
  'briefing.venue': known([4, 3], [0, 0], 0.784, 0.601, 0.493, false),
  'briefing.compulsory': known([9, 1], [5, 1], 1, 0.882, 0.708, false),
  'submission.methods': known([17, 6], [9, 2], 1, 0.683, 0.612, false),
  'submission.address': known([15, 5], [0, 0], 0.933, 0.704, 0.612, false),
  'submission.copies': known([3, 0], [1, 0], 0.947, 0.938, 0.612, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.882, 0.612, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.296, 0.296, false),
  evaluationSystem: known([20, 0], [10, 0], 1, 0.991, 0.475, true),
  functionalityThreshold: known([10, 1], [0, 0], 1, 0.889, 0.612, false),
  priceFormula: known([0, 0], [0, 0], 1, 0.882, 0.612, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.882, 0.612, false),
  durationMonths: known([13, 0], [7, 0], 1, 0.987, 0.612, true),
  paymentDays: known([4, 0], [1, 0], 1, 0.976, 0.667, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.882, 0.612, false),
  estimatedValue: known([0, 0], [0, 0], 0.8, 0.779, 0.612, false),
  bbbeeLevel: known([0, 0], [0, 0], null, 0.882, 0.612, false),
  contacts: known([36, 2], [0, 0], 0.816, 0.905, 0.612, false),
  'contacts.email': known([33, 0], [0, 0], 0.99, 0.992, 0.612, true),
  returnables: known([48, 1], [11, 0], 0.991, 0.965, 0.612, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.942, 0.882, 0.612, false),
  eligibility: known([0, 0], [0, 0], 1, 0.882, 0.612, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.882, 0.612, false),
  functionality: known([17, 0], [0, 0], 0.988, 0.986, 0.766, false),
  specificGoals: known([23, 1], [0, 0], 0.991, 0.935, 0.766, false),
  localContent: known([0, 0], [0, 0], 0.667, 0.682, 0.612, false),
  cidb: known([6, 0], [3, 0], 1, 0.98, 0.612, true),
  specifications: known([0, 0], [0, 0], null, 0.882, 0.612, false),
  subject: known([0, 0], [0, 0], null, 0.882, 0.612, false),
};
