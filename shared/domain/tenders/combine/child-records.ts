import { latestRecord, type SourceHistory } from '#shared/domain/tenders/history/source-history.ts';
import type { DocumentRow } from '#shared/domain/tenders/records.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';

/** A child record of a tender whose id is the same from every publisher. */
type ChildRecord = { id: string; position: number };

/** @returns each child record once: those of the first publisher in its order, then those that only others have */
export function combineChildRecords<Row extends ChildRecord>(
  histories: readonly SourceHistory[],
  rowsOf: (record: SourceRecord) => readonly Row[],
): Row[] {
  const rows = new Map<string, Row>();
  for (const history of histories)
    for (const row of rowsOf(latestRecord(history)))
      if (!rows.has(row.id)) rows.set(row.id, { ...row, position: rows.size });
  return [...rows.values()];
}

/** @returns each document once: the version modified last, its empty fields filled from the other publisher's version */
export function combineDocuments(histories: readonly SourceHistory[]): DocumentRow[] {
  const rows = new Map<string, DocumentRow>();
  for (const history of histories) {
    for (const row of latestRecord(history).documents) {
      const other = rows.get(row.id);
      if (other === undefined) rows.set(row.id, { ...row, position: rows.size });
      else rows.set(row.id, { ...combineVersions(other, row), position: other.position });
    }
  }
  return [...rows.values()];
}

function combineVersions(first: DocumentRow, second: DocumentRow): DocumentRow {
  const newer =
    first.modified_at !== null &&
    second.modified_at !== null &&
    Date.parse(second.modified_at) > Date.parse(first.modified_at);
  const [leading, other] = newer ? [second, first] : [first, second];
  const filled: Record<string, unknown> = { ...leading };
  for (const [column, value] of Object.entries(other)) filled[column] ??= value;
  return filled as DocumentRow;
}
