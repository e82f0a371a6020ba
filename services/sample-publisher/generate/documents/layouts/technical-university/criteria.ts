import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Criterion } from '#shared/domain/documents/analysis.ts';
import type { Block } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { levelsOf } from './criteria-phrases.ts';

/** Prints all criteria; `section` is the number of the clause they stand in. */
type Way = (criteria: readonly Criterion[], section: string, random: Random) => Block[];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Points for the best, a middle and a low level of a criterion. Weights are whole fives, so that these are whole. */
const levelPoints = (weight: number): number[] => [weight, (weight * 3) / 5, weight / 5];

/** What earns how many points of a criterion, one level after the other. */
const levelsWithPoints = ({ name, weight }: Criterion): { points: number; level: string }[] =>
  (levelsOf.get(name) ?? []).map((level, at) => ({ points: levelPoints(weight ?? 0)[at]!, level }));

const partsNote =
  'A sub-criterion that is addressed in full earns all of its points, one that is addressed in part earns half of them and one that is not addressed earns none.';

/** One table with a row for each sub-criterion and a sub-total after them, as an auditor likes to see it. */
const subTotals: Way = (criteria, _section, random) => {
  const [number, criterion, guide, points] = random.pick([
    ['No.', 'Technical capability', 'Scoring guide', 'Max. points'],
    ['Ref', 'Criterion and sub-criteria', 'How points are allocated', 'Points'],
  ]) as [string, string, string, string];
  const subTotal = random.pick(['Sub-total', 'Subtotal']);
  const divided = criteria.some(({ subCriteria }) => subCriteria.length > 0);
  return [
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [8, 36, 40, 16] },
      rows: [
        [number, criterion, guide, points],
        ...criteria.flatMap((item, at) => [
          [
            `${at + 1}`,
            item.name,
            item.subCriteria.length > 0
              ? ''
              : levelsWithPoints(item)
                  .map((one) => `${one.points} = ${one.level}`)
                  .join('\n'),
            item.subCriteria.length > 0 ? '' : String(item.weight),
          ],
          ...item.subCriteria.map((part, index) => [
            `${at + 1}.${index + 1}`,
            part.name,
            'See the note below the table',
            String(part.weight),
          ]),
          ...(item.subCriteria.length > 0
            ? [['', `${subTotal}: ${item.name}`, '', String(item.weight)]]
            : []),
        ]),
        ['', 'TOTAL', '', String(totalOf(criteria))],
      ],
    },
    ...(divided ? [text(`Note: ${partsNote.charAt(0).toLowerCase()}${partsNote.slice(1)}`)] : []),
  ];
};

/** A heading with its points for each criterion, and a small table under it with levels or sub-criteria. */
const scoreSheets: Way = (criteria, section, random) => {
  const points = random.pick([
    (weight: number) => `(maximum ${weight} points)`,
    (weight: number) => `– ${weight} points`,
    (weight: number) => `[${weight}]`,
  ]);
  const explained = text(
    'The points next to each heading are the most that a tenderer can earn under that heading.',
  );
  const sheets = criteria.flatMap((item, at): Block[] => [
    { kind: 'heading', level: 2, text: `${section}.${at + 1} ${item.name} ${points(item.weight ?? 0)}` },
    item.subCriteria.length > 0
      ? {
          ...{ kind: 'table', rules: 'all', head: 1, shares: [75, 25] },
          rows: [
            ['Sub-criterion', 'Points'],
            ...item.subCriteria.map((part) => [part.name, String(part.weight)]),
          ],
        }
      : {
          ...{ kind: 'table', rules: 'all', head: 1, shares: [75, 25] },
          rows: [
            ['Level of capability', 'Points scored'],
            ...levelsWithPoints(item).map((one) => [capital(one.level), String(one.points)]),
            ['No information provided', '0'],
          ],
        },
  ]);
  return [
    explained,
    ...sheets,
    text(`Total for technical capability: ${totalOf(criteria)} points.`),
    ...(criteria.some(({ subCriteria }) => subCriteria.length > 0) ? [text(partsNote)] : []),
  ];
};

/** A score card that members of the committee fill in: weight, rating and weighted score. */
const scoreCard: Way = (criteria, _section, random) => {
  const total = totalOf(criteria);
  const unit = total === 100 ? random.pick(['Weight (%)', 'Weight']) : 'Weight (points)';
  const scale = random.pick([
    ['Non-compliant', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
    ['No evidence', 'Very limited', 'Limited', 'Adequate', 'Strong', 'Outstanding'],
  ]);
  return [
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [52, 16, 16, 16] },
      rows: [
        ['Criterion', unit, 'Rating (0 to 5)', 'Score'],
        ...criteria.map(({ name, weight, subCriteria }) => [
          [name, ...subCriteria.map((part) => `- ${part.name} (${part.weight})`)].join('\n'),
          String(weight),
          '',
          '',
        ]),
        ['Total', String(total), '', ''],
      ],
    },
    ...(criteria.some(({ subCriteria }) => subCriteria.length > 0)
      ? [text('A figure in brackets is the part of the weight that belongs to the sub-criterion before it.')]
      : []),
    text('The score of a criterion is its weight multiplied by the rating and divided by five. Ratings:'),
    {
      ...{ kind: 'table', rules: 'rows', shares: [15, 85] },
      rows: scale.map((meaning, rating) => [String(rating), meaning]),
    },
  ];
};

/** Numbered clauses, one for each criterion, with its points in words. */
const clauses: Way = (criteria, section, random) => {
  const stated = random.pick([
    (weight: number) => `${capital(inWords(weight))} (${weight}) points.`,
    (weight: number) => `Weight: ${inWords(weight)} (${weight}) points.`,
    (weight: number) => `The committee awards no more than ${weight} points.`,
  ]);
  return criteria.flatMap((item, at) => [
    text(`${section}.${at + 1} ${item.name}. ${stated(item.weight ?? 0)}`),
    ...(item.subCriteria.length > 0
      ? item.subCriteria.map((part, index) =>
          text(`${section}.${at + 1}.${index + 1} ${part.name}: ${part.weight} points of the above`),
        )
      : [
          text(
            `Guide to scoring: ${levelsWithPoints(item)
              .map((one) => `${one.level} (${one.points})`)
              .join('; ')}.`,
          ),
        ]),
  ]);
};

/** The criteria for technical capability in one of four ways. */
export function technicalCapability(
  criteria: readonly Criterion[],
  section: string,
  random: Random,
): Block[] {
  const total = totalOf(criteria);
  return [
    text(
      random.pick([
        `Tenders that comply with the first stage are scored by the Bid Evaluation Committee for technical capability, out of ${total} points.`,
        `The technical capability of each tenderer is assessed against the criteria of this clause. The points available add up to ${total}.`,
        `Technical capability counts ${total} points in this stage. Price plays no part in it.`,
      ]),
    ),
    ...random.pick([subTotals, scoreSheets, scoreCard, clauses])(criteria, section, random),
  ];
}

/** The minimum for technical capability. */
export function minimumClause(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `A tenderer must score at least ${points} of the ${total} points for technical capability to be evaluated on price and specific goals.`,
    `The threshold for technical capability is ${percent}%. Tenders below this threshold are not evaluated any further.`,
    `Minimum qualifying score: ${points} points out of ${total} (${percent}%). Tenderers who score fewer points do not proceed to the next stage.`,
    `Only tenders that obtain ${inWords(percent)} per cent (${percent}%) or more for technical capability proceed to Stage 3.`,
  ]);
}
