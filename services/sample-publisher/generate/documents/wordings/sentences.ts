import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import {
  spelledDay,
  spelledMonths,
  spelledNumber,
  spelledPhone,
  spelledRand,
  spelledTime,
} from './spelled.ts';

/** Sentences with which the open layouts state facts. Each takes the fact and draws one of several wordings. */

const at = (moment: Moment, random: Random, day = spelledDay(moment.date, random)): string =>
  moment.time === null
    ? day
    : `${day}${random.pick([' at ', ' at ', ' @ ', ', '])}${spelledTime(moment.time, random)}`;

export const closingSentence = (closing: Moment, random: Random): string => {
  const when = at(closing, random);
  return random.pick([
    `The closing date and time for the submission of bids is ${when}.`,
    `Bids must be submitted not later than ${when}.`,
    `Closing date: ${when}`,
    `This tender closes on ${when}.`,
    `CLOSING DATE AND TIME: ${when}`,
    `Completed bids must reach the institution on or before ${when}.`,
  ]);
};

export const validitySentence = (days: number, random: Random): string => {
  const number = spelledNumber(days, random);
  return random.pick([
    `Bids shall remain valid for a period of ${number} days from the closing date.`,
    `Validity period: ${number} days`,
    `The bid validity period is ${number} calendar days.`,
    `All offers must hold good for ${number} days after the closing date of the bid.`,
    `Offers to be valid for ...${days}... days from the closing date of bid.`,
  ]);
};

