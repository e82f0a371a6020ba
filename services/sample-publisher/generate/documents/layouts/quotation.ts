import type { Layout } from '../layout.ts';
import { contactParts, returnableParts, termSentences, text, texts } from '../wordings/parts.ts';
import {
  closingSentence,
  preferenceSentence,
  submissionSentences,
  validitySentence,
} from '../wordings/sentences.ts';
import { spelledDay } from '../wordings/spelled.ts';

/** A request for a quotation on one page, with a table of items to price. */
export const quotation: Layout = {
  name: 'quotation',
  category: 'bid-document',
  format: 'pdf',
  kinds: ['quotation'],
  fits: () => true,
  facts: { returnables: 'mandatory', subCriteria: false },
  states: {
    ...{ closing: 1, validityDays: 0.9, submission: 1, evaluationSystem: 0.8, contacts: 1, returnables: 1 },
    ...{ paymentDays: 0.5, cidb: 1, localContent: 1, specifications: 0.8 },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    return {
      look: { font: 'sans', size: 9.5, margin: 44, glued: random.chance(0.3) ? 0.04 : 0 },
      blocks: [
        { kind: 'title', text: bid.buyer.toUpperCase(), size: 13 },
        {
          kind: 'title',
          text: random.pick(['REQUEST FOR QUOTATION', 'REQUEST FOR FORMAL WRITTEN PRICE QUOTATION']),
        },
        {
          kind: 'table',
          rows: [
            ['RFQ NUMBER', bid.number, 'DATE ISSUED', spelledDay(bid.advertised, random)],
            ['DESCRIPTION', bid.title, 'DELIVERY ADDRESS', bid.town],
          ],
          shares: [18, 42, 18, 22],
          rules: 'all',
        },
        ...(values.closing ? [text(closingSentence(values.closing, random))] : []),
        ...(values.submission ? texts(submissionSentences(values.submission, bid.number, random)) : []),
        {
          kind: 'table',
          rows: [
            ['Item', 'Description', 'Qty', 'Unit price', 'Total'],
            ...lists.specifications.map((line, at) => [String(at + 1), line, '', '', '']),
            ['', 'VAT @ 15%', '', '', ''],
            ['', 'Grand total', '', '', 'R'],
          ],
          shares: [8, 52, 10, 15, 15],
          rules: 'all',
          head: 1,
        },
        ...(values.validityDays === undefined ? [] : [text(validitySentence(values.validityDays, random))]),
        ...(values.evaluationSystem ? [text(preferenceSentence(values.evaluationSystem, random))] : []),
        ...texts(termSentences(bid.truth, random)),
        ...returnableParts(bid, 'dash', random),
        ...contactParts(bid, random),
        text(
          'Delivery period: ........ days      Is the price firm? YES / NO      Signature: ....................',
        ),
      ],
    };
  },
};
