import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Criterion } from '#shared/domain/documents/analysis.ts';
import type { Block, Table } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { councilCriteria } from './council-criteria-phrases.ts';

/** What a way of printing criteria needs: the criteria, how many points they have together, and the number of their section. */
export type Evaluation = { criteria: readonly Criterion[]; total: number; section: number };
/** Blocks of the evaluation itself, and those of the scoring sheet that is annexed to the document. */
type Printed = { body: Block[]; annexure: Block[] };
type Levels = { where: string; high: string; middle: string; low: string };

const levels = new Map(
  Object.values(councilCriteria).flatMap((criteria) =>
    criteria.map(({ name, levels: [where, high, middle, low] }) => [
      name,
      { where, high, middle, low } as Levels,
    ]),
  ),
);
const levelsOf = (name: string): Levels => levels.get(name)!;
const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);
const letter = (at: number): string => 'abcdefgh'[at]!;
/** Weights that make up a hundred are percentages, too. */
const share = (weight: number | null, total: number): string => (total === 100 ? `${weight}%` : `${weight}`);

/** Criteria and weights in the text, and a scoring sheet in an annexure, as the older councils have it. */
function withScoringSheet({ criteria, total }: Evaluation, random: Random): Printed {
  const [low, middle, high] = random.pick([
    ['0', '5', '10'],
    ['1', '3', '5'],
    ['Poor (0–3)', 'Acceptable (4–7)', 'Excellent (8–10)'],
  ]) as [string, string, string];
  return {
    body: [
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [10, 68, 22] },
        rows: [
          ['No.', 'Criteria', total === 100 ? 'Weight (%)' : 'Weight (points)'],
          ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
            [`${at + 1}`, name, `${weight}`],
            ...subCriteria.map((part, index) => [`${at + 1}.${index + 1}`, part.name, `(${part.weight})`]),
          ]),
          ['', 'TOTAL', `${total}`],
        ],
      },
      ...(criteria.some(({ subCriteria }) => subCriteria.length > 0)
        ? [text('Weights in brackets are parts of the weight of the criterion above them.')]
        : []),
      text('The scoring sheet by which each criterion is rated is attached as Annexure A.'),
    ],
    annexure: [
      { kind: 'page' },
      { kind: 'heading', text: 'ANNEXURE A: SCORING SHEET FOR FUNCTIONALITY' },
      text(
        'Each criterion is rated on the scale below. The rating is then multiplied by the weight of the criterion.',
      ),
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [28, 24, 24, 24], size: 8.5 },
        rows: [
          ['Criterion', low, middle, high],
          ...criteria.map(({ name }) => {
            const level = levelsOf(name);
            return [
              `${name}\n${level.where}`,
              capital(level.low),
              capital(level.middle),
              capital(level.high),
            ];
          }),
        ],
      },
    ],
  };
}

/** One matrix: a criterion with what it is assessed on, its parts or its scale, and its weight. */
function scoringMatrix({ criteria, total }: Evaluation, random: Random): Printed {
  const marks = random.pick([
    ['10 =', '5 =', '0 ='],
    ['Rating 5:', 'Rating 3:', 'Rating 1:'],
    ['100%:', '60%:', '20%:'],
  ]) as [string, string, string];
  const scale = ({ high, middle, low }: Levels) =>
    [high, middle, low].map((line, at) => `${marks[at]} ${line}`).join('\n');
  return {
    body: [
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [36, 48, 16], size: 9 },
        rows: [
          random.pick([
            [
              'Evaluation criterion',
              'Sub-criteria and scoring guideline',
              total === 100 ? 'Weight (%)' : 'Weight',
            ],
            ['Element', 'Guideline for scoring', total === 100 ? 'Max. score (%)' : 'Max. score'],
          ]),
          ...criteria.map(({ name, weight, subCriteria }) => [
            `${name}\n${levelsOf(name).where}`,
            [
              ...subCriteria.map((part, at) => `(${letter(at)}) ${part.name} [${part.weight}]`),
              scale(levelsOf(name)),
            ].join('\n'),
            `${weight}`,
          ]),
          ['Total', '', `${total}`],
        ],
      },
      ...(criteria.some(({ subCriteria }) => subCriteria.length > 0)
        ? [
            text(
              'Figures in square brackets show how the weight of a criterion is divided among its sub-criteria.',
            ),
          ]
        : []),
    ],
    annexure: [],
  };
}

