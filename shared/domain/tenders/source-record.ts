import type { Finding } from '#shared/domain/quality/findings.ts';
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
 * A contracting process as one publication of one publisher shows it: what every reader makes of its publisher's format,
 * and what everything after reading works on.
 */
export type Notice = {
  /** What the publication itself is evidence of; time and other publishers may know more. */
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
  findings: Finding[];
};

/** Why a publication cannot be understood; the note's kind is `rejected-` and this. */
export type Refusal = 'not-an-object' | 'no-ocid' | 'no-tender';
