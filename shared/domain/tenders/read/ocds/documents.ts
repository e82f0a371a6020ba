import { documentsOf } from '#shared/domain/tenders/read/fields/documents.ts';
import { endingOf, readFormat } from '#shared/domain/tenders/read/fields/file-format.ts';
import { excerpt, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { DocumentRow } from '#shared/domain/tenders/records.ts';
import { documentIdentity } from '#shared/text/identity.ts';

/** Longer addresses are rejected. */
const MAX_URL_LENGTH = 2_000;

/** Reads `tender.documents`. */
export const readDocuments = (reading: Reading, value: unknown): DocumentRow[] =>
  documentsOf(reading, value, 'tender/documents', (item, path) => readDocument(reading, item, path));

function readDocument(reading: Reading, item: Json, path: string): DocumentRow | null {
  const sourceId = reading.line(item['id'], `${path}/id`);
  const name = reading.line(item['title'], `${path}/title`);
  const url = readUrl(reading, item['url'], `${path}/url`);
  const identity = sourceId ?? url ?? name;
  if (identity === null) return null;
  const description = reading.text(item['description'], `${path}/description`);
  return {
    id: documentIdentity(reading.ocid, identity),
    tender_id: reading.tenderId,
    position: 0,
    source_id: sourceId,
    file_name: name ?? description?.slice(0, 200).toWellFormed() ?? null,
    description,
    url,
    document_type: reading.line(item['documentType'], `${path}/documentType`),
    format: readFormat(reading, item['format'], `${path}/format`) ?? endingOf(name),
    language: reading.line(item['language'], `${path}/language`)?.toLowerCase() ?? null,
    published_at: reading.time(item['datePublished'], `${path}/datePublished`),
    modified_at: reading.time(item['dateModified'], `${path}/dateModified`),
  };
}

/** @returns a web address with escaped blanks; null for other addresses, which cannot be fetched or may be scripts */
function readUrl(reading: Reading, value: unknown, path: string): string | null {
  const text = reading.text(value, path)?.replaceAll(' ', '%20') ?? null;
  if (text === null) return null;
  if (text.length <= MAX_URL_LENGTH && /^https?:\/\//i.test(text) && URL.canParse(text)) return text;
  reading.raise('invalid-url', path, { text: excerpt(text) });
  return null;
}
