import type { Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { heldOutPhrases } from './phrases.ts';

const exchanges: readonly (readonly [string, string])[] = [
  ['Must prices include VAT of 15%?', 'Yes.'],
  ['May a consortium of three firms respond?', 'Yes, the number of firms is not limited.'],
  ['Is a bank guarantee needed?', 'This is dealt with in the contract data.'],
  ['Who may attend the meeting, should there be one?', 'Everyone who signs the register.'],
  ['Does experience from 2019 count?', 'Experience of the last ten years is taken into account.'],
  ['Is the SBD 5 needed?', 'No.'],
  ['Can the price schedule be typed?', 'Yes, if the form is not altered.'],
  ['What is the size of the site?', 'About 4 hectares, of which 30% is paved.'],
];

/** Questions of bidders with answers: a document that repeats much and states nothing that is asked of it. */
export const questionsAndAnswers: Layout = {
  name: 'questions-and-answers',
  heldOut: true,
  category: 'other',
  format: 'pdf',
  kinds: ['annexure'],
  fits: () => true,
  facts: { phrases: heldOutPhrases, returnables: 'plain', subCriteria: false },
  states: {},
  compose: (bid, random) => ({
    look: { font: 'sans', size: 11, footer: '{page}/{pages}' },
    blocks: [
      { kind: 'title', text: 'QUESTIONS AND ANSWERS' },
      { kind: 'text', text: `${bid.number} – ${bid.title}` },
      ...Array.from({ length: random.integer(3, 9) }, (_, at): Block[] => {
        const [question, answer] = random.pick(exchanges);
        return [
          { kind: 'text', bold: true, text: `Q${at + 1}. ${question}` },
          { kind: 'text', text: `A${at + 1}. ${answer}` },
        ];
      }).flat(),
    ],
  }),
};
