import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import {
  inWords,
  spelledDay,
  spelledDayInWords,
  spelledNumber,
  spelledPhone,
  spelledTime,
} from '../../wordings/spelled.ts';

/** A day and its time as in the cell of a table. */
export function momentOf({ date, time }: Moment, random: Random): string {
  const day = spelledDay(date, random);
  return time === null
    ? day
    : `${day}${random.pick([' at ', ', ', ' @ '])}${spelledTime(time, random)}${random.pick(['', '', ' SAST'])}`;
}

export function validityOf(days: number, random: Random): string {
  const number = spelledNumber(days, random);
  return random.pick([
    `The period of validity of proposals is ${number} days, counted from the closing date.`,
    `Proposals, including prices, must stay valid for ${number} calendar days after the closing date. During this time they cannot be withdrawn.`,
    `A proposal binds the bidder for ${number} days from the closing date of this RFP.`,
  ]);
}

/** The session as a sentence of its own. */
export function briefingOf(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string {
  const when =
    moment === null
      ? 'on a date that will still be announced'
      : `on ${spelledDayInWords(moment.date, random)}${moment.time === null ? '' : ` at ${spelledTime(moment.time, random)}`}`;
  const where = venue === null ? '' : random.pick([` (venue: ${venue})`, `. The venue is ${venue}`]);
  return compulsory
    ? random.pick([
        `A compulsory briefing session will be held ${when}${where}.`,
        `The briefing session, which all bidders are obliged to attend, takes place ${when}${where}. Attendance is compulsory.`,
      ])
    : random.pick([
        `A non-compulsory briefing session will be held ${when}${where}.`,
        `Bidders may attend the briefing session ${when}${where}. Attendance is not compulsory.`,
      ]);
}

/** Where proposals go, how many, in how many envelopes and in which format. */
export function submissionOf(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  reference: string,
  random: Random,
): string[] {
  const ways: Readonly<Record<string, readonly string[]>> = {
    email: [
      `All proposals must be submitted electronically to ${address}. The subject line reads: ${reference}.`,
      `Proposals are e-mailed to ${address}. Use the RFP number in the subject line.`,
    ],
    portal: [
      `Proposals are uploaded on the portal ${address}. The date and time recorded by the portal count as those of submission.`,
      `All proposals must be submitted online, on ${address}.`,
    ],
    hand: [
      `Proposals are delivered by hand to the procurement office at the following address: ${address}. Office hours are 08h00 to 16h30 on weekdays.`,
      `All proposals must be handed in at the reception desk of the institution, ${address}, where a receipt is issued.`,
    ],
    box: [
      `All proposals must be placed in the tender box at the following address: ${address}.`,
      `Proposals are deposited in the tender box at the main entrance of the institution, ${address}. The box can be reached from 08h00 to 16h30 on weekdays.`,
    ],
  };
  const further = (copies ?? 1) - 1;
  const counted = `${inWords(further)} (${further}) ${further === 1 ? 'copy' : 'copies'}`;
  return [
    random.pick(ways[methods[0]!] ?? ways['box']!),
    ...(copies === null
      ? []
      : further === 0
        ? ['One original is required. No copies are needed.']
        : [
            random.pick([
              `The bidder submits one (1) original and ${counted} of the proposal.`,
              `Each submission consists of the original proposal plus ${counted}.`,
            ]),
          ]),
    ...(envelopes === 2
      ? [
          random.pick([
            'A two-envelope system is used: the technical proposal and the financial proposal are sealed in separate envelopes.',
            'The submission consists of two sealed envelopes, marked “PART 1: Technical proposal” and “PART 2: Financial proposal”.',
          ]),
        ]
      : envelopes === 1
        ? [
            random.pick([
              'The technical and the financial proposal are submitted together in one sealed envelope.',
              'A single-envelope system is used for this RFP.',
            ]),
          ]
        : []),
    ...(format === null
      ? []
      : [
          random.pick([
            `Files are submitted in ${format} format.`,
            `Only files in ${format} format are to be sent.`,
          ]),
        ]),
  ];
}

export function thresholdOf(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `Proposals with a total functionality score below the predetermined minimum of ${percent}% will be eliminated from further evaluation.`,
    `To qualify for the next phase, a proposal must achieve at least ${points} of the ${total} points for functionality.`,
    `The minimum threshold for functionality is ${percent}% (${points} out of ${total} points). Proposals that score less are not evaluated on price.`,
    `Only proposals that score ${inWords(percent)} percent (${percent}%) or more for functionality proceed to the evaluation of price and specific goals.`,
  ]);
}

export function preferenceOf(system: '80/20' | '90/10', random: Random): string {
  const [price, goals] = system.split('/');
  return random.pick([
    `The ${system} preference point system is used, where ${price} points are for price and ${goals} points for specific goals.`,
    `Proposals that qualify are scored on the ${system} preference point system (price: ${price} points, specific goals: ${goals} points).`,
    `Price and specific goals are evaluated by means of the ${system} system of the Preferential Procurement Regulations, 2022.`,
  ]);
}

export function contactRow(
  { about, name, phone, email }: AnalysisLists['contacts'],
  random: Random,
): string[] {
  const matter =
    about === 'technical'
      ? random.pick(['Technical enquiries', 'Enquiries about the technical content'])
      : random.pick(['Procurement enquiries', 'Enquiries about the procurement process']);
  return [
    matter,
    [
      ...(name === null ? [] : [name]),
      ...(email === null ? [] : [`E-mail: ${email}`]),
      ...(phone === null ? [] : [`Tel: ${spelledPhone(phone, random)}`]),
    ].join('\n'),
  ];
}
