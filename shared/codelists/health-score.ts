/** Names in the score of procurement in a province or a category (`shared/domain/buyers/health-score.ts`). */

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

/** How one stands by its score. */
export const scoreStatuses = ['good', 'stable', 'weak'] as const;

/** A score is given where the inputs that are known weigh at least so much of 100. */
export const MIN_KNOWN_POINTS = 50;
