import type { PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 32 real papers that the rules were mended with and 5 others, with 229 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': {
    real: { right: 17, wrong: 0 },
    blind: { right: 5, wrong: 0 },
    ...{ generated: 0.995, confidence: 0.975, doubtful: 0.205, isFact: true },
  },
  'closing.time': {
    real: { right: 16, wrong: 0 },
    blind: { right: 5, wrong: 0 },
    ...{ generated: 1, confidence: 0.975, doubtful: 0.205, isFact: true },
  },
  validityDays: {
    real: { right: 9, wrong: 0 },
    blind: { right: 2, wrong: 0 },
    ...{ generated: 1, confidence: 0.964, doubtful: 0.205, isFact: true },
  },
  'briefing.moment': {
    real: { right: 5, wrong: 0 },
    blind: { right: 1, wrong: 0 },
    ...{ generated: 1, confidence: 0.95, doubtful: 0.17, isFact: false },
  },
  'briefing.venue': {
    real: { right: 2, wrong: 2 },
    blind: { right: 0, wrong: 1 },
    ...{ generated: 0.784, confidence: 0.584, doubtful: 0.205, isFact: false },
  },
  'briefing.compulsory': {
    real: { right: 5, wrong: 0 },
    blind: { right: 1, wrong: 0 },
    ...{ generated: 1, confidence: 0.95, doubtful: 0.382, isFact: true },
  },
  'submission.methods': {
    real: { right: 11, wrong: 5 },
    blind: { right: 3, wrong: 1 },
    ...{ generated: 1, confidence: 0.669, doubtful: 0.205, isFact: false },
  },
  'submission.address': {
    real: { right: 11, wrong: 4 },
    blind: { right: 4, wrong: 0 },
    ...{ generated: 0.933, confidence: 0.703, doubtful: 0.205, isFact: false },
  },
  'submission.copies': {
    real: { right: 3, wrong: 0 },
    blind: { right: 1, wrong: 0 },
    ...{ generated: 0.947, confidence: 0.907, doubtful: 0.205, isFact: false },
  },
  'submission.envelopes': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.687, doubtful: 0.205, isFact: false },
  },
  'submission.format': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0, confidence: 0.271, doubtful: 0.205, isFact: false },
  },
  evaluationSystem: {
    real: { right: 13, wrong: 0 },
    blind: { right: 3, wrong: 0 },
    ...{ generated: 1, confidence: 0.971, doubtful: 0.223, isFact: true },
  },
  functionalityThreshold: {
    real: { right: 6, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.954, doubtful: 0.205, isFact: true },
  },
  priceFormula: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.687, doubtful: 0.205, isFact: false },
  },
  subcontractingPercent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.687, doubtful: 0.205, isFact: false },
  },
  durationMonths: {
    real: { right: 8, wrong: 0 },
    blind: { right: 2, wrong: 0 },
    ...{ generated: 1, confidence: 0.961, doubtful: 0.205, isFact: false },
  },
  paymentDays: {
    real: { right: 4, wrong: 0 },
    blind: { right: 1, wrong: 0 },
    ...{ generated: 1, confidence: 0.945, doubtful: 0.303, isFact: true },
  },
  guaranteePercent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.687, doubtful: 0.205, isFact: false },
  },
  estimatedValue: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.8, confidence: 0.687, doubtful: 0.205, isFact: false },
  },
  bbbeeLevel: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.687, doubtful: 0.205, isFact: false },
  },
  contacts: {
    real: { right: 13, wrong: 11 },
    blind: { right: 2, wrong: 2 },
    ...{ generated: 0.78, confidence: 0.454, doubtful: 0.205, isFact: false },
  },
  'contacts.email': {
    real: { right: 21, wrong: 0 },
    blind: { right: 4, wrong: 0 },
    ...{ generated: 0.99, confidence: 0.978, doubtful: 0.205, isFact: true },
  },
  returnables: {
    real: { right: 44, wrong: 1 },
    blind: { right: 7, wrong: 0 },
    ...{ generated: 0.991, confidence: 0.958, doubtful: 0.205, isFact: true },
  },
  'returnables.mandatory': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.942, confidence: 0.687, doubtful: 0.205, isFact: false },
  },
  eligibility: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.687, doubtful: 0.205, isFact: false },
  },
  disqualifiers: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.687, doubtful: 0.205, isFact: false },
  },
  functionality: {
    real: { right: 11, wrong: 0 },
    blind: { right: 4, wrong: 0 },
    ...{ generated: 1, confidence: 0.968, doubtful: 0.135, isFact: false },
  },
  specificGoals: {
    real: { right: 6, wrong: 3 },
    blind: { right: 2, wrong: 3 },
    ...{ generated: 0.984, confidence: 0.687, doubtful: 0.303, isFact: false },
  },
  localContent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.667, confidence: 0.648, doubtful: 0.205, isFact: false },
  },
  cidb: {
    real: { right: 3, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.939, doubtful: 0.205, isFact: true },
  },
  specifications: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.687, doubtful: 0.205, isFact: false },
  },
  subject: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.687, doubtful: 0.205, isFact: false },
  },
};
