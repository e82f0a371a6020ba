import { captureOf } from '#eval/adapters/portal-rows.ts';
import { ocidOf } from '#shared/domain/captures/etenders-rows.ts';
import { compile } from '#shared/domain/tenders/compile.ts';
import type { ProcessRecords } from '#shared/domain/tenders/records.ts';
import { southAfricanDay, southAfricanTime } from '#shared/time.ts';
import type { SampleRow } from './sample.ts';

/** The fields that are judged, in the order of the labels. */
export const judgedFields = [
  'status',
  'publicationType',
  'noticeKind',
  'title',
  'referenceNumber',
  'organization',
  'province',
  'municipality',
  'town',
  'category',
  'closingDate',
  'closingTime',
  'publicationDate',
  'briefing',
  'contactName',
  'contactEmail',
  'contactTelephone',
  'documents',
  'relation',
] as const;

export type JudgedField = (typeof judgedFields)[number];

/** What is served in each field, as text; null for no value. */
export type ServedValues = Readonly<Record<JudgedField, string | null>>;

export type ServedRow = { hash: string; values: ServedValues };

/** When the last file was captured: tenders that were open on that day are active. */
const NOW = '2026-02-20T09:00:00+02:00';

/**
 * Makes the records of each row with the rules, as they are served at one moment. A row without an id is numbered by its
 * place.
 * @param relations the relation of each row to an earlier one, by hash
 * @returns the rows that can be read
 */
export function serve(rows: readonly SampleRow[], relations: ReadonlyMap<string, string>): ServedRow[] {
  return rows.flatMap(({ hash, list, row }, place) => {
    const release = { list, row };
    const ocid = ocidOf(release) ?? `ocds-9t57fa-${place + 1}`;
    const records = compile(ocid, [captureOf(release, NOW)])?.records;
    if (records === undefined) return [];
    return [{ hash, values: { ...valuesOf(records), relation: relations.get(hash) ?? null } }];
  });
}

function valuesOf({ tender, documents, organizations }: ProcessRecords): Omit<ServedValues, 'relation'> {
  const closed =
    tender.status === 'active' &&
    tender.closing_date_time !== null &&
    Date.parse(tender.closing_date_time) <= Date.parse(NOW);
  return {
    status: closed ? 'closed' : tender.status,
    publicationType:
      closed && tender.publication_type === 'TENDER_NOTICE' ? 'CLOSED' : tender.publication_type,
    noticeKind: tender.notice_kind ?? 'none',
    title: tender.title,
    referenceNumber: tender.reference_number,
    organization: organizations.find(({ id }) => id === tender.organization_id)?.name ?? null,
    province: tender.province,
    municipality: tender.municipality,
    town: tender.locality,
    category: tender.category,
    closingDate: dayOf(tender.closing_date_time),
    closingTime: timeOfDay(tender.closing_date_time),
    publicationDate: dayOf(tender.publication_date_time),
    briefing: briefingOf(tender),
    contactName: tender.contact_name,
    contactEmail: tender.contact_email,
    contactTelephone: tender.contact_telephone,
    documents: documents.length === 0 ? null : String(documents.length),
  };
}

const dayOf = (instant: string | null): string | null =>
  instant === null ? null : southAfricanDay(new Date(instant));

/** @returns hours and minutes; null for midnight, because most of the files give the day only */
function timeOfDay(instant: string | null): string | null {
  const time = instant === null ? null : southAfricanTime(new Date(instant)).slice(11, 16);
  return time === '00:00' ? null : time;
}

/** @returns whether there is a session, whether one must attend, and when */
function briefingOf(tender: ProcessRecords['tender']): string | null {
  const { briefing_session: session, briefing_compulsory: compulsory, briefing_date_time: at } = tender;
  if (session === null) return null;
  if (!session) return 'none';
  const duty = compulsory === null ? 'unknown' : compulsory ? 'compulsory' : 'voluntary';
  return [duty, dayOf(at), timeOfDay(at)].filter((part) => part !== null).join(' ');
}
