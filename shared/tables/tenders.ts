import {
  boolean,
  defineTable,
  float,
  int,
  numeric,
  oneOf,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** The states a tender can be in. */
export const tenderStatuses = ['active', 'closed', 'awarded', 'cancelled'] as const;
/** The kinds of notice that the latest publication of a tender can be. */
export const publicationTypes = [
  'TENDER_NOTICE',
  'CORRIGENDUM',
  'ADDENDUM',
  'AWARD_NOTICE',
  'CANCELLATION_NOTICE',
  'CLOSED',
] as const;

/** What one publication says about a tender. */
export const statedOfTender = {
  tender_id: text("The publisher's number of the tender (the ocid's last part), else its tender.id."),
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
  validity_period: int('Days for which a bid must stay valid.').nullable(),
  briefing_session: boolean().nullable(),
  briefing_compulsory: boolean().nullable(),
  briefing_date_time: timestamptz().nullable(),
  briefing_venue: text().nullable(),
  contact_name: text().nullable(),
  contact_email: text().nullable(),
  contact_telephone: text().nullable(),
  contact_fax: text().nullable(),
  language: text().nullable(),
  cancelled_at: timestamptz('When the tender was cancelled: as the publisher says, else as seen.').nullable(),
  cancellation_reason: text().nullable(),
  validation_errors: texts(
    'Names of the issues of severity error and warning, as served; values are never corrected silently.',
  ),
};

/** What follows from all that is known of a tender, whoever published it. Confidences are 0 to 1. */
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
    'Reference number without what distinguishes spellings and re-advertisements; null where there is none.',
  ).nullable(),
  title_key: text('The same of the title.').nullable(),
  readvertised: boolean('Whether number or title say that the tender is advertised once more.').default(
    false,
  ),
};

export const tenders = defineTable({
  schema: 'core',
  name: 'tender',
  comment: 'A tender in its latest state: one row for each contracting process.',
  columns: {
    id: uuid('UUIDv5 of the ocid.'),
    ocid: text(),
    source: text('Publisher whose values come first.'),
    sources: texts('All publishers that carry the tender, in order of precedence.'),
    slug: text(),
    status: oneOf(tenderStatuses),
    publication_type: oneOf(publicationTypes),
    ...statedOfTender,
    ...resolvedOfTender,
    amendment_number: int().default(0),
    quality_score: float('What the weights of the issues leave of 1.').default(1),
    provenance_id: uuid('Where each value came from: a row of core.provenance.').nullable(),
    first_captured_at: timestamptz('When the process was first seen.'),
    captured_at: timestamptz('When its present content was first seen.'),
  },
  key: ['id'],
  unique: [['ocid'], ['slug']],
  indexes: [['province'], ['organization_id']],
});

/** Columns of a tender that the published records of its awards repeat. */
export const repeatedInAwards = [
  'tender_id',
  'title',
  'reference_number',
  'category',
  'province',
  'organization_name',
] as const satisfies readonly (keyof typeof tenders.columns)[];
