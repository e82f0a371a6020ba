import type { Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { spelledDayInWords, spelledMonths, spelledTime } from '../wordings/spelled.ts';
import { heldOutPhrases } from './phrases.ts';
import { contactSentence, deliverySentences, meetingSentences } from './sentences.ts';

const text = (line: string): Block => ({ kind: 'text', text: line });

/** Terms of reference as a word processor saves them, with criteria and their points as bullets. */
export const docxTerms: Layout = {
  name: 'docx-terms',
  heldOut: true,
  category: 'bid-document',
  format: 'docx',
  kinds: ['terms'],
  fits: () => true,
  facts: { phrases: heldOutPhrases, returnables: 'mandatory', subCriteria: false },
  states: {
    ...{ closing: 1, validityDays: 0.8, briefing: 1, submission: 1, evaluationSystem: 1, functionality: 1 },
    ...{ functionalityThreshold: 1, contacts: 1, returnables: 1, durationMonths: 1, specifications: 1 },
    ...{ eligibility: 1, subcontractingPercent: 1, specificGoals: 0.8 },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const total = lists.functionality.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
    const threshold = values.functionalityThreshold;
    const style = random.pick([
      (name: string, weight: number | null) => `${name} – ${weight} points`,
      (name: string, weight: number | null) => `${name} (${weight})`,
      (name: string, weight: number | null) => `${name}: ${weight} points maximum`,
    ]);
    return {
      look: { font: 'serif', size: 12, footer: bid.number },
      blocks: [
        { kind: 'title', text: `Terms of reference: ${bid.title}` },
        text(bid.buyer),
        { kind: 'heading', text: 'Purpose' },
        text('The purpose of these terms of reference is to solicit proposals from interested parties.'),
        { kind: 'heading', text: 'Deliverables' },
        { kind: 'list', items: lists.specifications, mark: 'bullet' },
        ...(values.durationMonths === undefined
          ? []
          : [
              text(
                `Timeframe: ${spelledMonths(values.durationMonths, random)} as from signature of the agreement.`,
              ),
            ]),
        ...(values.subcontractingPercent === undefined
          ? []
          : [
              text(
                `The firm awards ${values.subcontractingPercent}% of the work to subcontractors from the area.`,
              ),
            ]),
        { kind: 'heading', text: 'Pre-conditions' },
        { kind: 'list', items: lists.eligibility, mark: 'bullet' },
        { kind: 'heading', text: 'How proposals are judged' },
        ...(lists.functionality.length === 0
          ? [text('Only price and specific goals count.')]
          : ([
              {
                kind: 'list',
                items: lists.functionality.map(({ name, weight }) => style(name, weight)),
                mark: 'bullet',
              },
              text(`Total: ${total} points`),
            ] satisfies Block[])),
        ...(threshold === undefined
          ? []
          : [
              text(
                random.pick([
                  `Cut-off: ${(threshold * total) / 100} out of ${total}`,
                  `The cut-off for functionality lies at ${threshold}%.`,
                ]),
              ),
            ]),
        ...(values.evaluationSystem
          ? [
              text(
                `${threshold === undefined ? 'Proposals' : 'Proposals above the cut-off'} are ranked according to ${values.evaluationSystem}.`,
              ),
            ]
          : []),
        ...(lists.specificGoals.length === 0
          ? []
          : ([
              text('Points for specific goals:'),
              {
                kind: 'list',
                items: lists.specificGoals.map(({ goal, points }) => `${goal} = ${points}`),
                mark: 'bullet',
              },
            ] satisfies Block[])),
        { kind: 'heading', text: 'What to hand in' },
        ...(lists.returnables.length === 0 ? [] : [text(heldOutPhrases.mandatory)]),
        { kind: 'list', items: lists.returnables.map((item) => item.text), mark: 'letter' },
        ...(values.submission ? deliverySentences(values.submission, random).map(text) : []),
        ...(values.briefing ? meetingSentences(values.briefing, random).map(text) : []),
        ...(values.closing
          ? [
              text(
                `Deadline: ${spelledDayInWords(values.closing.date, random)}, ${spelledTime(values.closing.time ?? '11:00', random)}`,
              ),
            ]
          : []),
        ...(values.validityDays === undefined
          ? []
          : [text(`A proposal may not be withdrawn for ${values.validityDays} days after the deadline.`)]),
        ...lists.contacts.map((item) => text(contactSentence(item, random))),
      ],
    };
  },
};
