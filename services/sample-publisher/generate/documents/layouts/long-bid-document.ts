import type { Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { noise } from '../wordings/noise.ts';
import {
  contactParts,
  criteriaTable,
  goalsTable,
  returnableParts,
  termSentences,
  text,
  texts,
  totalOf,
} from '../wordings/parts.ts';
import { phrases } from '../wordings/phrases.ts';
import {
  briefingSentences,
  closingSentence,
  formulaSentences,
  preferenceSentence,
  submissionSentences,
  thresholdSentence,
  validitySentence,
} from '../wordings/sentences.ts';

const heading = (line: string): Block => ({ kind: 'heading', text: line });
const levelsOf = new Map(
  Object.values(phrases.criteria).flatMap((criteria) =>
    criteria.map(({ name, levels }) => [name, levels] as const),
  ),
);
const clauses = [
  'In this document words in the singular include the plural and words of one gender include the other.',
  'The bidder is deemed to have inspected the site and to have satisfied itself of the conditions.',
  'The institution may request clarification of any aspect of a bid in writing within seven (7) days.',
  'Bids are opened in public directly after the closing time where this is practicable.',
  'The price must include delivery, insurance, disbursements and all applicable taxes.',
  'Prices that are subject to escalation must be stated as such, with the formula in the schedule.',
  'No bid shall be deemed to have been accepted until a formal contract is signed by both parties.',
  'A service level agreement will be concluded within 14 days of the letter of appointment.',
  'The supplier shall indemnify the institution against claims of third parties.',
  'Disputes are referred to mediation before litigation is instituted in a court of the Republic.',
];

/** A long document with cover, contents, headers and footers, whose table of criteria goes over pages. */
export const longBidDocument: Layout = {
  name: 'long-bid-document',
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document'],
  fits: () => true,
  facts: { returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 1 },
    ...{ functionalityThreshold: 1, functionality: 1, specificGoals: 1, contacts: 1, returnables: 1 },
    ...{
      durationMonths: 1,
      paymentDays: 1,
      guaranteePercent: 1,
      subcontractingPercent: 1,
      estimatedValue: 1,
    },
    ...{ bbbeeLevel: 1, cidb: 1, localContent: 1, eligibility: 1, disqualifiers: 1, specifications: 1 },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const general = (count: number): Block => ({
      kind: 'list',
      items: Array.from({ length: count }, () => random.pick(clauses)),
      mark: 'number',
    });
    return {
      look: {
        font: 'sans',
        size: 10.5,
        header: `${bid.buyer}  |  ${bid.number}`,
        footer: `${bid.title.slice(0, 60)}      Page {page} of {pages}      Initial: ______`,
      },
      blocks: [
        { kind: 'space', points: 120 },
        { kind: 'title', text: bid.buyer.toUpperCase(), size: 18 },
        { kind: 'title', text: `BID NUMBER: ${bid.number}` },
        { kind: 'title', text: bid.title },
        ...(values.closing ? [text(closingSentence(values.closing, random))] : []),
        text('NAME OF BIDDER: ....................................................................'),
        text('TOTAL BID PRICE (VAT INCLUSIVE): R ..............................................'),
        { kind: 'page' },
        { kind: 'title', text: 'TABLE OF CONTENTS' },
        { kind: 'contents' },
        { kind: 'page' },
        heading('1. INSTRUCTIONS TO BIDDERS'),
        ...(values.submission ? texts(submissionSentences(values.submission, bid.number, random)) : []),
        ...(values.validityDays === undefined ? [] : [text(validitySentence(values.validityDays, random))]),
        ...(values.briefing ? texts(briefingSentences(values.briefing, random)) : []),
        ...texts(noise(bid, 6, random)),
        general(random.integer(8, 14)),
        heading('2. ELIGIBILITY AND DISQUALIFICATION'),
        { kind: 'list', items: lists.eligibility, mark: 'letter' },
        { kind: 'text', bold: true, text: 'Bids will be disqualified on the following grounds:' },
        {
          kind: 'list',
          items: lists.disqualifiers.filter((line) => line !== phrases.mandatory),
          mark: 'letter',
        },
        heading('3. SCOPE OF WORK'),
        { kind: 'list', items: lists.specifications, mark: 'bullet' },
        heading('4. SPECIAL CONDITIONS OF CONTRACT'),
        ...texts(termSentences(bid.truth, random)),
        general(random.integer(10, 22)),
        heading('5. EVALUATION CRITERIA'),
        text(
          'Bids are evaluated in three phases: administrative compliance, functionality, and price and specific goals.',
        ),
        ...(lists.functionality.length === 0
          ? []
          : [
              {
                ...criteriaTable(lists.functionality, 'all', random, (name) => levelsOf.get(name) ?? []),
                repeats: true,
              },
            ]),
        ...(values.functionalityThreshold === undefined
          ? []
          : [text(thresholdSentence(values.functionalityThreshold, totalOf(lists.functionality), random))]),
        ...(values.evaluationSystem ? [text(preferenceSentence(values.evaluationSystem, random))] : []),
        ...(values.priceFormula ? texts(formulaSentences(values.priceFormula)) : []),
        ...goalsTable(lists.specificGoals, 'all'),
        heading('6. RETURNABLES'),
        ...returnableParts(bid, 'number', random).map(
          (block): Block => (block.kind === 'heading' ? { ...block, level: 2 } : block),
        ),
        heading('7. ENQUIRIES'),
        ...contactParts(bid, random),
      ],
    };
  },
};
