import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Block, Table } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { clauses } from './ict-clauses.ts';
import { ictPhrases } from './ict-phrases.ts';

type Criterion = AnalysisLists['functionality'];
/** A way to print the criteria; `section` is the number of the section, such as `7`. */
type Way = (criteria: readonly Criterion[], section: string, random: Random) => Block[];

const levels = new Map(
  Object.values(ictPhrases.criteria).flatMap((criteria) =>
    criteria.map((criterion) => [criterion.name, criterion.levels] as const),
  ),
);
const SCORES = [5, 3, 0];
/** How a requirement without parts is scored, a line for each score, from the highest or from the lowest. */
function scores(name: string, ascending: boolean, between: string): string[] {
  const lines = (levels.get(name) ?? []).map((level, at) => `${SCORES[at]}${between}${level}`);
  return ascending ? lines.reverse() : lines;
}
const letter = (at: number): string => `(${String.fromCharCode(97 + at)})`;
/** Weights of one document, with the sign for percent where they add up to 100 and the document writes it. */
function weightsOf(criteria: readonly Criterion[], random: Random): (weight: number | null) => string {
  const sign = random.chance(0.4) && totalOf(criteria) === 100 ? '%' : '';
  return (weight) => `${weight}${sign}`;
}
const GENERAL = '0 to 5, as in the general scoring scale';

const generalScale = (random: Random): Block[] => [
  text('General scoring scale, which applies where a requirement has no scale of its own:'),
  random.pick<Table>([
    {
      ...{ kind: 'table', rules: 'all', head: 1, shares: [16, 84] },
      rows: [
        ['Score', 'Description'],
        ['0', 'Not addressed, or does not meet the requirement'],
        ['1', 'Meets a small part of the requirement'],
        ['3', 'Meets most of the requirement'],
        ['5', 'Meets the requirement in full'],
      ],
    },
    {
      ...{ kind: 'table', rules: 'all', head: 1, shares: [25, 25, 25, 25] },
      rows: [
        ['Score 0', 'Score 1', 'Score 3', 'Score 5'],
        ['No response', 'Poor response', 'Acceptable response', 'Excellent response'],
      ],
    },
  ]),
];

/** One table of all requirements with their scales, and the weight last; parts have rows and a column of weights of their own. */
const matrix: Way = (criteria, section, random) => {
  const ascending = random.chance(0.5);
  const shown = weightsOf(criteria, random);
  const [requirement, scale, part, weight] = random.pick([
    ['Functional requirement', 'Scoring scale', 'Sub-weight', 'Weight'],
    ['Technical functionality requirement', 'How it is scored', 'Sub-requirement weighting', 'Weighting'],
  ]) as [string, string, string, string];
  return [
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 9, shares: [11, 32, 29, 14, 14] },
      rows: [
        ['No.', requirement, scale, part, weight],
        ...criteria.flatMap((criterion, at) => [
          [
            `${section}.2.${at + 1}`,
            criterion.name,
            criterion.subCriteria.length > 0 ? '' : scores(criterion.name, ascending, ' = ').join('\n'),
            '',
            shown(criterion.weight),
          ],
          ...criterion.subCriteria.map((sub, index) => [
            `${section}.2.${at + 1}.${index + 1}`,
            sub.name,
            GENERAL,
            shown(sub.weight),
            '',
          ]),
        ]),
        ['', 'TOTAL', '', '', shown(totalOf(criteria))],
      ],
    },
    ...generalScale(random),
  ];
};

/** A block for each requirement: its name as a heading, its weight in a line, and a table of its scores or parts. */
const requirementBlocks: Way = (criteria, section, random) => {
  const total = totalOf(criteria);
  const ascending = random.chance(0.5);
  const weightLine = random.pick([
    (weight: number) => `Weight: ${weight} of ${total} points`,
    (weight: number) => `Weighting of this requirement: ${total === 100 ? `${weight}%` : `${weight} points`}`,
    (weight: number) => `Maximum for this requirement: ${inWords(weight)} (${weight}) points`,
  ]);
  return [
    ...criteria.flatMap(({ name, weight, subCriteria }, at): Block[] => [
      { kind: 'heading', level: 2, text: `${section}.2.${at + 1} ${name}` },
      text(weightLine(weight ?? 0)),
      subCriteria.length > 0
        ? {
            ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [10, 70, 20] },
            rows: [
              ['Ref', 'Sub-requirement', 'Sub-weight'],
              ...subCriteria.map((sub, index) => [letter(index), sub.name, String(sub.weight)]),
            ],
          }
        : {
            ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [16, 84] },
            rows: [
              ['Score', 'Evidence found in the bid response'],
              ...scores(name, ascending, '\t').map((line) => line.split('\t')),
            ],
          },
    ]),
    text(`The weights of all requirements add up to ${total}.`),
    ...generalScale(random),
  ];
};

/** Weights in one table and scales in another, which refers to the requirements by their numbers. */
const weightsThenScales: Way = (criteria, _section, random) => {
  const shown = weightsOf(criteria, random);
  const code = random.pick(['F', 'TF', 'FR']);
  const scaled = criteria
    .map((criterion, at) => ({ ...criterion, ref: `${code}${at + 1}` }))
    .filter(({ subCriteria }) => subCriteria.length === 0);
  return [
    { kind: 'text', bold: true, text: 'Table 1: Requirements and weights' },
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [12, 70, 18] },
      rows: [
        ['Ref', random.pick(['Requirement', 'Functionality criterion']), 'Weight'],
        ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
          [`${code}${at + 1}`, name, shown(weight)],
          ...subCriteria.map((sub, index) => [
            `${code}${at + 1}${letter(index)}`,
            sub.name,
            `of which ${shown(sub.weight)}`,
          ]),
        ]),
        ['', 'Sum of weights', shown(totalOf(criteria))],
      ],
    },
    ...(scaled.length === 0
      ? []
      : ([
          { kind: 'text', bold: true, text: 'Table 2: Scoring scale by requirement' },
          {
            ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 8.5, shares: [10, 30, 30, 30] },
            rows: [
              ['Ref', 'Score 5', 'Score 3', 'Score 0'],
              ...scaled.map(({ ref, name }) => [ref, ...(levels.get(name) ?? [])]),
            ],
          },
        ] satisfies Block[])),
    ...generalScale(random),
  ];
};

/** Numbered clauses, each with the weight of a requirement in words and figures, and its parts or scores below. */
const weightedClauses: Way = (criteria, _section, random) => {
  const total = totalOf(criteria);
  const ascending = random.chance(0.5);
  const say = random.pick([
    (name: string, weight: number) => `${name}, with a weight of ${inWords(weight)} (${weight})`,
    (name: string, weight: number) => `${name} (weight: ${weight} out of ${total})`,
    (name: string, weight: number) => `${name}: ${weight} points`,
  ]);
  return [
    clauses(
      criteria.map(({ name, weight, subCriteria }) =>
        [
          `${say(name, weight ?? 0)}${subCriteria.length > 0 ? ', made up of:' : ', scored as follows:'}`,
          ...(subCriteria.length > 0
            ? subCriteria.map((sub, index) => `${letter(index)} ${sub.name} – ${sub.weight}`)
            : scores(name, ascending, ': ').map((line) => `score ${line}`)),
        ].join('\n'),
      ),
    ),
    text(`Total weight of technical functionality: ${total}.`),
    ...generalScale(random),
  ];
};

/** The requirements of technical functionality, in one of four ways. */
export const functionalityBlocks: Way = (criteria, section, random) =>
  random.pick([matrix, requirementBlocks, weightsThenScales, weightedClauses])(criteria, section, random);
