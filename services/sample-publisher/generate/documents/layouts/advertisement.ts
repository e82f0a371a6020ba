import type { Layout } from '../layout.ts';
import { noise } from '../wordings/noise.ts';
import { contactParts, termSentences, text, texts } from '../wordings/parts.ts';
import {
  briefingSentences,
  closingSentence,
  preferenceSentence,
  submissionSentences,
  validitySentence,
} from '../wordings/sentences.ts';

/** A notice of one page in running text. */
export const advertisement: Layout = {
  name: 'advertisement',
  category: 'advertisement',
  format: 'pdf',
  kinds: ['advert'],
  fits: () => true,
  facts: { returnables: 'plain', subCriteria: false },
  states: {
    closing: 1,
    validityDays: 0.7,
    briefing: 1,
    submission: 1,
    evaluationSystem: 0.9,
    contacts: 1,
    cidb: 1,
    eligibility: 0.6,
    durationMonths: 0.3,
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    return {
      look: { font: 'serif', size: 11 },
      blocks: [
        { kind: 'title', text: bid.buyer.toUpperCase(), size: 16 },
        { kind: 'title', text: random.pick(['INVITATION TO TENDER', 'TENDER NOTICE', 'BID NOTICE']) },
        { kind: 'rule' },
        {
          kind: 'text',
          bold: true,
          text: `${random.pick(['Bid no', 'Tender number', 'Contract No'])}: ${bid.number}`,
        },
        { kind: 'text', bold: true, text: bid.title },
        text(`${bid.buyer} hereby invites suitably qualified bidders to submit offers for the above.`),
        ...texts(termSentences(bid.truth, random)),
        ...texts(lists.eligibility),
        ...(values.briefing ? texts(briefingSentences(values.briefing, random)) : []),
        ...texts(noise(bid, 2, random)),
        ...(values.evaluationSystem ? [text(preferenceSentence(values.evaluationSystem, random))] : []),
        ...(values.submission ? texts(submissionSentences(values.submission, bid.number, random)) : []),
        ...(values.closing ? [text(closingSentence(values.closing, random))] : []),
        ...(values.validityDays === undefined ? [] : [text(validitySentence(values.validityDays, random))]),
        ...contactParts(bid, random),
        { kind: 'space', points: 14 },
        text(random.pick(['ACCOUNTING OFFICER', 'MUNICIPAL MANAGER', 'HEAD: SUPPLY CHAIN MANAGEMENT'])),
      ],
    };
  },
};
