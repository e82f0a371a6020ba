import { findCategory } from '#shared/codelists/categories.ts';
import { findTenderType } from '#shared/codelists/tender-types.ts';
import type { AwardRow, TenderRow } from '#shared/domain/tenders/records.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';
import type { AwardedAmount } from './actual-value.ts';
import type { EstimationSubject } from './comparable.ts';

/** The columns of a tender that an estimate reads. */
export type EstimatedTender = Pick<
  TenderRow,
  | 'id'
  | 'title'
  | 'description'
  | 'category'
  | 'organization_id'
  | 'province'
  | 'type'
  | 'publication_date_time'
  | 'closing_date_time'
>;

/** The columns of an award that an estimate reads. */
export type EstimatedAward = Pick<
  AwardRow,
  'id' | 'amount' | 'currency' | 'status' | 'validation_errors' | 'awarded_at' | 'first_captured_at'
>;

/** @returns the tender as estimates see it; its day is empty if no publisher states the day of publication */
export const subjectOfTender = (tender: EstimatedTender): EstimationSubject => ({
  tenderId: tender.id,
  publishedDay: dayOfInstant(tender.publication_date_time) ?? '',
  closingDay: dayOfInstant(tender.closing_date_time),
  title: tender.title,
  description: tender.description,
  category: tender.category === null ? null : (findCategory(tender.category)?.slug ?? null),
  buyer: tender.organization_id,
  province: tender.province,
  method: tender.type === null ? null : (findTenderType(tender.type)?.slug ?? null),
});

/**
 * Days after its closing from which an award counts as known even if it was captured later: a backfill captures the
 * awards of years on one day. Nearly all published awards are published by then.
 */
const KNOWN_AFTER = 180;

/**
 * @returns the award with the values for comparison. It became known on the day of the award if a publisher states it,
 *   otherwise when it was first captured, at the latest KNOWN_AFTER days after the closing of the tender.
 */
export function awardedAmountOf(award: EstimatedAward, tender: EstimatedTender): AwardedAmount {
  const captured = dayOfInstant(award.first_captured_at)!;
  const closing = dayOfInstant(tender.closing_date_time);
  const latest = closing === null ? captured : addDays(closing, KNOWN_AFTER);
  const day = dayOfInstant(award.awarded_at);
  return {
    id: award.id,
    amount: award.amount,
    currency: award.currency,
    status: award.status,
    validationErrors: award.validation_errors,
    day,
    knownDay: day ?? [captured, latest].sort()[0]!,
  };
}

const dayOfInstant = (instant: string | null): string | null =>
  instant === null ? null : southAfricanDay(new Date(instant));
