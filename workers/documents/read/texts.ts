import type { Pool } from '#shared/database/connection.ts';
import type { DocumentFault } from '#shared/documents/document-error.ts';
import type { DocumentPage } from '#shared/domain/documents/document-text.ts';
import type { Extracted } from '#workers/documents/read/readers.ts';

/** core.document_text: what extraction found, once for each content. */

type Row = {
  mime_type: string | null;
  method: string | null;
  confidence: number | null;
  language: string | null;
  pages: DocumentPage[];
  fault: DocumentFault | null;
  error: string | null;
};

/** @returns what this version of the extraction found in a content; null if it has not read it */
export async function storedText(pool: Pool, sha256: string, version: number): Promise<Extracted | null> {
  const { rows } = await pool.query<Row>({
    name: 'documents-stored-text',
    text: `select mime_type, method, confidence, language, pages, fault, error from core.document_text
      where sha256 = $1 and version = $2`,
    values: [sha256, version],
  });
  const [row] = rows;
  if (row === undefined) return null;
  if (row.fault !== null) return { fault: row.fault, message: row.error ?? '' };
  return {
    text: { pages: row.pages },
    mimeType: row.mime_type ?? '',
    method: row.method ?? '',
    confidence: row.confidence ?? 0,
    language: row.language,
  };
}

/** Stores what was found. A later version replaces what an earlier one found; the time stays if nothing differs. */
export async function storeText(
  pool: Pool,
  sha256: string,
  version: number,
  extracted: Extracted,
): Promise<void> {
  const text = 'fault' in extracted ? null : extracted;
  const fault = 'fault' in extracted ? extracted : null;
  const pages = text?.text.pages ?? [];
  await pool.query({
    name: 'documents-store-text',
    text: `insert into core.document_text as known
        (sha256, version, mime_type, method, confidence, language, characters, pages, fault, error)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (sha256) do update set version = excluded.version, mime_type = excluded.mime_type,
        method = excluded.method, confidence = excluded.confidence, language = excluded.language,
        characters = excluded.characters, pages = excluded.pages, fault = excluded.fault, error = excluded.error,
        extracted_at = case when known.pages = excluded.pages and known.fault is not distinct from excluded.fault
          then known.extracted_at else excluded.extracted_at end`,
    values: [
      ...[sha256, version, text?.mimeType ?? null, text?.method ?? null, text?.confidence ?? null],
      ...[
        text?.language ?? null,
        pages.reduce((sum, page) => sum + page.text.length, 0),
        JSON.stringify(pages),
      ],
      ...[fault?.fault ?? null, fault?.message ?? null],
    ],
  });
}
