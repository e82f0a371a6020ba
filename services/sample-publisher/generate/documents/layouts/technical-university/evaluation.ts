import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts, totalOf } from '../../wordings/parts.ts';
import { minimumClause, technicalCapability } from './criteria.ts';
import { technicalUniversityPhrases } from './phrases.ts';

/** The letters of annexures: A, B … Z, AA. */
const letterOf = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : `A${letterOf(at - 26)}`);

/** What the institution attaches for the tenderer to read. */
const forInformation =
  'Attached for information only and not to be returned: the General Conditions of Contract and a map of the campuses.';

/** What is handed in, as annexures with letters: one table, or the compulsory ones before the others. */
export function annexures({ truth: { lists } }: Bid, random: Random): Block[] {
  const compulsory = lists.returnables.filter(({ mandatory }) => mandatory);
  const others = lists.returnables.filter(({ mandatory }) => !mandatory);
  const warning = compulsory.length === 0 ? [] : [text(technicalUniversityPhrases.mandatory)];
  const attached = random.chance(0.4) ? [text(forInformation)] : [];
  if (random.chance(0.5))
    return [
      text('The tenderer files the documents below behind its tender, in this order.'),
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [18, 50, 16, 16] },
        rows: [
          ['Annexure', 'Document', 'Compulsory', 'Page in tender'],
          ...lists.returnables.map((item, at) => [
            `Annexure ${letterOf(at)}`,
            item.text,
            item.mandatory ? 'Yes' : 'No',
            '',
          ]),
        ],
      },
      ...warning,
      ...attached,
    ];
  const part = (opening: string, some: typeof compulsory, first: number): Block[] =>
    some.length === 0
      ? []
      : [
          text(opening),
          {
            ...{ kind: 'list', mark: 'none' },
            items: some.map((item, at) => `Annexure ${letterOf(first + at)}: ${item.text}`),
          },
        ];
  return [
    ...part('Compulsory annexures, which must be part of the tender:', compulsory, 0),
    ...warning,
    ...part(
      'Further annexures, which are asked for and which the institution may still request after closing:',
      others,
      compulsory.length,
    ),
    ...attached,
  ];
}

/** Preference points for specific goals, in a table or in a list. */
function goals(specificGoals: readonly AnalysisLists['specificGoals'][], random: Random): Block[] {
  if (specificGoals.length === 0) return [];
  const total = specificGoals.reduce((sum, { points }) => sum + points, 0);
  if (random.chance(0.5))
    return [
      text('Points for specific goals are allocated as follows:'),
      {
        ...{ kind: 'table', rules: 'all', head: 1, shares: [10, 66, 24] },
        rows: [
          ['No.', 'Specific goal', 'Points'],
          ...specificGoals.map(({ goal, points }, at) => [`${at + 1}`, goal, String(points)]),
          ['', 'Total', String(total)],
        ],
      },
    ];
  return [
    text('Points for specific goals can be claimed as follows:'),
    {
      ...{ kind: 'list', mark: random.pick(['letter', 'roman', 'bullet'] as const) },
      items: specificGoals.map(({ goal, points }) => `${goal} (${points} points)`),
    },
  ];
}

/** The numbers of the preference point system: points for price, and for specific goals. */
const pointsOf = (system: '80/20' | '90/10'): [price: number, preference: number] =>
  system === '90/10' ? [90, 10] : [80, 20];

/** All stages in a table, with what decides in each. */
export function overview({ truth: { values, lists } }: Bid): Block {
  const { evaluationSystem: system } = values;
  const stages = [
    ['Administrative compliance', 'Yes or no'],
    ...(lists.functionality.length === 0
      ? []
      : [['Technical capability', `${totalOf(lists.functionality)} points`]]),
    [
      'Price and specific goals',
      system === undefined ? 'Points' : `${pointsOf(system).join(' and ')} points respectively`,
    ],
    ['Adjudication', 'Decision of the Bid Adjudication Committee'],
  ];
  return {
    ...{ kind: 'table', rules: 'all', head: 1, shares: [14, 43, 43] },
    rows: [
      ['Stage', 'What is considered', 'Measured in'],
      ...stages.map((stage, at) => [`${at + 1}`, ...stage]),
    ],
  };
}

/** The stages after the check of documents: technical capability, price with specific goals, and adjudication. */
export function stages(
  bid: Bid,
  heading: (words: string) => Block,
  section: number,
  random: Random,
): Block[] {
  const { values, lists } = bid.truth;
  const { functionality } = lists;
  const { functionalityThreshold: minimum } = values;
  const scored = functionality.length > 0;
  return [
    ...(scored
      ? [
          heading('STAGE 2: TECHNICAL CAPABILITY'),
          ...technicalCapability(functionality, String(section), random),
          ...(minimum === undefined ? [] : [text(minimumClause(minimum, totalOf(functionality), random))]),
        ]
      : []),
    heading(`STAGE ${scored ? 3 : 2}: PRICE AND SPECIFIC GOALS`),
    ...(scored ? [] : [text('Technical capability is not scored in this request.')]),
    ...preference(bid, random),
    heading(`STAGE ${scored ? 4 : 3}: ADJUDICATION`),
    ...texts(adjudication(random)),
  ];
}

function preference({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const { evaluationSystem: system, priceFormula } = values;
  const stated = ([price, goal]: [number, number]) =>
    random.pick([
      `The ${system} preference point system applies to this request. Price counts ${price} points and specific goals count ${goal} points.`,
      `Tenders in this stage are ranked on the ${system} principle (${price} points for price, ${goal} points for specific goals).`,
      `Price and specific goals are scored according to the ${system} preference point system.`,
    ]);
  return [
    ...(system === undefined ? [] : [text(stated(pointsOf(system)))]),
    ...(priceFormula === undefined
      ? []
      : texts([
          `The points for price are calculated with the formula ${priceFormula}`,
          'where Pt is the price of the tender under evaluation and Pmin the lowest comparable price.',
        ])),
    ...goals(lists.specificGoals, random),
  ];
}

const adjudication = (random: Random): string[] => [
  random.pick([
    'The Bid Evaluation Committee makes a recommendation to the Bid Adjudication Committee, which approves the award or refers it back.',
    'The Bid Adjudication Committee considers the report of the Bid Evaluation Committee and decides on the award.',
  ]),
  random.pick([
    'Awards above the delegation of the Bid Adjudication Committee are approved by Council.',
    'Before the award the Institution may visit the premises of the recommended tenderer and verify what its tender says.',
    'The Institution may award the request as a whole, in part or per campus, or make no award at all.',
  ]),
  random.pick([
    'The outcome is published on the website of the Institution within 21 days of the award.',
    'Unsuccessful tenderers may ask for reasons in writing within 14 days of the publication of the outcome.',
  ]),
];
