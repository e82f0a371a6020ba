import type { Json, Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { DocumentRow } from '#shared/domain/tenders/records.ts';

/**
 * Reads a list of documents; of two with the same id, the last one is used, in the place of the first.
 * @param documentOf reads one document; null for an item that is not a document
 */
export function documentsOf(
  reading: Reading,
  list: unknown,
  path: string,
  documentOf: (item: Json, path: string) => DocumentRow | null,
): DocumentRow[] {
  const rows = new Map<string, DocumentRow>();
  for (const { item, path: at } of reading.list(list, path)) {
    const row = documentOf(item, at);
    if (row === null) continue;
    const earlier = rows.get(row.id);
    if (earlier) reading.raise('duplicate-document', at, { id: row.source_id });
    rows.set(row.id, { ...row, position: earlier?.position ?? rows.size });
  }
  return [...rows.values()];
}
