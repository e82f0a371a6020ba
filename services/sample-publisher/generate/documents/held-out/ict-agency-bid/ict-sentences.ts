import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import {
  inWords,
  spelledDay,
  spelledDayInWords,
  spelledMonths,
  spelledPhone,
  spelledTime,
} from '../../wordings/spelled.ts';

/** The closing as a cell of the cover has it. */
export const closingCell = ({ date, time }: Moment, random: Random): string =>
  `${spelledDay(date, random)} at ${spelledTime(time ?? '11:00', random)}`;

export const validityCell = (days: number, random: Random): string =>
  random.pick([
    `${days} days from the closing date`,
    `${days} (${inWords(days)}) days, counted from the closing date`,
    `${days} calendar days after closing`,
  ]);

/** The briefing as a cell of the cover has it. */
export function briefingCell(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string {
  const duty = compulsory
    ? random.pick(['Compulsory briefing session', 'A compulsory briefing session will be held'])
    : random.pick(['Non-compulsory briefing session', 'Briefing session (attendance is optional)']);
  const day =
    moment === null
      ? 'Date: to be announced'
      : `Date: ${spelledDay(moment.date, random)}${moment.time === null ? '' : `\nTime: ${spelledTime(moment.time, random)}`}`;
  return [`${duty}`, day, ...(venue === null ? [] : [`Venue: ${venue}`])].join('\n');
}

/** How bids are handed in; a box is named only where there is one. */
export function submissionClauses(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  number: string,
  random: Random,
): string[] {
  const ways: Readonly<Record<string, readonly string[]>> = {
    box: [
      `The bid response is deposited in the tender box at ${address}.`,
      `Bid responses are placed in the bid box situated at the following address: ${address}.`,
    ],
    hand: [
      `The bid response is handed in at the tender office, ${address}, against a receipt.`,
      `Bid responses are delivered by hand to the official on duty at ${address}.`,
    ],
    email: [
      `The bid response is sent by e-mail to ${address}, with ${number} in the subject line.`,
      `Bid responses are submitted electronically to the e-mail address ${address}.`,
    ],
    portal: [
      `The bid response is uploaded to the electronic tender portal, ${address}.`,
      `Bid responses are submitted online through the portal ${address} only.`,
    ],
  };
  const further = (copies ?? 1) - 1;
  const duplicates = `${inWords(further)} (${further}) ${further === 1 ? 'copy' : 'copies'}`;
  return [
    random.pick(ways[methods[0]!] ?? ways['box']!),
    ...(copies === null
      ? []
      : [
          further === 0
            ? 'One (1) original of the bid response is submitted; copies are not called for.'
            : random.pick([
                `One (1) original and ${duplicates} of the bid response are submitted.`,
                `The bidder submits the original bid response together with ${duplicates} of it.`,
              ]),
        ]),
    ...(envelopes === 2
      ? [
          'A two-envelope system is followed: the technical response is sealed in envelope 1 and the pricing response in envelope 2.',
        ]
      : envelopes === 1
        ? [
            'The technical and the pricing response are sealed together in one envelope (single-envelope system).',
          ]
        : []),
    ...(format === null ? [] : [`All files are submitted in ${format} format.`]),
  ];
}

/** Closing and validity once more, as clauses. */
export function timeClauses({ closing, validityDays }: Partial<AnalysisValues>, random: Random): string[] {
  return [
    ...(closing === undefined
      ? []
      : [
          random.pick([
            `This bid closes on ${spelledDayInWords(closing.date, random)} at ${spelledTime(closing.time ?? '11:00', random)}. Times are South African Standard Time.`,
            `Bid responses are due not later than ${spelledTime(closing.time ?? '11:00', random)} on ${spelledDayInWords(closing.date, random)}.`,
          ]),
        ]),
    ...(validityDays === undefined
      ? []
      : [
          random.pick([
            `A bid is binding on the bidder for ${validityDays} days after the closing date.`,
            `The offer stays open for acceptance for a period of ${validityDays} days from the closing date.`,
          ]),
        ]),
  ];
}

/** A row of the table of enquiries: about what, and the person with the ways to reach him or her. */
export const contactRow = (
  { name, email, phone, about }: AnalysisLists['contacts'],
  random: Random,
): string[] => [
  about === 'technical' ? 'Technical enquiries' : 'Bid administration enquiries',
  [
    ...(name === null ? [] : [name]),
    ...(email === null ? [] : [`E-mail: ${email}`]),
    ...(phone === null ? [] : [`Tel: ${spelledPhone(phone, random)}`]),
  ].join('\n'),
];

export const termClause = (months: number, random: Random): string =>
  random.pick([
    `The contract term is ${spelledMonths(months, random)}, starting on the date on which the contract is signed.`,
    `The agreement will be concluded for a period of ${spelledMonths(months, random)}.`,
    `Contract duration: ${spelledMonths(months, random)}.`,
  ]);

/** The minimum for functionality, in percent or in points. */
export function thresholdClause(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `The minimum threshold for technical functionality is ${percent}%. A bid that scores less is not evaluated on special conditions, price and preference.`,
    `To be evaluated further, a bid must score at least ${points} of the ${total} points for technical functionality.`,
    `A bidder that does not reach the cut-off of ${points} points out of ${total} (${percent}%) for functionality does not proceed to the next stage.`,
    `The qualifying score for functionality is ${inWords(percent)} per cent (${percent}%) of the ${total} points.`,
  ]);
}
