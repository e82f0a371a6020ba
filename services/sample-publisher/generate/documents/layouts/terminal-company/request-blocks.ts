import type { Block } from '../../print/paper.ts';

/** The size of the text of a request, in points. */
export const SIZE = 10;

export const section = (number: number, title: string): Block[] => [
  { kind: 'page' },
  { kind: 'heading', text: `SECTION ${number}: ${title}` },
];
export const subheading = (number: string, title: string): Block => ({
  kind: 'heading',
  level: 2,
  text: `${number} ${title}`,
});

/** Numbered clauses; a clause stays on one page. */
export const clauses = (number: string, lines: readonly string[]): Block[] =>
  rowsOf(
    lines.map((line, at) => [`${number}.${at + 1}`, line]),
    [11, 89],
  );

/** Items under a clause, marked (a), (b) and so on. */
export const lettered = (items: readonly string[]): Block[] =>
  rowsOf(
    items.map((item, at) => ['', `(${String.fromCharCode(97 + at)})`, item]),
    [11, 6, 83],
  );

const rowsOf = (rows: readonly (readonly string[])[], shares: readonly number[]): Block[] =>
  rows.length === 0 ? [] : [{ kind: 'table', rules: 'none', size: SIZE, shares, rows }];
