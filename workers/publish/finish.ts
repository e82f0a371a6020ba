import { excerpt } from '#shared/domain/tenders/read/fields/reading.ts';
import { promotedValues, type Resource, renderRecord } from '#shared/resources/definition/resource.ts';
import { attemptEach } from '#workers/pipeline/attempt.ts';
import type { ReportedIssue } from '#workers/pipeline/issues.ts';
import { namesIn } from '#workers/publish/lexemes.ts';
import { rejectionOf } from '#workers/publish/rejection.ts';
import { withValues } from '#workers/publish/search-values.ts';
import type { FinishedRecord } from '#workers/publish/write-records.ts';
import { withWrittenFields } from '#workers/publish/written/index.ts';

/** A row of the publishing statement. */
export type PublishingRow = Record<string, unknown> & { id: string };

/**
 * Renders rows of the publishing statement. A record that is rejected, or for which rendering fails or does not end,
 * becomes an issue and does not stop the others.
 * @param limit milliseconds for one record
 * @returns the records in the order of their ids
 */
export async function finish(
  resource: Resource,
  rows: readonly PublishingRow[],
  limit: number,
): Promise<{ finished: FinishedRecord[]; issues: ReportedIssue[] }> {
  const finished: FinishedRecord[] = [];
  const issues: ReportedIssue[] = [];
  const attempts = await attemptEach(rows, (row) => render(resource, row), limit);
  for (const [at, { id }] of rows.entries()) {
    const attempt = attempts[at]!;
    if ('failure' in attempt) issues.push(failedIssue(resource, id, attempt.failure.error));
    else if ('rejected' in attempt.result) issues.push(rejectedIssue(resource, id, attempt.result.rejected));
    else finished.push(attempt.result);
  }
  finished.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { finished, issues };
}

function render(resource: Resource, read: PublishingRow): FinishedRecord | { rejected: string } {
  const row = withWrittenFields(resource.name, read);
  const { body, detail } = renderRecord(resource, row);
  const values = promotedValues(resource, row);
  const rejected = rejectionOf(resource, row, { detail, values });
  if (rejected !== null) return { rejected };
  const search = (row['search'] as string | null | undefined) ?? null;
  return {
    ...{ id: row.id, body, detail, values },
    search: search === null ? null : withValues(resource, search, values),
    words: search === null ? [] : namesIn(search),
  };
}

/** The issue for a record that is not published again; its last published version stays. */
const rejectedIssue = (resource: Resource, id: string, reason: string): ReportedIssue => ({
  stage: 'publish',
  kind: 'publish-rejected',
  severity: 'error',
  source: resource.name,
  subject: id,
  detail: { reason },
});

/** The same for a record that could not be rendered or stored. Messages of PostgreSQL may quote long values. */
export const failedIssue = (resource: Resource, id: string, { message }: Error): ReportedIssue =>
  rejectedIssue(resource, id, excerpt(message));
