import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 108 real documents that were used to correct the rules and 450 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([447, 0], [291, 8], 1, 0.966, 0.641, true),
  'closing.time': known([435, 0], [288, 2], 1, 0.989, 0.875, true),
  validityDays: known([355, 0], [246, 3], 1, 0.982, 0.544, true),
  'briefing.moment': known([215, 6], [127, 5], 1, 0.95, 0.608, true),
  'briefing.venue': known([54, 6], [34, 3], 0.813, 0.881, 0.586, false),
  'briefing.compulsory': known([219, 0], [130, 2], 1, 0.977, 0.478, true),
  'submission.methods': known([133, 18], [61, 10], 1, 0.837, 0.638, false),
  'submission.address': known([117, 25], [68, 11], 0.989, 0.838, 0.398, false),
  'submission.copies': known([23, 8], [21, 10], 1, 0.665, 0.489, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.87, 0.489, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.304, 0.304, false),
  evaluationSystem: known([386, 2], [284, 2], 1, 0.989, 0.718, true),
  functionalityThreshold: known([235, 3], [181, 8], 1, 0.946, 0.525, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.87, 0.489, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.87, 0.489, false),
  durationMonths: known([269, 7], [208, 15], 1, 0.92, 0.792, false),
  paymentDays: known([201, 2], [151, 5], 1, 0.957, 0.777, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.87, 0.489, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.87, 0.489, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.87, 0.489, false),
  awardedOn: known([0, 0], [0, 0], null, 0.87, 0.489, false),
  contacts: known([414, 34], [216, 10], 0.991, 0.945, 0.338, true),
  'contacts.email': known([636, 19], [337, 11], 1, 0.961, 0.783, true),
  returnables: known([1112, 33], [371, 14], 0.994, 0.956, 0.394, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.87, 0.489, false),
  eligibility: known([0, 0], [0, 0], 1, 0.87, 0.489, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.87, 0.489, false),
  functionality: known([355, 14], [131, 21], 1, 0.844, 0.613, false),
  specificGoals: known([382, 27], [183, 12], 1, 0.926, 0.795, false),
  localContent: known([9, 1], [7, 1], 1, 0.87, 0.489, false),
  cidb: known([89, 2], [71, 2], 1, 0.959, 0.489, true),
  specifications: known([0, 0], [0, 0], null, 0.87, 0.489, false),
  subject: known([0, 0], [0, 0], null, 0.87, 0.489, false),
};
