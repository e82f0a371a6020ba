/**
 * Shares of values that are right, by field and by the confidence that a rule states. Written by `node eval/extraction/calibrate.ts`
 * from 300 generated documents in 10 layouts; do not edit.
 */
export const confidenceShares: Readonly<Record<string, readonly { from: number; share: number }[]>> = {
  bbbeeLevel: [{ from: 0.9, share: 0.75 }],
  briefing: [
    { from: 0, share: 0.944 },
    { from: 0.9, share: 0.99 },
  ],
  cidb: [{ from: 0.9, share: 0.989 }],
  closing: [
    { from: 0.8, share: 0.95 },
    { from: 0.9, share: 0.996 },
  ],
  contacts: [{ from: 0.8, share: 0.988 }],
  disqualifiers: [{ from: 0.8, share: 0.988 }],
  durationMonths: [
    { from: 0, share: 0.75 },
    { from: 0.9, share: 0.997 },
  ],
  eligibility: [{ from: 0.8, share: 0.987 }],
  estimatedValue: [{ from: 0.9, share: 0.583 }],
  evaluationSystem: [
    { from: 0, share: 0.988 },
    { from: 0.9, share: 0.996 },
  ],
  functionality: [{ from: 0.9, share: 0.994 }],
  functionalityThreshold: [{ from: 0.9, share: 0.994 }],
  guaranteePercent: [{ from: 0.9, share: 0.962 }],
  localContent: [{ from: 0.8, share: 0.964 }],
  paymentDays: [{ from: 0.9, share: 0.993 }],
  priceFormula: [{ from: 0.9, share: 0.988 }],
  returnables: [{ from: 0.9, share: 0.972 }],
  specificGoals: [{ from: 0.9, share: 0.994 }],
  specifications: [{ from: 0, share: 0.739 }],
  subcontractingPercent: [{ from: 0.9, share: 0.929 }],
  subject: [{ from: 0, share: 0.942 }],
  submission: [{ from: 0.8, share: 0.985 }],
  validityDays: [{ from: 0.9, share: 0.996 }],
};
