import type { Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { spelledDay, spelledMonths, spelledTime } from '../wordings/spelled.ts';
import { heldOutPhrases } from './phrases.ts';
import { contactSentence, deliverySentences, gradeSentence, meetingSentences } from './sentences.ts';

const text = (line: string): Block => ({ kind: 'text', text: line });
/** Stands in every notice, and is a ground for rejection. */
const NOT_ACCEPTED = 'Faxed offers are not accepted.';

/** A notice set in two narrow columns, as in a bulletin. */
export const twoColumnNotice: Layout = {
  name: 'two-column-notice',
  heldOut: true,
  category: 'advertisement',
  format: 'pdf',
  kinds: ['advert'],
  fits: () => true,
  facts: { phrases: heldOutPhrases, returnables: 'plain', subCriteria: false },
  states: {
    closing: 1,
    validityDays: 0.8,
    briefing: 1,
    submission: 1,
    evaluationSystem: 0.8,
    functionalityThreshold: 0.7,
    contacts: 1,
    cidb: 1,
    returnables: 0.8,
    durationMonths: 0.4,
    specificGoals: 0.5,
    estimatedValue: 0,
  },
  adapt: ({ lists, ...truth }) => ({
    ...truth,
    lists: { ...lists, disqualifiers: [...lists.disqualifiers, NOT_ACCEPTED] },
  }),
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const { closing } = values;
    return {
      look: { font: 'serif', size: 9.5, footer: 'www.etenders.gov.za      {page}' },
      blocks: [
        { kind: 'title', text: bid.buyer, size: 15 },
        { kind: 'title', text: `Notice ${bid.number}` },
        { kind: 'rule' },
        { kind: 'columns', count: 2 },
        { kind: 'heading', text: bid.title, level: 2 },
        text('Offers are requested from capable and experienced firms for the work described above.'),
        ...(values.durationMonths === undefined
          ? []
          : [text(`Term of contract: ${spelledMonths(values.durationMonths, random)}.`)]),
        ...lists.cidb.map((item) => text(gradeSentence(item, random))),
        text(
          `Documents can be obtained as from ${spelledDay(bid.advertised, random)} free of charge on the internet.`,
        ),
        ...(values.briefing ? meetingSentences(values.briefing, random).map(text) : []),
        ...(values.functionalityThreshold === undefined
          ? []
          : [
              text(
                random.pick([
                  `Functionality applies, with a minimum score of ${values.functionalityThreshold}%.`,
                  `Offers below ${values.functionalityThreshold} percent in the functionality evaluation fall away.`,
                ]),
              ),
            ]),
        ...(values.evaluationSystem
          ? [text(`Adjudication is on the ${values.evaluationSystem} basis (price/specific goals).`)]
          : []),
        ...(lists.specificGoals.length === 0
          ? []
          : [
              text('Points for specific goals are awarded as follows:'),
              {
                kind: 'list',
                items: lists.specificGoals.map(({ goal, points }) => `${goal}: ${points} points`),
                mark: 'dash',
              } satisfies Block,
            ]),
        ...(lists.returnables.length === 0
          ? []
          : [
              text('The offer is accompanied by:'),
              {
                kind: 'list',
                items: lists.returnables.map((item) => item.text),
                mark: 'roman',
              } satisfies Block,
            ]),
        ...(values.submission ? deliverySentences(values.submission, random).map(text) : []),
        ...(closing
          ? [
              text(
                random.pick([
                  `Offers close at ${spelledTime(closing.time ?? '11:00', random)} on ${spelledDay(closing.date, random)}, after which they are opened in public.`,
                  `Closing: ${spelledDay(closing.date, random)} (${spelledTime(closing.time ?? '11:00', random)})`,
                ]),
              ),
            ]
          : []),
        ...(values.validityDays === undefined
          ? []
          : [text(`Offers are binding for ${values.validityDays} days reckoned from the closing date.`)]),
        ...lists.contacts.map((contact) => text(contactSentence(contact, random))),
        text(`The institution is not obliged to accept any offer. ${NOT_ACCEPTED}`),
        { kind: 'columns', count: 1 },
      ],
    };
  },
};
