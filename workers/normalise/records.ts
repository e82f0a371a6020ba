import type { Instant } from '#shared/time.ts';

/** Rows of the `core` tables this stage fills, in the columns' names. */

export type TenderRow = TenderFields & {
  id: string;
  ocid: string;
  source: string;
  slug: string;
  status: string;
  publication_type: string;
  amendment_number: number;
  cancelled_at: Instant | null;
  first_captured_at: Instant;
  captured_at: Instant;
};

/** What one release says about a tender. */
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
  published_at: Instant | null;
  opens_at: Instant | null;
  closes_at: Instant | null;
  /** Decimal text. */
  value_amount: string | null;
  value_currency: string | null;
  requirements: string | null;
  eligibility_criteria: string | null;
  submission_method: string | null;
  briefing_session: boolean | null;
  briefing_compulsory: boolean | null;
  briefing_at: Instant | null;
  briefing_venue: string | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_telephone: string | null;
  contact_fax: string | null;
  language: string | null;
  flags: string[];
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

/** What one release says about an award. */
export type AwardFields = {
  id: string;
  tender_id: string;
  position: number;
  ocds_award_id: string;
  etenders_award_id: number | null;
  title: string | null;
  status: 'awarded' | 'pending' | 'cancelled' | 'unsuccessful';
  description: string | null;
  enterprise_type: string | null;
  award_date: Instant | null;
  /** Decimal text. */
  amount: string | null;
  currency: string | null;
  supplier_name: string | null;
  supplier_raw_name: string | null;
  supplier_id: string | null;
  supplier_party_id: string | null;
  supplier_csd: string | null;
  flags: string[];
};

export type AwardRow = AwardFields & { first_captured_at: Instant };

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
  event_date: Instant;
  title: string;
  description: string | null;
  field: string | null;
  before: unknown;
  after: unknown;
  /** `publisher` where the publisher states the date, `comparison` where two captures differ. */
  source: 'publisher' | 'comparison';
  confidence: number;
};

export type OrganizationRow = { id: string; name: string; slug: string; source_id: string | null };

/** Everything that is stored of one contracting process. */
export type ProcessRecords = {
  tender: TenderRow;
  documents: DocumentRow[];
  awards: AwardRow[];
  parties: PartyRow[];
  events: EventRow[];
  /** Every buyer any capture named, so that the set does not depend on which captures were compiled in between. */
  organizations: OrganizationRow[];
};
