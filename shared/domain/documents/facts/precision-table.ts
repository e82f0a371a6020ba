import type { PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 32 real papers that the rules were mended with and 7 others, with 229 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': {
    real: { right: 19, wrong: 0 },
    blind: { right: 7, wrong: 0 },
    ...{ generated: 0.995, confidence: 0.976, doubtful: 0.205, isFact: true },
  },
  'closing.time': {
    real: { right: 18, wrong: 0 },
    blind: { right: 7, wrong: 0 },
    ...{ generated: 1, confidence: 0.976, doubtful: 0.205, isFact: true },
  },
  validityDays: {
    real: { right: 11, wrong: 0 },
    blind: { right: 4, wrong: 0 },
    ...{ generated: 1, confidence: 0.966, doubtful: 0.205, isFact: true },
  },
  'briefing.moment': {
    real: { right: 7, wrong: 0 },
    blind: { right: 3, wrong: 0 },
    ...{ generated: 1, confidence: 0.955, doubtful: 0.17, isFact: false },
  },
  'briefing.venue': {
    real: { right: 3, wrong: 3 },
    blind: { right: 1, wrong: 2 },
    ...{ generated: 0.784, confidence: 0.554, doubtful: 0.205, isFact: false },
  },
  'briefing.compulsory': {
    real: { right: 6, wrong: 1 },
    blind: { right: 2, wrong: 1 },
    ...{ generated: 1, confidence: 0.835, doubtful: 0.382, isFact: false },
  },
  'submission.methods': {
    real: { right: 12, wrong: 6 },
    blind: { right: 4, wrong: 2 },
    ...{ generated: 1, confidence: 0.635, doubtful: 0.205, isFact: false },
  },
  'submission.address': {
    real: { right: 12, wrong: 5 },
    blind: { right: 5, wrong: 1 },
    ...{ generated: 0.933, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
  'submission.copies': {
    real: { right: 3, wrong: 0 },
    blind: { right: 1, wrong: 0 },
    ...{ generated: 0.947, confidence: 0.903, doubtful: 0.205, isFact: false },
  },
  'submission.envelopes': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
  'submission.format': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0, confidence: 0.267, doubtful: 0.205, isFact: false },
  },
  evaluationSystem: {
    real: { right: 14, wrong: 0 },
    blind: { right: 4, wrong: 0 },
    ...{ generated: 1, confidence: 0.971, doubtful: 0.223, isFact: true },
  },
  functionalityThreshold: {
    real: { right: 6, wrong: 1 },
    blind: { right: 0, wrong: 1 },
    ...{ generated: 1, confidence: 0.835, doubtful: 0.205, isFact: false },
  },
  priceFormula: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
  subcontractingPercent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
  durationMonths: {
    real: { right: 10, wrong: 0 },
    blind: { right: 4, wrong: 0 },
    ...{ generated: 1, confidence: 0.964, doubtful: 0.205, isFact: false },
  },
  paymentDays: {
    real: { right: 4, wrong: 0 },
    blind: { right: 1, wrong: 0 },
    ...{ generated: 1, confidence: 0.941, doubtful: 0.303, isFact: true },
  },
  guaranteePercent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
  estimatedValue: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.8, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
  bbbeeLevel: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
  contacts: {
    real: { right: 15, wrong: 11 },
    blind: { right: 4, wrong: 2 },
    ...{ generated: 0.78, confidence: 0.466, doubtful: 0.205, isFact: false },
  },
  'contacts.email': {
    real: { right: 23, wrong: 0 },
    blind: { right: 6, wrong: 0 },
    ...{ generated: 0.99, confidence: 0.978, doubtful: 0.205, isFact: true },
  },
  returnables: {
    real: { right: 48, wrong: 1 },
    blind: { right: 11, wrong: 0 },
    ...{ generated: 0.991, confidence: 0.96, doubtful: 0.205, isFact: true },
  },
  'returnables.mandatory': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.942, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
  eligibility: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
  disqualifiers: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
  functionality: {
    real: { right: 11, wrong: 0 },
    blind: { right: 4, wrong: 0 },
    ...{ generated: 1, confidence: 0.966, doubtful: 0.135, isFact: false },
  },
  specificGoals: {
    real: { right: 6, wrong: 3 },
    blind: { right: 2, wrong: 3 },
    ...{ generated: 0.984, confidence: 0.686, doubtful: 0.303, isFact: false },
  },
  localContent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.667, confidence: 0.643, doubtful: 0.205, isFact: false },
  },
  cidb: {
    real: { right: 4, wrong: 0 },
    blind: { right: 1, wrong: 0 },
    ...{ generated: 1, confidence: 0.941, doubtful: 0.205, isFact: true },
  },
  specifications: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
  subject: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.668, doubtful: 0.205, isFact: false },
  },
};
