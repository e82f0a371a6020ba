import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Block } from '../../print/paper.ts';
import { totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { line } from './blocks.ts';
import { levelsOf } from './criteria-phrases.ts';

type Criterion = AnalysisLists['functionality'];

/** A scale by which evaluators score, from full marks down to none. */
export type Scale = readonly (readonly [score: number, meaning: string])[];

export const scales: readonly Scale[] = [
  [
    [5, 'Compliant: the requirement is met without reservations'],
    [4, 'Compliant with qualifications: the technical risk can be accepted'],
    [2, 'Not compliant: the technical risk cannot be accepted as offered'],
    [0, 'Deficient: the requirement is not addressed'],
  ],
  [
    [5, 'Excellent: exceeds what is needed'],
    [3, 'Acceptable: meets what is needed'],
    [1, 'Weak: meets little of what is needed'],
    [0, 'No response'],
  ],
];

export const scaleTable = (scale: Scale): Block => ({
  ...{ kind: 'table', rules: 'all', head: 1, size: 9, shares: [12, 22, 66] },
  rows: [
    ['Score', '% of the weight', 'Meaning'],
    ...scale.map(([score, meaning]) => [String(score), `${score * 20}%`, meaning]),
  ],
});

const guided = (name: string, scale: Scale): string[] =>
  scale.map(([score], at) => `${score} = ${levelsOf.get(name)?.[at] ?? ''}`);

/** Weights and sub-weights in columns of their own. */
function weightColumns(criteria: readonly Criterion[], scale: Scale): Block[] {
  const unit = totalOf(criteria) === 100 ? '%' : 'points';
  return [
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 9, shares: [8, 32, 34, 13, 13] },
      rows: [
        [
          'No.',
          'Qualitative technical criterion',
          'Scoring',
          `Criterion weight (${unit})`,
          `Sub-weight (${unit})`,
        ],
        ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
          [
            `${at + 1}`,
            name,
            subCriteria.length === 0 ? guided(name, scale).join('\n') : '',
            String(weight),
            '',
          ],
          ...subCriteria.map((sub, index) => [
            `${at + 1}.${index + 1}`,
            sub.name,
            'By the general scale',
            '',
            String(sub.weight),
          ]),
        ]),
        ['', 'TOTAL', '', String(totalOf(criteria)), ''],
      ],
    },
  ];
}

/** A small table for each criterion, with what each score is worth in points. */
function tableOfEach(criteria: readonly Criterion[], scale: Scale): Block[] {
  return criteria.flatMap(({ name, weight, subCriteria }, at): Block[] => [
    {
      kind: 'table',
      rules: 'all',
      head: 1,
      repeats: true,
      size: 9,
      shares: [10, 66, 24],
      rows: [
        [`T${at + 1}`, name, `Weight: ${weight} points`],
        ...(subCriteria.length > 0
          ? subCriteria.map((sub, index) => [
              `T${at + 1}.${index + 1}`,
              sub.name,
              `${sub.weight} of the ${weight} points`,
            ])
          : scale.map(([score], index) => [
              `Score ${score}`,
              levelsOf.get(name)?.[index] ?? '',
              `earns ${((weight ?? 0) * score) / 5} points`,
            ])),
      ],
    },
    { kind: 'space', points: 4 },
  ]);
}

/** Clauses in words, with weights in words and digits. */
function worded(criteria: readonly Criterion[], scale: Scale, random: Random): Block[] {
  const weighed = random.pick<(weight: number) => string>([
    (weight) => `Weight: ${inWords(weight)} (${weight}) points.`,
    (weight) => `This criterion carries ${inWords(weight)} (${weight}) points.`,
    (weight) => `Maximum score: ${weight} points (${inWords(weight)}).`,
  ]);
  return criteria.flatMap(({ name, weight, subCriteria }, at): Block[] => [
    { kind: 'text', bold: true, text: `Criterion ${at + 1}: ${name}` },
    line(weighed(weight ?? 0)),
    subCriteria.length > 0
      ? {
          kind: 'list',
          mark: 'letter',
          items: subCriteria.map((sub) => `${sub.name}: ${sub.weight} points`),
        }
      : { kind: 'list', mark: 'none', items: guided(name, scale) },
  ]);
}

/** A group of rows for each criterion, closed by its sub-total. */
function subTotals(criteria: readonly Criterion[], scale: Scale): Block[] {
  return [
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 9, shares: [30, 52, 18] },
      rows: [
        ['Technical criterion', 'Sub-criterion or basis of scoring', 'Maximum points'],
        ...criteria.flatMap(({ name, weight, subCriteria }) =>
          subCriteria.length > 0
            ? [
                ...subCriteria.map((sub, at) => [at === 0 ? name : '', sub.name, String(sub.weight)]),
                ['', `Sub-total: ${name}`, String(weight)],
              ]
            : [[name, guided(name, scale).join('\n'), String(weight)]],
        ),
        ['Total for functionality', '', String(totalOf(criteria))],
      ],
    },
  ];
}

/** The weights alone; sub-criteria follow in the score sheet of an annexure. */
function summary(criteria: readonly Criterion[]): Block[] {
  return [
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 10, shares: [74, 26] },
      rows: [
        ['Functionality criterion', 'Weight (points)'],
        ...criteria.map(({ name, weight }) => [name, String(weight)]),
        ['Total', String(totalOf(criteria))],
      ],
    },
  ];
}

/** The score sheet of the evaluators: sub-criteria, or the guide where a criterion has none, and empty cells for the scores. */
function scoreSheet(criteria: readonly Criterion[], scale: Scale): Block[] {
  return [
    line('Evaluators use one sheet for each tender. The columns on the right are left blank in this RFP.'),
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 9, shares: [8, 52, 16, 11, 13] },
      rows: [
        ['Ref', 'Criterion', 'Maximum points', 'Score', 'Points awarded'],
        ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
          [
            `${String.fromCharCode(65 + at)}`,
            subCriteria.length > 0 ? name : [name, ...guided(name, scale)].join('\n'),
            String(weight),
            '',
            '',
          ],
          ...subCriteria.map((sub, index) => [
            `${String.fromCharCode(65 + at)}${index + 1}`,
            `– ${sub.name}`,
            `(${sub.weight})`,
            '',
            '',
          ]),
        ]),
        ['', 'Grand total', String(totalOf(criteria)), '', ''],
      ],
    },
  ];
}

/** Criteria in one of five ways; `annexed` is what follows at the end of the document. */
export function technicalCriteria(
  criteria: readonly Criterion[],
  scale: Scale,
  random: Random,
): { blocks: Block[]; annexed: Block[] } {
  switch (random.integer(1, 5)) {
    case 1:
      return { blocks: weightColumns(criteria, scale), annexed: [] };
    case 2:
      return { blocks: tableOfEach(criteria, scale), annexed: [] };
    case 3:
      return { blocks: worded(criteria, scale, random), annexed: [] };
    case 4:
      return { blocks: subTotals(criteria, scale), annexed: [] };
    default:
      return { blocks: summary(criteria), annexed: scoreSheet(criteria, scale) };
  }
}
