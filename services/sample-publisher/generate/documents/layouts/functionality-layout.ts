import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid, Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { contactParts, goalsTable, termSentences, text, texts, totalOf } from '../wordings/parts.ts';
import {
  closingSentence,
  preferenceSentence,
  submissionSentences,
  thresholdSentence,
  validitySentence,
} from '../wordings/sentences.ts';

/** What differs between short bid documents that are alike but for the way in which they state functionality. */
type FunctionalityStyle = {
  name: string;
  format: 'pdf' | 'docx';
  font: 'sans' | 'serif';
  /** Whether it prints parts of criteria. */
  hasParts: boolean;
  criteria(bid: Bid, random: Random): Block[];
};

/** @returns a short bid document with conditions, functionality in the given style, preference and enquiries */
export const functionalityLayout = ({
  name,
  format,
  font,
  hasParts,
  criteria,
}: FunctionalityStyle): Layout => ({
  name,
  category: 'bid-document',
  format,
  kinds: ['bid-document', 'criteria'],
  fits: () => true,
  facts: { returnables: 'plain', subCriteria: hasParts },
  states: {
    ...{ closing: 1, validityDays: 0.8, submission: 1, evaluationSystem: 1, functionality: 1 },
    ...{ functionalityThreshold: 1, specificGoals: 0.8, contacts: 1, durationMonths: 0.5, cidb: 1 },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    return {
      look: { font, size: 10.5, footer: `${bid.number}   Page {page} of {pages}` },
      blocks: [
        { kind: 'title', text: bid.buyer.toUpperCase() },
        { kind: 'title', text: bid.title },
        { kind: 'heading', text: '1. Submission' },
        ...(values.closing ? [text(closingSentence(values.closing, random))] : []),
        ...(values.submission ? texts(submissionSentences(values.submission, bid.number, random)) : []),
        ...(values.validityDays === undefined ? [] : [text(validitySentence(values.validityDays, random))]),
        ...texts(termSentences(bid.truth, random)),
        ...(lists.functionality.length === 0 ? [] : criteria(bid, random)),
        ...(values.functionalityThreshold === undefined
          ? []
          : [text(thresholdSentence(values.functionalityThreshold, totalOf(lists.functionality), random))]),
        { kind: 'heading', text: '3. Price and preference' },
        ...(values.evaluationSystem ? [text(preferenceSentence(values.evaluationSystem, random))] : []),
        ...goalsTable(lists.specificGoals, 'all'),
        { kind: 'heading', text: '4. Enquiries' },
        ...contactParts(bid, random),
      ],
    };
  },
});
