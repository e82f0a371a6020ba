import type { State } from '#shared/domain/tenders/capture.ts';
import type { AwardFields, DocumentRow, EventRow, TenderFields } from '#shared/domain/tenders/records.ts';
import type { Notice } from '#shared/domain/tenders/source-record.ts';
import { eventIdentity } from '#shared/text/identity.ts';
import type { Instant } from '#shared/time.ts';
import { type Watched, watched } from './watched-fields.ts';

/** An event with what is needed to recognise it in another publisher's history. */
export type Told = {
  event: EventRow;
  /** What distinguishes it from others of its type: a field, a document, an award. */
  subject: string;
  /** Key of the state that brought it. */
  state: string;
  /** What kind of amendment of the notice it is; null for all else. */
  amends: 'correction' | 'addition' | null;
};

/** What the sequence of states tells beyond the last one. */
export type History = { told: Told[]; cancelledAt: Instant | null };

/** Certainty of an event's date: the publisher states it, or it lies between two captures. */
const STATED = 1;
const DETECTED = 0.8;
const DAY = 86_400_000;

/**
 * Compares each state with the one before it.
 * @param states in order, at least one
 */
export function historyOf(ocid: string, tenderId: string, states: readonly State[]): History {
  const told: Told[] = [];
  let cancelledAt: Instant | null = null;
  states.forEach((state, index) => {
    const timeline = writer(ocid, tenderId, state, told);
    const before = states[index - 1]?.notice;
    if (before === undefined) {
      // What a publication says from the beginning is the same whenever it was first captured.
      begin(writer(ocid, tenderId, { ...state, key: '' }, told), state);
    } else {
      compareNotice(timeline, before, state);
      compareStatus(timeline, before, state.notice);
      compareAwards(timeline, before.awards, state.notice.awards);
    }
    if (state.notice.status !== 'cancelled') cancelledAt = null;
    else if (cancelledAt === null)
      cancelledAt = state.notice.tender.cancelled_at ?? state.statedAt ?? state.capturedAt;
  });
  return { told, cancelledAt };
}

type Change = {
  type: string;
  title: string;
  /** What distinguishes this change from others of its type in the same capture. */
  subject?: string;
  description?: string | null;
  field?: string;
  before?: unknown;
  after?: unknown;
  /** When the publisher says it happened, where it does. */
  stated?: Instant | null;
  amends?: Told['amends'];
};
type Timeline = (change: Change) => void;

/** The publication, awards that have a date, and documents that the publisher itself dates at least a day later. */
function begin(timeline: Timeline, { notice }: State): void {
  const published = notice.tender.publication_date_time;
  timeline({ type: 'published', title: 'Published', stated: published });
  if (notice.status === 'cancelled') timeline({ ...cancellation(notice), before: null });
  for (const award of notice.awards) if (award.awarded_at !== null) timeline(awardAdded(award));
  if (published === null) return;
  for (const document of notice.documents) {
    const stated = document.published_at;
    if (stated !== null && Date.parse(stated) >= Date.parse(published) + DAY)
      timeline(documentAdded(document, stated));
  }
}

const cancellation = ({ tender }: Notice): Change => ({
  type: 'cancelled',
  title: 'Cancelled',
  description: tender.cancellation_reason,
  field: 'status',
  after: 'cancelled',
  stated: tender.cancelled_at,
});

function compareNotice(timeline: Timeline, before: Notice, state: State): void {
  const after = state.notice;
  const tell = (change: Change): void => timeline({ amends: 'correction', ...change });
  for (const [column, { field, event, title }] of Object.entries(watched) as [
    keyof TenderFields,
    Watched,
  ][]) {
    const [old, now] = [before.tender[column], after.tender[column]];
    // Where the title comes out of the description, one change is one event.
    const told = column === 'description' && before.tender.title !== after.tender.title;
    if (old !== now && !told) tell({ type: event, title, subject: field, field, before: old, after: now });
  }
  const olds = new Map(before.documents.map((document) => [document.id, document]));
  for (const document of after.documents) {
    const old = olds.get(document.id);
    const stated = plausible(document.modified_at ?? document.published_at, after, state.capturedAt);
    if (old === undefined) tell(documentAdded(document, stated));
    else if (differs(old, document)) {
      tell({
        type: 'document-changed',
        title: 'Document changed',
        subject: document.id,
        description: document.file_name,
        field: 'documents',
        before: documentText(old),
        after: documentText(document),
        stated: old.modified_at === document.modified_at ? null : stated,
      });
    }
  }
  const remaining = new Set(after.documents.map(({ id }) => id));
  for (const old of before.documents) {
    if (remaining.has(old.id)) continue;
    tell({
      type: 'document-removed',
      title: 'Document removed',
      subject: old.id,
      description: old.file_name,
      field: 'documents',
      before: documentText(old),
      after: null,
    });
  }
}

