import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid, Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts, totalOf } from '../../wordings/parts.ts';
import { spelledMonths } from '../../wordings/spelled.ts';
import { institutionPhrases } from './institution-phrases.ts';
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
import { criteriaParagraphs } from './university-criteria.ts';

const terms: Terms = { bidder: 'bidder', offer: 'proposal' };
const heading = (line: string): Block => ({ kind: 'heading', text: line });
const levels = new Map(
  Object.values(institutionPhrases.criteria).flatMap((criteria) =>
    criteria.map(({ name, levels: ways }) => [name, ways] as const),
  ),
);

/** Payment by milestones, penalties and adjustment of prices, with percentages that belong to no criterion. */
const commercial = (random: Random): string[] => [
  random.pick([
    'Fees are paid by milestone: 20% when the inception report is accepted, 50% on delivery of the draft and 30% on final acceptance.',
    'The price is payable in three parts, namely 30% on the first delivery, 40% on the second and the balance of 30% after sign-off.',
    'Invoices follow the milestones of the contract (15% mobilisation, 35% mid-term, 40% completion, 10% close-out).',
  ]),
  random.pick([
    'Where the contractor is late, 0.5% of the contract price is deducted for every week of delay, up to a limit of 10%.',
    'A penalty of 1% per week applies to late performance, limited to 5% of the contract value.',
    'Service credits of 2.5% of the monthly fee are deducted when the agreed service level of 95% is missed.',
  ]),
  random.pick([
    'Prices are fixed for the first year and are adjusted after that by the consumer price index, with a ceiling of 6% a year.',
    'Price adjustments are limited to CPI and need the consent of the institution.',
    'All prices include VAT at 15%; claims for rates of exchange are entertained only on the imported portion, stated as a percentage of the price.',
  ]),
];

const background = (buyer: string, random: Random): string =>
  random.pick([
    `${buyer} offers programmes to about 18 000 students on five campuses and employs some 900 members of staff. In 2023 its pass rate was 74%.`,
    `${buyer} intends to enter into an agreement with a suitably qualified supplier. Enrolment has grown by 12% over the last three years.`,
    `This request for proposals is issued by ${buyer} in terms of its procurement policy, which its council approved in 2022.`,
  ]);

function returnables({ truth: { lists } }: Bid, random: Random): Block[] {
  const of = (mandatory: boolean) => lists.returnables.filter((item) => item.mandatory === mandatory);
  const part = (line: string, mandatory: boolean): Block[] =>
    of(mandatory).length === 0
      ? []
      : [text(line), { kind: 'list', mark: 'dash', items: of(mandatory).map((item) => item.text) }];
  return [
    text(returnablesIntroduction(terms, random)),
    ...part(`Compulsory. ${institutionPhrases.mandatory}`, true),
    ...part(
      random.pick([
        'Supporting, not compulsory. The institution may ask for these afterwards.',
        'Other documents, the absence of which can be remedied during the evaluation.',
        'Documents for information, which are not a condition.',
      ]),
      false,
    ),
  ];
}

/** How proposals are evaluated: functionality in paragraphs with its minimum, then price and goals. */
function evaluation({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const threshold = values.functionalityThreshold;
  return [
    ...(lists.functionality.length === 0
      ? [text('Functionality is not scored in this request; complete proposals go straight to price.')]
      : criteriaParagraphs(lists.functionality, levels, random)),
    ...(threshold === undefined
      ? []
      : [text(minimumSentence(threshold, totalOf(lists.functionality), terms, random))]),
    ...(values.evaluationSystem === undefined
      ? []
      : [text(preferenceSentence(values.evaluationSystem, random))]),
    ...(values.priceFormula === undefined
      ? []
      : texts(['Points for price are worked out by this formula:', values.priceFormula])),
    ...texts(goalSentences(lists.specificGoals, terms, random)),
  ];
}

/** A request for proposals of a university or college, whose committee words its criteria in paragraphs. */
export const universityProposal: Layout = {
  name: 'university-proposal',
  heldOut: false,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits: ({ buyer }) => buyer.kind === 'college',
  facts: { phrases: institutionPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.5 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 0.9, contacts: 1, returnables: 1 },
    ...{ durationMonths: 0.9, paymentDays: 0.6, specifications: 1, eligibility: 0.7, disqualifiers: 0.8 },
    cidb: 1,
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const grounds = lists.disqualifiers.filter((line) => line !== institutionPhrases.mandatory);
    const conditions = [
      ...lists.eligibility,
      ...lists.cidb.map(
        ({ grade, classOfWorks, potentiallyEmerging }) =>
          `The CIDB grading of the bidder must be ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`,
      ),
    ];
    return {
      look: {
        font: random.pick(['serif', 'sans']),
        size: 11,
        header: `${bid.buyer}: ${bid.number}`.slice(0, 90),
        footer: 'Request for proposals | {page}',
      },
      blocks: [
        { kind: 'space', points: 60 },
        { kind: 'title', text: bid.buyer, size: 18 },
        { kind: 'title', text: 'REQUEST FOR PROPOSALS' },
        { kind: 'title', text: bid.number, size: 13 },
        { kind: 'title', text: bid.title, size: 13 },
        ...(values.closing ? [text(closingSentence(values.closing, terms, random))] : []),
        { kind: 'page' },
        heading('1. Introduction'),
        text(background(bid.buyer, random)),
        heading('2. What is required'),
        { kind: 'list', mark: 'letter', items: lists.specifications },
        ...(values.durationMonths === undefined
          ? []
          : [
              text(
                random.pick([
                  `The contract will be in force for ${spelledMonths(values.durationMonths, random)}.`,
                  `The institution intends to contract for a term of ${spelledMonths(values.durationMonths, random)}, starting on the date of the letter of award.`,
                  `Term of the contract: ${spelledMonths(values.durationMonths, random)}.`,
                ]),
              ),
            ]),
        heading('3. How to respond'),
        ...(values.submission ? texts(deliverySentences(values.submission, terms, random)) : []),
        ...(values.validityDays === undefined
          ? []
          : [text(validitySentence(values.validityDays, terms, random))]),
        ...(values.briefing ? texts(briefingSentences(values.briefing, terms, random)) : []),
        ...texts(lists.contacts.map((contact) => contactSentence(contact, random))),
        ...(conditions.length + grounds.length === 0 ? [] : [heading('4. Conditions for participation')]),
        ...texts(conditions),
        ...texts(grounds),
        heading('5. Documents to be enclosed'),
        ...returnables(bid, random),
        heading('6. Commercial terms'),
        ...texts(commercial(random)),
        ...(values.paymentDays === undefined
          ? []
          : [
              text(
                random.pick([
                  `Invoices that are in order are paid within ${values.paymentDays} days of receipt.`,
                  `The finance department settles accounts ${values.paymentDays} days after the statement is received.`,
                  `Payment terms are ${values.paymentDays} days from invoice.`,
                ]),
              ),
            ]),
        heading('7. Evaluation'),
        ...evaluation(bid, random),
      ],
    };
  },
};
