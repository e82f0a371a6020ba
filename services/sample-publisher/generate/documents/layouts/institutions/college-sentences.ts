import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Criterion, Moment } from '#shared/domain/documents/analysis.ts';
import {
  inWords,
  spelledDay,
  spelledDayInWords,
  spelledNumber,
  spelledPhone,
  spelledTime,
} from '../../wordings/spelled.ts';

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const timed = ({ time }: Moment, random: Random): string =>
  time === null ? '' : ` at ${spelledTime(time, random)}`;
const joined = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export function closingOf(closing: Moment, random: Random): string {
  const day = spelledDayInWords(closing.date, random);
  return random.pick([
    `Proposals must reach the institution by ${day}${timed(closing, random)}.`,
    `The deadline for the receipt of proposals is ${day}${timed(closing, random)}.`,
    `This request for proposals closes${timed(closing, random)} on ${day}.`,
    `RFP closing date: ${spelledDay(closing.date, random)}${closing.time === null ? '' : `; closing time: ${spelledTime(closing.time, random)}`}`,
  ]);
}

export function validityOf(days: number, random: Random): string {
  const number = spelledNumber(days, random);
  return random.pick([
    `Proposals are to remain open for acceptance for ${number} days, counted from the closing date.`,
    `The bidder undertakes not to withdraw or vary the proposal within ${number} days of the closing date.`,
    `By responding, the bidder agrees that the offer is binding for ${number} calendar days after the RFP has closed.`,
  ]);
}

