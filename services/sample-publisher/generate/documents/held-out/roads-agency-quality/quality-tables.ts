import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Criterion } from '#shared/domain/documents/analysis.ts';
import type { Block } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';

export type Criteria = readonly Criterion[];
/** The four prompts for judgement of a criterion, from poor to very good. */
export type Prompts = (name: string) => readonly string[];
/** What the four ratings above "no response" are worth, such as `score 40`. */
type Scores = readonly [string, string, string, string];

const RATINGS = ['Poor', 'Satisfactory', 'Good', 'Very good'] as const;
const hundredths: Scores = ['score 40', 'score 70', 'score 90', 'score 100'];
const fifths: Scores = ['2', '3', '4', '5'];
const letterOf = (at: number): string => String.fromCharCode(65 + at);
const subheading = (line: string): Block => ({ kind: 'heading', level: 2, text: line });

/** One table for the prompts of all criteria, with a column for each rating. */
const promptTable = (criteria: Criteria, prompts: Prompts, scores: Scores): Block => ({
  ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 8, shares: [20, 20, 20, 20, 20] },
  rows: [
    ['Prompts for judgement', ...RATINGS.map((rating, at) => `${rating} (${scores[at]})`)],
    ...criteria.map(({ name }) => [name, ...prompts(name)]),
  ],
});

const scoredInHundredths = (random: Random): Block =>
  text(
    random.pick([
      'Each criterion, or each of its sub-criteria where there are any, is assessed by five indicators: no response, poor, satisfactory, good and very good. Scores of 0, 40, 70, 90 or 100 are given to them in this order. The score, divided by 100 and multiplied by the maximum number of points, gives the points obtained.',
      'Not fewer than three evaluators score each tender independently. A score of 0 stands for no response, 40 for poor, 70 for satisfactory, 90 for good and 100 for very good, in percent of the points that are available. The scores of the evaluators are averaged.',
    ]),
  );

/** Criteria and their parts side by side, a subtotal under the parts, and the maximum at the end. */
function withSubtotals(criteria: Criteria, prompts: Prompts, random: Random): Block[] {
  const [subtotal, unbroken] = random.pick([
    ['Subtotal', 'Scored as a whole'],
    ['Sub-total for criterion', 'No sub-criteria'],
  ]) as [string, string];
  return [
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [38, 40, 22] },
      rows: [
        ['Quality criteria', 'Sub-criteria', 'Maximum number of points'],
        ...criteria.flatMap(({ name, weight, subCriteria }) =>
          subCriteria.length === 0
            ? [[name, unbroken, String(weight)]]
            : [
                ...subCriteria.map((part, at) => [at === 0 ? name : '', part.name, String(part.weight)]),
                ['', subtotal, String(weight)],
              ],
        ),
        ['Maximum possible score for quality (Ms)', '', String(totalOf(criteria))],
      ],
    },
    scoredInHundredths(random),
    ...(random.chance(0.6) ? [promptTable(criteria, prompts, hundredths)] : []),
  ];
}

/** A schedule of its own for each criterion: its points, its parts and its prompts. */
function evaluationSchedules(criteria: Criteria, prompts: Prompts, random: Random): Block[] {
  const points = random.pick([
    (weight: number) => `Maximum points for this criterion: ${weight}`,
    (weight: number) => `The evaluators may award up to ${inWords(weight)} (${weight}) points.`,
    (weight: number) => `Points available: ${weight} out of ${totalOf(criteria)}`,
  ]);
  return [
    scoredInHundredths(random),
    ...criteria.flatMap(({ name, weight, subCriteria }, at): Block[] => [
      subheading(`Evaluation schedule ${at + 1}: ${name}`),
      text(points(weight ?? 0)),
      ...(subCriteria.length === 0
        ? []
        : [
            text('The points are divided among the following sub-criteria:'),
            {
              ...({ kind: 'table', rules: 'none', shares: [8, 62, 30] } as const),
              rows: subCriteria.map((part, index) => [
                `(${String.fromCharCode(97 + index)})`,
                part.name,
                `${part.weight} points`,
              ]),
            } satisfies Block,
          ]),
      {
        ...{ kind: 'table', rules: 'all', head: 1, size: 9, shares: [28, 72] },
        rows: [
          ['Rating', 'Prompts for judgement'],
          ['No response (score 0)', 'The tender does not deal with this criterion'],
          ...prompts(name).map((prompt, level) => [`${RATINGS[level]} (${hundredths[level]})`, prompt]),
        ],
      },
    ]),
    text(`The maximum number of points for all evaluation schedules together is ${totalOf(criteria)}.`),
  ];
}

