import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 26 real documents that were used to correct the rules and 248 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([219, 0], [130, 3], 1, 0.968, 0.565, true),
  'closing.time': known([215, 0], [128, 1], 1, 0.986, 0.864, true),
  validityDays: known([176, 0], [112, 1], 1, 0.984, 0.579, true),
  'briefing.moment': known([105, 1], [45, 2], 1, 0.94, 0.525, false),
  'briefing.venue': known([31, 5], [15, 2], 0.813, 0.831, 0.471, false),
  'briefing.compulsory': known([105, 0], [47, 0], 1, 0.997, 0.64, true),
  'submission.methods': known([97, 15], [44, 9], 1, 0.807, 0.634, false),
  'submission.address': known([81, 18], [44, 10], 0.989, 0.791, 0.398, false),
  'submission.copies': known([19, 8], [19, 8], 1, 0.692, 0.491, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.86, 0.491, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.305, 0.305, false),
  evaluationSystem: known([196, 2], [145, 2], 1, 0.979, 0.737, true),
  functionalityThreshold: known([125, 2], [102, 4], 1, 0.949, 0.561, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.86, 0.491, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.86, 0.491, false),
  durationMonths: known([138, 3], [109, 4], 1, 0.952, 0.801, true),
  paymentDays: known([117, 2], [87, 2], 1, 0.966, 0.718, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.86, 0.491, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.86, 0.491, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.86, 0.491, false),
  awardedOn: known([0, 0], [0, 0], null, 0.86, 0.491, false),
  contacts: known([238, 7], [78, 2], 0.991, 0.962, 0.338, true),
  'contacts.email': known([336, 8], [115, 1], 1, 0.985, 0.726, true),
  returnables: known([840, 23], [227, 8], 0.994, 0.956, 0.453, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.86, 0.491, false),
  eligibility: known([0, 0], [0, 0], 1, 0.86, 0.491, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.86, 0.491, false),
  functionality: known([266, 9], [84, 7], 1, 0.905, 0.614, false),
  specificGoals: known([260, 16], [94, 6], 1, 0.924, 0.767, false),
  localContent: known([6, 1], [6, 1], 1, 0.86, 0.491, false),
  cidb: known([40, 0], [34, 1], 1, 0.956, 0.491, true),
  specifications: known([0, 0], [0, 0], null, 0.86, 0.491, false),
  subject: known([0, 0], [0, 0], null, 0.86, 0.491, false),
};
