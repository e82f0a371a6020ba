import type { Random } from '#services/sample-publisher/generate/random.ts';
import { DAY } from '#services/sample-publisher/generate/times.ts';
import type { AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import type { Bid, Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { text, texts, totalOf } from '../wordings/parts.ts';
import {
  spelledDay,
  spelledDayInWords,
  spelledMonths,
  spelledPhone,
  spelledTime,
} from '../wordings/spelled.ts';
import { proposalPhrases } from './proposal-phrases.ts';

const phrases = {
  ...proposalPhrases,
  mandatory:
    'Bidders who do not submit the documents below are disqualified at Gate 0 and do not proceed to Gate 1.',
};
const heading = (line: string): Block => ({ kind: 'heading', text: line });
const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) - days * DAY).toISOString().slice(0, 10);
const whenOf = ({ date, time }: Moment, random: Random): string =>
  `${spelledDay(date, random)}${time === null ? '' : ` at ${spelledTime(time, random)}`}`;

/** What happens when; the days for questions and answers are reckoned back from the closing date. */
function timeline({ truth: { values }, advertised }: Bid, random: Random): string[][] {
  const { closing, briefing } = values;
  return [
    ['Advertisement of bid on the Government e-tender portal', spelledDay(advertised, random)],
    ...(briefing
      ? [
          [
            `${briefing.compulsory ? 'Compulsory' : 'Optional (non-compulsory)'} briefing session${briefing.venue === null ? '' : `, ${briefing.venue}`}`,
            briefing.moment === null ? 'To be communicated' : whenOf(briefing.moment, random),
          ],
        ]
      : []),
    ...(closing
      ? [
          // Where the bid is open for a week only, there is no time for questions.
          ...(daysBefore(closing.date, 10) <= advertised
            ? []
            : [
                [
                  'Questions relating to bid from bidder(s)',
                  `Up to ${spelledDayInWords(daysBefore(closing.date, 10), random)}`,
                ],
                ['Responses to questions posted', spelledDayInWords(daysBefore(closing.date, 7), random)],
              ]),
          ['Bid closing date', whenOf(closing, random)],
        ]
      : []),
    ['Notice to bidder(s)', 'Bidders will be informed of the progress until conclusion of the tender'],
  ];
}

/** The gates side by side, each with what it asks for below its name. */
function gates({ truth: { values, lists } }: Bid): Block {
  const { functionalityThreshold: threshold, evaluationSystem: system } = values;
  const total = totalOf(lists.functionality);
  const last = `Bidder(s) will be evaluated out of 100 points${system === undefined ? '' : ` on the ${system} split`}, and Gate ${threshold === undefined ? 1 : 2} only applies to bidder(s) who have met the requirements of the gate before.`;
  const columns = [
    [
      'Pre-qualification criteria (Gate 0)',
      'Bidder(s) must submit all documents as outlined in paragraph 6. Only bidder(s) that comply with ALL these criteria proceed.',
    ],
    ...(threshold === undefined
      ? []
      : [
          [
            'Technical evaluation criteria (Gate 1)',
            `Bidder(s) are required to achieve a minimum of ${(threshold * total) / 100} points out of ${total} points to proceed to Gate 2.`,
          ],
        ]),
    [`Price and specific goals evaluation (Gate ${threshold === undefined ? 1 : 2})`, last],
  ];
  return {
    kind: 'table',
    rules: 'all',
    head: 1,
    shares: columns.map(() => 1),
    rows: [columns.map(([name]) => name!), columns.map(([, what]) => what!)],
  };
}

function technical({ truth: { lists } }: Bid): Block[] {
  if (lists.functionality.length === 0) return [];
  const total = totalOf(lists.functionality);
  return [
    heading(`8. Gate 1: Technical evaluation criteria = ${total} points`),
    text(
      'All bidders are required to respond to the technical evaluation criteria scorecard and compliance checklist, and to cross-reference the page of the proof.',
    ),
    {
      kind: 'table',
      rules: 'all',
      head: 1,
      shares: [10, 45, 20, 25],
      rows: [
        ['', 'Technical evaluation criterion', 'Achievable points', 'Bidder’s page reference'],
        ...lists.functionality.flatMap(({ name, weight, subCriteria }, at) => [
          [`8.${at + 1}`, name, String(weight), ''],
          ...subCriteria.map((part) => ['', `• ${part.name} = ${part.weight}`, '', '']),
        ]),
        ['', 'TOTAL', String(total), ''],
      ],
    },
    text(
      'Members of the panel rate each criterion on a scale: 5 = Excellent, 4 = Very good, 3 = Good, 2 = Average, 1 = Poor, 0 = Non-compliance.',
    ),
  ];
}

function delivery({ methods, address, copies, envelopes, format }: AnalysisValues['submission']): string[] {
  const ways: Readonly<Record<string, string>> = {
    email: `Bid responses must be mailed to ${address}; the subject line has the bid number.`,
    portal: `Bid responses must be loaded onto ${address} before the closing date and time; manual submissions are not provided for.`,
    hand: `Bid responses are handed to the receptionist on the ground floor of ${address}, and the bidder signs the submission register.`,
    box: `Bid responses may be dropped in the bid box at the main entrance, ${address}, which is open 24 hours a day.`,
  };
  return [
    ways[methods[0]!] ?? ways['box']!,
    ...(copies === null
      ? []
      : [
          copies === 1
            ? 'Bidders submit one hard copy, the original.'
            : `Bidders submit one (1) original hard copy and ${copies - 1} further ${copies === 2 ? 'copy' : 'copies'}, each marked as such.`,
        ]),
    ...(envelopes === 2
      ? [
          'File 1 (technical) and File 2 (pricing) are placed in two sealed envelopes, so that prices are not known before Gate 2.',
        ]
      : []),
    ...(envelopes === 1
      ? ['File 1 (technical) and File 2 (pricing) are placed in the same sealed envelope.']
      : []),
    ...(format === null ? [] : [`Each file is in ${format}, and named as in the index.`]),
  ];
}

