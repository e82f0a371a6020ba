import { latestRecord, type SourceHistory } from '#shared/domain/tenders/history/source-history.ts';
import type { DocumentRow } from '#shared/domain/tenders/records.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';
import { secondOf } from '#shared/time.ts';

/** A child record of a tender whose id is the same from every publisher. */
type ChildRecord = { id: string; position: number };

/**
 * @returns each child record once: first those of the first publisher in its order, then those that only other
 *   publishers have
 */
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

/**
 * @returns each document once: the version modified last, its empty fields filled from the other publisher's version. The
 *   documents stand in the order in which they were first shown, because publishers list the same ones in varying order.
 */
export function combineDocuments(histories: readonly SourceHistory[]): DocumentRow[] {
  const rows = new Map<string, DocumentRow>();
  for (const history of histories) {
    for (const row of latestRecord(history).documents) {
      const other = rows.get(row.id);
      rows.set(row.id, other === undefined ? row : combineVersions(other, row));
    }
  }
  const shown = histories.flatMap(({ states }) =>
    states.flatMap(({ record }) => record.documents.map(({ id }) => id)),
  );
  return [...new Set(shown)]
    .flatMap((id) => rows.get(id) ?? [])
    .map((row, position) => ({ ...row, position }));
}

function combineVersions(first: DocumentRow, second: DocumentRow): DocumentRow {
  const [one, two] = [secondOf(first.modified_at), secondOf(second.modified_at)];
  const newer = one !== null && two !== null && two > one;
  const [leading, other] = newer ? [second, first] : [first, second];
  const filled: Record<string, unknown> = { ...leading };
  for (const [column, value] of Object.entries(other)) filled[column] ??= value;
  return filled as DocumentRow;
}
