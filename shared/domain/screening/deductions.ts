/**
 * Deductions from the score of 1 for differences of two names, by kind. A share is that of the affected words in the
 * weight of a name (the mean of both). Each constant is a judgement of the importance of a difference, chosen so that
 * another number, legal form or kind alone ends below MATCH_SCORE, and was checked with `npm run -s eval -- screening`.
 * Decision: docs/decisions/0102-screening-by-deductions.md
 */

/** Names with at least this score are matches, which a person must judge. */
export const MATCH_SCORE = 0.7;
/**
 * Names with at least this score are the same, apart from spellings that prove nothing: order, blanks, missing legal
 * form.
 */
export const CERTAIN_SCORE = 0.95;
/** Minimum deduction for a different distinctive word, so that such names are never certainly the same. */
export const LEAST_DOUBT = 0.06;

export const featureNames = [
  'spelling',
  'missing-words',
  'other-words',
  'other-number',
  'other-place',
  'other-legal-form',
  'other-kind',
  'only-common-words',
  'single-name',
  'word-order',
  'given-order',
  'other-descent',
  'trading-name',
  'alias',
  'abbreviation',
  'initials',
  'joint-venture-member',
  'joint-venture',
] as const;
/** How two names differ. */
export type FeatureName = (typeof featureNames)[number];

/** A difference. `value`: a share, or 1 if it applies; `deduction`: what is subtracted from the score. */
export type Feature = { name: FeatureName; value: number; deduction: number };

/**
 * Deductions by share, for names of companies and of persons. People leave out parts of their names more often than
 * companies do.
 */
export const RATES = {
  company: {
    /** Words that only one name has. */
    missingWords: 0.8,
    /** Each name has words that the other lacks: fixed part, and part by share. */
    otherWords: 0.15,
    otherWordsShare: 1.2,
  },
  person: { missingWords: 0.35, otherWords: 0.2, otherWordsShare: 1.2 },
} as const;

/** `otherWords` applies in full from this share on. */
export const FULL_SHARE = 0.05;

/** Deductions for differences without a share. */
export const FIXED = {
  'other-number': 0.4,
  'other-place': 0.2,
  'other-legal-form': 0.35,
  'other-kind': 0.35,
  'only-common-words': 0.2,
  'single-name': 0.3,
  'word-order': 0.02,
  'given-order': 0.06,
  'other-descent': 0.35,
  'trading-name': 0.06,
  alias: 0,
  abbreviation: 0.15,
  initials: 0.25,
  'joint-venture-member': 0.08,
  'joint-venture': 0.35,
} as const satisfies Partial<Record<FeatureName, number>>;
