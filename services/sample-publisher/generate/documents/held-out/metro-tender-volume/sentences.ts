import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues } from '#shared/domain/documents/analysis.ts';
import {
  inWords,
  spelledDay,
  spelledDayInWords,
  spelledNumber,
  spelledPhone,
  spelledTime,
} from '../../wordings/spelled.ts';

/** A row of the table of general tender information: a label and what is said under it. */
export type Row = [label: string, said: string];

export const closingRows = ({ date, time }: AnalysisValues['closing'], random: Random): Row[] => {
  const day = spelledDay(date, random);
  const hour = time === null ? null : spelledTime(time, random);
  if (random.chance(0.5))
    return [['CLOSING DATE', day], ...(hour === null ? [] : [['CLOSING TIME', hour] satisfies Row])];
  return [['TENDER CLOSES', hour === null ? day : `${hour} on ${day}`]];
};

export function briefingRows(briefing: AnalysisValues['briefing'] | undefined, random: Random): Row[] {
  if (briefing === undefined) return [['SITE VISIT / CLARIFICATION MEETING', 'Not applicable']];
  const { moment, venue, compulsory } = briefing;
  const when =
    moment === null
      ? 'Date to be communicated to all who collect documents'
      : `${spelledDayInWords(moment.date, random)}${moment.time === null ? '' : ` at ${spelledTime(moment.time, random)}`}`;
  const word = compulsory === null ? '' : compulsory ? 'Compulsory' : 'Not compulsory';
  if (random.chance(0.5))
    return [
      ['CLARIFICATION MEETING', when],
      ...(word === '' ? [] : [['ATTENDANCE', word] satisfies Row]),
      ...(venue === null ? [] : [['VENUE OF MEETING', venue] satisfies Row]),
    ];
  return [
    [
      'SITE VISIT / CLARIFICATION MEETING',
      [`${word === '' ? '' : `${word}: `}${when}`, ...(venue === null ? [] : [`Venue: ${venue}`])].join('\n'),
    ],
  ];
}

const copiesSaid = (copies: number, random: Random): string => {
  if (copies === 1) return 'One original tender document (no copies)';
  const others = copies - 1;
  const noun = others === 1 ? 'copy' : 'copies';
  return random.pick([
    `One original and ${inWords(others)} (${others}) ${noun}`,
    `${copies} sets in total: 1 original plus ${others} ${noun}`,
  ]);
};

export function submissionRows(submission: AnalysisValues['submission'], random: Random): Row[] {
  const { methods, address, copies, envelopes, format } = submission;
  const place: Record<string, readonly Row[]> = {
    box: [
      ['TENDER BOX AND ADDRESS', address ?? ''],
      ['PLACE OF SUBMISSION', `The City’s tender box at ${address}`],
    ],
    hand: [
      ['HAND DELIVERY', `Tender Submission Office, ${address}. Offers are handed to the official on duty.`],
      ['PLACE OF SUBMISSION', `To be delivered by hand to the Tender Office at ${address}`],
    ],
    email: [
      ['SUBMISSION', `By e-mail to ${address}`],
      ['E-MAIL ADDRESS FOR TENDER OFFERS', address ?? ''],
    ],
    portal: [
      ['SUBMISSION', `Electronically, on the portal ${address}`],
      ['WEBSITE ON WHICH OFFERS ARE LODGED', address ?? ''],
    ],
  };
  return [
    ...(methods[0] === undefined ? [] : [random.pick(place[methods[0]] ?? place['box']!)]),
    ...(copies === null
      ? []
      : [['NUMBER OF DOCUMENTS TO BE SUBMITTED', copiesSaid(copies, random)] satisfies Row]),
    ...(envelopes === null
      ? []
      : [
          [
            'ENVELOPE SYSTEM',
            envelopes === 1
              ? 'One-envelope system: the whole tender offer in a single sealed envelope'
              : 'Two-envelope system: the technical offer and the financial offer in separate sealed envelopes',
          ] satisfies Row,
        ]),
    ...(format === null ? [] : [['FILE FORMAT', `${format} files`] satisfies Row]),
  ];
}

export const contactRows = (contacts: readonly AnalysisLists['contacts'][], random: Random): Row[] =>
  contacts.map(({ name, email, phone, about }) => [
    about === 'technical'
      ? random.pick(['TECHNICAL ENQUIRIES', 'CITY’S REPRESENTATIVE (TECHNICAL)'])
      : random.pick(['TENDER PROCEDURE ENQUIRIES', 'CITY’S REPRESENTATIVE (SUPPLY CHAIN MANAGEMENT)']),
    [
      ...(name === null ? [] : [`Name: ${name}`]),
      ...(phone === null ? [] : [`Tel: ${spelledPhone(phone, random)}`]),
      ...(email === null ? [] : [`E-mail: ${email}`]),
    ].join('\n'),
  ]);

export const validitySentence = (days: number, random: Random): string => {
  const number = spelledNumber(days, random);
  return random.pick([
    `The tender offer validity period is ${number} days from the closing date.`,
    `The tenderer warrants that its tender offer will remain valid and open for acceptance by the City for ${number} days after the closing date.`,
    `Tender offers may not be withdrawn or amended for a period of ${number} days, reckoned from the day on which the tender closes.`,
  ]);
};

export const preferenceSentence = (system: '80/20' | '90/10', random: Random): string => {
  const [price, goals] = system === '80/20' ? [80, 20] : [90, 10];
  return random.pick([
    `Tender offers are adjudicated on the ${system} preference point system: ${price} points for price and ${goals} points for specific goals.`,
    `The ${system} price preference point system will be applied to the adjudication of this tender. Price carries a maximum of ${price} points and specific goals a maximum of ${goals} points.`,
  ]);
};

export const minimumSentence = (percent: number, total: number, random: Random): string => {
  const points = (percent * total) / 100;
  return random.pick([
    `The minimum qualifying score for functionality is ${points} points out of a maximum of ${total}.`,
    `Only tender offers which score at least ${percent}% for functionality (${points} of ${total} points) will be evaluated further.`,
    `Tender offers that score less than ${points} out of ${total} points for functionality will be regarded as non-responsive.`,
    `Tenderers shall achieve no less than ${percent}% of the points for functionality in order to proceed to the evaluation of price and preference.`,
  ]);
};
