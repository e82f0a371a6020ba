import { present, type SourceHistory } from '#shared/domain/tenders/history/source-history.ts';
import type { DocumentRow } from '#shared/domain/tenders/records.ts';
import type { Notice } from '#shared/domain/tenders/source-record.ts';

/** Rows of a notice that carry the same id whoever publishes them. */
type Part = { id: string; position: number };

/** @returns each row once, in the order of the first publisher, then what only others have */
export function mergeParts<Row extends Part>(
  sources: readonly SourceHistory[],
  rowsOf: (notice: Notice) => readonly Row[],
): Row[] {
  const rows = new Map<string, Row>();
  for (const source of sources)
    for (const row of rowsOf(present(source)))
      if (!rows.has(row.id)) rows.set(row.id, { ...row, position: rows.size });
  return [...rows.values()];
}

/** @returns each document once: as it was last modified, with what that publisher leaves open filled by the other */
export function mergeDocuments(sources: readonly SourceHistory[]): DocumentRow[] {
  const rows = new Map<string, DocumentRow>();
  for (const source of sources) {
    for (const row of present(source).documents) {
      const other = rows.get(row.id);
      if (other === undefined) rows.set(row.id, { ...row, position: rows.size });
      else rows.set(row.id, { ...later(other, row), position: other.position });
    }
  }
  return [...rows.values()];
}

function later(first: DocumentRow, second: DocumentRow): DocumentRow {
  const newer =
    first.modified_at !== null &&
    second.modified_at !== null &&
    Date.parse(second.modified_at) > Date.parse(first.modified_at);
  const [leading, other] = newer ? [second, first] : [first, second];
  const filled: Record<string, unknown> = { ...leading };
  for (const [column, value] of Object.entries(other)) filled[column] ??= value;
  return filled as DocumentRow;
}
