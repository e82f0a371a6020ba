import type { Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { heldOutPhrases } from './phrases.ts';

/** A workbook with a sheet of returnable documents and one of criteria. */
export const returnablesWorkbook: Layout = {
  name: 'returnables-workbook',
  heldOut: true,
  category: 'form',
  format: 'xlsx',
  kinds: ['annexure'],
  fits: () => true,
  facts: { phrases: heldOutPhrases, returnables: 'plain', subCriteria: true },
  states: { returnables: 1, functionality: 1, functionalityThreshold: 1 },
  compose: (bid) => {
    const { values, lists } = bid.truth;
    const total = lists.functionality.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
    const threshold = values.functionalityThreshold;
    const criteria: Block[] =
      lists.functionality.length === 0
        ? []
        : [
            { kind: 'page' },
            { kind: 'title', text: 'Scorecard' },
            {
              kind: 'table',
              rules: 'all',
              shares: [10, 60, 15, 15],
              rows: [
                ['Ref', 'Criterion', 'Max points', 'Score'],
                ...lists.functionality.flatMap(({ name, weight, subCriteria }, at) => [
                  [`F${at + 1}`, name, String(weight), ''],
                  ...subCriteria.map((part, index) => [
                    `F${at + 1}.${index + 1}`,
                    part.name,
                    `of which ${part.weight}`,
                    '',
                  ]),
                ]),
                ['', 'Total', String(total), ''],
                ...(threshold === undefined
                  ? []
                  : [['', 'Minimum to qualify', String((threshold * total) / 100), '']]),
              ],
            },
          ];
    return {
      look: { font: 'sans', size: 10 },
      blocks: [
        { kind: 'title', text: 'Returnables' },
        { kind: 'text', text: `${bid.number} ${bid.title}` },
        {
          kind: 'table',
          rules: 'all',
          shares: [10, 70, 20],
          rows: [
            ['No', 'Returnable document', 'Attached (tick)'],
            ...lists.returnables.map((item, at) => [String(at + 1), item.text, '']),
          ],
        },
        ...criteria,
      ],
    };
  },
};
