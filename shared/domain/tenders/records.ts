import type { Instant } from '#shared/time.ts';

/** Rows of the `core` tables this stage fills, in the columns' names. */

export type TenderRow = Omit<TenderFields, 'cancelled_at'> &
  ResolvedFields & {
    id: string;
    ocid: string;
    source: string;
    sources: string[];
    slug: string;
    status: TenderStatus;
    publication_type: PublicationType;
    amendment_number: number;
    cancelled_at: Instant | null;
    /** 0 to 1. */
    quality_score: number;
    provenance_id: string;
    first_captured_at: Instant;
    captured_at: Instant;
  };

export type TenderStatus = 'active' | 'closed' | 'awarded' | 'cancelled';
export type PublicationType =
  | 'TENDER_NOTICE'
  | 'CORRIGENDUM'
  | 'ADDENDUM'
  | 'AWARD_NOTICE'
  | 'CANCELLATION_NOTICE'
  | 'CLOSED';

/** What follows from all that is known of a tender, whoever published it. Confidences are 0 to 1. */
export type ResolvedFields = {
  category_method: string | null;
  category_confidence: number | null;
  province_confidence: number | null;
  municipality_code: string | null;
  municipality_source: string | null;
  locality: string | null;
  full_address: string | null;
  postal_code: string | null;
  reference_key: string | null;
  title_key: string | null;
  readvertised: boolean;
};

/** What one publication says about a tender. */
export type TenderFields = {
  tender_id: string;
  title: string | null;
  description: string | null;
  reference_number: string | null;
  source_status: string | null;
  type: string | null;
  procurement_method: string | null;
  main_procurement_category: string | null;
  category: string | null;
  province: string | null;
  province_source: string | null;
  delivery: string | null;
  organization_id: string | null;
  organization_name: string | null;
  department: string | null;
  municipality: string | null;
  publication_date_time: Instant | null;
  opening_date_time: Instant | null;
  closing_date_time: Instant | null;
  /** Decimal text. */
  value_amount: string | null;
  value_currency: string | null;
  requirements: string | null;
  eligibility_criteria: string | null;
  submission_method: string | null;
  electronic_submission: boolean | null;
  two_envelope_submission: boolean | null;
  /** Days for which a bid must stay valid. */
  validity_period: number | null;
  briefing_session: boolean | null;
  briefing_compulsory: boolean | null;
  briefing_date_time: Instant | null;
  briefing_venue: string | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_telephone: string | null;
  contact_fax: string | null;
  language: string | null;
  /** When the publisher says that it cancelled the tender, and why. */
  cancelled_at: Instant | null;
  cancellation_reason: string | null;
  validation_errors: string[];
};

export type DocumentRow = {
  id: string;
  tender_id: string;
  position: number;
  source_id: string | null;
  file_name: string | null;
  description: string | null;
  url: string | null;
  document_type: string | null;
  format: string | null;
  language: string | null;
  published_at: Instant | null;
  modified_at: Instant | null;
};

/** What one publication says about an award. */
export type AwardFields = {
  id: string;
  tender_id: string;
  position: number;
  /** What distinguishes the award within its tender: the publisher's id, else a key of its own. */
  award_key: string;
  ocds_award_id: string | null;
  etenders_award_id: number | null;
  title: string | null;
  status: 'awarded' | 'pending' | 'cancelled' | 'unsuccessful';
  description: string | null;
  enterprise_type: string | null;
  bee_level: string | null;
  /** Decimal texts. */
  bee_points: string | null;
  points: string | null;
  awarded_at: Instant | null;
  /** Decimal text. */
  amount: string | null;
  currency: string | null;
  supplier_name: string | null;
  supplier_raw_name: string | null;
  supplier_id: string | null;
  supplier_party_id: string | null;
  supplier_csd_number: string | null;
  validation_errors: string[];
};

export type AwardRow = AwardFields & { sources: string[]; first_captured_at: Instant };

export type SubcontractorRow = {
  id: string;
  tender_id: string;
  award_id: string;
  position: number;
  name: string;
  /** Decimal text. */
  percentage: string | null;
  bee_level: string | null;
  black_youth: boolean | null;
  black_women: boolean | null;
  black_disabled: boolean | null;
  black_military: boolean | null;
  black_rural: boolean | null;
};

export type BidderRow = { id: string; tender_id: string; position: number; name: string };

export type ContractRow = {
  id: string;
  tender_id: string;
  position: number;
  ocds_contract_id: string | null;
  award_id: string | null;
  title: string | null;
  status: string | null;
  description: string | null;
  /** Decimal text. */
  amount: string | null;
  currency: string | null;
  starts_at: Instant | null;
  ends_at: Instant | null;
  signed_at: Instant | null;
};

export type MilestoneRow = {
  id: string;
  tender_id: string;
  position: number;
  ocds_milestone_id: string | null;
  title: string | null;
  type: string | null;
  description: string | null;
  code: string | null;
  due_at: Instant | null;
  met_at: Instant | null;
  modified_at: Instant | null;
  status: string | null;
};

export type CategoryRelationRow = { id: string; tender_id: string; category_id: string };

export type PartyRow = {
  id: string;
  tender_id: string;
  ocds_party_id: string | null;
  name: string;
  roles: string[];
};

export type EventRow = {
  id: string;
  tender_id: string;
  event_type: string;
  occurred_at: Instant;
  title: string;
  description: string | null;
  field: string | null;
  before: unknown;
  after: unknown;
  /** `publisher` where the publisher states the date, `comparison` where two captures differ. */
  source: 'publisher' | 'comparison';
  confidence: number;
};

export type OrganizationRow = {
  id: string;
  name: string;
  slug: string;
  source_id: string | null;
  organization_type: string | null;
  sphere: string | null;
  province: string | null;
  municipality_code: string | null;
};

/** Where each value of a tender came from: by column its source, path there, method and confidence (0 to 1). */
export type ProvenanceRow = {
  id: string;
  fields: Readonly<
    Record<string, readonly [source: string, path: string, method: string, confidence: number]>
  >;
};

/** Everything that is stored of one contracting process. */
export type ProcessRecords = {
  tender: TenderRow;
  provenance: ProvenanceRow;
  documents: DocumentRow[];
  awards: AwardRow[];
  subcontractors: SubcontractorRow[];
  parties: PartyRow[];
  bidders: BidderRow[];
  contracts: ContractRow[];
  milestones: MilestoneRow[];
  categories: CategoryRelationRow[];
  events: EventRow[];
  /** Every buyer any capture named, so that the set does not depend on which captures were compiled in between. */
  organizations: OrganizationRow[];
};
