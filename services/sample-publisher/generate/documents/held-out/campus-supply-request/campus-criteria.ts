import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Block, Table } from '../../print/paper.ts';
import { text, texts, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { campusCriteria } from './campus-criteria-words.ts';
import { capital } from './campus-sentences.ts';

type Criterion = AnalysisLists['functionality'];
type Criteria = readonly Criterion[];
/** What can be attained under a criterion or a part of it: what for, and the points. */
type Guide = readonly (readonly [attained: string, points: number])[];

const levelsOf = new Map(
  Object.values(campusCriteria).flatMap((criteria) =>
    criteria.map(({ name, levels }) => [name, levels] as const),
  ),
);
/** Weights are whole fives, so that these shares of them are whole, too. */
const STEPS = [
  [1, 0.6, 0.2],
  [1, 0.8, 0.4],
] as const;

const guideOf = ({ name, weight }: Criterion, steps: readonly number[]): Guide => [
  ...(levelsOf.get(name) ?? []).map((level, at): [string, number] => [
    capital(level),
    Math.round((weight ?? 0) * steps[at]!),
  ]),
  ['No evidence or not relevant', 0],
];
const partGuide = (weight: number): Guide => [
  ['Fully substantiated', weight],
  ['Partly substantiated', Math.round(weight * 0.6)],
  ['Not substantiated', 0],
];
const counted = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;
const listed = (guide: Guide, say: (attained: string, points: number) => string): string =>
  guide.map(([attained, points]) => say(attained, points)).join('\n');

/** One table: a row for each criterion with its scoring, its parts below it in rows of their own, closed by a sub-total. */
function scoredTable(criteria: Criteria, _clause: string, random: Random): Block[] {
  const steps = random.pick(STEPS);
  const [name, guide, most] = random.pick([
    ['Evaluation criterion', 'Allocation of points', 'Maximum points'],
    ['Technical criteria', 'Scoring guideline', 'Max score'],
    ['Functionality criteria', 'How points are allocated', 'Weight'],
  ]) as [string, string, string];
  const say = random.pick([
    (attained: string, points: number) => `${attained} = ${points}`,
    (attained: string, points: number) => `${attained} (${counted(points)})`,
    (attained: string, points: number) => `${points}: ${attained}`,
  ]);
  const subTotals = random.chance(0.6);
  const rows = criteria.flatMap((criterion, at) => {
    const { weight, subCriteria } = criterion;
    if (subCriteria.length === 0)
      return [[`${at + 1}`, criterion.name, listed(guideOf(criterion, steps), say), `${weight}`]];
    return [
      [`${at + 1}`, criterion.name, 'Sub-criteria as listed below', subTotals ? '' : `${weight}`],
      ...subCriteria.map((part, index) => [
        `${at + 1}.${index + 1}`,
        part.name,
        listed(partGuide(part.weight ?? 0), say),
        `${part.weight}`,
      ]),
      ...(subTotals ? [['', `Sub-total: ${criterion.name}`, '', `${weight}`]] : []),
    ];
  });
  return [
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [8, 32, 44, 16] },
      rows: [['No.', name, guide, most], ...rows, ['', 'TOTAL', '', `${totalOf(criteria)}`]],
    },
  ];
}

/** A table of weights in which members write a value and a score, and a guide to the values after it. */
function weightsAndValues(criteria: Criteria, _clause: string, random: Random): Block[] {
  const total = totalOf(criteria);
  const unit = total === 100 && random.chance(0.5) ? '%' : '';
  const table: Table = {
    ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [9, 51, 14, 13, 13] },
    rows: [
      ['Ref', 'Criteria and sub-criteria', 'Weight', 'Value (0–5)', 'Score'],
      ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
        [`${at + 1}`, name, `${weight}${unit}`, '', ''],
        ...subCriteria.map((part, index) => [
          `${at + 1}.${index + 1}`,
          part.name,
          `(${part.weight}${unit})`,
          '',
          '',
        ]),
      ]),
      ['', 'Total weight', `${total}${unit}`, '', ''],
    ],
  };
  const guided = criteria.filter(({ subCriteria }) => subCriteria.length === 0);
  return [
    table,
    text(
      'Each member gives a value from 0 to 5. Score = value ÷ 5 × weight. Scores of members are averaged.',
    ),
    {
      ...{ kind: 'table', rules: random.pick(['all', 'rows']), head: 1, shares: [20, 80] },
      rows: [
        ['Value', 'Meaning'],
        ['5', 'Excellent: exceeds what is asked in every respect'],
        ['4', 'Good: meets what is asked and adds to it'],
        ['3', 'Acceptable: meets what is asked'],
        ['2', 'Weak: meets what is asked in part'],
        ['1', 'Poor: hardly meets what is asked'],
        ['0', 'Nothing submitted'],
      ],
    },
    ...(guided.length === 0 ? [] : [text('Members are guided by the following when they give values:')]),
    ...guided.map((criterion) => {
      const [best, middle, least] = levelsOf.get(criterion.name) ?? [];
      return text(`${criterion.name}: 5 = ${best}; 3 = ${middle}; 1 = ${least}.`);
    }),
  ];
}

