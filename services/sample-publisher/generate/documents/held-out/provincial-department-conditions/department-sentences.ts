import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import { inWords, spelledDay, spelledMonths, spelledPhone, spelledTime } from '../../wordings/spelled.ts';

/** Sentences of special conditions, each in the ways in which supply chain offices of provinces put it. */

export const closingText = ({ date, time }: Moment, random: Random): string => {
  const day = spelledDay(date, random);
  return time === null ? day : `${day} ${random.pick(['at', '@', '–'])} ${spelledTime(time, random)}`;
};

export const validityText = (days: number, random: Random): string =>
  random.pick([
    `Bids shall remain valid and open for acceptance for a period of ${days} days from the closing date.`,
    `The validity period of the bid is ${days} (${inWords(days)}) days, reckoned from the closing date.`,
    `Bidders undertake to hold their offers good for ${inWords(days)} (${days}) days after the closing of the bid.`,
  ]);

export function briefingText(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string {
  const kind = compulsory ? 'compulsory' : 'non-compulsory';
  const place = venue === null ? '' : ` Venue: ${venue}.`;
  if (moment === null)
    return `A ${kind} briefing session will be held; the date will be communicated by the department.${place}`;
  const day = spelledDay(moment.date, random);
  const hour = moment.time === null ? '' : spelledTime(moment.time, random);
  return random.pick([
    `A ${kind} briefing session will be held on ${day}${hour && ` at ${hour}`}.${place}`,
    `Briefing session: ${compulsory ? 'Compulsory' : 'Not compulsory'}. Date: ${day}.${hour && ` Time: ${hour}.`}${place}`,
    `The department will conduct a ${kind} information session for prospective bidders on ${day}${hour && `, ${hour}`}.${place}`,
  ]);
}

/** Where and how bids are handed in, a sentence for each thing that is known. */
export function submissionTexts(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  number: string,
  random: Random,
): string[] {
  const ways: Readonly<Record<string, readonly string[]>> = {
    box: [
      `Sealed bid documents marked ${number} shall be deposited in the bid box situated at ${address}.`,
      `Bids shall be placed in the departmental tender box at ${address}. The bid number shall be shown on the outside.`,
    ],
    hand: [
      `Bid documents shall be delivered by hand to the Supply Chain Management office at ${address}, where an official will enter them in the bid register.`,
      `Bids shall be handed in personally or by messenger at ${address}.`,
    ],
    email: [
      `Responses shall be e-mailed to ${address} with ${number} as subject.`,
      `Submission is by e-mail only: ${address}.`,
    ],
    portal: [
      `Bids shall be submitted electronically on the eTender portal, ${address}.`,
      `The bid is lodged online through ${address}; the department receives no paper documents for it.`,
    ],
  };
  const further = copies === null ? 0 : copies - 1;
  return [
    random.pick(ways[methods[0]!] ?? ways['box']!),
    ...(copies === null
      ? []
      : [
          further === 0
            ? 'One (1) original bid document is required and no copies.'
            : random.pick([
                `Bidders shall submit one (1) original and ${inWords(further)} (${further}) ${further === 1 ? 'copy' : 'copies'} of the bid.`,
                `The original bid shall be accompanied by ${further} ${further === 1 ? 'duplicate' : 'duplicates'}.`,
              ]),
        ]),
    ...(envelopes === null
      ? []
      : envelopes === 2
        ? [
            'The two-envelope system applies: Envelope 1 holds the technical proposal and Envelope 2 the price proposal.',
          ]
        : ['The single envelope system applies: technical and price proposals go into one envelope.']),
    ...(format === null ? [] : [`Electronic documents shall be in ${format} format.`]),
  ];
}

export const durationText = (months: number, random: Random): string =>
  random.pick([
    `The contract period is ${spelledMonths(months, random)}, commencing on the date stated in the letter of acceptance.`,
    `The successful bidder will be appointed for a period of ${spelledMonths(months, random)}.`,
    `Duration of the contract: ${spelledMonths(months, random)}.`,
  ]);

export const paymentText = (days: number, random: Random): string =>
  random.pick([
    `The department will effect payment within ${days} days of receipt of a valid invoice.`,
    `Payment shall be made by electronic transfer not later than ${days} (${inWords(days)}) days after an undisputed invoice has been received.`,
    `Invoices certified as correct by the end-user are paid within ${days} days.`,
  ]);

/** Office, name, telephone number and e-mail address of an official, as a row of a table. */
export const contactRow = (
  { name, email, phone, about }: AnalysisLists['contacts'],
  random: Random,
): string[] => [
  about === 'technical'
    ? random.pick(['Technical enquiries', 'Specification enquiries (end-user)'])
    : random.pick(['Bidding procedure enquiries', 'SCM enquiries', 'Administrative enquiries']),
  name ?? '',
  phone === null ? '' : spelledPhone(phone, random),
  email ?? '',
];

export function minimumText(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `A bidder who scores less than ${points} points out of ${total} for functionality will not proceed to Phase 3.`,
    `The minimum threshold for functionality is ${percent}% (${points} of ${total} points). Bids below the threshold for functionality are not evaluated further.`,
    `Bidders shall achieve at least ${inWords(points)} (${points}) of the ${total} points for functionality in order to be evaluated on price and specific goals.`,
  ]);
}

export function systemText(system: '80/20' | '90/10', random: Random): string {
  const [price, goals] = system.split('/');
  return random.pick([
    `The ${system} preference point system shall apply, where ${price} points are for price and ${goals} points for specific goals.`,
    `This bid is evaluated on the ${system} system in terms of the Preferential Procurement Regulations, 2022.`,
    `Preference point system applicable: ${system} (price ${price}, specific goals ${goals}).`,
  ]);
}
