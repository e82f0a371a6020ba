import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { totalOf } from '../../wordings/parts.ts';
import { spelledMonths, spelledNumber } from '../../wordings/spelled.ts';
import { criteriaBlocks } from './criteria.ts';
import { metroPhrases } from './phrases.ts';
import { minimumSentence, preferenceSentence, validitySentence } from './sentences.ts';

export const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: 'heading', text, level });
const listed = (items: readonly string[], mark: 'letter' | 'roman' | 'bullet'): Block => ({
  kind: 'list',
  items,
  mark,
});

/** A clause with its number; what stands below it has no number of its own. */
export type Clause = { head: string; lines: readonly string[]; below?: readonly Block[] };

/** Clauses under their numbers, such as `2.1.4`. */
export const clauses = (part: string, items: readonly Clause[]): Block[] =>
  items.flatMap(({ head, lines, below = [] }, at): Block[] => [
    heading(`${part}.${at + 1} ${head}`, 2),
    ...lines.map((line, index): Block => ({ kind: 'text', text: `${part}.${at + 1}.${index + 1} ${line}` })),
    ...below,
  ]);

/** Clauses which ask for nothing and turn nobody away. */
const general = (bid: Bid, random: Random): Clause[] => {
  const all: Clause[] = [
    {
      head: 'Definitions',
      lines: [
        `“City” means ${bid.buyer}. “Tender offer” means the completed documents of Volume 2 with their attachments.`,
        'Words in the singular include the plural, and references to clauses are to clauses of this volume.',
      ],
    },
    {
      head: 'Cost of tendering',
      lines: ['The City is not liable for expenses that a tenderer incurs in preparing its tender offer.'],
    },
    {
      head: 'The City’s right to cancel',
      lines: [
        'The City may cancel the tender process before award where the need has lapsed or funds are no longer available.',
        'The City is not bound to accept the lowest or any tender offer.',
      ],
    },
    {
      head: 'Interpretation of the tender document',
      lines: ['Notices which amend this document are issued in writing and become part of it.'],
    },
    {
      head: 'Objections and appeals',
      lines: [
        'A person whose rights are affected by a decision may lodge an appeal with the City Manager in terms of section 62 of the Municipal Systems Act.',
      ],
    },
  ];
  return all.filter(() => random.chance(0.7));
};

/** The points of the specific goals, with an empty column where the tenderer fills them in. */
export const goalsBlocks = (goals: readonly AnalysisLists['specificGoals'][], claimed: boolean): Block[] => [
  {
    ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: claimed ? [58, 20, 22] : [74, 26] },
    rows: [
      ['Specific goal', 'Points allocated', ...(claimed ? ['Points claimed by tenderer'] : [])],
      ...goals.map(({ goal, points }) => [goal, String(points), ...(claimed ? [''] : [])]),
    ],
  },
];

/** Where criteria and goals are printed: in the conditions, or in a schedule of Volume 2 to which the conditions refer. */
export type Places = { criteria: string | null; goals: string | null };

