import { historyOf, type Told } from '#shared/domain/tenders/history/history.ts';
import type { EventRow, TenderFields } from '#shared/domain/tenders/records.ts';
import { eventIdentity } from '#shared/text/identity.ts';
import { companyKey } from '#shared/text/names.ts';
import type { Instant } from '#shared/time.ts';
import type { SourceHistory } from './source-history.ts';

export type MergedHistory = {
  events: EventRow[];
  /** How often the notice was changed after its publication, and by what the last time. */
  amendments: number;
  lastAmendment: 'correction' | 'addition' | null;
  /** When a publisher first showed the tender as cancelled, and none has taken it back since. */
  cancelledAt: Instant | null;
};

/**
 * One history out of each publisher's own: every publisher is compared with itself only, so that what another one adds
 * is no amendment. The same event in two histories is one, at the earlier of its dates.
 * @param sources in order of precedence
 */
export function mergeHistory(
  ocid: string,
  tenderId: string,
  sources: readonly SourceHistory[],
  awardIdOf: (award: string) => string,
): MergedHistory {
  const kept = new Map<string, Told>();
  const cancelled: Instant[] = [];
  for (const { states } of sources) {
    const { told, cancelledAt } = historyOf(ocid, tenderId, states);
    if (cancelledAt !== null) cancelled.push(cancelledAt);
    const times = new Map<string, number>();
    for (const each of told) {
      const signature = signatureOf(each, awardIdOf);
      const nth = (times.get(signature) ?? 0) + 1;
      times.set(signature, nth);
      const key = `${nth} ${signature}`;
      const known = kept.get(key);
      kept.set(key, known === undefined ? each : { ...known, event: earlier(known.event, each.event) });
    }
  }
  const told = [...kept.values()];
  const amending = told.filter(({ amends }) => amends !== null);
  const last = amending.reduce<Told | null>(
    (latest, each) => (latest === null || moment(each.event) >= moment(latest.event) ? each : latest),
    null,
  );
  const ofLast = amending.filter(({ state }) => state === last?.state);
  return {
    events: told.map(({ event }) => event),
    amendments: new Set(amending.map(({ state }) => state)).size,
    lastAmendment:
      last === null ? null : ofLast.some(({ amends }) => amends === 'correction') ? 'correction' : 'addition',
    cancelledAt: cancelled.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null,
  };
}

const moment = ({ occurred_at }: EventRow): number => Date.parse(occurred_at);

/** What makes two events the same one, whoever tells of it. */
function signatureOf({ event, subject }: Told, awardIdOf: (award: string) => string): string {
  const { event_type: type, field, after, description } = event;
  if (type === 'published' || type === 'cancelled' || type === 'reinstated') return type;
  if (field === 'awards')
    return JSON.stringify([type, description ? companyKey(description) : awardIdOf(subject)]);
  if (field === 'documents') return JSON.stringify([type, subject, modifiedIn(after)]);
  return JSON.stringify([type, subject, after]);
}

const modifiedIn = (after: unknown): unknown =>
  (after as { modifiedAt?: unknown } | null)?.modifiedAt ?? null;

/** A stated date is better than a detected one; of two alike the earlier. */
function earlier(one: EventRow, other: EventRow): EventRow {
  const better =
    one.confidence === other.confidence ? moment(other) < moment(one) : other.confidence > one.confidence;
  return better
    ? { ...one, occurred_at: other.occurred_at, source: other.source, confidence: other.confidence }
    : one;
}

/**
 * The end of the time for bids, as an event of its own. It is published once its moment has come, whether or not a
 * publisher is asked again.
 */
export function closingEvent(
  ocid: string,
  tenderId: string,
  { closing_date_time, publication_date_time }: TenderFields,
  cancelledAt: Instant | null,
): EventRow[] {
  if (
    closing_date_time === null ||
    (cancelledAt !== null && Date.parse(cancelledAt) <= Date.parse(closing_date_time))
  )
    return [];
  if (publication_date_time !== null && Date.parse(closing_date_time) < Date.parse(publication_date_time))
    return [];
  return [
    {
      id: eventIdentity(ocid, 'closed', '', ''),
      tender_id: tenderId,
      event_type: 'closed',
      occurred_at: closing_date_time,
      title: 'Closed',
      description: null,
      field: 'status',
      before: 'active',
      after: 'closed',
      source: 'publisher',
      confidence: 1,
    },
  ];
}
