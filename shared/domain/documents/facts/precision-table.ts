import type { PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from
 * 47 real papers that the rules were mended with and 15 others, with 229 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': {
    real: { right: 25, wrong: 0 },
    blind: { right: 13, wrong: 0 },
    ...{ generated: 0.995, confidence: 0.991, doubtful: 0.612, isFact: true },
  },
  'closing.time': {
    real: { right: 23, wrong: 0 },
    blind: { right: 12, wrong: 0 },
    ...{ generated: 1, confidence: 0.992, doubtful: 0.612, isFact: true },
  },
  validityDays: {
    real: { right: 14, wrong: 0 },
    blind: { right: 7, wrong: 0 },
    ...{ generated: 1, confidence: 0.988, doubtful: 0.612, isFact: true },
  },
  'briefing.moment': {
    real: { right: 9, wrong: 1 },
    blind: { right: 5, wrong: 1 },
    ...{ generated: 1, confidence: 0.882, doubtful: 0.493, isFact: false },
  },
  'briefing.venue': {
    real: { right: 4, wrong: 3 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.784, confidence: 0.601, doubtful: 0.493, isFact: false },
  },
  'briefing.compulsory': {
    real: { right: 9, wrong: 1 },
    blind: { right: 5, wrong: 1 },
    ...{ generated: 1, confidence: 0.882, doubtful: 0.708, isFact: false },
  },
  'submission.methods': {
    real: { right: 17, wrong: 6 },
    blind: { right: 9, wrong: 2 },
    ...{ generated: 1, confidence: 0.683, doubtful: 0.612, isFact: false },
  },
  'submission.address': {
    real: { right: 15, wrong: 5 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.933, confidence: 0.704, doubtful: 0.612, isFact: false },
  },
  'submission.copies': {
    real: { right: 3, wrong: 0 },
    blind: { right: 1, wrong: 0 },
    ...{ generated: 0.947, confidence: 0.938, doubtful: 0.612, isFact: false },
  },
  'submission.envelopes': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.882, doubtful: 0.612, isFact: false },
  },
  'submission.format': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0, confidence: 0.296, doubtful: 0.296, isFact: false },
  },
  evaluationSystem: {
    real: { right: 20, wrong: 0 },
    blind: { right: 10, wrong: 0 },
    ...{ generated: 1, confidence: 0.991, doubtful: 0.475, isFact: true },
  },
  functionalityThreshold: {
    real: { right: 10, wrong: 1 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.889, doubtful: 0.612, isFact: false },
  },
  priceFormula: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.882, doubtful: 0.612, isFact: false },
  },
  subcontractingPercent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.882, doubtful: 0.612, isFact: false },
  },
  durationMonths: {
    real: { right: 13, wrong: 0 },
    blind: { right: 7, wrong: 0 },
    ...{ generated: 1, confidence: 0.987, doubtful: 0.612, isFact: true },
  },
  paymentDays: {
    real: { right: 4, wrong: 0 },
    blind: { right: 1, wrong: 0 },
    ...{ generated: 1, confidence: 0.976, doubtful: 0.667, isFact: true },
  },
  guaranteePercent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.882, doubtful: 0.612, isFact: false },
  },
  estimatedValue: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.8, confidence: 0.779, doubtful: 0.612, isFact: false },
  },
  bbbeeLevel: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.882, doubtful: 0.612, isFact: false },
  },
  contacts: {
    real: { right: 36, wrong: 2 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.816, confidence: 0.905, doubtful: 0.612, isFact: false },
  },
  'contacts.email': {
    real: { right: 33, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.99, confidence: 0.992, doubtful: 0.612, isFact: true },
  },
  returnables: {
    real: { right: 48, wrong: 1 },
    blind: { right: 11, wrong: 0 },
    ...{ generated: 0.991, confidence: 0.965, doubtful: 0.612, isFact: true },
  },
  'returnables.mandatory': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.942, confidence: 0.882, doubtful: 0.612, isFact: false },
  },
  eligibility: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.882, doubtful: 0.612, isFact: false },
  },
  disqualifiers: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.882, doubtful: 0.612, isFact: false },
  },
  functionality: {
    real: { right: 17, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.988, confidence: 0.986, doubtful: 0.766, isFact: false },
  },
  specificGoals: {
    real: { right: 23, wrong: 1 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.991, confidence: 0.935, doubtful: 0.766, isFact: false },
  },
  localContent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.667, confidence: 0.682, doubtful: 0.612, isFact: false },
  },
  cidb: {
    real: { right: 6, wrong: 0 },
    blind: { right: 3, wrong: 0 },
    ...{ generated: 1, confidence: 0.98, doubtful: 0.612, isFact: true },
  },
  specifications: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.882, doubtful: 0.612, isFact: false },
  },
  subject: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.882, doubtful: 0.612, isFact: false },
  },
};
