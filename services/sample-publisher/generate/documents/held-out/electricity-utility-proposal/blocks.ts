import type { Block } from '../../print/paper.ts';

/** Numbered clauses, which stand beside their numbers as in the documents of engineers. */
export const clauses = (prefix: string, lines: readonly string[], from = 1): Block[] =>
  lines.length === 0
    ? []
    : [
        {
          ...{ kind: 'table', rules: 'none', size: 10, shares: [10, 90] },
          rows: lines.map((line, at) => [`${prefix}.${from + at}`, line]),
        },
      ];

export const part = (number: number, title: string): Block => ({
  kind: 'heading',
  text: `PART ${number}: ${title}`,
});

export const subheading = (number: string, title: string): Block => ({
  kind: 'heading',
  level: 2,
  text: `${number} ${title}`,
});

export const line = (text: string): Block => ({ kind: 'text', text });
