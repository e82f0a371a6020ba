import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Block, Table } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { guideOf } from './metro-criteria.ts';

type Criterion = AnalysisLists['functionality'];
type Part = { name: string; weight: number | null };

/** Points that the steps of a guide earn, of a weight in whole fives. */
const STEPS = [1, 0.6, 0.2];
const NOTHING = 'No information submitted, or none that is relevant';

/** What earns how many points, best first. */
const stepsOf = ({ name, weight }: Part): string[][] => [
  ...guideOf(name).map((step, at) => [step, String(Math.round((weight ?? 0) * STEPS[at]!))]),
  [NOTHING, '0'],
];
const table = (rows: string[][], shares: number[], about: Partial<Table> = {}): Block => ({
  ...{ kind: 'table', rows, shares, rules: 'all', head: 1, repeats: true },
  ...about,
});

/** One schedule for all criteria, with the steps of each below it. */
function oneSchedule(criteria: readonly Criterion[], random: Random): Block[] {
  const steps = (part: Part) => stepsOf(part).map(([step, points]) => ['', step!, points!, '']);
  const rows = criteria.flatMap((criterion, at) => [
    [`${at + 1}`, criterion.name, '', `${criterion.weight}`],
    ...(criterion.subCriteria.length === 0
      ? steps(criterion)
      : criterion.subCriteria.flatMap((part, index) => [
          [`${at + 1}.${index + 1}`, part.name, '', `(${part.weight})`],
          ...steps(part),
        ])),
  ]);
  const heads = random.pick([
    ['No.', 'Evaluation criteria and scoring guide', 'Score', 'Maximum points'],
    ['Item', 'Criterion / basis of award', 'Points awarded', 'Max. points'],
  ]);
  const total = ['', random.pick(['TOTAL', 'Total for functionality']), '', `${totalOf(criteria)}`];
  const divided = criteria.some(({ subCriteria }) => subCriteria.length > 0);
  return [
    table([heads, ...rows, total], [8, 60, 16, 16]),
    ...(divided
      ? [
          text(
            'Figures in brackets are the maximum of a sub-criterion. They are included in the maximum points of the criterion.',
          ),
        ]
      : []),
  ];
}

/** A heading for each criterion, and a table of steps for it or for each of its parts. */
function scheduleForEach(criteria: readonly Criterion[], random: Random): Block[] {
  const inBrackets = random.chance(0.5);
  const heads = random.pick([
    ['Basis of scoring', 'Points'],
    ['Description', 'Points to be awarded'],
  ]);
  return [
    ...criteria.flatMap((criterion, at): Block[] => {
      const { name, weight, subCriteria } = criterion;
      const points = `${inWords(weight ?? 0)} (${weight}) points`;
      return [
        {
          kind: 'heading',
          level: 2,
          text: inBrackets
            ? `Criterion ${at + 1}: ${name} (maximum ${weight} points)`
            : `Criterion ${at + 1}: ${name}`,
        },
        ...(inBrackets ? [] : [text(`Maximum score for this criterion: ${points}.`)]),
        ...(subCriteria.length === 0
          ? [table([heads, ...stepsOf(criterion)], [76, 24])]
          : subCriteria.flatMap((part, index): Block[] => [
              text(
                `(${String.fromCharCode(97 + index)}) ${part.name}: ${part.weight} of the ${weight} points`,
              ),
              table([heads, ...stepsOf(part)], [76, 24]),
            ])),
      ];
    }),
    text(`The maximum for all criteria together is ${totalOf(criteria)} points.`),
  ];
}

/** Weights in a small table; how the points are earned is explained below it. */
function weightsAndNotes(criteria: readonly Criterion[], random: Random): Block[] {
  const total = totalOf(criteria);
  const percent = total === 100 && random.chance(0.5);
  const worth = (weight: number | null) => (percent ? `${weight}%` : `${weight}`);
  const steps = (part: Part) =>
    stepsOf(part)
      .map(([step, points]) => `${step}: ${points}`)
      .join('; ');
  const explained = (criterion: Criterion): string =>
    criterion.subCriteria.length === 0
      ? `${steps(criterion)}.`
      : criterion.subCriteria
          .map((part) => `${part.name} (${worth(part.weight)}). ${steps(part)}.`)
          .join('\n');
  return [
    table(
      [
        random.pick([
          ['Functionality criteria', percent ? 'Weighting' : 'Points allocated'],
          ['Criterion', percent ? 'Weight' : 'Maximum score'],
        ]),
        ...criteria.map(({ name, weight }) => [name, worth(weight)]),
        ['Total', worth(total)],
      ],
      [76, 24],
    ),
    text('Notes on the scoring of each criterion (points per level):'),
    {
      ...{ kind: 'table', rules: 'none', shares: [30, 70] },
      rows: criteria.map((criterion, at) => [`Note ${at + 1}: ${criterion.name}`, explained(criterion)]),
    },
  ];
}

/** Ratings from 0 to 5 by members of the committee, which are multiplied by weights; parts have sub-totals. */
function ratedSchedule(criteria: readonly Criterion[], random: Random): Block[] {
  const guide = ({ name }: Part) => {
    const [full, middle, low] = guideOf(name);
    return `5 = ${full}\n3 = ${middle}\n1 = ${low}\n0 = ${NOTHING}`;
  };
  const rows = criteria.flatMap((criterion, at) => {
    const { name, weight, subCriteria } = criterion;
    return subCriteria.length === 0
      ? [[`${at + 1}. ${name}`, guide(criterion), `${weight}`, '']]
      : [
          ...subCriteria.map((part, index) => [
            index === 0 ? `${at + 1}. ${name}` : '',
            `${part.name}\n${guide(part)}`,
            `${part.weight}`,
            '',
          ]),
          ['', `Sub-total for criterion ${at + 1}`, `${weight}`, ''],
        ];
  });
  return [
    text(
      'Each member of the evaluation panel gives a rating from 0 to 5. The score is the rating divided by five, multiplied by the weight.',
    ),
    table(
      [
        random.pick([
          ['Criterion', 'Sub-criterion and rating guide', 'Weight', 'Rating (office use)'],
          ['Functionality criterion', 'Rating', 'Weight', 'Awarded'],
        ]),
        ...rows,
        ['Grand total', '', `${totalOf(criteria)}`, ''],
      ],
      [28, 46, 12, 14],
    ),
  ];
}

/** The criteria in one of the ways in which metropolitan municipalities set them out. */
export const functionalityBlocks = (criteria: readonly Criterion[], random: Random): Block[] => [
  text(
    random.pick([
      `The evaluation panel scores each responsive tender for functionality out of ${totalOf(criteria)} points, on the information that is returned with the tender.`,
      'Functionality is scored on the information in the returnable documents. It is the duty of the tenderer to give full details.',
      `A total of ${totalOf(criteria)} points is available for functionality, divided as follows.`,
    ]),
  ),
  ...random.pick([oneSchedule, scheduleForEach, weightsAndNotes, ratedSchedule])(criteria, random),
];
