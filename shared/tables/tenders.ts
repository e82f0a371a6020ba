import {
  boolean,
  coreTable,
  float,
  int,
  numeric,
  oneOf,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** The states of a tender. */
export const tenderStatuses = ['active', 'closed', 'awarded', 'cancelled'] as const;
/** The kinds of notice that the latest publication of a tender can be. */
export const publicationTypes = [
  'TENDER_NOTICE',
  'CORRIGENDUM',
  'ADDENDUM',
  'AWARD_NOTICE',
  'CANCELLATION_NOTICE',
  'CLOSED',
  'GENERAL_NOTICE',
] as const;
/** The kinds of entries that are notices about a tender and no tenders, see shared/domain/tenders/notices. */
export const noticeKinds = [
  'cancellation',
  'validity-extension',
  'regret-letter',
  'intention-to-award',
  'award',
  'bidders-list',
  'closing-extension',
  'addendum',
  'erratum',
  'general',
] as const;

/** Columns whose values come from one publication of a tender. */
export const statedOfTender = {
  tender_id: text(
    "The publisher's number of the tender (the last part of the ocid), otherwise its tender.id.",
  ),
  title: text().nullable(),
  description: text().nullable(),
  reference_number: text().nullable(),
  source_status: text().nullable(),
  type: text().nullable(),
  procurement_method: text().nullable(),
  main_procurement_category: text().nullable(),
  category: text().nullable(),
  province: text().nullable(),
  province_source: text('publisher, buyer, delivery or text.').nullable(),
  delivery: text().nullable(),
  organization_id: uuid().nullable(),
  organization_name: text().nullable(),
  department: text().nullable(),
  municipality: text().nullable(),
  publication_date_time: timestamptz().nullable(),
  opening_date_time: timestamptz().nullable(),
  closing_date_time: timestamptz().nullable(),
  value_amount: numeric().nullable(),
  value_currency: text().nullable(),
  requirements: text().nullable(),
  eligibility_criteria: text().nullable(),
  submission_method: text().nullable(),
  electronic_submission: boolean().nullable(),
  two_envelope_submission: boolean().nullable(),
  validity_period: int('Number of days for which a bid must stay valid.').nullable(),
  briefing_session: boolean().nullable(),
  briefing_compulsory: boolean().nullable(),
  briefing_date_time: timestamptz().nullable(),
  briefing_venue: text().nullable(),
  contact_name: text().nullable(),
  contact_email: text().nullable(),
  contact_telephone: text().nullable(),
  contact_fax: text().nullable(),
  language: text().nullable(),
  cancelled_at: timestamptz(
    'Time of cancellation according to the publisher, otherwise of the first capture that shows it.',
  ).nullable(),
  cancellation_reason: text().nullable(),
  validation_errors: texts(
    'Names of the issues of severity error and warning; values are never corrected without an issue.',
  ),
};

/** Columns computed from the releases of all publishers. Confidences are 0 to 1. */
export const resolvedOfTender = {
  category_method: text('publisher, rule or model.').nullable(),
  category_confidence: float().nullable(),
  province_confidence: float().nullable(),
  municipality_code: text().nullable(),
  municipality_source: text('buyer, delivery or text.').nullable(),
  locality: text().nullable(),
  full_address: text().nullable(),
  postal_code: text().nullable(),
  reference_key: text(
    'Reference number without differences of spelling and marks of readvertisement; null if there is none.',
  ).nullable(),
  title_key: text('The same of the title.').nullable(),
  readvertised: boolean('Whether number or title mark the tender as advertised again.').default(false),
  notice_kind: oneOf(
    noticeKinds,
    'Kind of notice, if the entry is a notice about a tender; null for a tender.',
  ).nullable(),
  notice_title: text(
    'Title of the tender that the notice is about, if its own title contains it.',
  ).nullable(),
  notice_keys: texts('Reference keys that the tender may have that the notice is about.').nullable(),
};

export const tenders = coreTable('tender', {
  comment: 'The latest state of a tender: one row for each contracting process.',
  columns: {
    id: uuid('UUIDv5 of the ocid.'),
    ocid: text(),
    source: text('Publisher of highest precedence.'),
    sources: texts('All publishers that list the tender, in order of precedence.'),
    slug: text(),
    former_slugs: texts(
      'Slugs by titles that publishers showed earlier; the last one is the latest.',
    ).nullable(),
    status: oneOf(tenderStatuses),
    publication_type: oneOf(publicationTypes),
    ...statedOfTender,
    ...resolvedOfTender,
    amendment_number: int().default(0),
    quality_score: float('1 minus the weights of the issues.').default(1),
    provenance_id: uuid('Origin of each value: a row of core.provenance.').nullable(),
    first_captured_at: timestamptz('Time of the first capture of the process.'),
    captured_at: timestamptz('Time of the first capture with the current content.'),
  },
  unique: [['ocid'], ['slug']],
  indexes: [
    ['province', 'closing_date_time'],
    ['category', 'closing_date_time'],
    ['organization_id'],
    ['provenance_id'],
  ],
});

/** Columns of a tender that are repeated in the published records of its awards. */
export const repeatedInAwards = [
  'tender_id',
  'title',
  'reference_number',
  'category',
  'province',
  'organization_name',
] as const satisfies readonly (keyof typeof tenders.columns)[];
