import { documentsOf } from '#shared/domain/tenders/read/fields/documents.ts';
import { endingOf, readFormat } from '#shared/domain/tenders/read/fields/file-format.ts';
import type { Json, Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { DocumentRow } from '#shared/domain/tenders/records.ts';
import { documentIdentity } from '#shared/text/identity.ts';
import { fieldOf } from './fields.ts';

const DOWNLOAD = 'https://www.etenders.gov.za/home/Download/';

/**
 * Reads the active documents of a row. The portal and the feed use the same document ids, so a document has one
 * permanent id.
 */
export function readDocuments(reading: Reading, row: Json): DocumentRow[] {
  const { value, path } = fieldOf(row, 'documents');
  return documentsOf(reading, value, path, (item, at) =>
    reading.flag(item['active'], `${at}/active`) === false ? null : readDocument(reading, item, at),
  );
}

function readDocument(reading: Reading, item: Json, path: string): DocumentRow | null {
  const id = reading.line(item['supportDocumentID'], `${path}/supportDocumentID`);
  const name = reading.line(item['fileName'], `${path}/fileName`);
  const identity = id ?? name;
  if (identity === null) return null;
  const format = readFormat(reading, item['extension'], `${path}/extension`) ?? endingOf(name);
  return {
    id: documentIdentity(reading.ocid, identity),
    tender_id: reading.tenderId,
    position: 0,
    source_id: id,
    file_name: name,
    description: null,
    url: id === null ? null : addressOf(id, extensionOf(item['extension'], format), name),
    document_type: null,
    format,
    language: null,
    published_at: null,
    modified_at: reading.time(item['dateModified'], `${path}/dateModified`),
  };
}

/** @returns the extension as the portal writes it, because its file store is case-sensitive */
function extensionOf(given: unknown, format: string | null): string {
  const text =
    typeof given === 'string' && /^\s*\.?[a-z0-9]{1,10}\s*$/i.test(given) ? given.trim() : (format ?? '');
  return text === '' || text.startsWith('.') ? text : `.${text}`;
}

function addressOf(id: string, extension: string, name: string | null): string {
  const file = name === null ? '' : `&downloadedFileName=${encodeURIComponent(name)}`;
  return `${DOWNLOAD}?blobName=${encodeURIComponent(`${id}${extension}`)}${file}`;
}
