import { stringify } from 'csv-stringify/sync';
import type { Row } from '#workers/exports/rows.ts';

/** Spreadsheets read UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * CSV by RFC 4180, as /v2 writes it. Objects and lists are JSON texts, null is an empty cell. A text that begins like a formula,
 * which spreadsheets would compute when they open the file, gets an apostrophe before it; numbers stay as they are.
 */
const FORMAT = { record_delimiter: 'windows', escape_formulas: true, cast: { boolean: String } } as const;

/** @returns the file, batch by batch: a line with the names of the columns, then one for each record */
export async function* csvOf(
  names: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  bom: boolean,
): AsyncGenerator<string> {
  yield (bom ? BYTE_ORDER_MARK : '') + stringify([[...names]], FORMAT);
  for await (const rows of batches) yield stringify(rows as Row[], FORMAT);
}
