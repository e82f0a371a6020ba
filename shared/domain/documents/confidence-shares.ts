/**
 * Shares of values that are right, by field and by the confidence that a rule states. Written by `node eval/extraction/calibrate.ts`
 * from 299 generated documents in 16 layouts; do not edit.
 */
export const confidenceShares: Readonly<Record<string, readonly { from: number; share: number }[]>> = {
  briefing: [
    { from: 0, share: 0.875 },
    { from: 0.9, share: 0.992 },
  ],
  cidb: [{ from: 0.9, share: 0.986 }],
  closing: [
    { from: 0.8, share: 0.929 },
    { from: 0.9, share: 0.998 },
  ],
  contacts: [{ from: 0.8, share: 0.988 }],
  disqualifiers: [{ from: 0.8, share: 0.996 }],
  durationMonths: [
    { from: 0.8, share: 0.971 },
    { from: 0.9, share: 0.997 },
  ],
  eligibility: [{ from: 0.8, share: 0.995 }],
  estimatedValue: [{ from: 0.9, share: 0.875 }],
  evaluationSystem: [
    { from: 0, share: 0.974 },
    { from: 0.9, share: 0.998 },
  ],
  functionality: [
    { from: 0.8, share: 0.934 },
    { from: 0.9, share: 0.983 },
  ],
  functionalityThreshold: [
    { from: 0.8, share: 0.75 },
    { from: 0.9, share: 0.989 },
  ],
  guaranteePercent: [{ from: 0.9, share: 0.9 }],
  localContent: [{ from: 0.8, share: 0.95 }],
  paymentDays: [
    { from: 0.8, share: 0.9 },
    { from: 0.9, share: 0.992 },
  ],
  priceFormula: [{ from: 0.9, share: 0.989 }],
  returnables: [{ from: 0.9, share: 0.985 }],
  specificGoals: [{ from: 0.9, share: 0.979 }],
  specifications: [{ from: 0, share: 0.944 }],
  subcontractingPercent: [{ from: 0.9, share: 0.9 }],
  subject: [{ from: 0, share: 0.629 }],
  submission: [{ from: 0.8, share: 0.998 }],
  validityDays: [{ from: 0.9, share: 0.997 }],
};
