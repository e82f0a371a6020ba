import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Criterion } from '#shared/domain/documents/analysis.ts';
import type { Block, Table } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { guideOf } from './phrases.ts';

type Criteria = readonly Criterion[];
/** Prints what earns the points of one criterion, or of a part of one. */
type Guided = (name: string, weight: number) => string[];
/** The share of the points that each level of a guide earns. */
const SHARES = [1, 0.6, 0.2, 0] as const;

const pointsOf = (share: number, weight: number): number => Math.round(share * weight);

/** The levels of a guide as points, as shares in percent, or as scores from 0 to 5. */
const guides: readonly { note: string; lines: Guided }[] = [
  {
    note: 'The scoring guide shows the points that are awarded at each level.',
    lines: (name, weight) =>
      guideOf(name).map((level, at) => {
        const points = pointsOf(SHARES[at]!, weight);
        return `${level} = ${points} ${points === 1 ? 'point' : 'points'}`;
      }),
  },
  {
    note: 'The scoring guide shows which percentage of the points is awarded at each level.',
    lines: (name) => guideOf(name).map((level, at) => `${SHARES[at]! * 100}%: ${level}`),
  },
  {
    note: 'Scores from 0 to 5 are awarded by the scoring guide. The score, divided by 5 and multiplied by the weight, gives the points.',
    lines: (name) => guideOf(name).map((level, at) => `[${SHARES[at]! * 5}] ${level}`),
  },
];

/** One row for each criterion and each of its parts, which have their points in a column of their own. */
function matrix(criteria: Criteria, guided: Guided, random: Random): Block[] {
  const unit = totalOf(criteria) === 100 && random.chance(0.5) ? '%' : '';
  const table: Table = {
    ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 9, shares: [7, 55, 19, 19] },
    rows: [
      ['No.', 'Technical criterion and scoring guide', 'Sub-weight', 'Weight'],
      ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
        [
          `${at + 1}`,
          [name, ...(subCriteria.length > 0 ? [] : guided(name, weight!))].join('\n'),
          '',
          `${weight}${unit}`,
        ],
        ...subCriteria.map((part, index) => [
          `${at + 1}.${index + 1}`,
          [part.name, ...guided(part.name, part.weight!)].join('\n'),
          `${part.weight}${unit}`,
          '',
        ]),
      ]),
      ['', 'TOTAL WEIGHT', '', `${totalOf(criteria)}${unit}`],
    ],
  };
  return [table];
}

/** A row for each part, and below them a row with the sub-total of the criterion. */
function subTotals(criteria: Criteria, guided: Guided): Block[] {
  const table: Table = {
    ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 9, shares: [26, 25, 35, 14] },
    rows: [
      ['Criteria', 'Sub-criteria', 'Scoring guide', 'Max. points'],
      ...criteria.flatMap(({ name, weight, subCriteria }) =>
        subCriteria.length === 0
          ? [[name, 'Scored as a whole', guided(name, weight!).join('\n'), `${weight}`]]
          : [
              ...subCriteria.map((part, index) => [
                index === 0 ? name : '',
                part.name,
                guided(part.name, part.weight!).join('\n'),
                `${part.weight}`,
              ]),
              [`Sub-total: ${name}`, '', '', `${weight}`],
            ],
      ),
      ['Total points', '', '', `${totalOf(criteria)}`],
    ],
  };
  return [table];
}

/** An evaluation schedule for each criterion: its weight in words and digits, its parts, and a table of levels. */
function schedules(criteria: Criteria, guided: Guided): Block[] {
  return criteria.flatMap(({ name, weight, subCriteria }, at): Block[] => [
    { kind: 'heading', level: 2, text: `Evaluation schedule T${at + 1}: ${name}` },
    text(`Maximum for this schedule: ${inWords(weight!)} (${weight}) points.`),
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 9 },
      ...(subCriteria.length === 0
        ? {
            shares: [100],
            rows: [['Scoring guide'], ...guided(name, weight!).map((line) => [line])],
          }
        : {
            shares: [38, 16, 46],
            rows: [
              ['Sub-criterion', 'Points', 'Scoring guide'],
              ...subCriteria.map((part) => [
                part.name,
                `${part.weight}`,
                guided(part.name, part.weight!).join('\n'),
              ]),
            ],
          }),
    },
  ]);
}

const COLUMNS = 78;
const led = (start: string, end: string): string =>
  `${start} ${'.'.repeat(Math.max(3, COLUMNS - start.length - end.length - 2))} ${end}`;

/** Criteria with leaders to their points, and after them the guide, which has no points of its own criteria. */
function leaders(criteria: Criteria, guided: Guided, random: Random): Block[] {
  const unit = totalOf(criteria) === 100 && random.chance(0.5) ? '%' : ' points';
  return [
    {
      kind: 'aligned',
      lines: [
        ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
          led(`${at + 1}. ${name}`, `${weight}${unit}`),
          ...subCriteria.map((part, index) =>
            led(`     ${String.fromCharCode(97 + index)}) ${part.name}`, `(${part.weight})`),
          ),
        ]),
        led('Total', `${totalOf(criteria)}${unit}`),
      ],
    },
    {
      ...{ kind: 'table', rules: 'rows', head: 1, repeats: true, size: 9, shares: [38, 62] },
      rows: [
        ['Scoring guide for', 'Levels'],
        ...criteria
          .flatMap((criterion) => (criterion.subCriteria.length > 0 ? criterion.subCriteria : [criterion]))
          .map(({ name, weight }) => [name, guided(name, weight!).join('\n')]),
      ],
    },
  ];
}

/** The technical evaluation: what is scored, in one of four ways, and how points are earned, in one of three. */
export function technicalEvaluation(criteria: Criteria, random: Random): Block[] {
  const total = totalOf(criteria);
  const { note, lines } = random.pick(guides);
  const opening = random.pick([
    `Proposals are scored for technical functionality out of a total of ${total} points.`,
    `The technical evaluation team scores each Proposal against the criteria set out here, which add up to ${total} points.`,
    `Functionality carries ${total} points in all.`,
  ]);
  return [
    text(`${opening} ${note}`),
    ...random.pick([matrix, subTotals, schedules, leaders])(criteria, lines, random),
  ];
}
