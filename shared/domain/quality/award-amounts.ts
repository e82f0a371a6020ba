import { awardLimitOf } from '#shared/codelists/award-limits.ts';
import type { AwardFields, TenderFields } from '#shared/domain/tenders/records.ts';
import type { IssueKind } from './issue-kinds.ts';
import type { SourcedIssue } from './issues.ts';

/** An award of this many times the estimate is not one of the usual errors of estimates. */
const ESTIMATE_FACTOR = 20;

type Judged<Award> = { awards: Award[]; issues: SourcedIssue[] };

/**
 * Compares the amount of each award with the estimate and with what is plausible for the category. An implausible
 * amount stays as published, and becomes an issue and a validation error of the award.
 * @param awards of one tender, only those in rand are judged
 */
export function judgeAwards<Award extends AwardFields & { sources: readonly string[] }>(
  awards: readonly Award[],
  tender: Pick<TenderFields, 'value_amount' | 'value_currency' | 'category' | 'main_procurement_category'>,
): Judged<Award> {
  const issues: SourcedIssue[] = [];
  const estimate = inRand(tender.value_amount, tender.value_currency);
  const limit = awardLimitOf(tender.category, tender.main_procurement_category);
  const judged = awards.map((award) => {
    const amount = inRand(award.amount, award.currency);
    if (amount === null) return award;
    const found: [IssueKind, Record<string, unknown>][] = [];
    if (estimate !== null && estimate > 0 && amount >= ESTIMATE_FACTOR * estimate)
      found.push(['award-above-estimate', { amount: award.amount, estimate: tender.value_amount }]);
    if (limit !== null && amount > limit.limit)
      found.push(['award-above-plausible', { amount: award.amount, ...limit }]);
    if (found.length === 0) return award;
    const path = `awards/${award.position}/value/amount`;
    for (const [kind, detail] of found) issues.push({ source: award.sources[0] ?? '', kind, path, detail });
    const kinds = found.map(([kind]) => kind);
    return { ...award, validation_errors: [...new Set([...award.validation_errors, ...kinds])].sort() };
  });
  return { awards: judged, issues };
}

const inRand = (amount: string | null, currency: string | null): number | null =>
  amount === null || (currency ?? 'ZAR') !== 'ZAR' ? null : Number(amount);
