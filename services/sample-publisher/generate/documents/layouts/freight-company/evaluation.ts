import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { technicalEvaluation } from './criteria.ts';
import { clauses, paragraph, section } from './sections.ts';
import { thresholdSentence } from './sentences.ts';

const administrativeText = (random: Random): Block[] => [
  text(
    random.pick([
      'Proposals are opened after the closing time, entered in a register, and compared with the schedules of returnable documents in Section 5.',
      'The procurement office compares each Proposal with the schedules of returnable documents in Section 5 and asks in writing where something is unclear.',
    ]),
  ),
];

const administrativeTable = (random: Random): Block[] => [
  text('In this step the procurement office records the following.'),
  {
    ...{ kind: 'table', rules: 'all', head: 1, size: 9.5, shares: [70, 30] },
    rows: [
      ['Administrative check', random.pick(['RFP reference', 'Reference'])],
      ['Day, time and place at which the Proposal was received', 'Section 1'],
      ['Proposal form and the person who signed it', 'Section 4'],
      ['Documents that are included, by schedule', 'Section 5'],
    ],
  },
];

/** Section 3: the steps of the evaluation. */
export function evaluation(bid: Bid, random: Random): Block[] {
  const { values, lists } = bid.truth;
  const { functionality, specificGoals, cidb } = lists;
  const { functionalityThreshold: minimum, evaluationSystem: system, priceFormula } = values;
  const total = totalOf(functionality);
  const [price, goals] = system === '90/10' ? [90, 10] : [80, 20];
  const conditions = [
    ...lists.eligibility,
    ...cidb.map(
      ({ grade, classOfWorks, potentiallyEmerging }) =>
        `The Respondent must be registered with the CIDB in grade ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`,
    ),
  ];
  return [
    section('SECTION 3: EVALUATION METHODOLOGY AND CRITERIA'),
    text('Proposals are evaluated step by step. The steps are summarised in this table.'),
    {
      ...{ kind: 'table', rules: 'all', head: 1, size: 9.5, shares: [14, 36, 50] },
      rows: [
        ['Step', 'Test', 'What happens'],
        [
          'Step 1',
          'Administrative responsiveness',
          'Proposals are opened, registered and read for completeness',
        ],
        [
          'Step 2',
          'Substantive responsiveness',
          'Proposals are read against the conditions of paragraph 3.2',
        ],
        [
          'Step 3',
          functionality.length === 0 ? 'Technical review' : 'Technical threshold',
          functionality.length === 0
            ? 'Functionality is not scored for this RFP'
            : minimum === undefined
              ? `Functionality is scored out of ${total} points`
              : `Minimum threshold of ${minimum}% for functionality`,
        ],
        [
          'Step 4',
          'Price and specific goals',
          system === undefined ? 'Prices are compared' : `Weighted scoring, ${system}`,
        ],
        ['Step 5', 'Negotiation and award', 'The contract is signed by both parties'],
      ],
    },
    paragraph('3.1 Step 1: Test for administrative responsiveness'),
    ...random.pick([administrativeText, administrativeTable])(random),
    paragraph('3.2 Step 2: Test for substantive responsiveness'),
    text(
      conditions.length === 0
        ? 'Each Proposal is read against the scope in Section 2 and the conditions of this RFP.'
        : random.pick([
            'To be substantively responsive, a Respondent meets the following:',
            'The pre-qualification conditions of this RFP are:',
          ]),
    ),
    ...(random.chance(0.5)
      ? clauses('3.2', conditions)
      : conditions.length === 0
        ? []
        : ([
            {
              ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 9.5, shares: [78, 22] },
              rows: [['Responsiveness test', 'Met [Yes / No]'], ...conditions.map((line) => [line, ''])],
            },
          ] satisfies Block[])),
    paragraph(
      functionality.length === 0 ? '3.3 Step 3: Technical review' : '3.3 Step 3: Minimum technical threshold',
    ),
    ...(functionality.length === 0
      ? [text('Technical information is read, but no points are awarded for it in this RFP.')]
      : technicalEvaluation(functionality, random)),
    ...(minimum === undefined ? [] : [text(thresholdSentence(minimum, total, random))]),
    paragraph('3.4 Step 4: Evaluation of price and specific goals'),
    ...(system === undefined
      ? []
      : [
          text(
            random.pick([
              `The ${system} preference point system applies to this RFP: ${price} points for price and ${goals} points for specific goals.`,
              `Price counts ${inWords(price)} (${price}) points and specific goals count ${inWords(goals)} (${goals}) points, in terms of the ${system} system.`,
            ]),
          ),
        ]),
    ...(system !== undefined && random.chance(0.5)
      ? ([
          {
            ...{ kind: 'table', rules: 'all', head: 1, size: 9.5, shares: [60, 40] },
            rows: [
              ['Price and preference', 'Final weighted score'],
              ['Price', `${price}`],
              ['Specific goals', `${goals}`],
              ['Total score', '100'],
            ],
          },
        ] satisfies Block[])
      : []),
    ...(priceFormula === undefined
      ? []
      : [
          text('Points for price are calculated with this formula:'),
          text(priceFormula),
          text(
            'Ps stands for the points for the Proposal under consideration, Pt for its price and Pmin for the lowest acceptable price.',
          ),
        ]),
    ...(specificGoals.length === 0
      ? []
      : ([
          text(
            random.pick([
              'Points for specific goals are allocated as follows:',
              'The specific goals selected for this RFP, and their points, are:',
            ]),
          ),
          {
            ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 9.5, shares: [72, 28] },
            rows: [
              ['Selected specific goal', random.pick(['Number of points', `Points out of ${goals}`])],
              ...specificGoals.map(({ goal, points }) => [goal, `${points}`]),
              ['Total for specific goals', `${goals}`],
            ],
          },
        ] satisfies Block[])),
    paragraph('3.5 Step 5: Negotiation and award'),
    text(
      'The Company may negotiate with the Respondents that rank highest. All Respondents are told the outcome in writing.',
    ),
  ];
}
