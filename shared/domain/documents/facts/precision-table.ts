import type { PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by `node eval/extraction/calibrate.ts` from 31 real papers that the rules were mended with and 0 that they were not,
 * with 229 generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
  'closing.date': {
    real: { right: 12, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.995, confidence: 0.943, doubtful: 0.255, isFact: true },
  },
  'closing.time': {
    real: { right: 11, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.941, doubtful: 0.255, isFact: true },
  },
  validityDays: {
    real: { right: 7, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.922, doubtful: 0.255, isFact: true },
  },
  'briefing.moment': {
    real: { right: 4, wrong: 1 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.776, doubtful: 0.255, isFact: false },
  },
  'briefing.venue': {
    real: { right: 2, wrong: 2 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.763, confidence: 0.547, doubtful: 0.211, isFact: false },
  },
  'briefing.compulsory': {
    real: { right: 5, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.908, doubtful: 0.296, isFact: true },
  },
  'submission.methods': {
    real: { right: 6, wrong: 6 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.531, doubtful: 0.255, isFact: false },
  },
  'submission.address': {
    real: { right: 7, wrong: 4 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.933, confidence: 0.624, doubtful: 0.255, isFact: false },
  },
  'submission.copies': {
    real: { right: 2, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.947, confidence: 0.84, doubtful: 0.255, isFact: true },
  },
  'submission.envelopes': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
  'submission.format': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0, confidence: 0.229, doubtful: 0.229, isFact: false },
  },
  evaluationSystem: {
    real: { right: 10, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.937, doubtful: 0.179, isFact: true },
  },
  functionalityThreshold: {
    real: { right: 6, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.916, doubtful: 0.255, isFact: true },
  },
  priceFormula: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
  subcontractingPercent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
  durationMonths: {
    real: { right: 6, wrong: 2 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.733, doubtful: 0.255, isFact: false },
  },
  paymentDays: {
    real: { right: 3, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.887, doubtful: 0.35, isFact: true },
  },
  guaranteePercent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
  estimatedValue: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.8, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
  bbbeeLevel: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
  contacts: {
    real: { right: 11, wrong: 9 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.78, confidence: 0.481, doubtful: 0.255, isFact: false },
  },
  'contacts.email': {
    real: { right: 17, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.99, confidence: 0.954, doubtful: 0.255, isFact: true },
  },
  returnables: {
    real: { right: 81, wrong: 3 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.992, confidence: 0.905, doubtful: 0.255, isFact: true },
  },
  'returnables.mandatory': {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.934, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
  eligibility: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
  disqualifiers: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
  functionality: {
    real: { right: 12, wrong: 25 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.998, confidence: 0.257, doubtful: 0.255, isFact: false },
  },
  specificGoals: {
    real: { right: 5, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.984, confidence: 0.901, doubtful: 0.35, isFact: true },
  },
  localContent: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 0.667, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
  cidb: {
    real: { right: 3, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: 1, confidence: 0.887, doubtful: 0.255, isFact: true },
  },
  specifications: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
  subject: {
    real: { right: 0, wrong: 0 },
    blind: { right: 0, wrong: 0 },
    ...{ generated: null, confidence: 0.547, doubtful: 0.255, isFact: false },
  },
};
