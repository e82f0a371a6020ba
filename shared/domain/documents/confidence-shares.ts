/**
 * Shares of values that are right, by field and by the confidence that a rule states. Written by `node eval/extraction/calibrate.ts`
 * from 299 generated documents in 16 layouts; do not edit.
 */
export const confidenceShares: Readonly<Record<string, readonly { from: number; share: number }[]>> = {
  bbbeeLevel: [{ from: 0.9, share: 0.833 }],
  briefing: [
    { from: 0, share: 0.875 },
    { from: 0.9, share: 0.989 },
  ],
  cidb: [{ from: 0.9, share: 0.987 }],
  closing: [
    { from: 0.8, share: 0.958 },
    { from: 0.9, share: 0.998 },
  ],
  contacts: [{ from: 0.8, share: 0.993 }],
  disqualifiers: [{ from: 0.8, share: 0.996 }],
  durationMonths: [
    { from: 0.8, share: 0.976 },
    { from: 0.9, share: 0.991 },
  ],
  eligibility: [{ from: 0.8, share: 0.995 }],
  estimatedValue: [{ from: 0.9, share: 0.9 }],
  evaluationSystem: [
    { from: 0, share: 0.976 },
    { from: 0.9, share: 0.998 },
  ],
  functionality: [
    { from: 0.8, share: 0.905 },
    { from: 0.9, share: 0.997 },
  ],
  functionalityThreshold: [
    { from: 0.8, share: 0.75 },
    { from: 0.9, share: 0.996 },
  ],
  guaranteePercent: [{ from: 0.9, share: 0.9 }],
  localContent: [{ from: 0.8, share: 0.955 }],
  paymentDays: [
    { from: 0.8, share: 0.833 },
    { from: 0.9, share: 0.993 },
  ],
  priceFormula: [{ from: 0.9, share: 0.989 }],
  returnables: [{ from: 0.9, share: 0.988 }],
  specificGoals: [{ from: 0.9, share: 0.986 }],
  specifications: [{ from: 0, share: 0.942 }],
  subcontractingPercent: [{ from: 0.9, share: 0.938 }],
  subject: [{ from: 0, share: 0.631 }],
  submission: [{ from: 0.8, share: 0.998 }],
  validityDays: [{ from: 0.9, share: 0.997 }],
};
