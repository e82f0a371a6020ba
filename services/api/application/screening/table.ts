import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { badRequest, UsageError } from '#shared/errors.ts';
import { columnsOf } from '#shared/screening/columns.ts';
import type { RestrictionList } from '#shared/screening/restriction-list.ts';
import { titles, type Verdict, verdictCells } from '#shared/screening/verdict.ts';

/** A table of suppliers in CSV, and the same table with what screening found. */
export type SupplierTable = {
  heading: readonly string[];
  suppliers: readonly { cells: readonly string[]; name: string; registrationNumber: string | null }[];
};

const SEPARATORS = [',', ';', '\t'];
/** CSV by RFC 4180, in which no text is a formula. */
const FORMAT = { record_delimiter: 'windows', escape_formulas: true } as const;

/**
 * Reads CSV with a heading that says which column has the names, and which has registration numbers.
 * @throws RequestError 400 for a text that is no such table
 */
export function readSuppliers(text: string): SupplierTable {
  const [heading = [], ...records] = recordsOf(text);
  const columns = understood(heading);
  return {
    heading,
    suppliers: records.map((cells, at) => {
      // A name with a comma and without quotation marks would be compared by its first part.
      if (cells.length > heading.length) throw faulty(`row ${at + 2} has more cells than the heading`);
      return {
        cells: heading.map((_, place) => cells[place] ?? ''),
        name: cells[columns.name] ?? '',
        registrationNumber: columns.registration === null ? null : (cells[columns.registration] ?? null),
      };
    }),
  };
}

/** @returns the table with a verdict on each row, in CSV */
export const screenedTable = (
  { heading, suppliers }: SupplierTable,
  verdicts: readonly Verdict[],
  list: RestrictionList,
  day: string,
): string =>
  stringify(
    [
      [...heading, ...titles],
      ...suppliers.map(({ cells }, at) => [...cells, ...verdictCells(verdicts[at]!, list, day)]),
    ],
    FORMAT,
  );

/** The separator is the one that the heading has most of. */
function recordsOf(text: string): string[][] {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const counted = SEPARATORS.map((sign) => [sign, heading.split(sign).length] as const);
  const [delimiter] = counted.toSorted(([, one], [, other]) => other - one)[0]!;
  try {
    return parse(text, { delimiter, bom: true, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) throw faulty(`is no CSV (${error.code}); check the quotation marks`);
    throw error;
  }
}

function understood(heading: readonly string[]) {
  try {
    return columnsOf(heading);
  } catch (error) {
    if (error instanceof UsageError) throw faulty(error.message);
    throw error;
  }
}

const faulty = (reason: string) => badRequest({ parameter: 'body', reason });