export function briefingOf(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string[] {
  const when =
    moment === null
      ? 'on a date that will still be communicated'
      : `on ${spelledDayInWords(moment.date, random)}${timed(moment, random)}`;
  const where = venue === null ? '' : `, venue: ${venue}`;
  if (compulsory)
    return random.pick([
      [`A compulsory briefing session takes place ${when}${where}.`, 'An attendance register will be kept.'],
      [`Bidders must attend the compulsory briefing ${when}${where}.`],
      [`Information session (attendance is compulsory): ${when}${where}.`],
    ]);
  return random.pick([
    [`A non-compulsory briefing session takes place ${when}${where}.`],
    [`Interested bidders are welcome at a briefing ${when}${where}. Attendance is not compulsory.`],
    [`Information session (attendance is voluntary): ${when}${where}.`],
  ]);
}

export function submissionOf(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  random: Random,
): string[] {
  const ways: Readonly<Record<string, readonly string[]>> = {
    email: [
      `Proposals are e-mailed to ${address}, with the RFP number in the subject line.`,
      `Responses to this RFP must be sent by e-mail to ${address}.`,
      `The proposal is submitted electronically, as an attachment to an e-mail addressed to ${address}.`,
    ],
    portal: [
      `Proposals are submitted online through ${address}, under the profile of the bidder.`,
      `The complete proposal must be uploaded on ${address}.`,
      `Responses to this RFP are lodged electronically on the portal ${address}.`,
    ],
    hand: [
      `Proposals must be delivered by hand to the Procurement Office, ${address}, where receipt is acknowledged in writing.`,
      `The proposal is handed to the officer on duty at Supply Chain Management, ${address}.`,
      `Responses to this RFP are to be hand delivered at ${address}, between 08:00 and 16:00 on working days.`,
    ],
    box: [
      `Proposals must be deposited in the tender box at ${address}.`,
      `Sealed proposals are placed in the bid box, which stands at ${address}.`,
      `The tender box of the institution, ${address}, is the only place where proposals are received.`,
    ],
  };
  const counted =
    copies === null
      ? []
      : copies === 1
        ? ['Only the original of the proposal is required.']
        : random.pick([
            [
              `Bidders hand in ${inWords(copies)} (${copies}) sets in all: one original and ${copies - 1} ${copies === 2 ? 'copy' : 'copies'}.`,
            ],
            [
              `One original proposal plus ${copies - 1} ${copies === 2 ? 'copy' : 'copies'} must be submitted.`,
            ],
            [
              `An original is required, together with ${inWords(copies - 1)} (${copies - 1}) ${copies === 2 ? 'duplicate' : 'duplicates'} of it.`,
            ],
          ]);
  const wrapped =
    envelopes === 2
      ? random.pick([
          ['The technical proposal and the financial proposal must be in two separate sealed envelopes.'],
          ['A two-envelope system applies: envelope 1 holds the technical proposal, envelope 2 the price.'],
          ['Prices are sealed in a second envelope, apart from the envelope with the technical proposal.'],
        ])
      : envelopes === 1
        ? random.pick([
            ['Everything is submitted in one sealed envelope marked with the RFP number.'],
            ['A single-envelope system applies.'],
            ['The technical and the financial proposal go into one and the same sealed envelope.'],
          ])
        : [];
  return [
    random.pick(ways[methods[0]!] ?? ways['box']!),
    ...counted,
    ...wrapped,
    ...(format === null
      ? []
      : [
          random.pick([
            `Files must be in ${format} format.`,
            `Only ${format} files are to be submitted.`,
            `The proposal is saved as ${format}.`,
          ]),
        ]),
  ];
}

export function contactOf({ about, name, phone, email }: AnalysisLists['contacts'], random: Random): string {
  const matter =
    about === 'technical'
      ? random.pick([
          'Technical enquiries',
          'Questions about the scope and the specification',
          'Enquiries of a technical nature',
        ])
      : random.pick([
          'Enquiries about the bid process',
          'Procurement enquiries',
          'Questions about the tender procedure',
        ]);
  const ways = [
    ...(name === null ? [] : [name]),
    ...(email === null ? [] : [email]),
    ...(phone === null ? [] : [`tel. ${spelledPhone(phone, random)}`]),
  ];
  return random.pick([
    `${matter}: ${ways.join(', ')}`,
    `${matter} are directed to ${ways.join(', ')}.`,
    `${matter} – ${ways.join(' – ')}`,
  ]);
}

/** The ways in which a document gives points to a criterion and its parts, one for the whole document. */
export function criterionStyle(
  total: number,
  random: Random,
): (criterion: Criterion, why: string) => string[] {
  const first = random.pick([
    ({ name, weight }: Criterion) => `${name}: ${weight} points.`,
    ({ name, weight }: Criterion) => `A maximum of ${weight} points will be awarded for ${lowered(name)}.`,
    ({ name, weight }: Criterion) => `${name} carries ${weight} of the ${total} points.`,
    ({ name, weight }: Criterion) =>
      `Up to ${inWords(weight ?? 0)} (${weight}) points may be earned for ${lowered(name)}.`,
  ]);
  const divided = random.pick([
    (parts: Criterion['subCriteria']) =>
      `These points consist of ${joined(parts.map((part) => `${part.weight} points for ${lowered(part.name)}`))}.`,
    (parts: Criterion['subCriteria']) =>
      `Within this criterion, ${joined(parts.map((part) => `${lowered(part.name)} counts ${part.weight} points`))}.`,
    (parts: Criterion['subCriteria']) =>
      `The points are divided as follows: ${parts.map((part, at) => `(${'abc'[at]}) ${lowered(part.name)} (${part.weight} points)`).join('; ')}.`,
  ]);
  const together = random.chance(0.5);
  return (criterion, why) => {
    const lines = [
      first(criterion),
      why,
      ...(criterion.subCriteria.length === 0 ? [] : [divided(criterion.subCriteria)]),
    ];
    return together ? [lines.join(' ')] : [`${lines[0]} ${lines[1]}`, ...lines.slice(2)];
  };
}

export function thresholdOf(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `Only bidders who obtain at least ${points} of the ${total} points for the technical proposal go forward to the evaluation of price.`,
    `The minimum qualifying score for the technical evaluation is ${percent}%.`,
    `A bidder has to achieve ${percent}% or more (${points} points out of ${total}) to advance to the next stage.`,
    `Financial proposals of bidders who score less than ${points} points out of a possible ${total} are returned.`,
  ]);
}