/** A numbered clause for each criterion, which says its points in words and figures and how it is rated. */
function numberedClauses({ criteria, section }: Evaluation, random: Random): Printed {
  const weighted = random.pick([
    ({ name, weight }: Criterion) => `${name} – ${inWords(weight ?? 0)} (${weight}) points`,
    ({ name, weight }: Criterion) => `${name} (weight: ${weight} points)`,
    ({ name, weight }: Criterion) => `${name} [maximum ${weight} points]`,
  ]);
  const rows = criteria.flatMap((criterion, at) => {
    const { where, high, middle, low } = levelsOf(criterion.name);
    return [
      [`${section}.${at + 3}`, weighted(criterion)],
      ...criterion.subCriteria.map((part, index) => [
        '',
        `(${letter(index)}) ${part.name}: ${part.weight} points`,
      ]),
      ['', where],
      [
        '',
        random.pick([
          `Full rating: ${high}. Average rating: ${middle}. Low rating: ${low}.`,
          `High rating: ${high}; average rating: ${middle}; low rating: ${low}.`,
        ]),
      ],
    ];
  });
  return {
    body: [{ kind: 'table', rules: 'none', shares: [9, 91], rows, size: 10 }],
    annexure: [],
  };
}

/** A sheet that members of the panel fill in: the weight, the rating and the weighted score. */
function panelSheet({ criteria, total }: Evaluation, random: Random): Printed {
  const heads = random.pick([
    ['Item', 'Functional criterion', 'Weight (A)', 'Rating 0–5 (B)', 'Score (A x B / 5)'],
    ['Ref.', 'Criterion', 'Maximum points (A)', 'Rating 0–5 (B)', 'Points awarded (A x B / 5)'],
  ]);
  return {
    body: [
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [8, 46, 15, 14, 17], size: 9 },
        rows: [
          heads,
          ...criteria.flatMap(({ name, weight, subCriteria }, at) => {
            const item = letter(at).toUpperCase();
            return [
              [item, `${name}\n${levelsOf(name).where}`, `${weight}`, '', ''],
              ...subCriteria.map((part, index) => [
                `${item}${index + 1}`,
                part.name,
                `of which ${part.weight}`,
                '',
                '',
              ]),
            ];
          }),
          ['', 'Total for functionality', `${total}`, '', ''],
        ],
      } satisfies Table,
      text(
        'Ratings: 0 = not addressed; 1 = poor; 2 = below expectation; 3 = as expected; 4 = good; 5 = excellent.',
      ),
    ],
    annexure: [],
  };
}

/** Rows of parts under the name of their criterion, which is closed by a sub-total. */
function subTotals({ criteria, total }: Evaluation, random: Random): Printed {
  const sum = random.pick(['Sub-total', 'Subtotal', 'Sub total']);
  return {
    body: [
      {
        ...{ kind: 'table', rules: random.pick(['all', 'rows'] as const), head: 1, repeats: true },
        shares: [74, 26],
        rows: [
          random.pick([
            ['Technical criteria', total === 100 ? 'Weighting' : 'Points'],
            ['Evaluation area', total === 100 ? 'Percentage' : 'Points'],
          ]),
          ...criteria.flatMap(({ name, weight, subCriteria }, at) =>
            subCriteria.length === 0
              ? [[`${at + 1}. ${name}`, share(weight, total)]]
              : [
                  [`${at + 1}. ${name}`, ''],
                  ...subCriteria.map((part, index) => [
                    `    ${letter(index)}) ${part.name}`,
                    share(part.weight, total),
                  ]),
                  [`    ${sum} ${at + 1}`, share(weight, total)],
                ],
          ),
          ['GRAND TOTAL', share(total, total)],
        ],
      } satisfies Table,
      text('How the criteria are rated:'),
      {
        ...{ kind: 'table', rules: 'none', shares: [4, 96] },
        rows: criteria.map(({ name }, at) => {
          const { where, high, middle, low } = levelsOf(name);
          return [
            `${at + 1}.`,
            `${where} Full marks: ${high}. Half marks: ${middle}. Few or no marks: ${low}.`,
          ];
        }),
      },
    ],
    annexure: [],
  };
}

/** The criteria in one of five ways. */
export function criteriaOf(criteria: readonly Criterion[], section: number, random: Random): Printed {
  const way = random.pick([withScoringSheet, scoringMatrix, numberedClauses, panelSheet, subTotals]);
  return way({ criteria, section, total: totalOf(criteria) }, random);
}
