import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts, totalOf } from '../../wordings/parts.ts';
import { clauses, section, subheading } from './request-blocks.ts';
import { type PrintedCriteria, printedCriteria } from './request-criteria.ts';
import { minimumClause } from './request-sentences.ts';

/** The stages of the evaluation, each with what happens in it. */
function stages({ truth: { values, lists } }: Bid, random: Random): string[][] {
  const { functionalityThreshold: minimum, evaluationSystem } = values;
  const total = totalOf(lists.functionality);
  const described = [
    ['Administrative responsiveness', 'Completeness of the Proposal, read with the lists of Section 6.'],
    ['Substantive responsiveness', 'Compliance with the terms, conditions and scope of this RFP.'],
    ...(lists.functionality.length === 0
      ? []
      : [
          [
            random.pick(['Functionality', 'Technical threshold (functionality)']),
            `Scoring by the criteria of clause 4.2 out of ${total} points${
              minimum === undefined ? '.' : `, with a minimum of ${(minimum * total) / 100} points.`
            }`,
          ],
        ]),
    [
      'Price and specific goals',
      evaluationSystem === undefined
        ? 'Ranking on price and specific goals.'
        : `Ranking by the ${evaluationSystem} preference point system.`,
    ],
    [
      'Negotiation and award',
      'Negotiation where needed, approval by the delegated authority and letter of award.',
    ],
  ];
  return described.map((cells, at) => [`Stage ${at + 1}`, ...cells]);
}

function preference({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const { evaluationSystem: system, priceFormula } = values;
  const [price, goals] = (system ?? '80/20').split('/') as [string, string];
  return [
    ...(system === undefined
      ? []
      : [
          text(
            random.pick([
              `The ${system} preference point system applies to this RFP, with ${price} points for price and ${goals} points for specific goals.`,
              `Proposals are ranked out of 100 points: price ${price}, specific goals ${goals} (${system} system).`,
            ]),
          ),
        ]),
    ...(priceFormula === undefined
      ? []
      : texts([
          'Points for price follow from this formula:',
          priceFormula,
          'in which Ps is the points scored for price, Pt the price under consideration and Pmin the lowest acceptable price.',
        ])),
    ...goalBlocks(lists.specificGoals, goals, random),
  ];
}

function goalBlocks(
  goals: readonly AnalysisLists['specificGoals'][],
  total: string,
  random: Random,
): Block[] {
  if (goals.length === 0) return [];
  return [
    text('Specific goals for which points can be claimed, on the strength of proof in the Proposal:'),
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [72, 28] },
      rows: [
        ['Specific goal', random.pick(['Points allocated', 'Number of points', 'Maximum points'])],
        ...goals.map(({ goal, points }) => [goal, String(points)]),
        ['Total for specific goals', total],
      ],
    },
  ];
}

/** The section on how Proposals are evaluated, in stages, and the schedules that go with it at the end. */
export function evaluation(bid: Bid, random: Random): PrintedCriteria {
  const { functionality } = bid.truth.lists;
  const minimum = bid.truth.values.functionalityThreshold;
  const scored = functionality.length > 0;
  const criteria = printedCriteria(functionality, minimum, random);
  const blocks: Block[] = [
    ...section(4, random.pick(['EVALUATION METHODOLOGY', 'METHOD OF EVALUATION AND AWARD'])),
    subheading('4.1', 'Stages of the evaluation'),
    text('The Company evaluates Proposals in the stages below, one after the other.'),
    ...(random.chance(0.6)
      ? [
          {
            ...{ kind: 'table', rules: 'all', head: 1, shares: [14, 32, 54] },
            rows: [['Stage', 'Subject', 'What is considered'], ...stages(bid, random)],
          } satisfies Block,
        ]
      : clauses(
          '4.1',
          stages(bid, random).map(([stage, subject, considered]) => `${stage} – ${subject}. ${considered}`),
        )),
    ...(scored
      ? [
          subheading('4.2', random.pick(['Functionality', 'Technical evaluation (functionality)'])),
          text(
            random.pick([
              'Functionality is judged by a cross-functional evaluation team on the contents of the Proposal alone.',
              'Members of the evaluation team score independently; their scores are averaged and rounded to two decimals.',
            ]),
          ),
          ...criteria.blocks,
          ...(minimum === undefined ? [] : [text(minimumClause(minimum, totalOf(functionality), random))]),
        ]
      : []),
    subheading(scored ? '4.3' : '4.2', 'Price and specific goals'),
    ...preference(bid, random),
  ];
  return { blocks, annexed: scored ? criteria.annexed : [] };
}
