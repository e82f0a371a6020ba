import { stringify } from 'csv-stringify/sync';
import { CSV_FORMAT } from '#shared/exports/csv.ts';
import type { ExportRow } from '#workers/exports/rows.ts';

/** Spreadsheets read UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** @returns a line for each record; of the names of the columns, the line before all others */
export const csvLines = (rows: readonly ExportRow[]): string => stringify(rows as ExportRow[], CSV_FORMAT);

/** @returns the file, batch by batch: a line with the names of the columns, then one for each record */
export async function* csvOf(
  names: readonly string[],
  batches: AsyncIterable<readonly ExportRow[]>,
  bom: boolean,
): AsyncGenerator<string> {
  yield (bom ? BYTE_ORDER_MARK : '') + csvLines([[...names]]);
  for await (const rows of batches) yield csvLines(rows);
}
