import type { Executor } from '#shared/database.ts';

/** A finding worth an operator's attention: a defect of a source, a refusal, a failure. */
export type ReportedIssue = {
  stage: string;
  /** Stable name of the finding, kebab-case, such as `suspect-amount`. */
  kind: string;
  source: string;
  /** What it is about: an ocid, a URL, a task. */
  subject: string;
  /** Path inside the subject; empty or absent for the whole. */
  path?: string;
  /** What was found, as small as it can be; never personal data beyond what the source publishes. */
  detail?: Record<string, unknown>;
  responseId?: string | null;
};

/**
 * Records findings. The same finding (kind, source, subject, path) is one row that counts how often and when it was
 * last met, so recording twice is safe.
 */
export async function recordIssues(database: Executor, notes: readonly ReportedIssue[]): Promise<void> {
  if (notes.length === 0) return;
  const distinct = new Map(
    notes.map((note) => [[note.kind, note.source, note.subject, note.path].join('\u0000'), note]),
  );
  const rows = [...distinct.values()].sort((a, b) =>
    a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0,
  );
  await database.query(
    `insert into ops.issue (stage, kind, source, subject, path, detail, response_id)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $7::bigint[])
     on conflict (kind, source, subject, path) do update
       set times = issue.times + 1, last_at = now(), detail = excluded.detail, response_id = excluded.response_id`,
    [
      rows.map((row) => row.stage),
      rows.map((row) => row.kind),
      rows.map((row) => row.source),
      rows.map((row) => row.subject),
      rows.map((row) => row.path ?? ''),
      rows.map((row) => JSON.stringify(row.detail ?? {})),
      rows.map((row) => row.responseId ?? null),
    ],
  );
}