export function functionalityBlocks({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const minimum = values.functionalityThreshold;
  return [
    ...criteriaBlocks(lists.functionality, random),
    ...(minimum === undefined
      ? []
      : [
          {
            kind: 'text',
            text: minimumSentence(minimum, totalOf(lists.functionality), random),
          } satisfies Block,
        ]),
  ];
}

/** The conditions of tender: who may tender, what makes an offer responsive, and how it is evaluated. */
export function conditions(bid: Bid, places: Places, random: Random): Block[] {
  const { values, lists } = bid.truth;
  const { evaluationSystem, priceFormula, validityDays } = values;
  const grounds = lists.disqualifiers.filter((line) => line !== metroPhrases.mandatory);
  const items: Clause[] = [
    ...(lists.eligibility.length === 0 ? [] : [{ head: 'Eligibility', lines: lists.eligibility }]),
    ...lists.cidb.map(({ grade, classOfWorks, potentiallyEmerging }) => ({
      head: 'cidb grading',
      lines: [
        potentiallyEmerging
          ? `The required cidb contractor grading designation is ${grade}${classOfWorks} PE or higher (potentially emerging enterprises included).`
          : `The required cidb contractor grading designation is ${grade}${classOfWorks} or higher.`,
      ],
    })),
    ...general(bid, random),
    ...(validityDays === undefined
      ? []
      : [{ head: 'Validity of tender offers', lines: [validitySentence(validityDays, random)] }]),
    ...(grounds.length === 0
      ? []
      : [{ head: random.pick(['Responsiveness', 'Tender offers that are turned away']), lines: grounds }]),
    ...lists.localContent.map(({ product, percent }) => ({
      head: 'Local production and content',
      lines: [
        `${product}: the stipulated minimum threshold for local production and content is ${percent}%.`,
      ],
    })),
  ];
  const evaluation: Clause[] = [
    ...(lists.functionality.length === 0
      ? []
      : [
          {
            head: 'Evaluation of functionality',
            lines: [
              places.criteria === null
                ? 'Responsive tender offers are scored for functionality on the criteria below.'
                : `Responsive tender offers are scored for functionality on the criteria in ${places.criteria} of Volume 2.`,
            ],
            below: places.criteria === null ? functionalityBlocks(bid, random) : [],
          },
        ]),
    {
      head: 'Evaluation of price and preference',
      lines: [
        ...(evaluationSystem === undefined ? [] : [preferenceSentence(evaluationSystem, random)]),
        ...(priceFormula === undefined
          ? []
          : [
              `The points for price are calculated as ${priceFormula}, where Pt is the price under consideration and Pmin the lowest acceptable price.`,
            ]),
        ...(lists.specificGoals.length === 0
          ? []
          : [
              places.goals === null
                ? 'The points for specific goals are allocated as follows:'
                : `The points for specific goals are listed in ${places.goals} of Volume 2.`,
            ]),
      ],
      below:
        lists.specificGoals.length > 0 && places.goals === null
          ? goalsBlocks(lists.specificGoals, false)
          : [],
    },
  ];
  return [
    heading('2. CONDITIONS OF TENDER'),
    heading('2.1 General and special conditions of tender'),
    ...clauses('2.1', items),
    heading('2.2 Adjudication of tender offers'),
    ...clauses('2.2', evaluation),
  ];
}

/** Volume 3: what the contract says, and the scope. */
export function draftContract({ truth: { values, lists }, kind }: Bid, random: Random): Block[] {
  const { durationMonths, paymentDays, guaranteePercent, subcontractingPercent } = values;
  const party = kind === 'works' ? 'Contractor' : kind === 'goods' ? 'Supplier' : 'Service Provider';
  const special: Clause[] = [
    ...(durationMonths === undefined
      ? []
      : [
          {
            head: 'Period of contract',
            lines: [
              random.pick([
                `The contract commences on the date of the award letter and endures for ${spelledMonths(durationMonths, random)}.`,
                `The contract period is ${spelledMonths(durationMonths, random)} from the commencement date.`,
              ]),
            ],
          },
        ]),
    ...(paymentDays === undefined
      ? []
      : [
          {
            head: 'Payment',
            lines: [
              random.pick([
                `The City pays invoices within ${spelledNumber(paymentDays, random)} days of receipt.`,
                `Payment is made ${spelledNumber(paymentDays, random)} days after receipt of a correct tax invoice.`,
              ]),
            ],
          },
        ]),
    ...(guaranteePercent === undefined
      ? []
      : [
          {
            head: 'Performance guarantee',
            lines: [
              `The ${party} shall provide a performance guarantee of ${guaranteePercent}% of the contract sum.`,
            ],
          },
        ]),
    ...(subcontractingPercent === undefined
      ? []
      : [
          {
            head: 'Subcontracting',
            lines: [
              `The ${party} shall subcontract a minimum of ${subcontractingPercent}% of the value of the contract to local enterprises.`,
            ],
          },
        ]),
    {
      head: 'Governing law',
      lines: ['The contract is governed by the law of the Republic of South Africa.'],
    },
    {
      head: 'Amendment',
      lines: ['No amendment of the contract has effect unless both parties have signed it.'],
    },
  ];
  return [
    heading(`${random.pick(['8', '7'])}. SPECIAL CONDITIONS OF CONTRACT`),
    ...clauses('SCC', special),
    ...(lists.specifications.length === 0
      ? []
      : [
          heading(random.pick(['13. SPECIFICATIONS', '9. SCOPE OF WORK', '10. SCOPE AND SPECIFICATIONS'])),
          listed(lists.specifications, random.pick(['letter', 'roman', 'bullet'])),
        ]),
  ];
}
