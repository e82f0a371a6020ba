import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid, Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts, totalOf } from '../../wordings/parts.ts';
import { spelledMonths } from '../../wordings/spelled.ts';
import {
  briefingSentences,
  closingSentence,
  contactSentence,
  deliverySentences,
  goalSentences,
  minimumSentence,
  preferenceSentence,
  returnablesIntroduction,
  type Terms,
  validitySentence,
} from './institution-sentences.ts';
import { utilityPhrases } from './utility-phrases.ts';
import { criteriaTable } from './water-board-criteria.ts';

const terms: Terms = { bidder: 'tenderer', offer: 'tender' };
const heading = (line: string): Block => ({ kind: 'heading', text: line });
const levelsOf = new Map(
  Object.values(utilityPhrases.criteria).flatMap((criteria) =>
    criteria.map(({ name, levels }) => [name, levels] as const),
  ),
);

/** What words and standards mean, and what the utility is: figures that ask for nothing. */
const abbreviations = [
  ['DN', 'Nominal diameter in millimetres, as in DN 400'],
  ['Ml/d', 'Megalitres per day; 1 Ml is 1 000 m³'],
  ['SANS 1200', 'Standardised specification for civil engineering construction, in 38 parts'],
  ['SANS 241', 'Drinking water standard, parts 1 and 2'],
  ['kPa', 'Kilopascal; 100 kPa is about 10.2 m head of water'],
  ['NTU', 'Nephelometric turbidity unit'],
  ['GCC 2015', 'General Conditions of Contract for Construction Works, third edition'],
];

const system = (buyer: string, random: Random): string =>
  random.pick([
    `${buyer} supplies potable water to 1.2 million people through 640 km of pipelines and 47 reservoirs. Non-revenue water stood at 28% in 2024.`,
    `The network of ${buyer} was built from 1968 onwards. Three of its 11 plants run at more than 90% of their capacity.`,
    `${buyer} delivers on average 410 Ml a day, with a peak factor of 1.5 in summer. Demand grows by 2.5% a year.`,
  ]);

const charges = (random: Random): string =>
  random.pick([
    'Delay damages are 0.1% of the contract price for each day, up to 10% in all.',
    'Retention is 10% of the value of work done until half of the limit is reached, and 5% after completion.',
    'Escalation follows the indices of SEIFSA with a fixed portion of 15%.',
  ]);

/** Dates and places of the tender, side by side with their names. */
function particulars({ truth: { values, lists } }: Bid, random: Random): string[][] {
  const { closing, validityDays, briefing, submission } = values;
  return [
    ...(closing ? [['Closing', closingSentence(closing, terms, random)]] : []),
    ...(briefing ? [['Briefing / site visit', briefingSentences(briefing, terms, random).join(' ')]] : []),
    ...(submission ? [['Delivery of tenders', deliverySentences(submission, terms, random).join(' ')]] : []),
    ...(validityDays === undefined
      ? []
      : [['Tender validity', validitySentence(validityDays, terms, random)]]),
    ...lists.contacts.map((contact) => ['Contact', contactSentence(contact, random)]),
  ];
}

function conditions({ truth: { values, lists } }: Bid, random: Random): string[] {
  const { durationMonths, guaranteePercent, subcontractingPercent, paymentDays } = values;
  return [
    ...(durationMonths === undefined
      ? []
      : [
          random.pick([
            `Time for completion of the contract: ${spelledMonths(durationMonths, random)}.`,
            `The contract is for a period of ${spelledMonths(durationMonths, random)} from the commencement date.`,
            `The contract runs ${spelledMonths(durationMonths, random)}.`,
          ]),
        ]),
    ...(guaranteePercent === undefined
      ? []
      : [
          random.pick([
            `The contractor lodges a performance guarantee of ${guaranteePercent}% of the contract price within the time stated in the contract data.`,
            `Performance security equal to ${guaranteePercent}% of the accepted contract amount is required.`,
          ]),
        ]),
    ...(subcontractingPercent === undefined
      ? []
      : [
          `The successful tenderer subcontracts at least ${subcontractingPercent}% of the contract value to enterprises in the area of supply.`,
        ]),
    ...(paymentDays === undefined
      ? []
      : [
          random.pick([
            `Certificates are paid within ${paymentDays} days of the engineer’s approval.`,
            `The utility pays ${paymentDays} days after it receives a tax invoice.`,
          ]),
        ]),
    ...lists.localContent.map(
      ({ product, percent }) =>
        `For ${product?.toLowerCase() ?? 'designated goods'} a minimum threshold for local content of ${percent}% is stipulated.`,
    ),
    charges(random),
  ];
}

