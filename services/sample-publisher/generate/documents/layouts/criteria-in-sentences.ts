import { text, totalOf } from '../wordings/parts.ts';
import { functionalityLayout } from './functionality-layout.ts';

/** Criteria in one sentence, with their points before or behind them. */
export const criteriaInSentences = functionalityLayout({
  name: 'criteria-in-sentences',
  format: 'pdf',
  font: 'serif',
  hasParts: false,
  criteria: ({ truth: { lists } }, random) => {
    const total = totalOf(lists.functionality);
    const joined = (say: (name: string, weight: number | null) => string): string => {
      const said = lists.functionality.map(({ name, weight }) => say(name, weight));
      return `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
    };
    return [
      { kind: 'heading', text: '2. Functionality' },
      text(
        random.pick([
          `Functionality is scored out of ${total} points: ${joined((name, weight) => `${weight} points for ${name}`)}.`,
          `For functionality the following counts, out of a total of ${total} points: ${joined((name, weight) => `${name} (${weight} points)`)}.`,
          `Functionality carries a total of ${total} points, of which ${joined((name, weight) => `${name} counts ${weight} points`)}.`,
        ]),
      ),
    ];
  },
});
