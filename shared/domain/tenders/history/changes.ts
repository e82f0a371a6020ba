import type { State } from '#shared/domain/tenders/capture.ts';
import type { AwardFields, DocumentRow, TenderFields } from '#shared/domain/tenders/records.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';
import { type Instant, secondOf, utcTime } from '#shared/time.ts';
import { type WatchedField, watchedFields } from './watched-fields.ts';

/** A difference between two states of a publisher's record, from which an event is made. */
export type FieldChange = {
  type: string;
  title: string;
  /** What distinguishes the change from others of its type in the same state. */
  subject?: string;
  description?: string | null;
  field?: string;
  before?: unknown;
  after?: unknown;
  /** The date that the publisher gives for it. */
  stated?: Instant | null;
  /** Confidence in the time of capture, if nothing else shows the date; see timeline.ts. */
  confidence?: number;
  amends?: 'correction' | 'addition' | null;
};

const DAY = 86_400_000;

/** The award was already there when the tender was first seen, so it may be much older. */
const AT_FIRST_SIGHT = 0.3;

/** @returns the publication, the awards, and the documents dated at least a day after the publication */
export function firstChanges({ record }: State): FieldChange[] {
  const published = record.tender.publication_date_time;
  const later = ({ published_at }: DocumentRow): boolean =>
    published !== null && published_at !== null && Date.parse(published_at) >= Date.parse(published) + DAY;
  return [
    { type: 'published', title: 'Published', stated: published },
    ...(record.status === 'cancelled' ? [{ ...cancellation(record), before: null }] : []),
    ...record.awards.map((award) => ({ ...awardAdded(award), confidence: AT_FIRST_SIGHT })),
    ...record.documents.filter(later).map((document) => documentAdded(document, document.published_at)),
  ];
}

/** @returns the changes from one state to the next: of fields, documents, status and awards */
export const changesBetween = (before: SourceRecord, state: State): FieldChange[] => [
  ...fieldChanges(before.tender, state.record.tender),
  ...documentChanges(before.documents, state),
  ...statusChanges(before, state.record),
  ...awardChanges(before.awards, state.record.awards),
];

function fieldChanges(before: TenderFields, after: TenderFields): FieldChange[] {
  const columns = Object.entries(watchedFields) as [keyof TenderFields, WatchedField][];
  return columns.flatMap(([column, { field, event, title, time }]): FieldChange[] => {
    // If the title is made from the description, a change of both is one event.
    const reported = column === 'description' && before.title !== after.title;
    if (before[column] === after[column] || reported) return [];
    const shown = (value: unknown) => (time && value !== null ? utcTime(value as Instant) : value);
    const values = { before: shown(before[column]), after: shown(after[column]) };
    return [{ type: event, title, subject: field, field, ...values, amends: 'correction' }];
  });
}

function documentChanges(before: readonly DocumentRow[], { record, capturedAt }: State): FieldChange[] {
  const earlier = new Map(before.map((document) => [document.id, document]));
  const remaining = new Set(record.documents.map(({ id }) => id));
  return [
    ...record.documents.flatMap((document): FieldChange[] => {
      const old = earlier.get(document.id);
      const stated = plausibleDate(document.modified_at ?? document.published_at, record, capturedAt);
      if (old === undefined) return [documentAdded(document, stated)];
      const sameTime = secondOf(old.modified_at) === secondOf(document.modified_at);
      return differs(old, document) ? [documentChanged(old, document, sameTime ? null : stated)] : [];
    }),
    ...before.filter(({ id }) => !remaining.has(id)).map(documentRemoved),
  ];
}

function statusChanges(before: SourceRecord, after: SourceRecord): FieldChange[] {
  const [was, is] = [before.status === 'cancelled', after.status === 'cancelled'];
  if (was === is) return [];
  if (is) return [{ ...cancellation(after), before: before.status }];
  const statuses = { before: before.status, after: after.status };
  return [{ type: 'reinstated', title: 'Reinstated', field: 'status', ...statuses }];
}

function awardChanges(before: readonly AwardFields[], after: readonly AwardFields[]): FieldChange[] {
  const earlier = new Map(before.map((award) => [award.id, award]));
  const remaining = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((award): FieldChange[] => {
      const old = earlier.get(award.id);
      if (old === undefined) return [awardAdded(award)];
      return JSON.stringify(awardContent(old)) === JSON.stringify(awardContent(award))
        ? []
        : [{ type: 'award-changed', title: 'Award changed', ...aboutAward(award, old, award) }];
    }),
    ...before
      .filter(({ id }) => !remaining.has(id))
      .map((old) => ({
        type: 'award-removed',
        title: 'Award withdrawn',
        ...aboutAward(old, old, null),
      })),
  ];
}

const cancellation = ({ tender }: SourceRecord): FieldChange => ({
  type: 'cancelled',
  title: 'Cancelled',
  description: tender.cancellation_reason,
  field: 'status',
  after: 'cancelled',
  stated: tender.cancelled_at,
});

const awardAdded = (award: AwardFields): FieldChange => ({
  type: 'award-added',
  title: 'Awarded',
  ...aboutAward(award, null, award),
  stated: award.awarded_at,
});

const aboutAward = (award: AwardFields, before: AwardFields | null, after: AwardFields | null) => ({
  subject: award.id,
  description: award.supplier_name,
  field: 'awards',
  before: before && awardContent(before),
  after: after && awardContent(after),
});

const documentAdded = (document: DocumentRow, stated: Instant | null): FieldChange => ({
  type: 'document-added',
  title: 'Document added',
  ...aboutDocument(document, null, document),
  amends: 'addition',
  stated,
});

const documentChanged = (old: DocumentRow, document: DocumentRow, stated: Instant | null): FieldChange => ({
  type: 'document-changed',
  title: 'Document changed',
  ...aboutDocument(document, old, document),
  amends: 'correction',
  stated,
});

const documentRemoved = (old: DocumentRow): FieldChange => ({
  type: 'document-removed',
  title: 'Document removed',
  ...aboutDocument(old, old, null),
  amends: 'correction',
});

const aboutDocument = (document: DocumentRow, before: DocumentRow | null, after: DocumentRow | null) => ({
  subject: document.id,
  description: document.file_name,
  field: 'documents',
  before: before && documentContent(before),
  after: after && documentContent(after),
});

const documentContent = ({ file_name, url, modified_at }: DocumentRow) => ({
  fileName: file_name,
  fileUrl: url,
  modifiedAt: modified_at && utcTime(modified_at),
});

const awardContent = ({ status, supplier_name, amount, currency, enterprise_type }: AwardFields) => ({
  status,
  supplierName: supplier_name,
  amount: amount === null ? null : Number(amount),
  currency,
  enterpriseType: enterprise_type,
});

const differs = (old: DocumentRow, now: DocumentRow): boolean =>
  secondOf(old.modified_at) !== secondOf(now.modified_at) ||
  old.url !== now.url ||
  old.file_name !== now.file_name ||
  secondOf(old.published_at) !== secondOf(now.published_at);

/** @returns a document's own date; null if it lies before the tender's publication or after the capture */
function plausibleDate(
  stated: Instant | null,
  { tender }: SourceRecord,
  capturedAt: Instant,
): Instant | null {
  if (stated === null || Date.parse(stated) > Date.parse(capturedAt)) return null;
  const published = tender.publication_date_time;
  return published !== null && Date.parse(stated) < Date.parse(published) ? null : stated;
}
