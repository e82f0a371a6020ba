import type { Table } from '../../print/paper.ts';

/** Clauses in the agency's numbering, `(1)`, `(2)` and so on, none of which breaks over pages. */
export const clauses = (lines: readonly string[]): Table => ({
  ...{ kind: 'table', rules: 'none', shares: [8, 92], size: 10 },
  rows: lines.map((line, at) => [`(${at + 1})`, line]),
});
