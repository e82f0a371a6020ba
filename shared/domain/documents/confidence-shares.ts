/**
 * Shares of values that are right, by field and by the confidence that a rule states. Written by `node eval/extraction/calibrate.ts`
 * from 323 generated documents in 19 layouts; do not edit.
 */
export const confidenceShares: Readonly<Record<string, readonly { from: number; share: number }[]>> = {
  briefing: [
    { from: 0, share: 0.95 },
    { from: 0.9, share: 0.991 },
  ],
  cidb: [{ from: 0.9, share: 0.99 }],
  closing: [
    { from: 0.8, share: 0.682 },
    { from: 0.9, share: 0.998 },
  ],
  contacts: [{ from: 0.8, share: 0.985 }],
  disqualifiers: [{ from: 0.8, share: 0.987 }],
  durationMonths: [
    { from: 0.8, share: 0.98 },
    { from: 0.9, share: 0.997 },
  ],
  eligibility: [{ from: 0.8, share: 0.997 }],
  estimatedValue: [{ from: 0.9, share: 0.938 }],
  evaluationSystem: [
    { from: 0, share: 0.985 },
    { from: 0.9, share: 0.998 },
  ],
  functionality: [
    { from: 0.8, share: 0.994 },
    { from: 0.9, share: 0.997 },
  ],
  functionalityThreshold: [
    { from: 0.8, share: 0.9 },
    { from: 0.9, share: 0.997 },
  ],
  guaranteePercent: [{ from: 0.9, share: 0.95 }],
  localContent: [{ from: 0.8, share: 0.792 }],
  paymentDays: [
    { from: 0.8, share: 0.958 },
    { from: 0.9, share: 0.994 },
  ],
  priceFormula: [{ from: 0.9, share: 0.992 }],
  returnables: [{ from: 0.9, share: 0.973 }],
  specificGoals: [
    { from: 0, share: 0.9 },
    { from: 0.8, share: 0.938 },
    { from: 0.9, share: 0.994 },
  ],
  specifications: [{ from: 0, share: 0.967 }],
  subcontractingPercent: [{ from: 0.9, share: 0.95 }],
  subject: [{ from: 0, share: 0.981 }],
  submission: [{ from: 0.8, share: 0.998 }],
  validityDays: [{ from: 0.9, share: 0.998 }],
};
