import type { SheetValue } from '#shared/documents/xlsx-writer.ts';
import { columnsOf, type ScreeningColumns } from './columns.ts';

/** A table of suppliers, as commands and the API read it. */

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * @param text a table in CSV, or its beginning
 * @returns the separator that occurs most often in the heading
 */
export function separatorOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const counted = SEPARATORS.map((sign) => [sign, heading.split(sign).length] as const);
  return counted.toSorted(([, one], [, other]) => other - one)[0]![0];
}

/** A row, as long as the heading, and the supplier that it names. */
export type SupplierRow = { cells: SheetValue[]; name: SheetValue; registration: SheetValue };

/**
 * @param given titles of the columns that the caller names
 * @param hint how to name them
 * @returns a function that reads a row. It gives null for a row with more cells than the heading: a name with a comma
 *   and without quotation marks would be compared by its first part
 * @throws UsageError if the columns are not found, see `columnsOf`
 */
export function rowReader(
  heading: readonly SheetValue[],
  given?: Parameters<typeof columnsOf>[1],
  hint?: string,
): (row: readonly SheetValue[]) => SupplierRow | null {
  const { name, registration }: ScreeningColumns = columnsOf(heading, given, hint);
  return (row) => {
    if (row.slice(heading.length).some((cell) => cell !== null && cell !== '')) return null;
    return {
      cells: heading.map((_, place) => row[place] ?? null),
      name: row[name] ?? null,
      registration: registration === null ? null : (row[registration] ?? null),
    };
  };
}
