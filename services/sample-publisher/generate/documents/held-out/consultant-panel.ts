import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { TradeName } from '#services/sample-publisher/generate/trades.ts';
import type { Bid, Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { text, texts, totalOf } from '../wordings/parts.ts';
import { inWords, spelledMonths } from '../wordings/spelled.ts';
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
} from './authority-sentences.ts';
import { criteriaInAfrikaans, criteriaProse, minimumInAfrikaans } from './panel-criteria.ts';
import { afrikaansName, isAfrikaans, panelPhrases } from './panel-phrases.ts';

/** Share of the documents whose evaluation is in Afrikaans. */
const AFRIKAANS = 0.3;
const professions: readonly TradeName[] = [
  ...(['engineering', 'consulting', 'finance', 'legal', 'training', 'research', 'property'] as const),
];
const terms: Terms = { buyer: 'client', bidder: 'firm', offer: 'application' };
const heading = (line: string): Block => ({ kind: 'heading', text: line });

/** How the panel works, with fees and percentages that state nothing of the evaluation. */
const working = (random: Random): string[] => [
  random.pick([
    'The panel consists of no more than twelve firms. Work is rotated, and no firm is given more than 25% of the assignments of a year.',
    'Between five and eight firms are taken up. Admission to the panel is no guarantee of work.',
    'The number of firms depends on the need. A firm that turns down three invitations in a row is moved to the end of the rotation.',
  ]),
  random.pick([
    'Hourly rates follow the tariff of the profession, less a discount of 15%; disbursements are refunded at cost plus 5%.',
    'Fees are invoiced at 30% after inception, 40% after the draft and 30% after the final report of each assignment.',
    'Rates are adjusted once a year by the consumer price index, and by not more than 5.5%.',
  ]),
];

function terminology({ truth: { values } }: Bid, random: Random): string[] {
  const { durationMonths: months, paymentDays: days } = values;
  return [
    ...(months === undefined
      ? []
      : [
          random.pick([
            `The panel is appointed for ${spelledMonths(months, random)}.`,
            `Firms serve on the panel for a term of ${spelledMonths(months, random)}, which begins on the date of the letter of appointment.`,
            `The life of the panel is ${spelledMonths(months, random)}.`,
          ]),
        ]),
    ...(days === undefined
      ? []
      : [
          random.pick([
            `Invoices are paid within ${inWords(days)} (${days}) days of receipt.`,
            `The client pays firms within ${days} days after it received an invoice.`,
          ]),
        ]),
  ];
}

function evaluation({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const { functionality } = lists;
  const { functionalityThreshold: minimum, evaluationSystem: system } = values;
  const afrikaans = functionality.some(({ name }) => isAfrikaans(name));
  const total = totalOf(functionality);
  return [
    heading(afrikaans ? 'Evaluation / Beoordeling' : 'How applications are evaluated'),
    ...(afrikaans
      ? [
          text(
            'In keeping with the language policy, the requirements for functionality are issued in Afrikaans.',
          ),
        ]
      : []),
    ...(functionality.length === 0
      ? [text('Applications are compared on rates and specific goals alone.')]
      : [
          text(afrikaans ? criteriaInAfrikaans(functionality, random) : criteriaProse(functionality, random)),
        ]),
    ...(minimum === undefined
      ? []
      : [
          text(
            afrikaans
              ? minimumInAfrikaans(minimum, total, random)
              : minimumSentence(minimum, total, terms, random),
          ),
        ]),
    ...(system === undefined ? [] : [text(preferenceSentence(system, random))]),
    ...texts(goalSentences(lists.specificGoals, terms, random)),
  ];
}

function returnables({ truth: { lists } }: Bid, random: Random): Block[] {
  const items = lists.returnables.map((item) => item.text);
  if (items.length === 0) return [];
  const introduction = returnablesIntroduction(terms, random);
  return [
    heading('What to attach'),
    ...(random.chance(0.4)
      ? [text(`${introduction} ${items.join('; ')}.`)]
      : ([
          text(introduction),
          { kind: 'list', mark: random.pick(['dash', 'letter']), items },
        ] satisfies Block[])),
  ];
}

/** Terms of reference for a panel of professional firms in running prose, some with their evaluation in Afrikaans. */
export const consultantPanel: Layout = {
  name: 'consultant-panel',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['terms', 'bid-document'],
  fits: ({ trade }) => professions.includes(trade),
  facts: { phrases: panelPhrases, returnables: 'plain', subCriteria: false },
  states: {
    ...{ closing: 1, validityDays: 0.9, briefing: 1, submission: 1, evaluationSystem: 1, functionality: 1 },
    ...{ functionalityThreshold: 1, specificGoals: 0.8, contacts: 1, returnables: 0.9, durationMonths: 1 },
    ...{ paymentDays: 0.6, specifications: 1, eligibility: 0.9, disqualifiers: 0.8 },
  },
  adapt: (truth, random) => {
    if (!random.chance(AFRIKAANS)) return truth;
    const functionality = truth.lists.functionality.map((criterion) => ({
      ...criterion,
      name: afrikaansName(criterion.name),
    }));
    return { ...truth, lists: { ...truth.lists, functionality } };
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    return {
      look: { font: 'serif', size: 11.5, footer: `${bid.number} – {page}` },
      blocks: [
        { kind: 'title', text: bid.buyer },
        {
          kind: 'title',
          text: random.pick([
            'PANEL OF PROFESSIONAL SERVICE PROVIDERS',
            'APPOINTMENT TO A PANEL OF CONSULTANTS',
            'INVITATION TO SERVE ON A PANEL',
          ]),
          size: 13,
        },
        { kind: 'title', text: bid.title, size: 12 },
        text(`Reference: ${bid.number}`),
        heading('Why a panel'),
        text(
          random.pick([
            `${bid.buyer} cannot foresee all its needs for professional advice, and therefore compiles a list of firms that it can call on at short notice.`,
            `The previous panel of ${bid.buyer} had nine members and has come to its end. Firms are hereby invited to apply for the next one.`,
            `${bid.buyer} invites professional firms to apply for admission to a panel.`,
          ]),
        ),
        heading('The work of the panel'),
        text(lists.specifications.join(' ')),
        heading('Size of the panel, term and fees'),
        ...texts([...terminology(bid, random), ...working(random)]),
        ...(lists.eligibility.length + lists.disqualifiers.length === 0 ? [] : [heading('Who may apply')]),
        ...texts(
          [lists.eligibility, lists.disqualifiers]
            .filter((lines) => lines.length > 0)
            .map((lines) => lines.join(' ')),
        ),
        ...evaluation(bid, random),
        ...returnables(bid, random),
        heading('Applications'),
        text(
          [
            ...(values.submission ? deliverySentences(values.submission, terms, random) : []),
            ...(values.closing ? [closingSentence(values.closing, terms, random)] : []),
            ...(values.validityDays === undefined
              ? []
              : [validitySentence(values.validityDays, terms, random)]),
          ].join(' '),
        ),
        ...(values.briefing ? texts(briefingSentences(values.briefing, terms, random)) : []),
        ...texts(lists.contacts.map((contact) => contactSentence(contact, random))),
      ],
    };
  },
};
