import type { AwardRow, DocumentRow, EventRow, OrganizationRow, PartyRow, TenderRow } from './records.ts';

/** Columns and types of the tables this stage fills; the statements that store them follow from here. */

/** A table whose rows are keyed by `id`; types are those of PostgreSQL. */
export type Table<Row> = { name: string; columns: Readonly<Record<keyof Row & string, ColumnType>> };
type ColumnType =
  | 'uuid'
  | 'text'
  | 'text[]'
  | 'int'
  | 'numeric'
  | 'boolean'
  | 'timestamptz'
  | 'jsonb'
  | 'float8';

export const tenders: Table<TenderRow> = {
  name: 'core.tender',
  columns: {
    id: 'uuid',
    ocid: 'text',
    source: 'text',
    tender_id: 'text',
    title: 'text',
    description: 'text',
    reference_number: 'text',
    slug: 'text',
    status: 'text',
    source_status: 'text',
    publication_type: 'text',
    type: 'text',
    procurement_method: 'text',
    main_procurement_category: 'text',
    category: 'text',
    province: 'text',
    province_source: 'text',
    delivery: 'text',
    organization_id: 'uuid',
    organization_name: 'text',
    department: 'text',
    municipality: 'text',
    published_at: 'timestamptz',
    opens_at: 'timestamptz',
    closes_at: 'timestamptz',
    value_amount: 'numeric',
    value_currency: 'text',
    requirements: 'text',
    eligibility_criteria: 'text',
    submission_method: 'text',
    briefing_session: 'boolean',
    briefing_compulsory: 'boolean',
    briefing_at: 'timestamptz',
    briefing_venue: 'text',
    contact_name: 'text',
    contact_email: 'text',
    contact_telephone: 'text',
    contact_fax: 'text',
    language: 'text',
    amendment_number: 'int',
    cancelled_at: 'timestamptz',
    flags: 'text[]',
    first_captured_at: 'timestamptz',
    captured_at: 'timestamptz',
  },
};

export const documents: Table<DocumentRow> = {
  name: 'core.tender_document',
  columns: {
    id: 'uuid',
    tender_id: 'uuid',
    position: 'int',
    source_id: 'text',
    file_name: 'text',
    description: 'text',
    url: 'text',
    document_type: 'text',
    format: 'text',
    language: 'text',
    published_at: 'timestamptz',
    modified_at: 'timestamptz',
  },
};

export const awards: Table<AwardRow> = {
  name: 'core.award',
  columns: {
    id: 'uuid',
    tender_id: 'uuid',
    position: 'int',
    ocds_award_id: 'text',
    etenders_award_id: 'int',
    title: 'text',
    status: 'text',
    description: 'text',
    enterprise_type: 'text',
    award_date: 'timestamptz',
    amount: 'numeric',
    currency: 'text',
    supplier_name: 'text',
    supplier_raw_name: 'text',
    supplier_id: 'text',
    supplier_party_id: 'text',
    supplier_csd: 'text',
    flags: 'text[]',
    first_captured_at: 'timestamptz',
  },
};

export const parties: Table<PartyRow> = {
  name: 'core.tender_party',
  columns: { id: 'uuid', tender_id: 'uuid', ocds_party_id: 'text', name: 'text', roles: 'text[]' },
};

export const events: Table<EventRow> = {
  name: 'core.tender_event',
  columns: {
    id: 'uuid',
    tender_id: 'uuid',
    event_type: 'text',
    event_date: 'timestamptz',
    title: 'text',
    description: 'text',
    field: 'text',
    before: 'jsonb',
    after: 'jsonb',
    source: 'text',
    confidence: 'float8',
  },
};

export const organizations: Table<OrganizationRow> = {
  name: 'core.organization',
  columns: { id: 'uuid', name: 'text', slug: 'text', source_id: 'text' },
};

/** Columns of a tender that its awards' records repeat. */
export const embeddedInAwards: readonly (keyof TenderRow)[] = [
  'tender_id',
  'title',
  'reference_number',
  'category',
  'province',
  'organization_name',
];
