import { totalOf } from '../wordings/parts.ts';
import { functionalityLayout } from './functionality-layout.ts';

/** A table whose first column has the weights, in points or percent, with what must be proved behind the criterion. */
export const weightsFirst = functionalityLayout({
  name: 'weights-first',
  format: 'docx',
  font: 'sans',
  hasParts: false,
  criteria: ({ truth: { lists } }, random) => {
    const total = totalOf(lists.functionality);
    const unit = total === 100 && random.chance(0.5) ? '%' : '';
    return [
      { kind: 'heading', text: '2. Technical evaluation (functionality)' },
      {
        kind: 'table',
        rows: [
          ['Weight', 'Criterion', 'Proof'],
          ...lists.functionality.map(({ name, weight }) => [`${weight}${unit}`, name, 'To be attached']),
          [`${total}${unit}`, 'Total', ''],
        ],
        shares: [15, 60, 25],
        rules: 'all',
        head: 1,
      },
    ];
  },
});
