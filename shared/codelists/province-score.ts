/** Names in the score of procurement in a province (`shared/domain/buyers/province-score.ts`). */

export const scoreParts = ['audit', 'compliance', 'expenditure', 'deviation'] as const;
export type ScorePart = (typeof scoreParts)[number];

export const healthInputNames = [
  'auditOutcomes',
  'openLongEnough',
  'noticeQuality',
  'outcomePublished',
  'outcomeWithin90Days',
  'awardsWithAmount',
  'plausibleAmounts',
  'budgets',
  'notCancelled',
  'valueAsEstimated',
  'approvedDeviations',
] as const;
export type HealthInputName = (typeof healthInputNames)[number];

/** How a province stands by its score. */
export const scoreStatuses = ['good', 'stable', 'weak'] as const;
