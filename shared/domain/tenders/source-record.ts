import type { Issue } from '#shared/domain/quality/issues.ts';
import type {
  AwardFields,
  BidderRow,
  ContractRow,
  DocumentRow,
  MilestoneRow,
  OrganizationRow,
  PartyRow,
  SubcontractorRow,
  TenderFields,
} from './records.ts';

/**
 * What a publisher's reader makes of one capture: the contracting process as this publisher showed it then. All readers
 * give this form, so that the rules after them need to know no publisher's format.
 */
export type SourceRecord = {
  /** As this capture alone shows it; the clock and other publishers may lead to another status later. */
  status: 'active' | 'closed' | 'awarded' | 'cancelled';
  tender: TenderFields;
  documents: DocumentRow[];
  awards: AwardFields[];
  subcontractors: SubcontractorRow[];
  parties: PartyRow[];
  bidders: BidderRow[];
  contracts: ContractRow[];
  milestones: MilestoneRow[];
  organization: OrganizationRow | null;
  issues: Issue[];
};

/** Why a capture cannot be read. The kind of its issue is `rejected-` followed by this. */
export type Rejection = 'too-large' | 'not-an-object' | 'no-ocid' | 'no-tender';