/** Lettered criteria with their points in the last column and those of their parts in the column before it. */
function lettered(criteria: Criteria, prompts: Prompts, random: Random): Block[] {
  const [parts, whole] = random.pick([
    ['Sub-criterion points', 'Criterion points'],
    ['Breakdown of points', 'Max. points'],
  ]) as [string, string];
  return [
    {
      ...({ kind: 'table', rules: random.pick(['all', 'rows']), head: 1, repeats: true } as const),
      shares: [10, 54, 18, 18],
      rows: [
        ['Item', 'Aspect of the tender that is evaluated', parts, whole],
        ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
          [letterOf(at), name, '', String(weight)],
          ...subCriteria.map((part, index) => [
            `${letterOf(at)}.${index + 1}`,
            part.name,
            String(part.weight),
            '',
          ]),
        ]),
        ['', 'Total for quality', '', String(totalOf(criteria))],
      ],
    },
    scoredInHundredths(random),
    ...(random.chance(0.5) ? [promptTable(criteria, prompts, hundredths)] : []),
  ];
}

/** Numbered clauses, each with its points in words and digits and what they are made up of. */
function numberedClauses(criteria: Criteria, prompts: Prompts, random: Random): Block[] {
  const made = random.pick(['made up as follows', 'of which', 'consisting of']);
  return [
    text('Points for quality are allocated under the following heads:'),
    {
      ...{ kind: 'table', rules: 'none', shares: [14, 86] },
      rows: criteria.flatMap(({ name, weight, subCriteria }, at) => [
        [
          `C.3.11.9.${at + 1}`,
          `${name}: ${inWords(weight ?? 0)} (${weight}) points${subCriteria.length === 0 ? '.' : `, ${made}:`}`,
        ],
        ...subCriteria.map((part, index) => [
          '',
          `(${String.fromCharCode(97 + index)}) ${part.name}: ${part.weight} points${index === subCriteria.length - 1 ? '.' : ';'}`,
        ]),
      ]),
    },
    text(`The heads above count ${totalOf(criteria)} points together.`),
    scoredInHundredths(random),
    ...(random.chance(0.7) ? [promptTable(criteria, prompts, hundredths)] : []),
  ];
}

/** The sheet of an evaluator: weights, with those of the parts in brackets, and empty columns for scores. */
function scoreSheet(criteria: Criteria, prompts: Prompts, random: Random): Block[] {
  return [
    text(
      'Evaluators use the sheet below. Scores from 0 to 5 are entered in column S, and the result in the last column is the weight multiplied by S and divided by 5. A figure in brackets is the part that a sub-criterion has in the weight of its criterion.',
    ),
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [8, 52, 14, 10, 16] },
      rows: [
        ['No.', random.pick(['Criterion', 'Description']), 'Weight W', 'S', 'W × S / 5'],
        ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
          [`${at + 1}`, name, String(weight), '', ''],
          ...subCriteria.map((part, index) => [
            `${at + 1}.${index + 1}`,
            part.name,
            `(${part.weight})`,
            '',
            '',
          ]),
        ]),
        ['', 'Sum of weights', String(totalOf(criteria)), '', ''],
      ],
    },
    text('A score of 0 is given where there is no response and 1 where the response is very poor.'),
    promptTable(criteria, prompts, fifths),
  ];
}

/** The criteria in one of five ways, each with its method of scoring. */
export const criteriaBlocks = (criteria: Criteria, prompts: Prompts, random: Random): Block[] =>
  random.pick([withSubtotals, evaluationSchedules, lettered, numberedClauses, scoreSheet])(
    criteria,
    prompts,
    random,
  );
