import type { EventRow, TenderFields } from '#shared/domain/tenders/records.ts';
import { eventIdentity } from '#shared/text/identity.ts';
import { companyKey } from '#shared/text/names.ts';
import { type Instant, secondOf } from '#shared/time.ts';
import type { SourceHistory } from './source-history.ts';
import { type TimelineEntry, timelineOf } from './timeline.ts';

export type CombinedTimeline = {
  events: EventRow[];
  /** Number of states that amended the notice after its publication. */
  amendments: number;
  /** The kind of the last amendment. */
  lastAmendment: 'correction' | 'addition' | null;
  /** The earliest time since which a publisher has shown the tender as cancelled; null if none shows that now. */
  cancelledAt: Instant | null;
};

/**
 * Combines the timelines of all publishers. Each publisher is compared only with itself, so a value that only one
 * publisher gives is not an amendment. The same event in two timelines becomes one event. Decision:
 * docs/decisions/0021-time-changes-records-by-stored-moments.md
 * @param histories in order of precedence
 */
export function combineTimelines(
  ocid: string,
  tenderId: string,
  histories: readonly SourceHistory[],
): CombinedTimeline {
  const combined = new Map<string, TimelineEntry>();
  const cancelled: Instant[] = [];
  for (const { states } of histories) {
    const { entries, cancelledAt } = timelineOf(ocid, tenderId, states);
    if (cancelledAt !== null) cancelled.push(cancelledAt);
    const occurrences = new Map<string, number>();
    for (const entry of entries) {
      const signature = signatureOf(entry);
      const occurrence = (occurrences.get(signature) ?? 0) + 1;
      occurrences.set(signature, occurrence);
      const key = `${occurrence} ${signature}`;
      const known = combined.get(key);
      combined.set(
        key,
        known === undefined ? entry : { ...known, event: withBetterDate(known.event, entry.event) },
      );
    }
  }
  const entries = [...combined.values()];
  return {
    events: entries.map(({ event }) => event),
    ...amendmentsIn(entries),
    cancelledAt: cancelled.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null,
  };
}

function amendmentsIn(
  entries: readonly TimelineEntry[],
): Pick<CombinedTimeline, 'amendments' | 'lastAmendment'> {
  const amending = entries.filter(({ amends }) => amends !== null);
  const last = amending.reduce<TimelineEntry | null>(
    (latest, entry) => (latest === null || timeOf(entry.event) >= timeOf(latest.event) ? entry : latest),
    null,
  );
  const ofLastState = amending.filter(({ state }) => state === last?.state);
  const corrected = ofLastState.some(({ amends }) => amends === 'correction');
  return {
    amendments: new Set(amending.map(({ state }) => state)).size,
    lastAmendment: last === null ? null : corrected ? 'correction' : 'addition',
  };
}

const timeOf = ({ occurred_at }: EventRow): number => Date.parse(occurred_at);

/** @returns a text that is equal for two entries of the same event, whichever publisher shows it */
function signatureOf({ event, subject }: TimelineEntry): string {
  const { event_type: type, field, after, description } = event;
  if (type === 'published' || type === 'cancelled' || type === 'reinstated') return type;
  if (field === 'awards') return JSON.stringify([type, description ? companyKey(description) : subject]);
  // A document is added only once, whichever version of it a publisher showed first.
  if (field === 'documents' && type !== 'document-changed') return JSON.stringify([type, subject]);
  if (field === 'documents') return JSON.stringify([type, subject, modifiedIn(after)]);
  return JSON.stringify([type, subject, after]);
}

/** To the second, because only the portal gives fractions of seconds. */
const modifiedIn = (after: unknown): number | null =>
  secondOf((after as { modifiedAt?: Instant | null } | null)?.modifiedAt ?? null);

/** Prefers a stated date to a detected one, and the earlier of two dates of the same kind. */
function withBetterDate(one: EventRow, other: EventRow): EventRow {
  const better =
    one.confidence === other.confidence ? timeOf(other) < timeOf(one) : other.confidence > one.confidence;
  return better
    ? { ...one, occurred_at: other.occurred_at, source: other.source, confidence: other.confidence }
    : one;
}

/**
 * @returns the closing as an event; none for a tender without closing time, with a cancellation before it, or with a
 *   closing time before its publication. Publish shows the event when its time has come, so no new capture is needed.
 */
export function closingEvent(
  ocid: string,
  tenderId: string,
  { closing_date_time: closing, publication_date_time: published }: TenderFields,
  cancelledAt: Instant | null,
): EventRow[] {
  if (closing === null || (cancelledAt !== null && Date.parse(cancelledAt) <= Date.parse(closing))) return [];
  if (published !== null && Date.parse(closing) < Date.parse(published)) return [];
  return [
    {
      id: eventIdentity(ocid, 'closed', '', ''),
      tender_id: tenderId,
      event_type: 'closed',
      occurred_at: closing,
      title: 'Closed',
      description: null,
      field: 'status',
      before: 'active',
      after: 'closed',
      source: 'publisher',
      confidence: 1,
      of_subject: false,
    },
  ];
}
