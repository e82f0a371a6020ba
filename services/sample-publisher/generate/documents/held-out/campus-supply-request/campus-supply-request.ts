import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid, Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts } from '../../wordings/parts.ts';
import { spelledDayInWords, spelledMonths, spelledNumber } from '../../wordings/spelled.ts';
import {
  abbreviations,
  background,
  contractConditions,
  instructions,
  marked,
  numbered,
} from './campus-clauses.ts';
import { campusPhrases } from './campus-phrases.ts';
import {
  briefingSentence,
  capital,
  closingRows,
  contactRows,
  houseOf,
  submissionClauses,
  validitySentence,
} from './campus-sentences.ts';
import { stages } from './campus-stages.ts';

/** What bidders fill in with their prices. */
const prices: Block = {
  ...{ kind: 'table', rules: 'all', head: 1, shares: [8, 44, 12, 18, 18] },
  rows: [
    ['Item', 'Description', 'Quantity', 'Unit price (R)', 'Total (R)'],
    ...['1', '2', '3', '4'].map((item) => [item, '', '', '', '']),
    ['', 'Subtotal', '', '', ''],
    ['', 'VAT at 15%', '', '', ''],
    ['', 'Total bid price', '', '', ''],
  ],
};

/** The notice at the front: what the bid is, when it closes, and whom to ask. */
function particulars({ truth: { values, lists }, ...bid }: Bid, random: Random): Block {
  return {
    ...{ kind: 'table', rules: 'all', shares: [32, 68] },
    rows: [
      ['Bid number', bid.number],
      ['Description', bid.title],
      ['Date advertised', spelledDayInWords(bid.advertised, random)],
      ...(values.closing ? closingRows(values.closing, random) : []),
      [
        'Briefing',
        values.briefing ? briefingSentence(values.briefing, random) : 'No briefing is arranged for this bid.',
      ],
      ...contactRows(lists.contacts, random),
    ],
  };
}

/** Length, payment, security and what the contract sets aside for others. */
function contractTerms({ truth: { values, lists } }: Bid, house: string, random: Random): string[] {
  const { paymentDays, guaranteePercent, subcontractingPercent } = values;
  return [
    ...(paymentDays === undefined
      ? []
      : [
          random.pick([
            `Payment is made within ${spelledNumber(paymentDays, random)} days after ${house} has received a correct tax invoice.`,
            `Approved invoices are paid ${spelledNumber(paymentDays, random)} days from the date of receipt.`,
          ]),
        ]),
    ...(guaranteePercent === undefined
      ? []
      : [
          random.pick([
            `The contractor provides a performance guarantee of ${guaranteePercent}% of the contract sum before the site is handed over.`,
            `Security equal to ${guaranteePercent}% of the contract price is lodged by the contractor in the form of a bank or insurance guarantee.`,
          ]),
        ]),
    ...(subcontractingPercent === undefined
      ? []
      : [
          `The contractor must subcontract at least ${subcontractingPercent}% of the value of the contract to small enterprises in the area.`,
        ]),
    ...lists.localContent.map(
      ({ product, percent }) =>
        `${product ?? 'Designated products'}: the minimum threshold for local production and content is ${percent}%.`,
    ),
  ];
}

function termSentence(months: number, house: string, random: Random): string {
  const length = spelledMonths(months, random);
  return random.pick([
    `The contract period is ${length}, starting on the date in the letter of appointment.`,
    `The appointment is for ${length}.`,
    `${capital(house)} contracts with the successful bidder for ${length}.`,
  ]);
}

