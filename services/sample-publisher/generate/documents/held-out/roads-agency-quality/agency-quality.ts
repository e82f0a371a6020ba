import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import { type Block, type Mark, markOf, type Table } from '../../print/paper.ts';
import { text, texts, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { detailsOf } from './agency-criteria.ts';

type Criteria = readonly AnalysisLists['functionality'][];
/** How evaluators name the four levels of a prompt for judgement, from poor to very good. */
type Ratings = readonly [string, string, string, string];

const ratings: readonly Ratings[] = [
  ['Poor (score 40)', 'Satisfactory (score 70)', 'Good (score 90)', 'Very good (score 100)'],
  ['Level 1 (25%)', 'Level 2 (50%)', 'Level 3 (75%)', 'Level 4 (100%)'],
  ['Poor', 'Acceptable', 'Good', 'Excellent'],
];
const grid: Pick<Table, 'kind' | 'rules' | 'head' | 'repeats'> = {
  ...{ kind: 'table', rules: 'all', head: 1, repeats: true },
};

/** Items with their marks, none of which goes on with the next page. */
export const markedRows = (items: readonly string[], mark: Mark): Table => ({
  ...{ kind: 'table', rules: 'none', shares: [7, 93] },
  rows: items.map((item, at) => [markOf(mark, at), item]),
});

const prompts = (levels: readonly string[], marks: Ratings): string[] =>
  levels.map((level, at) => `${marks[at]}: ${level}`);

/** How scores become points; not said where the levels have no figures. */
const scale = (marks: Ratings, random: Random): Block[] =>
  marks[0].includes('score')
    ? [
        text(
          random.pick([
            'Each criterion and sub-criterion is scored 0, 40, 70, 90 or 100 by the prompts for judgement; 0 is for a failure to address the matter. The score, taken as a percentage, is multiplied by the points shown.',
            'Scores of 40, 70, 90 or 100 are given in accordance with the prompts for judgement, and 0 where a tenderer does not respond. A score of 100 earns all the points of a sub-criterion, a score of 40 two fifths of them.',
          ]),
        ),
      ]
    : marks[0].includes('%')
      ? [text('The percentage of the level that is reached is applied to the points of the criterion.')]
      : [text('Evaluators agree on a level for each criterion and award points accordingly.')];

/** Sub-criteria with points in one table and a row of their sum, and the prompts for judgement in another. */
function pointsThenPrompts(criteria: Criteria, marks: Ratings, random: Random): Block[] {
  const subtotal = random.pick(['Sub-total', 'Total for this criterion', 'Subtotal for criterion']);
  return [
    {
      ...grid,
      shares: [36, 44, 20],
      rows: [
        ['Quality criteria', 'Sub-criteria', random.pick(['Maximum number of points', 'Max. points'])],
        ...criteria.flatMap(({ name, weight, subCriteria }) =>
          subCriteria.length === 0
            ? [[name, 'Not subdivided', String(weight)]]
            : [
                ...subCriteria.map((part, at) => [at === 0 ? name : '', part.name, String(part.weight)]),
                ['', subtotal, String(weight)],
              ],
        ),
        ['Maximum possible score for quality (Ms)', '', String(totalOf(criteria))],
      ],
    },
    { kind: 'heading', level: 2, text: 'Prompts for judgement' },
    ...scale(marks, random),
    {
      ...grid,
      ...{ size: 8, shares: [20, 20, 20, 20, 20] },
      rows: [
        ['Criterion', ...marks],
        ...criteria.map((criterion) => [criterion.name, ...detailsOf(criterion).levels]),
      ],
    },
  ];
}

/** An evaluation schedule for each criterion, with its points above the prompts for judgement. */
function evaluationSchedules(criteria: Criteria, marks: Ratings, random: Random): Block[] {
  const opened = random.pick([
    (weight: number) => `Maximum number of points for this schedule: ${inWords(weight)} (${weight}).`,
    (weight: number) => `Points available: ${weight}.`,
    (weight: number) => `A maximum of ${weight} points is allotted to this criterion.`,
  ]);
  const part = random.pick([
    (name: string, weight: number) => `${name} (${weight} points)`,
    (name: string, weight: number) => `${name}: maximum ${weight}`,
    (name: string, weight: number) => `${name} – ${inWords(weight)} (${weight}) points`,
  ]);
  const head = random.pick(['Evaluation schedule', 'Quality schedule', 'Quality criterion']);
  return [
    ...criteria.flatMap((criterion, at): Block[] => [
      { kind: 'heading', level: 2, text: `${head} ${at + 1}: ${criterion.name}` },
      text(`${opened(criterion.weight ?? 0)} ${detailsOf(criterion).judged}`),
      ...(criterion.subCriteria.length === 0
        ? []
        : ([
            text('The points are divided among the following sub-criteria:'),
            {
              kind: 'list',
              mark: 'letter',
              items: criterion.subCriteria.map(({ name, weight }) => part(name, weight ?? 0)),
            },
          ] satisfies Block[])),
      {
        ...grid,
        shares: [24, 76],
        rows: [
          ['Rating', 'Prompt for judgement'],
          ...detailsOf(criterion).levels.map((level, index) => [marks[index]!, level]),
        ],
      },
    ]),
    text(`The points of the ${inWords(criteria.length)} schedules add up to ${totalOf(criteria)}.`),
    ...scale(marks, random),
  ];
}

/** One table in which a criterion, its prompts and its points share a row, and sub-criteria follow with points in a column before. */
function promptsInTable(criteria: Criteria, marks: Ratings, random: Random): Block[] {
  const letter = random.pick(['Q', '', 'E']);
  const ref = (at: number) => `${letter}${at + 1}`;
  return [
    ...scale(marks, random),
    {
      ...grid,
      ...{ size: 8.5, shares: [8, 30, 36, 13, 13] },
      rows: [
        [
          'Ref',
          'Criterion and sub-criteria',
          'Prompts for judgement',
          'Points per sub-criterion',
          'Points per criterion',
        ],
        ...criteria.flatMap((criterion, at) => [
          [
            ref(at),
            criterion.name,
            prompts(detailsOf(criterion).levels, marks).join('\n'),
            '',
            String(criterion.weight),
          ],
          ...criterion.subCriteria.map(({ name, weight }, index) => [
            `${ref(at)}.${index + 1}`,
            name,
            'As for the criterion',
            String(weight),
            '',
          ]),
        ]),
        ['', 'Total', '', '', String(totalOf(criteria))],
      ],
    },
  ];
}

/** Criteria as items of the clause, each with its points and those of its parts, and prompts in paragraphs below. */
function itemsOfClause(criteria: Criteria, marks: Ratings, random: Random): Block[] {
  const said = random.pick([
    (name: string, weight: number) => `${name}: ${inWords(weight)} (${weight}) points`,
    (name: string, weight: number) => `${name}, up to ${weight} points`,
    (name: string, weight: number) => `${name} – maximum score ${weight}`,
  ]);
  return [
    markedRows(
      criteria.map(({ name, weight, subCriteria }, at) => {
        const parts = subCriteria.map((part) => `${part.name} (${part.weight})`);
        const made = parts.length === 0 ? '' : `, made up of: ${parts.join(', ')}`;
        return `${said(name, weight ?? 0)}${made}${at === criteria.length - 1 ? '.' : ';'}`;
      }),
      'letter',
    ),
    text(`Maximum possible score for quality: ${totalOf(criteria)} points.`),
    ...scale(marks, random),
    ...criteria.flatMap((criterion, at) => [
      text(`Criterion (${String.fromCharCode(97 + at)}). ${detailsOf(criterion).judged}`),
      ...texts(prompts(detailsOf(criterion).levels, marks)),
    ]),
  ];
}

/** The criteria of quality in one of four ways, all usual under the conditions of tender of the board. */
export const qualityBlocks = (criteria: Criteria, random: Random): Block[] =>
  random.pick([pointsThenPrompts, evaluationSchedules, promptsInTable, itemsOfClause])(
    criteria,
    random.pick(ratings),
    random,
  );
