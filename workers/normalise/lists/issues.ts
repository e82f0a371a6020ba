import type { ListReading } from '#shared/documents/list-reading.ts';
import { placesOf } from '#shared/domain/supplier-lists/table.ts';
import type { ReportedIssue } from '#workers/pipeline/issues.ts';
import type { RefusedEdition, StoredList } from './store-list.ts';

/** Maximum number of problems recorded for one edition: a file of another kind must not fill the table. */
const MAX_PROBLEMS = 200;
/** Number of characters of its hash by which an edition is named. */
const NAME_LENGTH = 12;

const about = (source: string, sha256: string, responseId: string) => ({
  stage: 'normalise',
  source,
  subject: `edition ${sha256.slice(0, NAME_LENGTH)}`,
  responseId,
});

/** @returns the issue for an edition that did not replace the one in use */
export const refusalIssue = (
  list: string,
  { sha256, responseId, refusal, reportDate, entries }: RefusedEdition,
): ReportedIssue => ({
  ...about(list, sha256, responseId),
  kind: 'list-refused',
  severity: 'error',
  detail: { reason: refusal, reportDate, entries },
});

/** @returns an issue for each place of an edition that could not be read, with page, row and column */
export const problemIssues = (
  { id, source, sha256 }: StoredList,
  { problems }: ListReading,
): ReportedIssue[] =>
  problems.slice(0, MAX_PROBLEMS).map((problem) => ({
    ...about(source, sha256, id),
    kind: `list-${problem.kind}`,
    severity: 'warning',
    path: placesOf(problem).join('/'),
    detail: { message: problem.message, page: problem.page, row: problem.row, problems: problems.length },
  }));