/** The sections in their order with their headings. */
function sections(bid: Bid, size: number, random: Random): Block[] {
  const { values, lists } = bid.truth;
  const house = houseOf(bid.buyer);
  const style = random.pick([
    (at: number, name: string) => `SECTION ${at}: ${name.toUpperCase()}`,
    (at: number, name: string) => `${at}. ${name.toUpperCase()}`,
    (at: number, name: string) => `PART ${at} – ${name.toUpperCase()}`,
  ]);
  const heading = (at: number, name: string): Block => ({ kind: 'heading', text: style(at, name) });
  const own = [
    ...(values.submission ? submissionClauses(values.submission, bid.number, random) : []),
    ...(values.validityDays === undefined ? [] : [validitySentence(values.validityDays, random)]),
  ];
  return [
    heading(1, random.pick(['Invitation to bid', 'Bid notice'])),
    particulars(bid, random),
    heading(2, random.pick(['Instructions to bidders', 'Conditions of bidding'])),
    numbered('2', [...own, ...instructions(house, random)], size),
    ...(random.chance(0.4)
      ? ([
          text('The following short forms are used in this document:'),
          { kind: 'table', rules: 'rows', shares: [18, 82], rows: abbreviations },
        ] satisfies Block[])
      : []),
    heading(3, 'Terms of reference'),
    { kind: 'heading', level: 2, text: '3.1 Background' },
    ...texts(background(bid.buyer, house, random)),
    { kind: 'heading', level: 2, text: random.pick(['3.2 Scope', '3.2 Scope and deliverables']) },
    marked(random.pick(['letter', 'bullet'] as const), lists.specifications, size),
    ...(values.durationMonths === undefined
      ? []
      : ([
          { kind: 'heading', level: 2, text: '3.3 Contract period' },
          text(termSentence(values.durationMonths, house, random)),
        ] satisfies Block[])),
    heading(4, random.pick(['Evaluation of bids', 'Evaluation process and criteria'])),
    ...stages(bid, '4', size, random),
    heading(5, random.pick(['Special conditions of contract', 'Contract conditions'])),
    numbered('5', [...contractTerms(bid, house, random), ...contractConditions(house, random)], size),
    heading(6, random.pick(['Price schedule', 'Pricing'])),
    prices,
    { kind: 'rule' },
    text('Signed on behalf of the bidder: ______________________   Date: ____________'),
    text('Name and capacity: ______________________________________________'),
  ];
}

/** An invitation to tender of a college or university of technology, as its supply chain office prints it. */
export const campusSupplyRequest: Layout = {
  name: 'campus-supply-request',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  // Guarantees, samples and past contracts are not scored where food or fuel is bought, nor where only information is asked for.
  fits: ({ buyer, trade, type }) =>
    buyer.kind === 'college' &&
    trade !== 'provisions' &&
    trade !== 'fuel' &&
    !/information|interest/i.test(type),
  facts: { phrases: campusPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.7 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 0.95, contacts: 1, returnables: 1 },
    ...{ durationMonths: 0.9, paymentDays: 0.9, specifications: 1, eligibility: 0.8, disqualifiers: 0.9 },
    ...{ cidb: 1, guaranteePercent: 0.8, subcontractingPercent: 0.7, localContent: 0.7 },
  },
  compose: (bid, random) => {
    const size = random.pick([10, 10.5, 11]);
    const kind = random.pick(['INVITATION TO TENDER', 'REQUEST FOR BIDS', 'BID DOCUMENT']);
    return {
      look: {
        font: random.pick(['sans', 'serif']),
        size,
        header: `${bid.buyer} | Supply Chain Management`.slice(0, 95),
        footer: `${bid.number.slice(0, 40)}    Page {page} of {pages}    Bidder’s initials: _____`,
      },
      blocks: [
        { kind: 'space', points: random.pick([40, 90]) },
        { kind: 'title', text: bid.buyer.toUpperCase(), size: 17 },
        { kind: 'title', text: 'SUPPLY CHAIN MANAGEMENT OFFICE', size: 12 },
        { kind: 'title', text: kind },
        { kind: 'title', text: bid.number, size: 13 },
        { kind: 'title', text: bid.title, size: 13 },
        { kind: 'space', points: 20 },
        {
          ...{ kind: 'table', rules: 'all', shares: [36, 64] },
          rows: [
            ['Name of bidder', ''],
            ['Registration number of company', ''],
            ['Telephone and e-mail', ''],
            ['Total bid price (VAT included)', 'R'],
          ],
        },
        ...(random.chance(0.6)
          ? ([{ kind: 'title', text: 'CONTENTS', size: 12 }, { kind: 'contents' }] satisfies Block[])
          : []),
        { kind: 'page' },
        ...sections(bid, size, random),
      ],
    };
  },
};
