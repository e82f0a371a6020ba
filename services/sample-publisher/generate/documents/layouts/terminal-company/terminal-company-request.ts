import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid, Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text } from '../../wordings/parts.ts';
import { clauses, lettered, section, subheading } from './request-blocks.ts';
import { evaluation } from './request-evaluation.ts';
import { notice } from './request-notice.ts';
import { cover, particulars } from './request-opening.ts';
import { requestPhrases } from './request-phrases.ts';
import { commercialClauses, localContentClause } from './request-sentences.ts';
import { generalTerms, proposalForm } from './request-terms.ts';

const background = (buyer: string, random: Random): string[] => [
  random.pick([
    `${buyer} owns infrastructure of national importance, most of it more than 30 years old, and operates it around the clock.`,
    `The mandate of ${buyer} is to run its assets safely and at a competitive cost. Capital expenditure in the last financial year came to R2.4 billion.`,
    `${buyer} serves customers in all nine provinces. Its strategy aims at an availability of assets of 95% by 2030.`,
  ]),
  random.pick([
    'The requirement follows from an approved procurement plan and an approved budget.',
    'A market analysis of 2025 has shown that several suppliers can meet the requirement.',
    'The requirement forms part of the corporate plan for the three years from April 2026.',
  ]),
];

function scope({ truth: { lists }, buyer, title }: Bid, random: Random): Block[] {
  return [
    ...section(3, random.pick(['BACKGROUND AND SCOPE OF REQUIREMENTS', 'OVERVIEW AND SCOPE'])),
    subheading('3.1', 'Background'),
    ...clauses('3.1', background(buyer, random)),
    subheading('3.2', 'Scope of requirements'),
    text(`Subject of this RFP: ${title}. The successful Bidder will be expected to:`),
    ...lettered(lists.specifications),
    ...(lists.localContent.length === 0
      ? []
      : [
          subheading('3.3', 'Local production and content'),
          ...clauses('3.3', lists.localContent.map(localContentClause)),
        ]),
  ];
}

/** Commercial terms, and a schedule of prices that bidders fill in. */
function pricing({ truth: { values }, kind }: Bid, random: Random): Block[] {
  const items = {
    goods: [
      'Goods as specified in Section 3',
      'Packing and delivery',
      'Sundries, as specified by the Bidder',
    ],
    services: [
      'Mobilisation',
      'Services as specified in Section 3',
      'Additional services at hourly rates',
      'Disbursements',
    ],
    works: ['Preliminaries and general', 'Works as specified in Section 3', 'Testing and commissioning'],
  }[kind];
  const terms = [
    'Prices are quoted in South African rand and exclude VAT, which is shown separately at 15%.',
    random.pick([
      'Prices that depend on a rate of exchange are stated with the rate and the imported share in percent.',
      'Adjustments of prices follow published indices, with a fixed portion of 10%.',
    ]),
    ...commercialClauses(values, random),
    random.pick([
      'Late performance attracts a penalty of 0.5% of the value of the late part per week, limited to 10%.',
      'Service credits of up to 5% of an invoice apply where service levels are missed.',
    ]),
  ];
  return [
    ...section(5, 'PRICING SCHEDULE AND COMMERCIAL TERMS'),
    subheading('5.1', 'Commercial terms'),
    ...clauses('5.1', terms),
    subheading('5.2', 'Pricing schedule'),
    {
      ...{ kind: 'table', rules: 'all', head: 1, size: 9, shares: [8, 44, 14, 16, 18] },
      rows: [
        ['Item', 'Description', 'Unit', 'Rate (R)', 'Amount (R)'],
        ...items.map((item, at) => [`${at + 1}`, item, kind === 'goods' ? 'Each' : 'Sum', '', '']),
        ['', 'Total excluding VAT', '', '', ''],
        ['', 'VAT at 15%', '', '', ''],
        ['', 'Total including VAT', '', '', ''],
      ],
    },
  ];
}

/** The lists of what is handed in: what is mandatory, and what can follow. */
function returnables({ truth: { lists } }: Bid, random: Random): Block[] {
  const of = (mandatory: boolean) => lists.returnables.filter((item) => item.mandatory === mandatory);
  let part = 0;
  const schedule = (title: string, note: string, mandatory: boolean): Block[] => {
    const items = of(mandatory);
    if (items.length === 0) return [];
    part += 1;
    return [
      subheading(`6.${part}`, title),
      text(note),
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [10, 66, 24] },
        rows: [
          ['No.', title.replace(/s$/, ''), random.pick(['Submitted (Yes / No)', 'Attached: Y / N'])],
          ...items.map(({ text: line }, at) => [`${at + 1}`, line, '']),
        ],
      },
    ];
  };
  return [
    ...section(6, random.pick(['RETURNABLE SCHEDULES', 'LIST OF RETURNABLE DOCUMENTS'])),
    text('Bidders complete the schedules below, so that they can check their Proposals before submission.'),
    ...schedule('Mandatory Returnable Documents', requestPhrases.mandatory, true),
    ...schedule(
      random.pick(['Essential Returnable Documents', 'Other Returnable Documents']),
      'The documents in this schedule are asked for as well. Where one is outstanding, the Company may request it after the closing date.',
      false,
    ),
  ];
}

/** A request for proposal of a state-owned company in ports, pipelines, energy or airports. */
export const terminalCompanyRequest: Layout = {
  name: 'terminal-company-request',
  heldOut: false,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits: ({ buyer, type, wording }) =>
    !/quotation/i.test(`${type} ${wording.title}`) &&
    /\b(?:eskom|transnet|airports?|air traffic|petrosa|strategic fuel|nuclear energy corporation)\b/i.test(
      buyer.name,
    ),
  facts: { phrases: requestPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.7 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 0.9, contacts: 1, returnables: 1 },
    ...{ eligibility: 0.8, disqualifiers: 0.85, specifications: 1, durationMonths: 0.9, paymentDays: 0.8 },
    ...{ guaranteePercent: 0.9, subcontractingPercent: 0.9, localContent: 0.6, cidb: 1, bbbeeLevel: 0.5 },
  },
  compose: (bid, random) => {
    const { blocks, annexed } = evaluation(bid, random);
    return {
      look: {
        font: random.pick(['sans', 'sans', 'serif']),
        size: 10,
        header: `${bid.buyer}   |   ${bid.number}`.slice(0, 100),
        footer: random.pick([
          'Request for Proposal     Page {page} of {pages}',
          'Bidder’s initials: ________          Page {page} of {pages}',
        ]),
      },
      blocks: [
        ...cover(bid, random),
        ...particulars(bid, random),
        ...notice(bid, random),
        ...scope(bid, random),
        ...blocks,
        ...pricing(bid, random),
        ...returnables(bid, random),
        ...generalTerms(random),
        ...proposalForm(bid),
        ...(annexed.length === 0 ? [] : [...section(9, 'EVALUATION SCHEDULES'), ...annexed]),
      ],
    };
  },
};
