import type { EventRow, TenderFields } from '#shared/domain/tenders/records.ts';
import { eventIdentity } from '#shared/text/identity.ts';
import { type Instant, utcTime } from '#shared/time.ts';
import type { NoticeEffect, NoticeKind } from './kinds.ts';
import { validUntil } from './validity.ts';

/** Event types by the effect of the notice, and the field of the tender that changes. */
const effects: Readonly<Record<NoticeEffect, { type: string; field: string }>> = {
  cancels: { type: 'cancelled', field: 'status' },
  'moves-closing': { type: 'closing-date-changed', field: 'closingDateTime' },
  'extends-validity': { type: 'validity-extended', field: 'validityPeriod' },
};

/**
 * The effect of a notice is an event of its tender, not part of the compiled tender. Decision:
 * docs/decisions/0041-notices-are-derived.md
 * @param firstCaptured when the notice was first captured, for a notice without a date
 * @returns what the notice says about its tender, as an event for the timeline of that tender. Which tender that is
 *   depends on other processes; the derivation tender_relation computes it. `after` is the status, the closing time, or
 *   the last day of validity (`YYYY-MM-DD`); null if the notice does not give it.
 */
export function noticeEvent(
  ocid: string,
  id: string,
  { effect, event: title }: NoticeKind,
  fields: TenderFields,
  firstCaptured: Instant,
): EventRow {
  const change = effect === null ? { type: 'notice-published', field: null } : effects[effect];
  return {
    id: eventIdentity(ocid, 'notice', change.type, ''),
    tender_id: id,
    event_type: change.type,
    occurred_at: fields.publication_date_time ?? firstCaptured,
    title,
    description: [fields.reference_number, fields.title].filter((text) => text !== null).join(': ') || null,
    field: change.field,
    before: null,
    after: afterOf(effect, fields),
    source: fields.publication_date_time === null ? 'comparison' : 'publisher',
    confidence: fields.publication_date_time === null ? DETECTED : STATED,
    of_subject: true,
  };
}

/** Confidence in the date of the event: the publisher states it, or it is the time of the first capture. */
const STATED = 1;
const DETECTED = 0.8;

function afterOf(effect: NoticeEffect | null, fields: TenderFields): string | null {
  if (effect === 'cancels') return 'cancelled';
  if (effect === 'moves-closing') return fields.closing_date_time && utcTime(fields.closing_date_time);
  return effect === 'extends-validity' ? validUntil(fields) : null;
}
