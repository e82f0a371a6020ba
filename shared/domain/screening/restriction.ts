import type { RestrictionSeverity, RestrictionStatus } from '#shared/codelists/restrictions.ts';

/** One entry of a register of companies and persons that may not do business with the state. Days are `YYYY-MM-DD`. */
export type Restriction = {
  id: string;
  supplierName: string;
  registrationNumber: string | null;
  restrictionType: string | null;
  status: RestrictionStatus;
  severity: RestrictionSeverity | null;
  restrictionReason: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  authorizedBy: string | null;
  reference: string | null;
  regulatoryReferences: string[];
};

/** Risk of a certain match with a restriction in force, out of 100. */
const SEVERITY_WEIGHTS: Record<RestrictionSeverity, number> = {
  low: 40,
  medium: 60,
  high: 80,
  critical: 100,
};
/** For entries whose register states no severity. */
const DEFAULT_SEVERITY = 'medium';
/** Share of the risk of a restriction that is over: it still says something about the supplier. */
const PAST_SHARE = 0.5;

/** @returns the status on a day: an active restriction expires after the last day of its period */
export function statusOn({ status, periodTo }: Restriction, today: string): RestrictionStatus {
  const over = periodTo !== null && periodTo < today;
  return status === 'active' && over ? 'expired' : status;
}

/** @returns whether a restriction binds on a day, which one that begins later does not */
export const isBinding = (restriction: Restriction, today: string): boolean =>
  statusOn(restriction, today) === 'active' &&
  (restriction.periodFrom === null || restriction.periodFrom <= today);

/**
 * @returns 0 to 100: the weight of the severity times the confidence of the match, halved for a restriction that is
 *   over
 */
export function riskScore(
  severity: RestrictionSeverity | null,
  status: RestrictionStatus,
  confidence: number,
): number {
  const weight = SEVERITY_WEIGHTS[severity ?? DEFAULT_SEVERITY] * (status === 'active' ? 1 : PAST_SHARE);
  return Math.round(weight * confidence);
}