function evaluation({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const { functionality } = lists;
  const { functionalityThreshold: minimum, evaluationSystem } = values;
  return [
    heading('F. EVALUATION'),
    ...(functionality.length === 0
      ? [text('Quality is not scored; responsive tenders are compared on price and preference.')]
      : [
          text(
            random.pick([
              'Quality (functionality) is scored first, by the table below.',
              'Responsive tenders are scored for functionality as tabulated.',
              'The technical evaluation team scores functionality on the basis of this table.',
            ]),
          ),
          criteriaTable(functionality, (name) => levelsOf.get(name) ?? [], random),
        ]),
    ...(minimum === undefined ? [] : [text(minimumSentence(minimum, totalOf(functionality), terms, random))]),
    ...(evaluationSystem === undefined ? [] : [text(preferenceSentence(evaluationSystem, random))]),
    ...texts(goalSentences(lists.specificGoals, terms, random)),
  ];
}

/** A tender of a water board or other utility: particulars, a scope full of standards and quantities, and criteria in a table. */
export const waterBoardScope: Layout = {
  name: 'water-board-scope',
  heldOut: false,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits: ({ buyer }) => buyer.kind !== 'municipality' && /\bwater\b/i.test(buyer.name),
  facts: { phrases: utilityPhrases, returnables: 'mandatory', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, functionality: 1 },
    ...{ functionalityThreshold: 1, specificGoals: 0.8, contacts: 1, returnables: 0.9, durationMonths: 0.9 },
    ...{ guaranteePercent: 0.8, subcontractingPercent: 1, paymentDays: 0.6, localContent: 0.8, cidb: 1 },
    ...{ specifications: 1, eligibility: 0.7, disqualifiers: 0.8 },
  },
  compose: (bid, random) => {
    const { lists } = bid.truth;
    const grounds = lists.disqualifiers.filter((line) => line !== utilityPhrases.mandatory);
    const eligible = [
      ...lists.eligibility,
      ...lists.cidb.map(
        ({ grade, classOfWorks, potentiallyEmerging }) =>
          `CIDB grading designation required: ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`,
      ),
    ];
    return {
      look: { font: 'sans', size: 10, header: bid.number, footer: `${bid.buyer} – page {page} of {pages}` },
      blocks: [
        { kind: 'title', text: bid.buyer, size: 16 },
        { kind: 'title', text: `TENDER ${bid.number}` },
        { kind: 'title', text: bid.title, size: 12 },
        heading('A. PARTICULARS OF THE TENDER'),
        { kind: 'table', rules: 'rows', shares: [24, 76], rows: particulars(bid, random) },
        heading('B. EXISTING SYSTEM'),
        text(system(bid.buyer, random)),
        heading('C. SCOPE OF WORK'),
        { kind: 'list', mark: random.pick(['number', 'letter', 'dash']), items: lists.specifications },
        heading('D. ABBREVIATIONS'),
        { kind: 'table', rules: 'none', shares: [18, 82], rows: abbreviations },
        heading('E. CONDITIONS'),
        ...texts([...eligible, ...grounds, ...conditions(bid, random)]),
        ...evaluation(bid, random),
        ...(lists.returnables.length === 0
          ? []
          : ([
              heading('G. SCHEDULE OF RETURNABLE DOCUMENTS'),
              ...texts([utilityPhrases.mandatory, returnablesIntroduction(terms, random)]),
              { kind: 'list', mark: 'number', items: lists.returnables.map((item) => item.text) },
            ] satisfies Block[])),
      ],
    };
  },
};
