/**
 * Shares of values that are right, by field and by the confidence that a rule states. Written by `node eval/extraction/calibrate.ts`
 * from 338 generated documents in 23 layouts; do not edit.
 */
export const confidenceShares: Readonly<Record<string, readonly { from: number; share: number }[]>> = {
  briefing: [
    { from: 0, share: 0.944 },
    { from: 0.9, share: 0.975 },
  ],
  cidb: [{ from: 0.9, share: 0.988 }],
  closing: [
    { from: 0.8, share: 0.643 },
    { from: 0.9, share: 0.991 },
  ],
  contacts: [{ from: 0.8, share: 0.961 }],
  disqualifiers: [{ from: 0.8, share: 0.998 }],
  durationMonths: [
    { from: 0, share: 0.583 },
    { from: 0.8, share: 0.979 },
    { from: 0.9, share: 0.998 },
  ],
  eligibility: [{ from: 0.8, share: 0.973 }],
  estimatedValue: [{ from: 0.9, share: 0.917 }],
  evaluationSystem: [
    { from: 0, share: 0.98 },
    { from: 0.9, share: 0.998 },
  ],
  functionality: [
    { from: 0.8, share: 0.988 },
    { from: 0.9, share: 0.998 },
  ],
  functionalityThreshold: [
    { from: 0.8, share: 0.875 },
    { from: 0.9, share: 0.997 },
  ],
  guaranteePercent: [{ from: 0.9, share: 0.95 }],
  localContent: [{ from: 0.8, share: 0.563 }],
  paymentDays: [
    { from: 0.8, share: 0.981 },
    { from: 0.9, share: 0.995 },
  ],
  priceFormula: [{ from: 0.9, share: 0.994 }],
  returnables: [{ from: 0.9, share: 0.987 }],
  specificGoals: [
    { from: 0, share: 0.917 },
    { from: 0.8, share: 0.9 },
    { from: 0.9, share: 0.993 },
  ],
  specifications: [{ from: 0, share: 0.99 }],
  subcontractingPercent: [{ from: 0.9, share: 0.969 }],
  subject: [{ from: 0, share: 0.992 }],
  submission: [{ from: 0.8, share: 0.991 }],
  validityDays: [{ from: 0.9, share: 0.998 }],
};
