import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import { agencyPhrases } from './agency-phrases.ts';
import {
  briefingClause,
  closingClause,
  contactClause,
  copiesClause,
  deliveryClause,
  durationClause,
  envelopesClause,
  gradeClause,
  paymentClause,
  systemClause,
  validityClause,
} from './clause-sentences.ts';

/** A clause of the conditions and what the data say to it. */
export type Clause = readonly [number: string, data: string];

const isWorks = ({ kind }: Bid): boolean => kind === 'works';
const dates = 'As stated in the tender notice and invitation to tender.';

/** Tender data up to the evaluation; closing and briefing are only referred to where the notice gives them. */
export function dataBeforeEvaluation(bid: Bid, datesInNotice: boolean, random: Random): Clause[] {
  const { values, lists } = bid.truth;
  const { closing, briefing, submission, validityDays } = values;
  const conditions = isWorks(bid)
    ? random.pick([
        'General Conditions of Contract for Construction Works, third edition (2015)',
        'FIDIC Conditions of Contract for Construction, first edition (1999)',
      ])
    : random.pick([
        'Standard Professional Services Contract, third edition (July 2009)',
        'NEC4 Professional Service Contract (June 2017)',
      ]);
  const eligible = [...lists.cidb.map(gradeClause), ...lists.eligibility];
  const grounds = lists.disqualifiers.filter((line) => line !== agencyPhrases.mandatory);
  const meeting = briefing ? (datesInNotice ? dates : briefingClause(briefing, random)) : null;
  return [
    ['C.1.1', `The employer is ${bid.buyer}.`],
    [
      'C.1.2',
      `The tender documents issued by the employer comprise the parts in the list of contents. The conditions of contract are the ${conditions}.`,
    ],
    ['C.1.3.2', 'Words that are defined in the conditions of contract have the same meaning in these data.'],
    ...lists.contacts.map((contact): Clause => ['C.1.4', contactClause(contact, random)]),
    ...eligible.map((line, at): Clause => [`C.2.1.${at + 1}`, line]),
    [
      'C.2.3',
      'The tenderer checks the tender documents on receipt and notifies the employer of pages that are missing or illegible.',
    ],
    ['C.2.7', meeting ?? 'No briefing session or clarification meeting is arranged for this tender.'],
    [
      'C.2.8',
      'Questions of tenderers are answered if they are received at least five working days before the closing time.',
    ],
    ...(submission === undefined || submission.copies === null
      ? []
      : [['C.2.13.3', copiesClause(submission.copies, random)] as const]),
    ...(submission ? [['C.2.13.5', deliveryClause(submission, bid.number, random)] as const] : []),
    ...(submission === undefined || submission.envelopes === null
      ? []
      : [['C.2.13.6', envelopesClause(submission.envelopes, random)] as const]),
    ...(submission === undefined || submission.format === null
      ? []
      : [['C.2.13.9', `All files are submitted in ${submission.format} format.`] as const]),
    ...(closing ? [['C.2.15.1', datesInNotice ? dates : closingClause(closing, random)] as const] : []),
    ...(validityDays === undefined ? [] : [['C.2.16.1', validityClause(validityDays, random)] as const]),
    [
      'C.3.4.1',
      random.pick([
        'The names of tenderers and their prices are published on the website of the employer within ten working days.',
        'Tender offers are opened as soon as practicable after the closing time.',
      ]),
    ],
    ...grounds.map((line, at): Clause => [`C.3.8.${at + 1}`, line]),
  ];
}

/** Tender data on how price and preference are evaluated. */
export function dataOfEvaluation({ truth: { values, lists } }: Bid, random: Random): Clause[] {
  const { evaluationSystem, priceFormula } = values;
  return [
    ...(evaluationSystem === undefined
      ? []
      : [['C.3.11.1', systemClause(evaluationSystem, lists.functionality.length > 0, random)] as const]),
    ...(priceFormula === undefined
      ? []
      : [
          [
            'C.3.11.7',
            `Points for the financial offer (Ps) follow from the formula\n${priceFormula}`,
          ] as const,
        ]),
  ];
}

export const dataAfterEvaluation: readonly Clause[] = [
  ['C.3.16', 'Unsuccessful tenderers are notified once the contract has been formed.'],
  ['C.3.17', 'The number of paper copies of the signed contract to be provided by the employer is one.'],
];

/** Contract data: the terms of the truth, between others that its fields do not cover. */
export function contractData(bid: Bid, random: Random): Clause[] {
  const { durationMonths, paymentDays, guaranteePercent, subcontractingPercent } = bid.truth.values;
  const works = isWorks(bid);
  const terms: string[] = [
    ...(durationMonths === undefined ? [] : [durationClause(durationMonths, works, random)]),
    ...(guaranteePercent === undefined
      ? []
      : [
          random.pick([
            `The security to be provided by the contractor is a performance guarantee of ${guaranteePercent}% of the contract sum.`,
            `A performance guarantee equal to ${guaranteePercent}% of the contract price is delivered within 14 days of the commencement date.`,
          ]),
        ]),
    ...(works
      ? [
          random.pick([
            'The defects liability period is 365 days, measured from the date of the certificate of completion.',
            'Retention is 10% of the amounts certified, up to a limit of 5% of the contract sum.',
          ]),
          `The penalty for delay is R ${random.integer(3, 18)} 500 per calendar day.`,
        ]
      : [
          random.pick([
            'Time-based fees are adjusted on each anniversary by the consumer price index.',
            'Disbursements are reimbursed at cost, with an allowance of 5% for administration.',
          ]),
        ]),
    ...(subcontractingPercent === undefined
      ? []
      : [
          random.pick([
            `The ${works ? 'contractor' : 'service provider'} must subcontract at least ${subcontractingPercent}% of the contract value to targeted enterprises.`,
            `Not less than ${subcontractingPercent}% of the value of the contract is to be subcontracted to enterprises from the region.`,
          ]),
        ]),
    ...(paymentDays === undefined ? [] : [paymentClause(paymentDays, random)]),
    'Disputes that the parties cannot settle amicably are referred to adjudication.',
  ];
  return terms.map((term, at): Clause => [`${at + 1}`, term]);
}
