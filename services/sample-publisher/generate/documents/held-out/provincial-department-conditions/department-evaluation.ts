import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Block } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { levelsOf } from './department-criteria.ts';

type Criteria = readonly AnalysisLists['functionality'][];
/** The criteria of a document under the number of their section. */
type Style = (criteria: Criteria, section: string, random: Random) => Block[];

const FRACTIONS = [1, 0.6, 0.2] as const;

/** The guide for scoring, such as `Three or four contracts = 12`; weights are whole fives, so that the points are whole. */
const guide = (name: string, weight: number, say: (level: string, points: number) => string): string[] =>
  levelsOf(name).map((level, at) => say(level, Math.round(weight * FRACTIONS[at]!)));

/** Whatever is scored on its own: a criterion without parts, or each of its parts. */
const scored = ({ name, weight, subCriteria }: Criteria[number]) =>
  subCriteria.length > 0 ? subCriteria : [{ name, weight }];

/** One table for all; the guide stands beside what it belongs to, and a criterion with parts has a row of its own above them. */
const oneTable: Style = (criteria, section, random) => {
  const [name, scoring, weight] = random.pick([
    ['Functionality criteria', 'Guideline for allocation of points', 'Weight'],
    ['Element', 'Scoring matrix', 'Max score'],
    ['Evaluation criterion', 'Points allocation', 'Maximum points'],
  ]) as [string, string, string];
  const lines = (of: string, points: number) =>
    guide(of, points, (level, value) => `${level} = ${value} ${value === 1 ? 'point' : 'points'}`).join('\n');
  return [
    text(`${section} The points are allocated according to this table:`),
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [8, 32, 44, 16] },
      rows: [
        ['No.', name, scoring, weight],
        ...criteria.flatMap((criterion, at) => {
          const own = criterion.weight ?? 0;
          const first = [`${at + 1}`, criterion.name];
          return criterion.subCriteria.length === 0
            ? [[...first, lines(criterion.name, own), String(own)]]
            : [
                [...first, 'Total for this criterion', String(own)],
                ...criterion.subCriteria.map((part, index) => [
                  `${at + 1}.${index + 1}`,
                  part.name,
                  lines(part.name, part.weight ?? 0),
                  `(${part.weight})`,
                ]),
              ];
        }),
        ['', 'TOTAL', '', String(totalOf(criteria))],
      ],
    },
  ];
};

/** A heading with the points for each criterion, and a small table of levels under it. */
const headed: Style = (criteria, section, random) => {
  const points = random.pick([
    (weight: number) => `(${weight} points)`,
    (weight: number) => `– maximum ${weight} points`,
    (weight: number) => `[${inWords(weight)} (${weight}) points]`,
  ]);
  const introduction = text(`${section} Each criterion is set out below with the points that it carries.`);
  const each = criteria.flatMap((criterion, at): Block[] => [
    {
      kind: 'heading',
      level: 2,
      text: `${section}.${at + 1} ${criterion.name} ${points(criterion.weight ?? 0)}`,
    },
    ...scored(criterion).flatMap(({ name, weight }): Block[] => [
      ...(criterion.subCriteria.length > 0 ? [text(`${name} – ${weight} points`)] : []),
      {
        ...{ kind: 'table', rules: 'rows', head: 1, shares: [78, 22] },
        rows: [
          ['Proof supplied by the bidder', 'Points scored'],
          ...levelsOf(name).map((level, index) => [
            level,
            String(Math.round((weight ?? 0) * FRACTIONS[index]!)),
          ]),
          ['No information', '0'],
        ],
      },
    ]),
  ]);
  return [introduction, ...each];
};

/** A score sheet of weights and values from 1 to 5, and below it what the values mean for each criterion. */
const scoreSheet: Style = (criteria, section, random) => [
  text(`${section} The score sheet of the committee looks as follows:`),
  {
    ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [10, 46, 14, 14, 16] },
    rows: [
      ['Item', 'Criterion', 'Weight (W)', 'Value (V)', 'W x V / 5'],
      ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
        [String.fromCharCode(65 + at), name, String(weight), '', ''],
        ...subCriteria.map((part, index) => [
          `${String.fromCharCode(65 + at)}${index + 1}`,
          `of which: ${part.name}`,
          String(part.weight),
          '',
          '',
        ]),
      ]),
      ['', random.pick(['Total weight', 'Total']), String(totalOf(criteria)), '', ''],
    ],
  },
  text('Values: 5 = very good; 3 = average; 1 = poor; 0 = nothing supplied. They are awarded as follows:'),
  ...criteria.flatMap(scored).map(({ name }) => {
    const [best, middle, least] = levelsOf(name);
    return text(`${name}: 5 – ${best}; 3 – ${middle}; 1 – ${least}.`);
  }),
];

/** Paragraphs with a letter, the weight in words and figures, and the guide in a list. */
const lettered: Style = (criteria, section, random) => {
  const carries = random.pick(['is weighted at', 'counts', 'will be scored out of']);
  return criteria.flatMap((criterion, at): Block[] => [
    text(
      `${section}(${String.fromCharCode(97 + at)}) ${criterion.name} ${carries} ${inWords(criterion.weight ?? 0)} (${criterion.weight}) points${criterion.subCriteria.length > 0 ? ', made up as follows:' : ':'}`,
    ),
    ...scored(criterion).flatMap(({ name, weight }): Block[] => [
      ...(criterion.subCriteria.length > 0 ? [text(`${name}: sub-total ${weight} points`)] : []),
      {
        kind: 'list',
        mark: 'bullet',
        items: guide(name, weight ?? 0, (level, value) => `${level}: ${value}`),
      },
    ]),
  ]);
};

/** The criteria for functionality in one of four usual ways. */
export const functionalityBlocks: Style = (criteria, section, random) =>
  random.pick([oneTable, headed, scoreSheet, lettered])(criteria, section, random);
