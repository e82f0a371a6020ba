import type { Compiled } from '#shared/domain/tenders/compile.ts';
import type { Refusal } from '#shared/domain/tenders/source-record.ts';
import type { Note } from '#workers/pipeline/issues.ts';
import type { StoredCapture, StoredDocument } from './captures.ts';

/** New fields noted of one document; a wholly different interface need not be noted field by field. */
const MOST_NEW_FIELDS = 50;

/** Says which release could not be understood, and why; the release stays in raw. */
export const refusalNote = (
  { id, source }: StoredDocument,
  { ocid, position }: StoredCapture,
  refusal: Refusal,
): Note => ({
  stage: 'normalise',
  kind: `rejected-${refusal}`,
  source,
  subject: ocid ?? `document-${id}/${position}`,
  path: '',
  detail: { document: id, position },
  documentId: id,
});

/** The findings of compiled processes as notes: by ocid and path; of new fields one each, whatever the record. */
export function notesOf(document: StoredDocument, compiled: readonly Compiled[]): Note[] {
  const fields = new Map<string, Note>();
  const notes: Note[] = [];
  for (const { records, findings } of compiled) {
    const { ocid } = records.tender;
    for (const { kind, path, detail, source } of findings) {
      const note = { stage: 'normalise', kind, source, documentId: document.id };
      if (kind !== 'unknown-field') notes.push({ ...note, subject: ocid, path, detail: detail ?? {} });
      else if (fields.size < MOST_NEW_FIELDS)
        fields.set(`${source} ${path}`, { ...note, subject: path, path: '', detail: { seenIn: ocid } });
    }
  }
  return [...notes, ...fields.values()];
}
