/**
 * Shares of values that are right, by field and by the confidence that a rule states. Written by `node eval/extraction/calibrate.ts`
 * from 359 generated documents in 14 layouts; do not edit.
 */
export const confidenceShares: Readonly<Record<string, readonly { from: number; share: number }[]>> = {
  bbbeeLevel: [{ from: 0.9, share: 0.75 }],
  briefing: [
    { from: 0, share: 0.929 },
    { from: 0.9, share: 0.988 },
  ],
  cidb: [{ from: 0.9, share: 0.99 }],
  closing: [
    { from: 0.8, share: 0.944 },
    { from: 0.9, share: 0.998 },
  ],
  contacts: [{ from: 0.8, share: 0.988 }],
  disqualifiers: [{ from: 0.8, share: 0.987 }],
  durationMonths: [
    { from: 0, share: 0.75 },
    { from: 0.8, share: 0.833 },
    { from: 0.9, share: 0.997 },
  ],
  eligibility: [{ from: 0.8, share: 0.992 }],
  estimatedValue: [{ from: 0.9, share: 0.25 }],
  evaluationSystem: [
    { from: 0, share: 0.986 },
    { from: 0.9, share: 0.997 },
  ],
  functionality: [
    { from: 0.8, share: 0.976 },
    { from: 0.9, share: 0.996 },
  ],
  functionalityThreshold: [
    { from: 0.8, share: 0.833 },
    { from: 0.9, share: 0.996 },
  ],
  guaranteePercent: [{ from: 0.9, share: 0.955 }],
  localContent: [{ from: 0.8, share: 0.955 }],
  paymentDays: [{ from: 0.9, share: 0.992 }],
  priceFormula: [{ from: 0.9, share: 0.988 }],
  returnables: [{ from: 0.9, share: 0.973 }],
  specificGoals: [{ from: 0.9, share: 0.997 }],
  specifications: [{ from: 0, share: 0.988 }],
  subcontractingPercent: [{ from: 0.9, share: 0.929 }],
  subject: [{ from: 0, share: 0.988 }],
  submission: [{ from: 0.8, share: 0.998 }],
  validityDays: [{ from: 0.9, share: 0.997 }],
};
