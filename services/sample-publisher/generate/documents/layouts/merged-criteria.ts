import { totalOf } from '../wordings/parts.ts';
import { functionalityLayout } from './functionality-layout.ts';

/** Criteria in cells that reach over the rows of their parts, with the weight of the criterion in a column of its own. */
export const mergedCriteria = functionalityLayout({
  name: 'merged-criteria',
  format: 'pdf',
  font: 'sans',
  hasParts: true,
  criteria: ({ truth: { lists } }) => [
    { kind: 'heading', text: '2. Functionality' },
    {
      kind: 'table',
      rows: [
        ['Criterion', 'Sub-criterion', 'Points', 'Weight'],
        ...lists.functionality.flatMap(({ name, weight, subCriteria }) =>
          subCriteria.length === 0
            ? [[name, '', '', String(weight)]]
            : subCriteria.map((part, at) => [
                at === 0 ? name : '',
                part.name,
                String(part.weight),
                at === 0 ? String(weight) : '',
              ]),
        ),
        ['Total', '', '', String(totalOf(lists.functionality))],
      ],
      shares: [36, 38, 12, 14],
      rules: 'all',
      head: 1,
    },
  ],
});
