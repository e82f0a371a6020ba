import { RECORD_LIMITS } from '#shared/domain/captures/size.ts';
import { severityOf } from '#shared/domain/quality/issues.ts';
import type { Compiled } from '#shared/domain/tenders/compile.ts';
import { excerpt } from '#shared/domain/tenders/read/fields/reading.ts';
import type { Rejection } from '#shared/domain/tenders/source-record.ts';
import { type ReportedIssue, stageIssues } from '#workers/pipeline/issues.ts';
import type { StoredCapture, StoredResponse } from './captures.ts';
import type { Defect } from './compile.ts';

/**
 * Maximum number of new fields recorded for one response: a publisher that changes its whole interface must not fill
 * the table.
 */
const MAX_NEW_FIELDS = 50;

const { error, warning } = stageIssues('normalise');

/** The issue for a release that cannot be read. The release itself stays in raw. */
export const rejectionIssue = (
  { id, source }: StoredResponse,
  { ocid, position }: StoredCapture,
  rejection: Rejection,
): ReportedIssue => {
  const detail = { response: id, position, ...(rejection === 'too-large' ? { limit: RECORD_LIMITS } : {}) };
  const subject = ocid ?? `response-${id}/${position}`;
  return warning(`rejected-${rejection}`, source, subject, detail, { responseId: id });
};

/**
 * The issue for a capture that was rejected because our rules fail for it. Nothing is lost: a rebuild tries it again
 * with corrected rules.
 */
export const defectIssue = (
  { id, source }: StoredResponse,
  { ocid, position, path, reason, error: defect }: Defect,
): ReportedIssue => {
  const detail = { response: id, position, message: excerpt(defect.message) };
  const subject = ocid ?? `response-${id}/${position}`;
  return error(`rejected-${reason}`, source, subject, detail, { path: excerpt(path), responseId: id });
};

/**
 * The issues found while compiling a response, each with the ocid as its subject. New fields are the exception: each is
 * one issue with the field as its subject, however many records have it.
 */
export function issuesOf(response: StoredResponse, compiled: readonly Compiled[]): ReportedIssue[] {
  const newFields = new Map<string, ReportedIssue>();
  const reported: ReportedIssue[] = [];
  for (const { records, issues } of compiled) {
    const { ocid } = records.tender;
    for (const { kind, path, detail, source } of issues) {
      const issue = {
        stage: 'normalise',
        kind,
        severity: severityOf(kind),
        source,
        responseId: response.id,
      } as const;
      if (kind !== 'unknown-field') reported.push({ ...issue, subject: ocid, path, detail: detail ?? {} });
      else if (newFields.size < MAX_NEW_FIELDS)
        newFields.set(`${source} ${path}`, { ...issue, subject: path, path: '', detail: { seenIn: ocid } });
    }
  }
  return [...reported, ...newFields.values()];
}
