/**
 * Shares of values that are right, by field and by the confidence that a rule states. Written by `node eval/extraction/calibrate.ts`
 * from 308 generated documents in 14 layouts; do not edit.
 */
export const confidenceShares: Readonly<Record<string, readonly { from: number; share: number }[]>> = {
  briefing: [
    { from: 0, share: 0.944 },
    { from: 0.9, share: 0.987 },
  ],
  cidb: [{ from: 0.9, share: 0.987 }],
  closing: [
    { from: 0.8, share: 0.929 },
    { from: 0.9, share: 0.998 },
  ],
  contacts: [{ from: 0.8, share: 0.987 }],
  disqualifiers: [{ from: 0.8, share: 0.995 }],
  durationMonths: [{ from: 0.9, share: 0.997 }],
  eligibility: [{ from: 0.8, share: 0.992 }],
  estimatedValue: [{ from: 0.9, share: 0.833 }],
  evaluationSystem: [
    { from: 0, share: 0.989 },
    { from: 0.9, share: 0.997 },
  ],
  functionality: [
    { from: 0.8, share: 0.976 },
    { from: 0.9, share: 0.996 },
  ],
  functionalityThreshold: [{ from: 0.9, share: 0.996 }],
  guaranteePercent: [{ from: 0.9, share: 0.929 }],
  localContent: [{ from: 0.8, share: 0.955 }],
  paymentDays: [{ from: 0.9, share: 0.991 }],
  priceFormula: [{ from: 0.9, share: 0.987 }],
  returnables: [{ from: 0.9, share: 0.983 }],
  specificGoals: [{ from: 0.9, share: 0.997 }],
  specifications: [{ from: 0, share: 0.983 }],
  subcontractingPercent: [{ from: 0.9, share: 0.938 }],
  subject: [{ from: 0, share: 0.988 }],
  submission: [{ from: 0.8, share: 0.998 }],
  validityDays: [{ from: 0.9, share: 0.997 }],
};
