import {
  type EnrichmentColumn,
  type EnrichmentValue,
  enrichmentColumns,
  isEnrichmentColumn,
  isUnreadable,
  readEnrichment,
  replacedWith,
  roleOfAddress,
} from '#shared/domain/buyers/enrichment.ts';
import { FileFault } from '#shared/record-files/fault.ts';
import { type FileCell, type FilePlace, type FileRow, readRows } from '#shared/record-files/rows.ts';
import { nearest } from '#shared/text/nearest.ts';

/** Columns by which a row names its organization; a registration number does so where no other is given. */
export const naming = ['id', 'slug', 'name'] as const;
export type Naming = (typeof naming)[number];

/** What a row of a file says about one organization. Values are by the fields of the published organization. */
export type OrganizationEntry = {
  line: number;
  named: Partial<Record<Naming | 'registration_number', FileCell>>;
  place: { line: number; column: number };
  values: ReadonlyMap<string, EnrichmentValue>;
  /** Fields whose earlier values no longer hold, because what they are about has another value. */
  cleared: readonly string[];
};

const columns = [...naming, ...Object.keys(enrichmentColumns)];

/**
 * Reads every row of a file before anything is stored.
 * @throws FileFault at the first cell that is not what its column must be
 */
export function readEntries(bytes: Uint8Array, format: 'csv' | 'json'): OrganizationEntry[] {
  return readRows(bytes, format, 'organizations').map(entryOf);
}

function entryOf(row: FileRow): OrganizationEntry {
  const values = new Map<string, EnrichmentValue>();
  const given = new Set(row.cells.keys());
  const named: OrganizationEntry['named'] = {};
  for (const [column, cell] of row.cells) {
    if ((naming as readonly string[]).includes(column)) named[column as Naming] = cell;
    else values.set(column, enrichmentOf(knownColumn(column, row.headings.get(column) ?? cell), cell, given));
  }
  const number = row.cells.get('registration_number');
  if (Object.keys(named).length === 0 && number !== undefined) named.registration_number = number;
  if (Object.keys(named).length === 0)
    throw new FileFault(
      row.line,
      row.column,
      `the row names no organization: it has no ${naming.join(', ')}`,
    );
  const email = values.get('contact_email');
  if (typeof email === 'string') values.set('contact_email_is_role_based', roleOfAddress(email));
  const cleared = [...values.keys()].flatMap(replacedWith).filter((field) => !values.has(field));
  return { line: row.line, place: { line: row.line, column: row.column }, named, values, cleared };
}

function knownColumn(name: string, { line, column }: FilePlace): EnrichmentColumn {
  if (isEnrichmentColumn(name)) return name;
  const guess = nearest(name, columns);
  throw new FileFault(
    line,
    column,
    `there is no column ${name}${guess ? `; did you mean ${guess}?` : '.'} The columns are ${columns.join(', ')}`,
  );
}

function enrichmentOf(column: EnrichmentColumn, cell: FileCell, given: ReadonlySet<string>): EnrichmentValue {
  const value = readEnrichment(column, cell.text, given);
  if (isUnreadable(value)) throw new FileFault(cell.line, cell.column, `${column} must ${value.must}`);
  return value;
}
