import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Block, Table } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { levelsOf } from './criteria-phrases.ts';
import { clauses, lettered, SIZE } from './request-blocks.ts';

type Criterion = AnalysisLists['functionality'];
type Criteria = readonly Criterion[];
/** How a document says that a level earns points. */
type Saying = (level: string, points: number) => string;
type Way = (criteria: Criteria, threshold: number | undefined, say: Saying, random: Random) => Block[];
/** Blocks for the section on functionality, and schedules that stand in a section of their own at the end. */
export type PrintedCriteria = { blocks: Block[]; annexed: Block[] };

/** Shares of the points that the levels earn, and what earns none. */
const EARNED = [1, 0.6, 0.2];
const NOTHING = 'no submission or irrelevant information';
const letterOf = (at: number): string => String.fromCharCode(65 + at);
const grid = { kind: 'table', rules: 'all', head: 1, repeats: true, size: SIZE - 1 } as const;

const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);
const pointsOf = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;
const sayings: readonly Saying[] = [
  (level, points) => `${level} = ${points}`,
  (level, points) => `${capital(level)}: ${pointsOf(points)}`,
  (level, points) => `• ${capital(level)} (${pointsOf(points)})`,
  (level, points) => `${pointsOf(points)}: ${level}`,
];

/** How the points of a criterion or sub-criterion are earned, best first. */
const guide = (name: string, weight: number | null, say: Saying): string[] => [
  ...levelsOf(name).map((level, at) => say(level, Math.round((weight ?? 0) * EARNED[at]!))),
  say(NOTHING, 0),
];

/** One table: sub-criteria with their points below each criterion, whose weight stands in a column of its own. */
const matrix: Way = (criteria, threshold, say, random) => {
  const total = totalOf(criteria);
  const unit = random.pick(['Weight', 'Maximum points', 'Max score']);
  const rows = criteria.flatMap(({ name, weight, subCriteria }, at) => [
    [
      `${at + 1}`,
      subCriteria.length > 0 ? name : [name, ...guide(name, weight, say)].join('\n'),
      '',
      String(weight),
    ],
    ...subCriteria.map((part, index) => [
      `${at + 1}.${index + 1}`,
      [part.name, ...guide(part.name, part.weight, say)].join('\n'),
      String(part.weight),
      '',
    ]),
  ]);
  return [
    {
      ...grid,
      shares: [8, 62, 15, 15],
      rows: [
        ['No.', 'Technical evaluation criteria and scoring', 'Sub-weight', unit],
        ...rows,
        ['', 'TOTAL', '', String(total)],
        ...(threshold === undefined
          ? []
          : [['', 'Minimum qualifying score', '', String((threshold * total) / 100)]]),
      ],
    },
  ];
};

/** A table of all criteria, each with the number of a schedule, and then the schedules with their ratings. */
function schedules(criteria: Criteria, random: Random): PrintedCriteria {
  const total = totalOf(criteria);
  const prefix = random.pick(['T-', 'TS ', 'Schedule F']);
  const marks = random.pick([
    ['100', '60', '20', '0'],
    ['5', '3', '1', '0'],
  ]);
  const rated = marks[0] === '5' ? 'Rating' : 'Score (%)';
  const ratings = (name: string): string[][] =>
    [...levelsOf(name), NOTHING].map((level, at) => [marks[at]!, level]);
  const schedule = ({ name, weight, subCriteria }: Criterion, at: number): Block[] => [
    { kind: 'heading', level: 2, text: `Evaluation schedule ${prefix}${at + 1}: ${name}` },
    text(
      `The Bidder attaches its submission on this subject behind this schedule. It is scored out of ${weight} points.`,
    ),
    ...(subCriteria.length === 0
      ? [{ ...grid, shares: [20, 80], rows: [[rated, 'Description'], ...ratings(name)] } satisfies Table]
      : [
          {
            ...grid,
            shares: [40, 14, 46],
            rows: [
              ['Sub-criterion', 'Points', `${rated}: description`],
              ...subCriteria.map((part) => [
                part.name,
                String(part.weight),
                ratings(part.name)
                  .map(([mark, level]) => `${mark}: ${level}`)
                  .join('\n'),
              ]),
              ['Total of this schedule', String(weight), ''],
            ],
          } satisfies Table,
        ]),
  ];
  const atEnd = random.chance(0.5);
  const all = criteria.flatMap(schedule);
  const blocks: Block[] = [
    {
      ...grid,
      shares: [22, 58, 20],
      rows: [
        ['Schedule', 'Criterion', 'Maximum number of points'],
        ...criteria.map(({ name, weight }, at) => [`${prefix}${at + 1}`, name, String(weight)]),
        ['', 'Maximum possible score for functionality', String(total)],
      ],
    },
    text(
      marks[0] === '5'
        ? 'Each item of a schedule is rated from 0 to 5 by every evaluator. The average rating is divided by 5 and multiplied by the points of the item.'
        : 'Each item of a schedule is given 0, 20, 60 or 100 by every evaluator; the average is the percentage of the points of the item that is awarded.',
    ),
    ...(atEnd ? [text('The evaluation schedules are in Section 9.')] : all),
  ];
  return { blocks, annexed: atEnd ? all : [] };
}