export function briefingSentences(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string[] {
  const word = compulsory
    ? random.pick(['compulsory', 'COMPULSORY'])
    : random.pick(['non-compulsory', 'non compulsory']);
  const event = random.pick([
    'briefing session',
    'site briefing',
    'clarification meeting',
    'information session',
  ]);
  const article = `A ${word} ${event}`;
  if (moment === null)
    return [
      `${article} will be held on a date to be confirmed with registered bidders${venue === null ? '' : `. Venue: ${venue}`}.`,
    ];
  const when = at(moment, random);
  return random.pick([
    [`${article} will be held on ${when}${venue === null ? '' : `. Venue: ${venue}`}.`],
    [
      `${article} will take place as follows:`,
      `Date and time: ${when}`,
      ...(venue === null ? [] : [`Venue: ${venue}`]),
    ],
    [`${event.toUpperCase()} (${word}): ${when}`, ...(venue === null ? [] : [`VENUE: ${venue}`])],
  ]);
}

export function submissionSentences(
  submission: AnalysisValues['submission'],
  number: string,
  random: Random,
): string[] {
  const { methods, address, copies, envelopes, format } = submission;
  const lines: string[] = [];
  const to = address ?? '';
  switch (methods[0]) {
    case 'email':
      lines.push(
        random.pick([
          `Quotations must be e-mailed to ${to} with the reference ${number} in the subject line.`,
          `Submissions only by e-mail to: ${to}`,
        ]),
      );
      break;
    case 'portal':
      lines.push(
        random.pick([
          `Bids must be submitted electronically on the eTender portal at ${to}; no hard copies are accepted.`,
          `Only electronic submissions through ${to} will be accepted.`,
        ]),
      );
      break;
    case 'hand':
      lines.push(
        random.pick([
          `Bids must be hand delivered to the Supply Chain Management office, ${to}.`,
          `Sealed bids are to be delivered by hand at ${to} and entered in the register.`,
        ]),
      );
      break;
    default:
      lines.push(
        random.pick([
          `Sealed bids must be deposited in the tender box at ${to}.`,
          `Bid documents must be placed in the bid box situated at ${to}.`,
        ]),
      );
  }
  if (copies !== null)
    lines.push(
      copies === 1
        ? 'Only the original document must be submitted; no copies are needed.'
        : random.pick([
            `Bidders must submit one (1) original and ${spelledNumber(copies - 1, random)} ${copies === 2 ? 'copy' : 'copies'} of the bid.`,
            `Submit the original document plus ${copies - 1} ${copies === 2 ? 'copy' : 'copies'}.`,
          ]),
    );
  if (envelopes === 2)
    lines.push(
      'A two-envelope system applies: the technical proposal and the financial proposal must be sealed separately.',
    );
  if (envelopes === 1)
    lines.push('The complete bid must be submitted in one sealed envelope (single envelope system).');
  if (format !== null)
    lines.push(`Documents must be submitted in ${format} format, not larger than 10 MB for each file.`);
  return lines;
}

export const preferenceSentence = (system: '80/20' | '90/10', random: Random): string =>
  random.pick([
    `The applicable preference point system for this tender is the ${system} preference point system.`,
    `The ${system} preference point system will be used to evaluate this bid.`,
    `Bids will be evaluated in terms of the ${system} principle.`,
    `Preference points: ${system}`,
  ]);

/** `total` is all points for functionality together. */
export function thresholdSentence(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  const forms = [
    `Bidders must score a minimum of ${percent}% for functionality to be evaluated further.`,
    `Minimum threshold for functionality: ${percent}%`,
    `A bidder that scores less than ${points} points out of ${total} for functionality will be disqualified.`,
    `Only bidders with a score of at least ${spelledNumber(points, random)} out of ${total} points for functionality proceed to the next stage.`,
    `The minimum qualifying score for functionality is ${points} points out of a maximum of ${total} points.`,
  ];
  return random.pick(forms);
}

export const formulaSentences = (formula: string): string[] => [
  'Points for price are calculated as follows:',
  formula,
  'Where Ps = points scored for price; Pt = price of the tender under consideration; Pmin = price of the lowest acceptable tender.',
];

export const subcontractingSentence = (percent: number, random: Random): string =>
  random.pick([
    `The successful bidder must subcontract a minimum of ${percent}% of the contract value to local EMEs or QSEs.`,
    `At least ${percent}% of the value of the contract is to be subcontracted to designated groups.`,
  ]);

export const durationSentence = (months: number, random: Random): string =>
  random.pick([
    `The contract will run for a period of ${spelledMonths(months, random)}.`,
    `Contract period: ${spelledMonths(months, random)}`,
    `The duration of the contract is ${spelledMonths(months, random)} from the date of appointment.`,
  ]);

export const paymentSentence = (days: number, random: Random): string =>
  random.pick([
    `Payment is made within ${spelledNumber(days, random)} days of receipt of a valid tax invoice.`,
    `Invoices are settled ${days} days after receipt of a correct invoice and statement.`,
  ]);

export const guaranteeSentence = (percent: number, random: Random): string =>
  random.pick([
    `A performance guarantee of ${percent}% of the contract sum must be provided.`,
    `The contractor shall deliver a performance security equal to ${percent}% of the contract price.`,
  ]);

export const estimateSentence = (amount: number, random: Random): string =>
  random.pick([
    `The estimated value of the project is ${spelledRand(amount, random)} (VAT inclusive).`,
    `Available budget: ${spelledRand(amount, random)}`,
  ]);

export const levelSentence = (level: number, random: Random): string =>
  random.pick([
    `Bidders must have a B-BBEE status level of contributor of ${level} or better.`,
    `Only bidders with a minimum B-BBEE status level ${level} may respond.`,
  ]);

export const cidbSentence = (
  { grade, classOfWorks, potentiallyEmerging }: AnalysisLists['cidb'],
  random: Random,
): string => {
  const code = `${grade}${classOfWorks}`;
  if (potentiallyEmerging)
    return random.pick([
      `Tenderers must have a CIDB contractor grading of ${code} PE or higher.`,
      `CIDB grading: ${code}PE or higher (potentially emerging contractors).`,
    ]);
  return random.pick([
    `Tenderers must have a CIDB contractor grading designation of ${code} or higher.`,
    `CIDB GRADING: ${code} OR HIGHER`,
    `Bidders must be registered with the CIDB in grade ${grade} ${classOfWorks} or higher.`,
    `It is estimated that tenderers should have a CIDB contractor grading of ${code} or higher.`,
  ]);
};

export const localContentSentence = (
  { product, percent }: AnalysisLists['localContent'],
  random: Random,
): string =>
  random.pick([
    `The stipulated minimum threshold for local production and content for ${product} is ${percent}%.`,
    `${product}: minimum local content of ${percent}%`,
  ]);

export const contactLines = (
  { name, email, phone, about }: AnalysisLists['contacts'],
  random: Random,
): string[] => {
  const topic =
    about === 'technical'
      ? 'Technical enquiries'
      : random.pick(['Bidding procedure enquiries', 'SCM enquiries']);
  const parts = [
    ...(name === null ? [] : [name]),
    ...(phone === null
      ? []
      : [`${random.pick(['Tel', 'Telephone', 'Tel. no.'])}: ${spelledPhone(phone, random)}`]),
    ...(email === null ? [] : [`${random.pick(['E-mail', 'Email'])}: ${email}`]),
  ];
  return random.chance(0.5) ? [`${topic}: ${parts.join(', ')}`] : [`${topic}:`, ...parts];
};