function compareStatus(timeline: Timeline, before: Notice, after: Notice): void {
  const [was, is] = [before.status === 'cancelled', after.status === 'cancelled'];
  if (was === is) return;
  if (is) timeline({ ...cancellation(after), before: before.status });
  else
    timeline({
      type: 'reinstated',
      title: 'Reinstated',
      field: 'status',
      before: before.status,
      after: after.status,
    });
}

function compareAwards(
  timeline: Timeline,
  before: readonly AwardFields[],
  after: readonly AwardFields[],
): void {
  const olds = new Map(before.map((award) => [award.id, award]));
  const remaining = new Set(after.map(({ id }) => id));
  const tell = (
    type: string,
    title: string,
    old: AwardFields | undefined,
    now: AwardFields | undefined,
  ): void =>
    timeline({
      type,
      title,
      subject: (now ?? old)?.id ?? '',
      description: (now ?? old)?.supplier_name ?? null,
      field: 'awards',
      before: old === undefined ? null : awardText(old),
      after: now === undefined ? null : awardText(now),
    });
  for (const award of after) {
    const old = olds.get(award.id);
    if (old === undefined) timeline(awardAdded(award));
    else if (JSON.stringify(awardText(old)) !== JSON.stringify(awardText(award)))
      tell('award-changed', 'Award changed', old, award);
  }
  for (const old of before)
    if (!remaining.has(old.id)) tell('award-removed', 'Award withdrawn', old, undefined);
}

const awardAdded = (award: AwardFields): Change => ({
  type: 'award-added',
  title: 'Awarded',
  subject: award.id,
  description: award.supplier_name,
  field: 'awards',
  before: null,
  after: awardText(award),
  stated: award.awarded_at,
});

const documentAdded = (document: DocumentRow, stated: Instant | null): Change => ({
  type: 'document-added',
  title: 'Document added',
  subject: document.id,
  description: document.file_name,
  field: 'documents',
  amends: 'addition',
  before: null,
  after: documentText(document),
  stated,
});

const documentText = ({ file_name, url, modified_at }: DocumentRow) => ({
  fileName: file_name,
  fileUrl: url,
  modifiedAt: modified_at,
});

const awardText = ({ status, supplier_name, amount, currency, enterprise_type }: AwardFields) => ({
  status,
  supplierName: supplier_name,
  amount: amount === null ? null : Number(amount),
  currency,
  enterpriseType: enterprise_type,
});

const differs = (old: DocumentRow, now: DocumentRow): boolean =>
  old.modified_at !== now.modified_at ||
  old.url !== now.url ||
  old.file_name !== now.file_name ||
  old.published_at !== now.published_at;

/** A document's own date is believed from the publication until it was captured. */
function plausible(stated: Instant | null, { tender }: Notice, capturedAt: Instant): Instant | null {
  if (stated === null || Date.parse(stated) > Date.parse(capturedAt)) return null;
  return tender.publication_date_time !== null &&
    Date.parse(stated) < Date.parse(tender.publication_date_time)
    ? null
    : stated;
}

function writer(ocid: string, tenderId: string, state: State, told: Told[]): Timeline {
  return ({
    type,
    title,
    subject = '',
    description = null,
    field,
    before = null,
    after = null,
    stated = null,
    amends = null,
  }) => {
    const date = stated ?? state.statedAt;
    const event: EventRow = {
      id: eventIdentity(ocid, type, subject, state.key),
      tender_id: tenderId,
      event_type: type,
      occurred_at: date ?? state.capturedAt,
      title,
      description,
      field: field ?? null,
      before,
      after,
      source: date === null ? 'comparison' : 'publisher',
      confidence: date === null ? DETECTED : STATED,
    };
    told.push({ event, subject, state: state.key, amends });
  };
}
