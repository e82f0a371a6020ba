import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Block } from '../print/paper.ts';
import { text, texts, totalOf } from '../wordings/parts.ts';
import { inWords } from '../wordings/spelled.ts';
import { lower } from './authority-sentences.ts';

type Criteria = readonly AnalysisLists['functionality'][];

const romans = ['i', 'ii', 'iii', 'iv'];

/** Clauses such as `9.2` with clauses such as `9.2.1` for their parts. */
function clauses(criteria: Criteria, unit: (weight: number | null) => string, random: Random): Block[] {
  const marked = random.pick([
    (name: string, weight: string) => `${name} (${weight})`,
    (name: string, weight: string) => `${name}: ${weight}`,
    (name: string, weight: string) => `[${weight}] ${name}`,
  ]);
  return texts(
    criteria.flatMap(({ name, weight, subCriteria }, at) => [
      `9.2.${at + 1} ${marked(name, unit(weight))}`,
      ...subCriteria.map(
        (part, index) => `9.2.${at + 1}.${index + 1} ${marked(part.name, unit(part.weight))}`,
      ),
    ]),
  );
}

/** A small heading for each criterion, its weight on a line of its own, and its parts as bullets. */
function headed(criteria: Criteria, unit: (weight: number | null) => string, random: Random): Block[] {
  const label = random.pick(['Weight', 'Maximum score', 'Points allocated']);
  return criteria.flatMap(({ name, weight, subCriteria }, at): Block[] => [
    { kind: 'heading', level: 2, text: `Criterion ${at + 1}: ${name}` },
    text(`${label}: ${unit(weight)}`),
    ...(subCriteria.length === 0
      ? []
      : ([
          text('The weight is divided as follows:'),
          {
            kind: 'list',
            mark: 'bullet',
            items: subCriteria.map((part) => `${part.name} – ${unit(part.weight)}`),
          },
        ] satisfies Block[])),
  ]);
}

/** Lettered criteria whose parts follow in the same paragraph. */
const inline = (criteria: Criteria, unit: (weight: number | null) => string): Block[] => [
  {
    kind: 'list',
    mark: 'letter',
    items: criteria.map(({ name, weight, subCriteria }) =>
      subCriteria.length === 0
        ? `${name}, weighing ${unit(weight)}.`
        : `${name}, weighing ${unit(weight)}, of which: ${subCriteria.map((part, at) => `(${romans[at]}) ${lower(part.name)}, ${unit(part.weight)}`).join('; ')}.`,
    ),
  },
];

/** First what the criteria weigh, in one sentence each; then what is looked at for each, with the points of the parts. */
function weightsThenParts(
  criteria: Criteria,
  unit: (weight: number | null) => string,
  random: Random,
): Block[] {
  return [
    {
      kind: 'list',
      mark: 'dash',
      items: criteria.map(({ name, weight }) =>
        random.pick([`${unit(weight)} for ${lower(name)};`, `${name}, ${unit(weight)};`]),
      ),
    },
    ...criteria.flatMap(({ name, subCriteria }): Block[] =>
      subCriteria.length === 0
        ? []
        : [
            text(
              `Under “${name}” the bid evaluation committee distinguishes ${subCriteria.map((part) => `${lower(part.name)} (${unit(part.weight)})`).join(', ')}.`,
            ),
          ],
    ),
  ];
}

/** The criteria in one of four kinds of clauses and lists. */
export function criteriaClauses(criteria: Criteria, random: Random): Block[] {
  const total = totalOf(criteria);
  const percents = total === 100 && random.chance(0.4);
  const unit = (weight: number | null): string => (percents ? `${weight}%` : `${weight} points`);
  return [
    text(
      `9.2 ${random.pick([
        `Bids will be scored on functionality according to the criteria and weights below, which add up to ${percents ? '100%' : `${total} points`}.`,
        `The functional criteria total ${percents ? '100%' : `${inWords(total)} (${total}) points`} and read as follows.`,
        'Functionality is measured by the criteria set out here, each with its weight in the total.',
      ])}`,
    ),
    ...random.pick([
      () => clauses(criteria, unit, random),
      () => headed(criteria, unit, random),
      () => inline(criteria, unit),
      () => weightsThenParts(criteria, unit, random),
    ])(),
    text(
      random.pick([
        'Evaluators score on a scale from 1 (very poor) to 5 (excellent), and scores are moderated in a meeting.',
        'Scores of 0, 2, 4 or 5 are given per criterion; a score of 3 is not used.',
        'The score of an evaluator is multiplied with the weight and divided by the highest score on the scale, which is 5.',
      ]),
    ),
  ];
}