/** A block of rows for each criterion, headed by its letter, name and weight and closed by a sub-total. */
const blocksWithSubTotals: Way = (criteria, threshold, say, random) => {
  const total = totalOf(criteria);
  const sign = total === 100 && random.chance(0.6) ? '%' : '';
  const worded = random.chance(0.5);
  const rows = criteria.flatMap(({ name, weight, subCriteria }, at) => [
    [letterOf(at), name, '', `${weight}${sign}`],
    ...(subCriteria.length === 0
      ? [['', 'Scoring', guide(name, weight, say).join('\n'), '']]
      : [
          ...subCriteria.map((part, index) => [
            `${letterOf(at)}${index + 1}`,
            part.name,
            guide(part.name, part.weight, say).join('\n'),
            `${part.weight}${sign}`,
          ]),
          ['', worded ? `Sub-total ${letterOf(at)}` : 'Sub-total', '', `${weight}${sign}`],
        ]),
  ]);
  return [
    {
      ...grid,
      shares: [8, 34, 42, 16],
      rows: [
        [
          'Ref',
          'Criterion / sub-criterion',
          'Scoring guideline (points)',
          sign === '' ? 'Points' : 'Weighting',
        ],
        ...rows,
        ['', 'Grand total', '', `${total}${sign}`],
        ...(threshold === undefined
          ? []
          : [
              [
                '',
                'Threshold to be met',
                '',
                `${sign === '' ? (threshold * total) / 100 : threshold}${sign}`,
              ],
            ]),
      ],
    },
  ];
};

/** Clauses with weights in words and figures, and their sub-criteria below them. */
const numbered: Way = (criteria, _threshold, _say, random) => {
  const total = totalOf(criteria);
  const intro = random.pick([
    `The points for functionality, ${total} in all, are divided as follows. The points behind a dash are what a Bidder earns at that level.`,
    `Functionality counts ${total} points, made up of the criteria below. The points behind a dash are what a Bidder earns at that level.`,
  ]);
  const levels = (name: string, weight: number | null): string =>
    guide(name, weight, (level, points) => `${level} – ${points}`).join('; ');
  return [
    text(intro),
    ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
      {
        kind: 'heading',
        level: 2,
        text: `Criterion ${at + 1}: ${name} [${inWords(weight ?? 0)} (${weight}) points]`,
      } satisfies Block,
      ...(subCriteria.length === 0
        ? clauses(`C${at + 1}`, [`Scoring: ${levels(name, weight)}.`])
        : lettered(
            subCriteria.map(
              (part) =>
                `${part.name} (maximum ${part.weight} points).\nScoring: ${levels(part.name, part.weight)}.`,
            ),
          )),
    ]),
    text(`Total for functionality: ${total} points.`),
  ];
};

/** The criteria in one of the four ways that are usual in such requests. */
export function printedCriteria(
  criteria: Criteria,
  threshold: number | undefined,
  random: Random,
): PrintedCriteria {
  if (random.chance(0.3)) return schedules(criteria, random);
  const way = random.pick([matrix, blocksWithSubTotals, numbered]);
  return { blocks: way(criteria, threshold, random.pick(sayings), random), annexed: [] };
}
