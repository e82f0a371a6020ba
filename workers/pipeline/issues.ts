import type { Executor } from '#shared/database/connection.ts';
import { withoutIdentityNumbers } from '#shared/text/identity-number.ts';
import { storable, storableJson } from '#shared/text/storable.ts';

/** `error`: data is lost or wrong until somebody acts; `warning`: data is doubtful; `info`: nothing needs to be done. */
export type Severity = 'error' | 'warning' | 'info';

/** A finding about data or processing, such as a defect of a source, a rejection or a failure. */
export type ReportedIssue = {
  stage: string;
  /** Stable name, kebab-case, such as `suspect-amount`. */
  kind: string;
  severity: Severity;
  source: string;
  /** Identifier of the subject, such as an ocid, a URL or a task. */
  subject: string;
  /** Path inside the subject; empty or absent for the whole. */
  path?: string;
  /** The finding, kept small; no personal data beyond what the source publishes. */
  detail?: Record<string, unknown>;
  responseId?: string | null;
};

/**
 * Makes the issues of a stage, by their severity; each takes kind, source and subject, a detail, and optional further
 * fields.
 */
export function stageIssues(stage: string) {
  const of =
    (severity: Severity) =>
    (
      kind: string,
      source: string,
      subject: string,
      detail: ReportedIssue['detail'] = {},
      more: Pick<ReportedIssue, 'path' | 'responseId'> = {},
    ): ReportedIssue => ({ stage, kind, severity, source, subject, detail, ...more });
  return { error: of('error'), warning: of('warning'), info: of('info') };
}

/**
 * Records issues. An issue is identified by kind, source, subject and path; its row counts the occurrences and has the
 * severity and detail of the latest.
 */
export async function recordIssues(database: Executor, issues: readonly ReportedIssue[]): Promise<void> {
  if (issues.length === 0) return;
  // The issues of every stage and source pass through here, so none of them can contain a person's identity number.
  const masked = (withoutIdentityNumbers(issues) as readonly ReportedIssue[]).map((issue) => ({
    ...issue,
    // Details quote data, so they may contain characters that cannot be stored.
    subject: storable(issue.subject),
    path: storable(issue.path ?? ''),
  }));
  const distinct = new Map(
    masked.map((issue) => [[issue.kind, issue.source, issue.subject, issue.path].join('\u0000'), issue]),
  );
  // Sorted, so that two transactions with the same issues cannot deadlock.
  const rows = [...distinct.values()].sort((a, b) =>
    a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0,
  );
  await database.query(
    `insert into ops.issue (stage, kind, severity, source, subject, path, detail, response_id)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[], $8::bigint[])
     on conflict (kind, source, subject, path) do update
       set times = issue.times + 1, last_at = now(), severity = excluded.severity, detail = excluded.detail,
         response_id = excluded.response_id`,
    [
      rows.map((row) => row.stage),
      rows.map((row) => row.kind),
      rows.map((row) => row.severity),
      rows.map((row) => row.source),
      rows.map((row) => row.subject),
      rows.map((row) => row.path),
      rows.map((row) => storableJson(row.detail ?? {})),
      rows.map((row) => row.responseId ?? null),
    ],
  );
}

/** Removes an issue whose cause is over. */
export async function endIssue(
  database: Executor,
  { kind, source, subject, path = '' }: Pick<ReportedIssue, 'kind' | 'source' | 'subject' | 'path'>,
): Promise<void> {
  await database.query(
    'delete from ops.issue where kind = $1 and source = $2 and subject = $3 and path = $4',
    [kind, source, storable(withoutIdentityNumbers(subject) as string), path],
  );
}
