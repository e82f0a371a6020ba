import type { ExportColumn } from '#shared/exports/columns.ts';
import type { ReadRecord } from '#workers/exports/read.ts';

/** A record's values in the order of the columns; null for what it has not. */
export type ExportRow = unknown[];

/** @returns a function that reads the values of the columns from a record */
export function rowReader(columns: readonly ExportColumn[]): (record: ReadRecord) => ExportRow {
  return ([id, text]) => {
    const record = JSON.parse(text) as Record<string, unknown>;
    return columns.map(({ field, part }) => {
      const value = field === 'id' ? id : record[field];
      if (part === null || value === null || value === undefined) return value ?? null;
      return (value as Record<string, unknown>)[part] ?? null;
    });
  };
}
