import type {
  AwardRow,
  BidderRow,
  CategoryRelationRow,
  ContractRow,
  DocumentRow,
  EventRow,
  MilestoneRow,
  OrganizationRow,
  PartyRow,
  SubcontractorRow,
  TenderRow,
} from '#shared/domain/tenders/records.ts';

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
    sources: 'text[]',
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
    category_method: 'text',
    category_confidence: 'float8',
    province: 'text',
    province_source: 'text',
    province_confidence: 'float8',
    delivery: 'text',
    locality: 'text',
    full_address: 'text',
    postal_code: 'text',
    organization_id: 'uuid',
    organization_name: 'text',
    department: 'text',
    municipality: 'text',
    municipality_code: 'text',
    municipality_source: 'text',
    publication_date_time: 'timestamptz',
    opening_date_time: 'timestamptz',
    closing_date_time: 'timestamptz',
    value_amount: 'numeric',
    value_currency: 'text',
    requirements: 'text',
    eligibility_criteria: 'text',
    submission_method: 'text',
    electronic_submission: 'boolean',
    two_envelope_submission: 'boolean',
    validity_period: 'int',
    briefing_session: 'boolean',
    briefing_compulsory: 'boolean',
    briefing_date_time: 'timestamptz',
    briefing_venue: 'text',
    contact_name: 'text',
    contact_email: 'text',
    contact_telephone: 'text',
    contact_fax: 'text',
    language: 'text',
    amendment_number: 'int',
    cancelled_at: 'timestamptz',
    cancellation_reason: 'text',
    reference_key: 'text',
    title_key: 'text',
    readvertised: 'boolean',
    validation_errors: 'text[]',
    quality_score: 'float8',
    provenance_id: 'uuid',
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
    award_key: 'text',
    ocds_award_id: 'text',
    etenders_award_id: 'int',
    title: 'text',
    status: 'text',
    description: 'text',
    enterprise_type: 'text',
    bee_level: 'text',
    bee_points: 'numeric',
    points: 'numeric',
    awarded_at: 'timestamptz',
    amount: 'numeric',
    currency: 'text',
    supplier_name: 'text',
    supplier_raw_name: 'text',
    supplier_id: 'text',
    supplier_party_id: 'text',
    supplier_csd_number: 'text',
    sources: 'text[]',
    validation_errors: 'text[]',
    first_captured_at: 'timestamptz',
  },
};

export const subcontractors: Table<SubcontractorRow> = {
  name: 'core.award_subcontractor',
  columns: {
    id: 'uuid',
    tender_id: 'uuid',
    award_id: 'uuid',
    position: 'int',
    name: 'text',
    percentage: 'numeric',
    bee_level: 'text',
    black_youth: 'boolean',
    black_women: 'boolean',
    black_disabled: 'boolean',
    black_military: 'boolean',
    black_rural: 'boolean',
  },
};

export const bidders: Table<BidderRow> = {
  name: 'core.tender_bidder',
  columns: { id: 'uuid', tender_id: 'uuid', position: 'int', name: 'text' },
};

export const contracts: Table<ContractRow> = {
  name: 'core.tender_contract',
  columns: {
    id: 'uuid',
    tender_id: 'uuid',
    position: 'int',
    ocds_contract_id: 'text',
    award_id: 'uuid',
    title: 'text',
    status: 'text',
    description: 'text',
    amount: 'numeric',
    currency: 'text',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    signed_at: 'timestamptz',
  },
};

export const milestones: Table<MilestoneRow> = {
  name: 'core.tender_milestone',
  columns: {
    id: 'uuid',
    tender_id: 'uuid',
    position: 'int',
    ocds_milestone_id: 'text',
    title: 'text',
    type: 'text',
    description: 'text',
    code: 'text',
    due_at: 'timestamptz',
    met_at: 'timestamptz',
    modified_at: 'timestamptz',
    status: 'text',
  },
};

export const categories: Table<CategoryRelationRow> = {
  name: 'core.tender_category_relation',
  columns: { id: 'uuid', tender_id: 'uuid', category_id: 'uuid' },
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
    occurred_at: 'timestamptz',
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
  columns: {
    id: 'uuid',
    name: 'text',
    slug: 'text',
    source_id: 'text',
    organization_type: 'text',
    sphere: 'text',
    province: 'text',
    municipality_code: 'text',
  },
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
