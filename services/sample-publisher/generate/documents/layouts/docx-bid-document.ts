import type { Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { noise } from '../wordings/noise.ts';
import {
  contactParts,
  criteriaTable,
  goalsTable,
  termSentences,
  text,
  texts,
  totalOf,
} from '../wordings/parts.ts';
import { phrases } from '../wordings/phrases.ts';
import {
  briefingSentences,
  preferenceSentence,
  submissionSentences,
  thresholdSentence,
  validitySentence,
} from '../wordings/sentences.ts';
import { spelledDay, spelledTime } from '../wordings/spelled.ts';

/** A bid document that was left in the format of the word processor, with most of its facts in tables. */
export const docxBidDocument: Layout = {
  name: 'docx-bid-document',
  category: 'bid-document',
  format: 'docx',
  kinds: ['bid-document', 'terms'],
  fits: () => true,
  facts: { returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, functionality: 1 },
    ...{ functionalityThreshold: 1, specificGoals: 1, contacts: 1, returnables: 1, durationMonths: 0.8 },
    ...{ cidb: 1, localContent: 1, paymentDays: 0.5, disqualifiers: 0.7 },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const { closing } = values;
    return {
      look: {
        font: 'sans',
        size: 11,
        header: `${bid.buyer} ${bid.number}`,
        footer: 'Page {page} of {pages}',
      },
      blocks: [
        { kind: 'title', text: bid.buyer },
        { kind: 'title', text: `Bid document: ${bid.title}` },
        {
          kind: 'table',
          rows: [
            ['Bid number', bid.number],
            ...(closing
              ? [
                  ['Closing date', spelledDay(closing.date, random)],
                  ['Closing time', spelledTime(closing.time ?? '11:00', random)],
                ]
              : []),
            ['Date of issue', spelledDay(bid.advertised, random)],
          ],
          shares: [35, 65],
          rules: 'all',
        },
        { kind: 'heading', text: 'Submission of bids' },
        ...(values.submission ? texts(submissionSentences(values.submission, bid.number, random)) : []),
        ...(values.validityDays === undefined ? [] : [text(validitySentence(values.validityDays, random))]),
        ...(values.briefing ? texts(briefingSentences(values.briefing, random)) : []),
        { kind: 'heading', text: 'Conditions' },
        ...texts(noise(bid, 4, random)),
        ...texts(termSentences(bid.truth, random)),
        {
          kind: 'list',
          items: lists.disqualifiers.filter((line) => line !== phrases.mandatory),
          mark: 'bullet',
        },
        { kind: 'heading', text: 'Evaluation' },
        ...(lists.functionality.length > 0 ? [criteriaTable(lists.functionality, 'all', random)] : []),
        ...(values.functionalityThreshold === undefined
          ? []
          : [text(thresholdSentence(values.functionalityThreshold, totalOf(lists.functionality), random))]),
        ...(values.evaluationSystem ? [text(preferenceSentence(values.evaluationSystem, random))] : []),
        ...goalsTable(lists.specificGoals, 'all'),
        ...(lists.returnables.length === 0
          ? []
          : ([
              { kind: 'heading', text: 'Returnable documents' },
              ...(lists.returnables.some(({ mandatory }) => mandatory)
                ? [text(`Documents marked “Yes” are mandatory. ${phrases.mandatory}`)]
                : []),
              {
                kind: 'table',
                rows: [
                  ['Document', 'Mandatory', 'Submitted (for office use)'],
                  ...lists.returnables.map((item) => [item.text, item.mandatory ? 'Yes' : 'No', '']),
                ],
                shares: [60, 18, 22],
                rules: 'all',
                head: 1,
              },
            ] satisfies Block[])),
        { kind: 'heading', text: 'Enquiries' },
        ...contactParts(bid, random),
      ],
    };
  },
};
