import type { State } from '#shared/domain/tenders/capture.ts';
import type { EventRow } from '#shared/domain/tenders/records.ts';
import { eventIdentity } from '#shared/text/identity.ts';
import type { Instant } from '#shared/time.ts';
import { changesBetween, type FieldChange, firstChanges } from './changes.ts';

/** An event, with the data by which the same event in another publisher's timeline is recognised. */
export type TimelineEntry = {
  event: EventRow;
  /** What distinguishes the event from others of its type: a field, a document, an award. */
  subject: string;
  /** Key of the state that the event led to. */
  state: string;
  /** The kind of amendment of the notice; null for every other event. */
  amends: FieldChange['amends'];
};

/** The events in the history of one publisher. */
export type Timeline = {
  entries: TimelineEntry[];
  /** Since when the publisher has shown the tender as cancelled; null if it does not show that now. */
  cancelledAt: Instant | null;
};

/** Confidence in the date of an event, 0 to 1: the publisher states it, or it lies between two captures. */
const STATED = 1;
const DETECTED = 0.8;

/**
 * Makes events by comparing each state with the one before.
 * @param states in order, at least one
 */
export function timelineOf(ocid: string, tenderId: string, states: readonly State[]): Timeline {
  const entries: TimelineEntry[] = [];
  let cancelledAt: Instant | null = null;
  states.forEach((state, index) => {
    const before = states[index - 1]?.record;
    // Events of the first state have no key, so that their ids do not depend on when it was first captured.
    const key = before === undefined ? '' : state.key;
    const changes = before === undefined ? firstChanges(state) : changesBetween(before, state);
    for (const change of changes) entries.push(entryOf(ocid, tenderId, { ...state, key }, change));
    if (state.record.status !== 'cancelled') cancelledAt = null;
    else if (cancelledAt === null)
      cancelledAt = state.record.tender.cancelled_at ?? state.statedAt ?? state.capturedAt;
  });
  return { entries, cancelledAt };
}

function entryOf(ocid: string, tenderId: string, state: State, change: FieldChange): TimelineEntry {
  const { type, title, subject = '', amends = null } = change;
  const date = change.stated ?? state.statedAt;
  const event: EventRow = {
    id: eventIdentity(ocid, type, subject, state.key),
    tender_id: tenderId,
    event_type: type,
    occurred_at: date ?? state.capturedAt,
    title,
    description: change.description ?? null,
    field: change.field ?? null,
    before: change.before ?? null,
    after: change.after ?? null,
    source: date === null ? 'comparison' : 'publisher',
    confidence: date === null ? (change.confidence ?? DETECTED) : STATED,
    of_subject: false,
  };
  return { event, subject, state: state.key, amends };
}