/** A numbered sub-clause for each criterion with its points in the heading, then its parts or a small table of points. */
function numberedClauses(criteria: Criteria, clause: string, random: Random): Block[] {
  const steps = random.pick(STEPS);
  const worth = random.pick([
    (weight: number) => `(${weight} points)`,
    (weight: number) => `– ${weight} points`,
    (weight: number) => `[${weight}]`,
    (weight: number) => `(maximum ${weight})`,
  ]);
  return [
    ...criteria.flatMap((criterion, at): Block[] => {
      const { name, weight, subCriteria } = criterion;
      return [
        { kind: 'heading', level: 2, text: `${clause}.${at + 1} ${name} ${worth(weight ?? 0)}` },
        ...(subCriteria.length > 0
          ? ([
              text('The points under this criterion are divided as follows:'),
              {
                ...{ kind: 'list', mark: 'letter' },
                items: subCriteria.map((part) => `${part.name}: ${counted(part.weight ?? 0)}`),
              },
            ] satisfies Block[])
          : ([
              {
                ...{ kind: 'table', rules: 'all', head: 1, shares: [75, 25] },
                rows: [
                  ['Evidence in the bid', 'Points'],
                  ...guideOf(criterion, steps).map(([attained, points]) => [attained, `${points}`]),
                ],
              },
            ] satisfies Block[])),
      ];
    }),
    text(`The points of ${clause}.1 to ${clause}.${criteria.length} add up to ${totalOf(criteria)}.`),
  ];
}

/** Paragraphs with weights in words and digits. */
function wordedParagraphs(criteria: Criteria, _clause: string, random: Random): Block[] {
  const steps = random.pick(STEPS);
  const marked = random.pick([
    (at: number) => `Criterion ${at + 1}: `,
    (at: number) => `${String.fromCharCode(65 + at)}. `,
  ]);
  const weighted = random.pick([
    (weight: number) => `Weight: ${inWords(weight)} (${weight}) points.`,
    (weight: number) => `Maximum points: ${inWords(weight)} (${weight}).`,
    (weight: number) => `Bidders can score up to ${inWords(weight)} (${weight}) points for this criterion.`,
  ]);
  return criteria.flatMap((criterion, at): Block[] => {
    const { name, weight, subCriteria } = criterion;
    return [
      { kind: 'text', bold: true, text: `${marked(at)}${name}` },
      text(weighted(weight ?? 0)),
      {
        ...{ kind: 'list', mark: subCriteria.length > 0 ? 'roman' : 'bullet' },
        items:
          subCriteria.length > 0
            ? subCriteria.map((part) => `${part.name} – ${inWords(part.weight ?? 0)} (${part.weight}) points`)
            : guideOf(criterion, steps).map(([attained, points]) => `${attained}: ${counted(points)}`),
      },
    ];
  });
}

/** A summary of weights, and after it a guide in which the criteria are found again by their letters. */
function summaryAndGuide(criteria: Criteria, _clause: string, random: Random): Block[] {
  const steps = random.pick(STEPS);
  const most = random.pick(['', 'max. ']);
  const letter = (at: number) => String.fromCharCode(65 + at);
  return [
    {
      ...{ kind: 'table', rules: random.pick(['all', 'rows']), head: 1, shares: [10, 70, 20] },
      rows: [
        random.pick([
          ['Key', 'Criterion', 'Weighting'],
          ['', 'Main criteria', 'Points'],
        ]),
        ...criteria.map(({ name, weight }, at) => [letter(at), name, `${weight}`]),
        ['', 'Total', `${totalOf(criteria)}`],
      ],
    },
    ...texts(['Points within each criterion are awarded according to the scoring guide below.']),
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [12, 68, 20] },
      rows: [
        ['Key', 'Scoring guide', 'Points'],
        ...criteria.flatMap((criterion, at) =>
          criterion.subCriteria.length > 0
            ? criterion.subCriteria.map((part, index) => [
                `${letter(at)}${index + 1}`,
                part.name,
                `${most}${part.weight}`,
              ])
            : guideOf(criterion, steps).map(([attained, points], index) => [
                index === 0 ? letter(at) : '',
                attained,
                `${points}`,
              ]),
        ),
      ],
    },
  ];
}

/** The criteria in one of five ways. `clause` is the number of the clause under which they stand. */
export const criteriaBlocks = (criteria: Criteria, clause: string, random: Random): Block[] =>
  random.pick([scoredTable, weightsAndValues, numberedClauses, wordedParagraphs, summaryAndGuide])(
    criteria,
    clause,
    random,
  );
