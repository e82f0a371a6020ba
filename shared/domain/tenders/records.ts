import type { awards, statedOfAward, subcontractors } from '#shared/tables/awards.ts';
import type {
  bidders,
  categories,
  contracts,
  documents,
  events,
  milestones,
  parties,
} from '#shared/tables/child-records.ts';
import type { RowOf, ValuesOf } from '#shared/tables/definition.ts';
import type { organizations } from '#shared/tables/organizations.ts';
import type { provenance } from '#shared/tables/provenance.ts';
import type { supplierMentions } from '#shared/tables/suppliers.ts';
import type {
  publicationTypes,
  resolvedOfTender,
  statedOfTender,
  tenderStatuses,
  tenders,
} from '#shared/tables/tenders.ts';

/** The rows of the `core` tables that rules make and change, with the column names as keys. */

export type TenderRow = RowOf<typeof tenders>;
export type DocumentRow = RowOf<typeof documents>;
export type AwardRow = RowOf<typeof awards>;
export type SubcontractorRow = RowOf<typeof subcontractors>;
export type SupplierMentionRow = RowOf<typeof supplierMentions>;
export type BidderRow = RowOf<typeof bidders>;
export type ContractRow = RowOf<typeof contracts>;
export type MilestoneRow = RowOf<typeof milestones>;
export type CategoryRelationRow = RowOf<typeof categories>;
export type PartyRow = RowOf<typeof parties>;
export type EventRow = RowOf<typeof events>;
export type OrganizationRow = RowOf<typeof organizations>;
export type ProvenanceRow = RowOf<typeof provenance>;

export type TenderStatus = (typeof tenderStatuses)[number];
export type PublicationType = (typeof publicationTypes)[number];

/** What one publication says about a tender. */
export type TenderFields = ValuesOf<typeof statedOfTender>;

/** What follows from everything that is known about a tender, whoever published it. Confidences are 0 to 1. */
export type ResolvedFields = ValuesOf<typeof resolvedOfTender>;

/** What one publication says about an award. */
export type AwardFields = ValuesOf<typeof statedOfAward>;

/** Records of a process that are stored as a publication states them. */
export type StatedRecords = {
  documents: DocumentRow[];
  subcontractors: SubcontractorRow[];
  parties: PartyRow[];
  bidders: BidderRow[];
  contracts: ContractRow[];
  milestones: MilestoneRow[];
};

/** Everything that is stored about one contracting process. */
export type ProcessRecords = StatedRecords & {
  tender: TenderRow;
  provenance: ProvenanceRow;
  awards: AwardRow[];
  supplierMentions: SupplierMentionRow[];
  categories: CategoryRelationRow[];
  events: EventRow[];
  /** Every buyer that any capture named, so that the set does not depend on which captures were compiled in between. */
  organizations: OrganizationRow[];
};
