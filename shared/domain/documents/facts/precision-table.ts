import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 26 real documents that were used to correct the rules and 251 others, with 406 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': known([221, 0], [132, 3], 1, 0.968, 0.564, true),
  'closing.time': known([217, 0], [130, 1], 1, 0.986, 0.863, true),
  validityDays: known([176, 0], [112, 1], 1, 0.984, 0.578, true),
  'briefing.moment': known([107, 2], [47, 3], 1, 0.92, 0.524, false),
  'briefing.venue': known([33, 5], [17, 2], 0.813, 0.845, 0.452, false),
  'briefing.compulsory': known([108, 0], [50, 0], 1, 0.997, 0.639, true),
  'submission.methods': known([97, 15], [44, 9], 1, 0.807, 0.634, false),
  'submission.address': known([81, 18], [44, 10], 0.989, 0.791, 0.398, false),
  'submission.copies': known([19, 8], [19, 8], 1, 0.692, 0.488, false),
  'submission.envelopes': known([0, 0], [0, 0], 1, 0.86, 0.488, false),
  'submission.format': known([0, 0], [0, 0], 0, 0.304, 0.304, false),
  evaluationSystem: known([196, 2], [145, 2], 1, 0.979, 0.737, true),
  functionalityThreshold: known([125, 2], [102, 4], 1, 0.949, 0.559, true),
  priceFormula: known([0, 0], [0, 0], 1, 0.86, 0.488, false),
  subcontractingPercent: known([0, 0], [0, 0], 1, 0.86, 0.488, false),
  durationMonths: known([138, 3], [109, 4], 1, 0.952, 0.801, true),
  paymentDays: known([117, 2], [87, 2], 1, 0.966, 0.716, true),
  guaranteePercent: known([0, 0], [0, 0], 1, 0.86, 0.488, false),
  estimatedValue: known([0, 0], [0, 0], 1, 0.86, 0.488, false),
  bbbeeLevel: known([0, 0], [0, 0], 1, 0.86, 0.488, false),
  awardedOn: known([0, 0], [0, 0], null, 0.86, 0.488, false),
  contacts: known([238, 7], [78, 2], 0.991, 0.962, 0.338, true),
  'contacts.email': known([336, 8], [115, 1], 1, 0.985, 0.726, true),
  returnables: known([840, 23], [227, 8], 0.994, 0.956, 0.452, true),
  'returnables.mandatory': known([0, 0], [0, 0], 0.963, 0.86, 0.488, false),
  eligibility: known([0, 0], [0, 0], 1, 0.86, 0.488, false),
  disqualifiers: known([0, 0], [0, 0], 1, 0.86, 0.488, false),
  functionality: known([266, 9], [84, 7], 1, 0.905, 0.612, false),
  specificGoals: known([260, 16], [94, 6], 1, 0.924, 0.767, false),
  localContent: known([6, 1], [6, 1], 1, 0.86, 0.488, false),
  cidb: known([40, 0], [34, 1], 1, 0.955, 0.488, true),
  specifications: known([0, 0], [0, 0], null, 0.86, 0.488, false),
  subject: known([0, 0], [0, 0], null, 0.86, 0.488, false),
};
