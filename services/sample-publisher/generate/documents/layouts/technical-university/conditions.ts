import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts } from '../../wordings/parts.ts';
import { spelledMonths, spelledRand } from '../../wordings/spelled.ts';

/** Who the institution is, and what this document is for. */
export const background = (buyer: string, random: Random): string[] => [
  random.pick([
    `${buyer} is a public institution of post-school education and training that offers career-focused programmes.`,
    `${buyer} educates artisans, technicians and professionals in co-operation with industry.`,
    `${buyer} offers diplomas and occupational programmes in which work-integrated learning has a firm place.`,
  ]),
  random.pick([
    'Its Supply Chain Management Unit issues this Request under the procurement policy that Council approved.',
    'Through this Request the Supply Chain Management Unit invites offers for the requirement described in Part B.',
  ]),
];

/** What the words of the document mean. */
export function definitions(buyer: string): Block {
  return {
    ...{ kind: 'table', rules: 'none', shares: [30, 70] },
    rows: [
      ['Institution', `${buyer}, with all its campuses and delivery sites`],
      ['Council', 'The highest decision-making body of the Institution'],
      ['Request', 'This document with its annexures and any addendum to it'],
      ['Tenderer', 'The natural or juristic person that responds to the Request'],
      ['User department', 'The academic or support department for which the purchase is made'],
    ],
  };
}

const general = [
  'Words in the singular include the plural, and headings are for reference only.',
  'The tenderer bears all costs of preparing its tender, whatever the outcome of the process.',
  'A correction in the tender carries the initials of the signatory.',
  'Addenda to this Request are published where the Request itself was published.',
  'The lowest or any tender will not necessarily be successful, and the Institution may cancel the Request at any time before award.',
  'Personal information in tenders is processed in accordance with the Protection of Personal Information Act, 2013 (Act 4 of 2013).',
  'The General Conditions of Contract of National Treasury (July 2010) apply in so far as this Request does not deviate from them.',
  'All documents submitted become the property of the Institution.',
  'Staff and students of the Institution may not be approached about this Request while it is under evaluation.',
  'Ownership of intellectual property that results from the contract vests in the Institution.',
];

/** General conditions of tender, which say nothing that is peculiar to this request. */
export function generalConditions(random: Random): string[] {
  const chosen = [...general];
  const count = random.integer(4, 7);
  while (chosen.length > count) chosen.splice(random.integer(0, chosen.length - 1), 1);
  return chosen;
}

/** Duration, payment and the other terms of the agreement. */
export function agreementTerms({ truth: { values, lists } }: Bid, random: Random): string[] {
  const { durationMonths, paymentDays, subcontractingPercent, estimatedValue } = values;
  return [
    ...(durationMonths === undefined
      ? []
      : [
          random.pick([
            `The agreement endures for ${spelledMonths(durationMonths, random)} from the commencement date.`,
            `The contract period is ${spelledMonths(durationMonths, random)}.`,
            `The successful tenderer is contracted for ${spelledMonths(durationMonths, random)}, subject to an annual review of performance.`,
          ]),
        ]),
    random.pick([
      'Prices are firm for the first year. Thereafter they may rise once a year by no more than the consumer price index.',
      'Prices are quoted in South African rand and include value-added tax at 15%.',
      'A discount for early settlement may be offered and is not taken into account in the evaluation of price.',
    ]),
    ...(paymentDays === undefined
      ? []
      : [
          random.pick([
            `The Institution pays valid tax invoices within ${paymentDays} days of receipt.`,
            `Payment is made ${paymentDays} days after the date of statement, by electronic transfer.`,
            `Payment terms: ${paymentDays} days from receipt of an invoice that quotes the order number.`,
          ]),
        ]),
    random.pick([
      'Late performance attracts a penalty of 2% of the value of the order for each week, up to 10%.',
      'The performance of the supplier is rated every quarter. A rating under 65% leads to a corrective action plan.',
      'The parties sign a service level agreement within 30 days of the letter of award.',
    ]),
    ...(subcontractingPercent === undefined
      ? []
      : [
          random.pick([
            `The successful tenderer must subcontract at least ${subcontractingPercent}% of the contract value to designated enterprises.`,
            `A minimum of ${subcontractingPercent}% of the contract value is to be subcontracted to small enterprises in the communities around the campuses.`,
          ]),
        ]),
    ...(estimatedValue === undefined
      ? []
      : [`Council has approved a budget of ${spelledRand(estimatedValue, random)} for this requirement.`]),
    ...lists.localContent.map(
      ({ product, percent }) =>
        `${product ?? 'The goods'}: the minimum threshold for local production and content is ${percent}%.`,
    ),
  ];
}

const campuses = [
  ['Main Campus', 'Administration, Business and Management Studies', '9 400'],
  ['City Campus', 'Information Technology, Arts and Design', '4 150'],
  ['Engineering Campus', 'Civil, Electrical and Mechanical Engineering', '5 200'],
  ['Riverside Campus', 'Health and Natural Sciences', '2 700'],
  ['North Site', 'Hospitality and Tourism', '1 350'],
] as const;

/** The scope: a list and a table of the campuses, or a table that says which item applies on which campus. */
export function scope({ truth: { lists }, kind }: Bid, random: Random): Block[] {
  const sites = campuses.slice(0, random.integer(2, campuses.length));
  const items = lists.specifications;
  if (random.chance(0.45))
    return [
      text('An X in the table below shows on which campus an item of the scope is needed.'),
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [44, ...sites.map(() => 14)] },
        rows: [
          ['Scope item', ...sites.map(([name]) => name)],
          ...items.map((item) => [
            item,
            ...sites.map((_, at) => (at === 0 || random.chance(0.9) ? 'X' : '')),
          ]),
        ],
      },
    ];
  return [
    text(
      random.pick([
        `The campuses for which the ${kind} are needed are these:`,
        'The Institution operates from the following campuses, all of which are included in this Request:',
      ]),
    ),
    {
      ...{ kind: 'table', rules: 'rows', head: 1, shares: [28, 52, 20] },
      rows: [['Campus', 'Academic activity', 'Students'], ...sites.map((site) => [...site])],
    },
    ...texts([
      random.pick([
        'The successful tenderer will be responsible for the following:',
        'The scope of the requirement comprises the following:',
      ]),
    ]),
    { kind: 'list', mark: random.pick(['letter', 'bullet', 'number', 'dash'] as const), items },
  ];
}
