import type { IssueKind } from '#shared/domain/quality/issue-kinds.ts';
import { southAfrica } from '#shared/domain/tenders/read/ocds/dialects.ts';
import { readSourceRecord } from '#shared/domain/tenders/read/ocds/source-record.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';

/** The record of a release of the portal; `tender` and `rest` are laid over the release. */
export const read = (tender: object = {}, rest: object = {}): SourceRecord =>
  readSourceRecord(southAfrica, portalRelease(165050, { ...tender }, { ...rest }), 'ocds-9t57fa-165050');

export const kinds = (record: SourceRecord): IssueKind[] => record.issues.map(({ kind }) => kind);
