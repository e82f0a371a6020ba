import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import { inWords, spelledDay, spelledMonths, spelledNumber, spelledTime } from '../../wordings/spelled.ts';

type Submission = AnalysisValues['submission'];

export function closingClause({ date, time }: Moment, random: Random): string {
  const day = spelledDay(date, random);
  const clock = time === null ? '' : spelledTime(time, random);
  return random.pick([
    `The closing date of this RFP is ${day}${clock && ` and the closing time is ${clock}`}.`,
    `Proposals close${clock && ` punctually at ${clock}`} on ${day}.`,
    `Proposals shall be in the possession of the Company by ${clock && `${clock} on `}${day}, South African time.`,
  ]);
}

export const validityTerm = (days: number, random: Random): string =>
  random.pick([
    `${days} days from the closing date`,
    `${inWords(days)} (${days}) calendar days after the closing date`,
    `${days} calendar days, reckoned from the closing date`,
  ]);

export const validityClause = (days: number, random: Random): string =>
  random.pick([
    `The Bidder keeps its Proposal open for acceptance for ${validityTerm(days, random)}. The Company may ask in writing for an extension.`,
    `Proposals have a validity period of ${validityTerm(days, random)}, during which the offer can be accepted at any time.`,
    `The offer, including its prices, binds the Bidder for ${validityTerm(days, random)}.`,
  ]);

/** What is said of the briefing, in one cell of a table or in clauses. */
export function briefingClauses(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string[] {
  const kind = compulsory ? 'compulsory' : 'non-compulsory';
  const day = moment === null ? '' : spelledDay(moment.date, random);
  const clock = moment?.time ? spelledTime(moment.time, random) : '';
  const place = venue === null ? '' : ` Venue: ${venue}.`;
  const held =
    moment === null
      ? `A ${kind} RFP briefing session will take place on a date still to be communicated.`
      : random.pick([
          `A ${kind} RFP briefing session will take place on ${day}${clock && ` at ${clock}`}.`,
          `The Company will conduct a ${kind} briefing session on ${day}${clock && `, commencing at ${clock}`}.`,
        ]);
  return [
    `${held}${place}`,
    compulsory
      ? 'An attendance register will be circulated and is proof of attendance, which is compulsory.'
      : 'Bidders are encouraged to attend, but attendance is optional.',
  ];
}

const ways: Readonly<Partial<Record<Submission['methods'][number], readonly string[]>>> = {
  box: [
    'Proposals are deposited in the tender box of the Company at {address}.',
    'The tender box into which Proposals must be placed is located at: {address}.',
  ],
  hand: [
    'Proposals are delivered by hand to the tender office, {address}, where the time of receipt is recorded.',
    'Proposals must be handed to the tender administrator at {address}. Couriers may be used.',
  ],
  portal: [
    'Proposals are uploaded electronically to the portal {address}.',
    'Submission takes place online on {address}, where the Bidder registers and uploads its Proposal under the number of this RFP.',
  ],
  email: ['Proposals are sent by e-mail to {address}.'],
};

export function submissionClauses(
  { methods, address, copies, envelopes, format }: Submission,
  random: Random,
): string[] {
  const way = random.pick(ways[methods[0]!] ?? ['Proposals are submitted to {address}.']);
  const further = copies === null ? 0 : copies - 1;
  const plural = further === 1 ? 'copy' : 'copies';
  return [
    way.replace('{address}', address ?? 'the address in the advertisement'),
    ...(copies === null
      ? []
      : further === 0
        ? ['One original Proposal is required, without any copies.']
        : [
            random.pick([
              `The submission consists of one (1) original and ${inWords(further)} (${further}) ${plural} of the Proposal. The original prevails if they differ.`,
              `In addition to the original, Bidders hand in ${further} ${plural} of the Proposal.`,
            ]),
          ]),
    ...(envelopes === 2
      ? [
          random.pick([
            'The Proposal is split into two envelopes: Envelope 1 with the technical and administrative part, and Envelope 2 with the price and preference part.',
            'The two-envelope system is used. Prices appear in the second envelope only.',
          ]),
        ]
      : []),
    ...(envelopes === 1 ? ['The complete Proposal, prices included, is submitted in one envelope.'] : []),
    ...(format === null
      ? []
      : [
          random.pick([
            `All files must be in ${format} format.`,
            `Files are uploaded in ${format} format, named after the section to which they belong.`,
          ]),
        ]),
  ];
}

/** What the agreement will contain; each sentence only where it is known. */
export function commercialClauses(
  { durationMonths, paymentDays, guaranteePercent, subcontractingPercent }: Partial<AnalysisValues>,
  random: Random,
): string[] {
  return [
    ...(durationMonths === undefined
      ? []
      : [
          random.pick([
            `The agreement will be in place for a period of ${spelledMonths(durationMonths, random)}, starting on its commencement date.`,
            `Duration of the contract: ${spelledMonths(durationMonths, random)}.`,
            `The Company intends to appoint the successful Bidder for ${spelledMonths(durationMonths, random)}.`,
          ]),
        ]),
    ...(paymentDays === undefined
      ? []
      : [
          random.pick([
            `Valid and undisputed tax invoices are paid within ${spelledNumber(paymentDays, random)} days of the date of the month-end statement.`,
            `Payment terms: ${paymentDays} days from receipt of a correct tax invoice and statement.`,
          ]),
        ]),
    ...(guaranteePercent === undefined
      ? []
      : [
          random.pick([
            `The successful Bidder furnishes a performance guarantee of ${guaranteePercent}% of the contract value, issued by a bank or insurer.`,
            `A performance bond, being a guarantee equal to ${guaranteePercent}% of the total of the prices, is provided by the contractor.`,
          ]),
        ]),
    ...(subcontractingPercent === undefined
      ? []
      : [
          random.pick([
            `The successful Bidder shall subcontract at least ${subcontractingPercent}% of the value of the contract to black-owned EMEs or QSEs.`,
            `It is a condition of the contract that a minimum of ${subcontractingPercent}% of its value is subcontracted to small enterprises from the surrounding communities.`,
          ]),
        ]),
  ];
}

export function cidbClause(
  { grade, classOfWorks, potentiallyEmerging }: AnalysisLists['cidb'],
  random: Random,
): string {
  const required = `${grade}${random.pick(['', ' '])}${classOfWorks}${potentiallyEmerging ? ' PE' : ''}`;
  return random.pick([
    `The Bidder must be registered with the CIDB in contractor grading ${required} or higher at the closing date.`,
    `Contractor grading designation of the CIDB: ${required} or higher.`,
  ]);
}

export const localContentClause = ({ product, percent }: AnalysisLists['localContent']): string =>
  `The stipulated minimum threshold for local production and content for ${product?.toLowerCase() ?? 'the designated products'} is ${percent}%.`;

export const levelClause = (level: number): string =>
  `Participation is limited to Bidders with a B-BBEE status level of at least ${level}.`;

/** The minimum for functionality, said so that points and percent agree. */
export function minimumClause(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  const share = total === 100 ? `${percent}%` : `${points} points (${percent}%)`;
  return random.pick([
    `The minimum threshold for functionality is ${share}. Only Proposals that score this or more proceed to the next stage.`,
    `A Proposal needs at least ${points} of the ${total} points for functionality to go forward to the evaluation of price and specific goals.`,
    `Bidders scoring below the minimum qualifying score of ${share} for functionality are not evaluated further.`,
    `The qualifying score is ${inWords(points)} (${points}) out of ${total} points for functionality.`,
  ]);
}
