import type { Block } from '../print/paper.ts';
import { text } from '../wordings/parts.ts';
import { functionalityLayout } from './functionality-layout.ts';

/** Each criterion under a heading of its own, with its weight in the line below. */
export const criteriaAsHeadings = functionalityLayout({
  name: 'criteria-as-headings',
  format: 'docx',
  font: 'sans',
  hasParts: false,
  criteria: ({ truth: { lists } }, random) => {
    const label = random.pick(['Maximum points', 'Weight', 'Points']);
    const total = lists.functionality.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
    return [
      { kind: 'heading', text: '2. Evaluation of functionality' },
      text(`Functionality is scored out of ${total} points.`),
      ...lists.functionality.flatMap(({ name, weight }, at): Block[] => [
        { kind: 'text', bold: true, text: `2.${at + 1} ${name}` },
        text(`${label}: ${weight}`),
        text('Bidders must attach proof.'),
      ]),
    ];
  },
});
