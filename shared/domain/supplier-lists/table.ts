import type { ReadTitle } from './titles.ts';

/** A row of a table: where it stands, and the text of each cell, in the order of the table's columns. */
export type TableRow = {
  /** Page of a PDF, from 1; null in a sheet. */
  page: number | null;
  /** Row on that page, or row of the sheet, from 1. */
  row: number;
  cells: readonly (string | number | Date | null)[];
};

/** What could not be read; it states the place, but never quotes the text, which may name a person. */
export type Problem = {
  kind: ProblemKind;
  page: number | null;
  row: number | null;
  /** The title of the column, if the problem is about one. */
  column: string | null;
  message: string;
};

/** @returns where a problem is, such as `page 3`, `row 12`, `column Reason` */
export const placesOf = ({ page, row, column }: Problem): string[] => [
  ...(page === null ? [] : [`page ${page}`]),
  ...(row === null ? [] : [`row ${row}`]),
  ...(column === null ? [] : [`column ${column}`]),
];

export type ProblemKind =
  | 'no-heading'
  | 'overfull-page'
  | 'no-column'
  | 'stray-text'
  | 'no-name'
  | 'unreadable-day'
  | 'unreadable-number'
  | 'period';

/** A table as in a file; `columns` is empty if no heading was found. */
export type ListTable<Kind extends string> = {
  columns: readonly ReadTitle<Kind>[];
  rows: readonly TableRow[];
  problems: readonly Problem[];
  /** Lines outside the table, in their order: titles, footers. */
  outside: readonly string[];
};
