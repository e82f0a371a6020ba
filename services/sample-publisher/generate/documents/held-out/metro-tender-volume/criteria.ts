import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Criterion } from '#shared/domain/documents/analysis.ts';
import type { Block } from '../../print/paper.ts';
import { totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { metroCriteria } from './criteria-phrases.ts';

const levelsOf = new Map(
  Object.values(metroCriteria).flatMap((criteria) =>
    criteria.map(({ name, levels }) => [name, levels] as const),
  ),
);
/** What the levels of a criterion earn, in fifths of its points. */
const FIFTHS = [5, 3, 1, 0];

/** The levels of a criterion with the points that each earns. */
const scored = ({ name, weight }: Criterion): [level: string, points: number][] =>
  (levelsOf.get(name) ?? []).map((level, at) => [level, ((weight ?? 0) * FIFTHS[at]!) / 5]);

/** A table with a row for each criterion, in which the guide or the parts stand between name and points. */
function guideTable(criteria: readonly Criterion[], random: Random): Block[] {
  const [name, guide, points] = random.pick([
    ['Evaluation criteria', 'Applicable values / points', 'Weight'],
    ['Adjudication criterion', 'Guide to scoring', 'Max. score'],
    ['Criterion', 'Breakdown', 'Maximum points'],
  ]) as [string, string, string];
  return [
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [38, 44, 18] },
      rows: [
        [name, guide, points],
        ...criteria.map((criterion) => [
          criterion.name,
          criterion.subCriteria.length > 0
            ? criterion.subCriteria.map((part) => `${part.name} – ${part.weight} points`).join('\n')
            : scored(criterion)
                .map(([level, earned]) => `${level} = ${earned}`)
                .join('\n'),
          String(criterion.weight),
        ]),
        ['TOTAL', '', String(totalOf(criteria))],
      ],
    },
  ];
}

/** A heading for each criterion with its weight, and below it a small table of its parts or levels. */
function clauseEach(criteria: readonly Criterion[], random: Random): Block[] {
  const headed = random.pick([
    (weight: number) => `(maximum ${weight} points)`,
    (weight: number) => `[${inWords(weight)} (${weight}) points]`,
    (weight: number) => `– Weighting: ${weight} points`,
  ]);
  return criteria.flatMap((criterion, at): Block[] => [
    {
      kind: 'heading',
      level: 2,
      text: `${String.fromCharCode(65 + at)}. ${criterion.name} ${headed(criterion.weight ?? 0)}`,
    },
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [78, 22] },
      rows:
        criterion.subCriteria.length > 0
          ? [
              ['Sub-criterion', 'Points'],
              ...criterion.subCriteria.map((part) => [part.name, String(part.weight)]),
              ['Sub-total', String(criterion.weight)],
            ]
          : [
              ['Information supplied by the tenderer', 'Points'],
              ...scored(criterion).map(([level, earned]) => [level, String(earned)]),
            ],
    },
  ]);
}

/** A score sheet: parts below their criterion, and columns that the tenderer and the committee fill in. */
function scoreSheet(criteria: readonly Criterion[], random: Random): Block[] {
  const [own, office] = random.pick([
    ['Page in tender offer', 'Score (City)'],
    ['Tenderer’s reference', 'For office use'],
  ]) as [string, string];
  return [
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 9, shares: [8, 48, 14, 16, 14] },
      rows: [
        ['Item', 'Functionality criteria and sub-criteria', 'Points available', own, office],
        ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
          [`${at + 1}`, name, String(weight), '', ''],
          ...subCriteria.map((part, index) => [
            `${at + 1}.${index + 1}`,
            part.name,
            `of which ${part.weight}`,
            '',
            '',
          ]),
        ]),
        ['', 'Total points', String(totalOf(criteria)), '', ''],
      ],
    },
    {
      kind: 'text',
      text: 'Each item is scored on the information which the tenderer supplies in the schedules.',
    },
  ];
}

/** The criteria in one of three ways. */
export const criteriaBlocks = (criteria: readonly Criterion[], random: Random): Block[] =>
  random.pick([guideTable, clauseEach, scoreSheet])(criteria, random);
