import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { badRequest, UsageError } from '#shared/errors.ts';
import type { RestrictionList } from '#shared/screening/restriction-list.ts';
import { rowReader, type SupplierRow, separatorOf } from '#shared/screening/table.ts';
import { type ScreeningVerdict, titles, verdictCells } from '#shared/screening/verdict.ts';

/** A table of suppliers in CSV, and the same table with what screening found. */
export type SupplierTable = {
  heading: readonly string[];
  suppliers: readonly SupplierRow[];
  separator: string;
};

/** CSV by RFC 4180, in which no text is a formula. */
const FORMAT = { record_delimiter: 'windows', escape_formulas: true } as const;

/**
 * Reads CSV with a heading that says which column has the names, and which has registration numbers.
 * @throws RequestError 400 for a text that is no such table
 */
export function readSuppliers(text: string): SupplierTable {
  const separator = separatorOf(text);
  const options = { bom: true, skip_empty_lines: true, relax_column_count: true };
  try {
    const [heading = [], ...rows] = parse(text, { ...options, delimiter: separator }) as string[][];
    const read = rowReader(heading);
    const suppliers = rows.map((row, at) => {
      const supplier = read(row);
      if (supplier === null) throw faulty(`row ${at + 2} has more cells than the heading`);
      return supplier;
    });
    return { heading, suppliers, separator };
  } catch (error) {
    if (error instanceof UsageError) throw faulty(error.message);
    if (error instanceof CsvError) throw faulty(`is no CSV (${error.code}); check the quotation marks`);
    throw error;
  }
}

/** @returns the table with a verdict on each row, in CSV with the separator that it had */
export const screenedTable = (
  { heading, suppliers, separator }: SupplierTable,
  verdicts: readonly ScreeningVerdict[],
  list: RestrictionList,
  day: string,
): string =>
  stringify(
    [
      [...heading, ...titles],
      ...suppliers.map(({ cells }, at) => [...cells, ...verdictCells(verdicts[at]!, list, day)]),
    ],
    { ...FORMAT, delimiter: separator },
  );

const faulty = (reason: string) => badRequest({ parameter: 'body', reason });