/** Terms of reference of an entity that evaluates in gates, as its word processor saved them. */
export const gatedProposal: Layout = {
  name: 'gated-proposal',
  heldOut: true,
  category: 'bid-document',
  format: 'docx',
  kinds: ['terms', 'bid-document'],
  fits: ({ buyer }) => buyer.kind !== 'municipality',
  facts: { phrases, returnables: 'mandatory', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 0.9, briefing: 1, submission: 1, evaluationSystem: 1, functionality: 1 },
    ...{
      functionalityThreshold: 1,
      specificGoals: 0.9,
      contacts: 1,
      returnables: 1,
      durationMonths: 1,
      cidb: 1,
    },
    ...{ disqualifiers: 0.6, specifications: 1, paymentDays: 0.5, bbbeeLevel: 0.5 },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const grounds = lists.disqualifiers.filter((line) => line !== phrases.mandatory);
    return {
      look: {
        font: 'sans',
        size: 11,
        header: `${bid.buyer} – RFB ${bid.number}`,
        footer: 'Confidential',
      },
      blocks: [
        { kind: 'title', text: bid.buyer, size: 18 },
        { kind: 'title', text: 'Request for bids: terms of reference' },
        { kind: 'title', text: bid.title },
        { kind: 'text', align: 'center', text: bid.number },
        { kind: 'page' },
        heading('1. Purpose of this request'),
        text(
          `The purpose of this request is to solicit bids from potential bidder(s) for: ${bid.title}. This document details and incorporates, as far as possible, the tasks and responsibilities of the successful bidder.`,
        ),
        text(
          'The entity was established by statute, was last restructured in 2019 and employs about 1 200 people in nine provinces.',
        ),
        heading('2. Timeline of the bid process'),
        ...(values.validityDays === undefined
          ? []
          : [
              text(
                `The period of validity of bids and the withdrawal of offers, after the closing date and time, is ${values.validityDays} days.`,
              ),
            ]),
        {
          kind: 'table',
          rules: 'all',
          head: 1,
          shares: [58, 42],
          rows: [['Activity', 'Due date'], ...timeline(bid, random)],
        },
        heading('3. Contact and communication'),
        ...lists.contacts.map(({ about, name, phone, email }) =>
          text(
            `${about === 'technical' ? 'The project owner for matters of content' : 'The nominated official of the bidding process'} is ${[name ?? 'reached', email === null ? null : `at ${email}`, phone === null ? null : `or telephonically at ${spelledPhone(phone, random)}`].filter((each) => each !== null).join(' ')}.`,
          ),
        ),
        text(
          'The delegated office may communicate with bidder(s) where clarity is sought. Any other communication between the closing date and the award is discouraged.',
        ),
        heading('4. Scope of work'),
        { kind: 'list', items: lists.specifications, mark: 'bullet' },
        ...(values.durationMonths === undefined
          ? []
          : [
              text(
                `The successful bidder will be appointed for ${spelledMonths(values.durationMonths, random)}, subject to annual review of performance.`,
              ),
            ]),
        ...lists.cidb.map(({ grade, classOfWorks, potentiallyEmerging }) =>
          text(
            `For the construction component the bidder’s cidb grade has to be ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or above at the closing date.`,
          ),
        ),
        ...(values.paymentDays === undefined
          ? []
          : [
              text(
                `The entity will pay within ${values.paymentDays} days after it received an original tax invoice; no advance payments are made.`,
              ),
            ]),
        heading('5. Late bids and submission'),
        ...(values.submission ? texts(delivery(values.submission)) : []),
        ...(values.bbbeeLevel === undefined
          ? []
          : [text(`Pre-qualification: a B-BBEE status level of at least ${values.bbbeeLevel}.`)]),
        ...texts(grounds),
        heading('6. Gate 0: Pre-qualification'),
        ...(lists.returnables.some(({ mandatory }) => mandatory) ? [text(phrases.mandatory)] : []),
        {
          kind: 'table',
          rules: 'all',
          head: 1,
          shares: [60, 40],
          rows: [
            ['Document that must be submitted', 'Non-submission will result in disqualification?'],
            ...lists.returnables.map((item) => [
              item.text,
              `${item.mandatory ? 'YES' : 'NO'} – complete and sign the supplied pro forma or attach the proof`,
            ]),
          ],
        },
        heading('7. Evaluation and selection'),
        text(
          'The entity has set minimum standards (gates) that a bidder needs to meet in order to be evaluated and selected as a successful bidder.',
        ),
        gates(bid),
        ...technical(bid),
        heading('9. Price and specific goals'),
        ...(lists.specificGoals.length === 0
          ? []
          : [
              {
                kind: 'table',
                rules: 'all',
                head: 1,
                shares: [70, 30],
                rows: [
                  ['Specific goals', 'Allocated points'],
                  ...lists.specificGoals.map(({ goal, points }) => [goal, String(points)]),
                ],
              } satisfies Block,
            ]),
        text(
          'A bidder that does not claim points in the prescribed form is not disqualified, but scores zero for specific goals.',
        ),
      ],
    };
  },
};
