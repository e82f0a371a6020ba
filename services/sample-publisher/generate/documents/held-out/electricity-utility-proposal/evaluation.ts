import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { totalOf } from '../../wordings/parts.ts';
import { clauses, line, part, subheading } from './blocks.ts';
import { mandatoryWarnings } from './phrases.ts';
import { scales, scaleTable, technicalCriteria } from './technical-criteria.ts';

function minimumOf(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return total === 100
    ? random.pick([
        `The minimum threshold for functionality is ${percent}%. A Tenderer that scores less does not proceed to price and preference.`,
        `A Tenderer needs a total of at least ${points} out of ${total} points for functionality in order to proceed to the next step.`,
        `Qualifying score: ${percent} points of the ${total} points for functionality. Tenders below this score are not taken further.`,
      ])
    : random.pick([
        `The minimum threshold for functionality is ${percent}%, which is ${points} of the ${total} points.`,
        `A Tenderer needs a total of at least ${points} out of ${total} points (${percent}%) for functionality in order to proceed to the next step.`,
      ]);
}

function functionalityOf({ truth: { values, lists } }: Bid, random: Random) {
  const criteria = lists.functionality;
  const minimum = values.functionalityThreshold;
  const total = totalOf(criteria);
  if (criteria.length === 0)
    return {
      blocks: [
        line(
          'Functionality is not scored in this RFP. The end-user department confirms that what is offered serves the purpose stated in Part 4.',
        ),
      ],
      annexed: [],
    };
  const scale = random.pick(scales);
  const { blocks, annexed } = technicalCriteria(criteria, scale, random);
  const threshold = minimum === undefined ? [] : [line(minimumOf(minimum, total, random))];
  const first = random.chance(0.4);
  return {
    blocks: [
      line(
        random.pick([
          `The technical evaluation team scores each tender on its own and agrees on one score afterwards. The weights below add up to ${total}.`,
          `Functionality counts ${total} points in all, divided among the criteria that follow.`,
          `Tenders are scored by the technical criteria below, with a total weight of ${total}.`,
        ]),
      ),
      ...(first ? threshold : []),
      line('Each criterion or sub-criterion is scored by this general scale:'),
      scaleTable(scale),
      line('Points = weight × score ÷ 5.'),
      ...blocks,
      ...(first ? [] : threshold),
      ...(annexed.length === 0
        ? []
        : [line('Annexure D shows how the points of each criterion are awarded.')]),
    ] satisfies Block[],
    annexed,
  };
}

function goalsOf(goals: readonly AnalysisLists['specificGoals'][], random: Random): Block[] {
  if (goals.length === 0) return [];
  return random.pick<() => Block[]>([
    () => [
      line('Points for specific goals are claimed on the following basis:'),
      {
        ...{ kind: 'table', rules: 'all', head: 1, size: 10, shares: [74, 26] },
        rows: [
          ['Specific goal', random.pick(['Points', 'Points allocated'])],
          ...goals.map(({ goal, points }) => [goal, String(points)]),
        ],
      },
    ],
    () => [
      line('The specific goals of this RFP and their points are:'),
      {
        kind: 'list',
        mark: random.pick(['bullet', 'letter']),
        items: goals.map(({ goal, points }) => `${goal}: ${points} points`),
      },
    ],
  ])();
}

function preferenceOf({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const { evaluationSystem: system, priceFormula } = values;
  const [price, preference] = system === '80/20' ? [80, 20] : [90, 10];
  return [
    ...(system === undefined
      ? []
      : [
          line(
            random.pick([
              `The ${system} preference point system applies: ${price} points for price and ${preference} points for specific goals.`,
              `Price and preference are scored by the ${system} system. Price counts ${price} points, and specific goals count ${preference} points.`,
            ]),
          ),
        ]),
    ...(priceFormula === undefined
      ? []
      : [
          line('Points for price are calculated by the formula:'),
          line(priceFormula),
          line(
            'in which Ps is the score for price, Pt the price of the tender under consideration and Pmin the lowest acceptable price.',
          ),
        ]),
    ...goalsOf(lists.specificGoals, random),
  ];
}

/** What bidders need to be; in the words of the utility, the gatekeepers. */
const gatekeepersOf = ({ truth: { lists } }: Bid): string[] => [
  ...lists.eligibility,
  ...lists.cidb.map(
    ({ grade, classOfWorks, potentiallyEmerging }) =>
      `The Tenderer must have a CIDB contractor grading designation of ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`,
  ),
];

const localContentOf = ({ truth: { lists } }: Bid, random: Random): string[] =>
  lists.localContent.map(({ product, percent }) =>
    random.pick([
      `${product ?? 'Designated goods'}: the minimum threshold for local production and content is ${percent}%.`,
      `A minimum local content of ${percent}% is stipulated for: ${product ?? 'designated goods'}.`,
    ]),
  );

/** Part 5: the steps of the evaluation and the criteria; `annexed` is the score sheet, if there is one. */
export function evaluation(bid: Bid, random: Random): { blocks: Block[]; annexed: Block[] } {
  const { lists, values } = bid.truth;
  const gatekeepers = gatekeepersOf(bid);
  const grounds = lists.disqualifiers.filter((ground) => !mandatoryWarnings.includes(ground));
  const localContent = localContentOf(bid, random);
  const { blocks: functionality, annexed } = functionalityOf(bid, random);
  const scored = lists.functionality.length > 0;
  const steps = [
    ...(gatekeepers.length + grounds.length + lists.returnables.length === 0
      ? []
      : ['Basic compliance and mandatory requirements (gatekeepers)']),
    scored ? 'Technical evaluation (functionality)' : 'Technical confirmation',
    ...(values.evaluationSystem === undefined && lists.specificGoals.length === 0
      ? []
      : ['Price and preference']),
    'Contractual requirements (safety, health, environment, quality) of the recommended Tenderer',
  ];
  let section = 1;
  const next = (title: string): Block => {
    section += 1;
    return subheading(`5.${section}`, title);
  };
  return {
    blocks: [
      part(5, random.pick(['EVALUATION OF TENDERS', 'EVALUATION METHODOLOGY AND CRITERIA'])),
      subheading('5.1', 'Evaluation steps'),
      {
        ...{ kind: 'table', rules: 'rows', size: 10, shares: [16, 84] },
        rows: steps.map((step, at) => [`Step ${at + 1}`, step]),
      },
      ...(gatekeepers.length === 0
        ? []
        : [
            next(random.pick(['Mandatory requirements (gatekeepers)', 'Eligibility of Tenderers'])),
            ...clauses(`5.${section}`, gatekeepers),
          ]),
      ...(grounds.length === 0
        ? []
        : [
            next(random.pick(['Grounds for disqualification', 'Tenders that are not evaluated'])),
            ...clauses(`5.${section}`, grounds),
          ]),
      ...(localContent.length === 0
        ? []
        : [next('Local production and content'), ...clauses(`5.${section}`, localContent)]),
      next(
        scored
          ? random.pick(['Technical evaluation (functionality)', 'Functionality'])
          : 'Technical confirmation',
      ),
      ...functionality,
      ...(values.evaluationSystem === undefined && lists.specificGoals.length === 0
        ? []
        : [next(random.pick(['Price and preference', 'Financial evaluation and specific goals']))]),
      ...preferenceOf(bid, random),
    ],
    annexed,
  };
}
