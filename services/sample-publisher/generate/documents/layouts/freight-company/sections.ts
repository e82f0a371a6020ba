import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text } from '../../wordings/parts.ts';
import { spelledDayInWords } from '../../wordings/spelled.ts';
import { warnings } from './phrases.ts';
import {
  briefingLines,
  closingLines,
  contactRow,
  submissionLines,
  termSentences,
  validityLines,
} from './sentences.ts';

export const section = (line: string): Block => ({ kind: 'heading', text: line });
export const paragraph = (line: string): Block => ({ kind: 'heading', level: 2, text: line });

/** Numbered clauses with their text indented; a clause is not divided by the foot of a page. */
export const clauses = (number: string, lines: readonly string[]): Block[] =>
  lines.length === 0
    ? []
    : [
        {
          ...{ kind: 'table', rules: 'none', size: 10, shares: [9, 91] },
          rows: lines.map((line, at) => [`${number}.${at + 1}`, line]),
        },
      ];

const DAY = 86_400_000;
/** Days before closing on which questions end; not printed where the RFP is advertised for a shorter time. */
const QUESTIONS_END = 7;

function questionsEnd({ truth: { values }, advertised }: Bid, random: Random): string[] {
  if (values.closing === undefined) return [];
  const last = Date.parse(`${values.closing.date}T12:00:00Z`) - QUESTIONS_END * DAY;
  if (last < Date.parse(`${advertised}T12:00:00Z`) + QUESTIONS_END * DAY) return [];
  const day = spelledDayInWords(new Date(last).toISOString().slice(0, 10), random);
  return [`Questions are put in writing, up to and including ${day}. Answers are published to all.`];
}

/** Section 1: the invitation in a table, and the conditions of the bid process. */
export function notice(bid: Bid, random: Random): Block[] {
  const { values, lists } = bid.truth;
  const grounds = lists.disqualifiers.filter((line) => !warnings.includes(line));
  const rows: string[][] = [
    ['Description', bid.title],
    ['Issue date', spelledDayInWords(bid.advertised, random)],
    ...(values.closing ? [['Closing date and time', closingLines(values.closing, random)]] : []),
    ...(values.validityDays === undefined
      ? []
      : [['Validity period', validityLines(values.validityDays, random)]]),
    [random.pick(['RFP briefing', 'Briefing session']), briefingLines(values.briefing, random).join('\n')],
    ...(values.submission
      ? [
          [
            random.pick(['Proposal submission', 'Submission of Proposals']),
            submissionLines(values.submission, random).join('\n'),
          ],
        ]
      : []),
  ];
  const conduct = [
    'The Company may cancel this RFP, award it in part, or award it to more than one Respondent.',
    'The costs of preparing a Proposal are borne by the Respondent, whatever the outcome.',
    'Information about the Company that a Respondent obtains through this RFP is confidential.',
    'Personal information is processed in terms of the Protection of Personal Information Act, 2013.',
    'Prices and other terms may be negotiated with the preferred Respondent before the contract is signed.',
    'Suspected fraud may be reported to the independent ethics hotline that is named on the website of the Company.',
    'In this RFP, “Company” stands for the organ of state that issues it, and “Respondent” for those who submit a Proposal.',
  ];
  while (conduct.length > 5) conduct.splice(random.integer(0, conduct.length - 2), 1);
  return [
    section('SECTION 1: NOTICE TO RESPONDENTS'),
    paragraph('1.1 Invitation'),
    text(
      random.pick([
        `Proposals are invited by ${bid.buyer} from companies, close corporations, consortia and other entities for the requirement below.`,
        `${bid.buyer} hereby requests Proposals for the requirement that is described in this document.`,
      ]),
    ),
    { kind: 'table', rules: 'all', size: 10, shares: [27, 73], rows },
    paragraph('1.2 Communication'),
    ...clauses('1.2', [
      random.pick([
        'Until the closing date, all communication goes through the persons named here.',
        'Questions about this RFP are addressed to the following persons only.',
      ]),
      ...questionsEnd(bid, random),
    ]),
    {
      ...{ kind: 'table', rules: 'all', size: 10, shares: [38, 62] },
      rows: lists.contacts.map((contact) => contactRow(contact, random)),
    },
    paragraph('1.3 Conduct of the bid process'),
    ...clauses('1.3', conduct),
    ...(grounds.length === 0
      ? []
      : [paragraph(random.pick(['1.4 Disqualification', '1.4 Grounds for disqualification']))]),
    ...clauses('1.4', grounds),
  ];
}

/** Section 2: who asks, what is required, and on which terms. */
export function requirements(bid: Bid, random: Random): Block[] {
  const { specifications } = bid.truth.lists;
  const works = bid.kind === 'works';
  return [
    section('SECTION 2: BACKGROUND AND SCOPE OF REQUIREMENTS'),
    paragraph('2.1 Background'),
    text(
      random.pick([
        `${bid.buyer} plans, owns and operates transport infrastructure on behalf of the state. Its assets are spread over several provinces and are in use day and night.`,
        `Safe and reliable transport of freight and passengers is the business of ${bid.buyer}. Its operating divisions share one procurement function, which issues this RFP.`,
        `The corporate plan of ${bid.buyer} aims to lower the cost of transport in the economy. In the last financial year its operating costs rose by 4.6%, against a target of 3.8%.`,
      ]),
    ),
    paragraph(random.pick(['2.2 Scope of requirements', works ? '2.2 Scope of the works' : '2.2 Scope'])),
    text(random.pick(['The scope consists of the following:', 'The successful Respondent will:'])),
    ...clauses('2.2', specifications),
    paragraph('2.3 Commercial terms'),
    ...clauses('2.3', [
      ...termSentences(bid.truth, random),
      random.pick([
        ...((bid.truth.values.durationMonths ?? 0) > 12
          ? [
              'Prices are firm for the first twelve months and follow the consumer price index afterwards, up to 6% a year.',
            ]
          : []),
        'Prices are quoted in South African Rand, with value added tax at 15% shown apart.',
        'Penalties for late performance are 1% of the value that is late for each week, up to 10%.',
      ]),
    ]),
  ];
}
