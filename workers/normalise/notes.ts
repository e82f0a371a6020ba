import { severityOf } from '#shared/domain/quality/issues.ts';
import type { Compiled } from '#shared/domain/tenders/compile.ts';
import type { Rejection } from '#shared/domain/tenders/source-record.ts';
import type { ReportedIssue } from '#workers/pipeline/issues.ts';
import type { StoredCapture, StoredResponse } from './captures.ts';

/** New fields noted of one response; a wholly different interface need not be noted field by field. */
const MOST_NEW_FIELDS = 50;

/** Says which release could not be understood, and why; the release stays in raw. */
export const refusalNote = (
  { id, source }: StoredResponse,
  { ocid, position }: StoredCapture,
  refusal: Rejection,
): ReportedIssue => ({
  stage: 'normalise',
  kind: `rejected-${refusal}`,
  severity: 'warning',
  source,
  subject: ocid ?? `response-${id}/${position}`,
  path: '',
  detail: { response: id, position },
  responseId: id,
});

/** The findings of compiled processes as notes: by ocid and path; of new fields one each, whatever the record. */
export function notesOf(response: StoredResponse, compiled: readonly Compiled[]): ReportedIssue[] {
  const fields = new Map<string, ReportedIssue>();
  const notes: ReportedIssue[] = [];
  for (const { records, issues } of compiled) {
    const { ocid } = records.tender;
    for (const { kind, path, detail, source } of issues) {
      const note = {
        stage: 'normalise',
        kind,
        severity: severityOf(kind),
        source,
        responseId: response.id,
      } as const;
      if (kind !== 'unknown-field') notes.push({ ...note, subject: ocid, path, detail: detail ?? {} });
      else if (fields.size < MOST_NEW_FIELDS)
        fields.set(`${source} ${path}`, { ...note, subject: path, path: '', detail: { seenIn: ocid } });
    }
  }
  return [...notes, ...fields.values()];
}
