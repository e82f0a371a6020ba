import type { Issue } from '#shared/domain/quality/issues.ts';
import type { AwardFields, OrganizationRow, StatedRecords, TenderFields } from './records.ts';

/**
 * A contracting process as one capture of a publisher showed it. All readers return this form, so the subsequent rules
 * need not know any publisher's format.
 */
export type SourceRecord = StatedRecords & {
  /** As this capture alone shows it; time and other publishers may lead to another status later. */
  status: 'active' | 'closed' | 'awarded' | 'cancelled';
  tender: TenderFields;
  awards: AwardFields[];
  organization: OrganizationRow | null;
  issues: Issue[];
};

/** Why a capture cannot be read. The kind of its issue is `rejected-` followed by this. */
export type Rejection = 'too-large' | 'not-an-object' | 'no-ocid' | 'no-tender';
