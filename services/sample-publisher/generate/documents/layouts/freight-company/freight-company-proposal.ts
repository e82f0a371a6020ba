import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Tender } from '#services/sample-publisher/generate/tender.ts';
import type { TradeName } from '#services/sample-publisher/generate/trades.ts';
import type { Bid, Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text } from '../../wordings/parts.ts';
import { spelledDayInWords, spelledTime } from '../../wordings/spelled.ts';
import { evaluation } from './evaluation.ts';
import { freightPhrases } from './phrases.ts';
import { returnableSchedules, withSchedules } from './returnables.ts';
import { clauses, notice, requirements, section } from './sections.ts';

/** Companies of the state that move freight or passengers, or own what these move on. */
const COMPANY =
  /\bTransnet\b|\bPassenger Rail\b|\bPorts Authority\b|\bAirports? (?:Company|Authority)\b|\bTrade ?port\b|\bAirlines\b|\bBus Services\b|\bTransport (?:Corporation|Investment)\b/i;
/** What such companies do not buy. */
const elsewhere: ReadonlySet<TradeName> = new Set<TradeName>([
  ...(['medical', 'health', 'farming', 'culture', 'provisions', 'sewerage', 'water'] as const),
]);

/** Places and matters in titles that are those of municipalities, departments and hospitals. */
const ELSEWHERE =
  /school|hospital|clinic|\bward\b|community|library|village|households|low-cost|speed humps|valuation roll|by-laws|spatial|GRAP|council|township|sports|government houses|local economic|disaster|public works/i;

const fits = ({ buyer, trade, type, wording }: Tender): boolean =>
  buyer.kind === 'entity' &&
  COMPANY.test(buyer.name) &&
  !/quotation|information|expression/i.test(type) &&
  !elsewhere.has(trade) &&
  !/RFQ/i.test(wording.number) &&
  !ELSEWHERE.test(wording.title);

function cover(bid: Bid, random: Random): Block[] {
  const { closing, validityDays } = bid.truth.values;
  return [
    { kind: 'space', points: 90 },
    { kind: 'title', text: bid.buyer, size: 18 },
    { kind: 'text', align: 'center', text: '[hereinafter referred to as the Company]' },
    { kind: 'space', points: 30 },
    { kind: 'title', text: 'REQUEST FOR PROPOSAL [RFP]', size: 15 },
    { kind: 'title', text: bid.title, size: 13 },
    { kind: 'space', points: 30 },
    {
      ...{ kind: 'table', rules: 'none', size: 11, shares: [40, 60] },
      rows: [
        ['RFP NUMBER', `: ${bid.number}`],
        ['ISSUE DATE', `: ${spelledDayInWords(bid.advertised, random)}`],
        ...(closing === undefined
          ? []
          : [
              ['CLOSING DATE', `: ${spelledDayInWords(closing.date, random)}`],
              ...(closing.time === null ? [] : [['CLOSING TIME', `: ${spelledTime(closing.time, random)}`]]),
            ]),
        ...(validityDays === undefined ? [] : [['VALIDITY PERIOD', `: ${validityDays} days`]]),
      ],
    },
  ];
}

/** The form with which a proposal is made, empty. */
const proposalForm = (random: Random): Block[] => [
  section('SECTION 4: PROPOSAL FORM'),
  text(
    'I/We ......................................................................................................................',
  ),
  text('[name of entity, company, close corporation or partnership]'),
  text(
    random.pick([
      'represented by .......................................... in my capacity as .............................. offer to perform what is described in this RFP at the prices stated in our Proposal.',
      'carrying on business at ........................................................ offer to contract with the Company on the terms of this RFP.',
    ]),
  ),
  {
    ...{ kind: 'table', rules: 'rows', size: 10, shares: [35, 65] },
    rows: [
      ['Trading name of the Respondent', ''],
      ['Postal address', ''],
      ['Telephone and e-mail', ''],
      ['Signed at (place and date)', ''],
      ['Witness', ''],
    ],
  },
];

/** Terms of the contract and of the process that state no fact of the tender. */
function generalTerms(random: Random): Block[] {
  const terms = [
    'This RFP and the contract that follows from it are governed by the law of the Republic of South Africa.',
    'An addendum to this RFP prevails over the RFP, and the RFP prevails over its annexures.',
    'The contract is concluded on the standard terms of the Company, which may be inspected at its head office.',
    'Intellectual property that existed before the contract stays with its owner.',
    'The Company may audit records that relate to the contract until five years after its end.',
    'The preferred Respondent signs the contract within 14 days of receiving it.',
    'A change in the shareholding of the contracting party is reported to the Company within 60 days.',
    'Unsuccessful Respondents may ask for reasons within 10 working days of the letter of regret.',
    'Disputes are referred to mediation first, and to arbitration if mediation fails within 20 days.',
    'Neither party is liable for delay that is caused by force majeure.',
  ];
  const count = random.integer(5, 9);
  while (terms.length > count) terms.splice(random.integer(0, terms.length - 1), 1);
  return [section('SECTION 6: GENERAL TERMS'), ...clauses('6', terms)];
}

/** A request for proposals of a large freight, rail or ports company, evaluated in steps and with schedules of returnables. */
export const freightCompanyProposal: Layout = {
  name: 'freight-company-proposal',
  heldOut: false,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits,
  facts: { phrases: freightPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.8 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 1, contacts: 1, returnables: 1 },
    ...{ eligibility: 0.9, disqualifiers: 0.9, durationMonths: 0.9, paymentDays: 0.8, cidb: 1 },
    ...{ guaranteePercent: 0.7, subcontractingPercent: 0.8, localContent: 0.8, specifications: 1 },
  },
  adapt: withSchedules,
  compose: (bid, random) => ({
    look: {
      font: random.pick(['sans', 'serif']),
      size: 10.5,
      header: `Request for Proposal ${bid.number} – ${bid.title}`.slice(0, 105),
      footer: random.pick([
        'Respondent’s signature: ______________    Date and company stamp: ______________    page {page} of {pages}',
        'RFP page {page} of {pages}                                        Initials: ________',
      ]),
    },
    blocks: [
      ...cover(bid, random),
      { kind: 'page' },
      { kind: 'title', text: random.pick(['SCHEDULE OF BID DOCUMENTS', 'TABLE OF CONTENTS']) },
      { kind: 'contents' },
      { kind: 'page' },
      ...notice(bid, random),
      { kind: 'page' },
      ...requirements(bid, random),
      { kind: 'page' },
      ...evaluation(bid, random),
      { kind: 'page' },
      ...proposalForm(random),
      { kind: 'page' },
      section('SECTION 5: SCHEDULES OF RETURNABLE DOCUMENTS'),
      ...returnableSchedules(bid, random),
      ...generalTerms(random),
    ],
  }),
};
