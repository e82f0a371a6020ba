import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid, Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { text, texts, totalOf } from '../wordings/parts.ts';
import { inWords, spelledMonths, spelledRand } from '../wordings/spelled.ts';
import { authorityPhrases } from './authority-phrases.ts';
import {
  briefingSentences,
  closingSentence,
  contactSentence,
  deliverySentences,
  goalSentences,
  preferenceSentence,
  returnablesIntroduction,
  type Terms,
  validitySentence,
} from './authority-sentences.ts';
import { criteriaClauses } from './training-authority-criteria.ts';

const terms: Terms = { buyer: 'authority', bidder: 'service provider', offer: 'bid' };
const heading = (line: string): Block => ({ kind: 'heading', text: line });

/** Sentences numbered within a clause: `3.1`, `3.2` and so on. */
const numbered = (clause: number, lines: readonly string[]): Block[] =>
  texts(lines.map((line, at) => `${clause}.${at + 1} ${line}`));

/** What the authority does, with figures that state nothing of the bid. */
const mandate = (buyer: string, random: Random): string[] => [
  random.pick([
    `${buyer} is a schedule 3A public entity that was established under an Act of Parliament and receives 80% of its income from the fiscus.`,
    `${buyer} carries out its mandate in terms of its strategic plan for 2025 to 2030, which has five outcomes.`,
    `The mandate of ${buyer} was renewed in 2020; it has offices in nine provinces and a staff of 340.`,
  ]),
  random.pick([
    'At least 80% of its targets were met in the last financial year.',
    'The annual performance plan sets a target of 65% for completed learnerships.',
    'An audit in 2024 found that 30% of the records had to be reconstructed.',
  ]),
];

/** The minimum in prose, as a part of the clause on the stages. */
function threshold(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `A service provider is expected to attain at least ${percent}% for functionality; whoever attains less does not advance to the next stage.`,
    `The threshold was set at ${inWords(points)} (${points}) of the ${total} points for functionality, and it applies to the total and not to single criteria.`,
    `Service providers below the cut-off score of ${points} points (out of ${total}) for functionality are left out of the comparison of prices.`,
    `To be shortlisted, a score for functionality of ${percent} percent or higher is needed.`,
  ]);
}

function evaluation({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const { functionalityThreshold: minimum, evaluationSystem: system } = values;
  const scored = lists.functionality.length > 0;
  return [
    heading('9. EVALUATION OF BIDS'),
    text(
      `9.1 ${random.pick(['Bids are evaluated in stages.', 'The evaluation takes place in successive stages, which are described here.', 'The bid evaluation committee proceeds stage by stage.'])}`,
    ),
    ...(scored
      ? criteriaClauses(lists.functionality, random)
      : [text('9.2 There is no stage for functionality.')]),
    ...(minimum === undefined
      ? []
      : [text(`9.3 ${threshold(minimum, totalOf(lists.functionality), random)}`)]),
    ...(system === undefined ? [] : [text(`9.4 ${preferenceSentence(system, random)}`)]),
    ...texts(goalSentences(lists.specificGoals, terms, random)),
  ];
}

/** Terms of reference of an authority for training, in numbered clauses, as its word processor saved them. */
export const trainingAuthorityTerms: Layout = {
  name: 'training-authority-terms',
  heldOut: true,
  category: 'bid-document',
  format: 'docx',
  kinds: ['terms', 'bid-document'],
  fits: ({ buyer }) => buyer.kind === 'entity',
  facts: { phrases: authorityPhrases, returnables: 'mandatory', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 0.9, briefing: 1, submission: 1, evaluationSystem: 1, functionality: 1 },
    ...{ functionalityThreshold: 1, specificGoals: 0.9, contacts: 1, returnables: 1, durationMonths: 1 },
    ...{ paymentDays: 0.5, estimatedValue: 1, specifications: 1, eligibility: 0.8, disqualifiers: 0.7 },
    cidb: 1,
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const lasting = values.durationMonths;
    const grounds = lists.disqualifiers.filter((line) => line !== authorityPhrases.mandatory);
    return {
      look: { font: 'sans', size: 11, header: bid.buyer, footer: `Terms of reference ${bid.number}` },
      blocks: [
        { kind: 'title', text: bid.buyer.toUpperCase(), size: 16 },
        { kind: 'title', text: 'TERMS OF REFERENCE' },
        { kind: 'title', text: bid.title },
        { kind: 'title', text: `Bid number: ${bid.number}`, size: 12 },
        heading('1. BACKGROUND AND MANDATE'),
        ...numbered(1, mandate(bid.buyer, random)),
        heading('2. OBJECTIVE'),
        text(`2.1 The objective is to appoint a service provider for the following: ${bid.title}.`),
        heading('3. SCOPE AND DELIVERABLES'),
        ...numbered(3, lists.specifications),
        heading('4. DURATION AND BUDGET'),
        ...numbered(4, [
          ...(lasting === undefined
            ? []
            : [
                random.pick([
                  `The service provider is appointed for ${spelledMonths(lasting, random)} from the date on which the service level agreement is signed.`,
                  `The duration of the project is ${spelledMonths(lasting, random)}.`,
                  `All work must be completed over a period of ${spelledMonths(lasting, random)}.`,
                ]),
              ]),
          ...(values.estimatedValue === undefined
            ? []
            : [
                `The budget for this project is ${spelledRand(values.estimatedValue, random)}, all taxes included.`,
              ]),
          ...(values.paymentDays === undefined
            ? []
            : [
                `The authority pays within ${inWords(values.paymentDays)} (${values.paymentDays}) days of receiving a correct invoice.`,
              ]),
          random.pick([
            'Of each invoice 10% is withheld until the close-out report has been approved.',
            'The first tranche is 25% of the fee, the second 25% and the last 50%.',
            'Travel is claimed at the rates of the Department of Transport and may not exceed 8% of the fee.',
          ]),
        ]),
        ...(lists.eligibility.length + lists.cidb.length === 0 ? [] : [heading('5. WHO MAY BID')]),
        ...numbered(5, [
          ...lists.eligibility,
          ...lists.cidb.map(
            ({ grade, classOfWorks, potentiallyEmerging }) =>
              `The bidder is to hold a CIDB grading of ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`,
          ),
        ]),
        heading('6. BRIEFING, CLOSING AND VALIDITY'),
        ...numbered(6, [
          ...(values.briefing ? briefingSentences(values.briefing, terms, random) : []),
          ...(values.closing ? [closingSentence(values.closing, terms, random)] : []),
          ...(values.validityDays === undefined
            ? []
            : [validitySentence(values.validityDays, terms, random)]),
          ...(values.submission ? deliverySentences(values.submission, terms, random) : []),
        ]),
        heading('7. DOCUMENTS THAT MUST BE SUBMITTED'),
        ...(lists.returnables.length === 0
          ? []
          : [text(authorityPhrases.mandatory), text(returnablesIntroduction(terms, random))]),
        {
          kind: 'list',
          mark: random.pick(['number', 'letter', 'bullet']),
          items: lists.returnables.map((item) => item.text),
        },
        ...(grounds.length === 0 ? [] : [heading('8. EXCLUSION OF BIDS'), ...numbered(8, grounds)]),
        ...evaluation(bid, random),
        heading('10. ENQUIRIES'),
        ...numbered(
          10,
          lists.contacts.map((contact) => contactSentence(contact, random)),
        ),
      ],
    };
  },
};
