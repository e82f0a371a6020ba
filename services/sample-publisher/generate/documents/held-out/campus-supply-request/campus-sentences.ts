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

/** What the buyer calls itself in its own documents. */
export const houseOf = (buyer: string): string =>
  /university/i.test(buyer)
    ? 'the University'
    : /college|tvet/i.test(buyer)
      ? 'the College'
      : 'the Institution';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const at = ({ time }: Moment, random: Random): string =>
  time === null ? '' : ` at ${spelledTime(time, random)}`;

export const closingRows = (closing: Moment, random: Random): string[][] => {
  const day = spelledDay(closing.date, random);
  if (closing.time === null) return [['Closing date', day]];
  const time = spelledTime(closing.time, random);
  return random.chance(0.5)
    ? [
        ['Closing date', day],
        ['Closing time', time],
      ]
    : [[random.pick(['Closing date and time', 'Bid closes']), `${day} @ ${time}`]];
};

export const validitySentence = (days: number, random: Random): string => {
  const number = spelledNumber(days, random);
  return random.pick([
    `Bids hold good for ${number} days after the closing date.`,
    `The validity period of a bid is ${number} days, calculated from the date on which the bid closes.`,
    `Prices and conditions offered stay valid and open for acceptance for a period of ${number} days from closing.`,
  ]);
};

export function briefingSentence(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string {
  const when =
    moment === null
      ? 'The date will be announced on the website'
      : `${spelledDayInWords(moment.date, random)}${at(moment, random)}`;
  const where = venue === null ? '' : random.pick([`. Venue: ${venue}`, `. Place: ${venue}`]);
  const kind = random.pick(['briefing session', 'briefing meeting', 'information session']);
  const attendance = compulsory
    ? random.pick([`Compulsory ${kind}`, `A compulsory ${kind} is held`])
    : random.pick([`Non-compulsory ${kind}`, `${capital(kind)} (attendance is optional)`]);
  return `${attendance}: ${when}${where}.`;
}

/** Where and how bids are handed in, one clause each. */
export function submissionClauses(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  number: string,
  random: Random,
): string[] {
  const ways: Readonly<Record<AnalysisValues['submission']['methods'][number], readonly string[]>> = {
    box: [
      `Bids must be placed in the tender box of the institution at ${address}.`,
      `Completed bid documents are dropped in the bid box, which stands at ${address}.`,
    ],
    hand: [
      `Bids must be handed in at the Supply Chain Management office, ${address}, where the bidder signs a register.`,
      `Completed bid documents are delivered by hand to the bid administrator at ${address}.`,
    ],
    email: [
      `Bids must be e-mailed to ${address}. No other e-mail address may be used.`,
      `Completed bid documents are sent by e-mail, to ${address} only.`,
    ],
    portal: [
      `Bids must be uploaded to the portal ${address}.`,
      `Completed bid documents are submitted electronically on ${address}.`,
    ],
    post: [`Bids must be posted to ${address}.`],
  };
  return [
    ...methods.map((method) => random.pick(ways[method])),
    `The bid number, ${number}, and the name of the bidder must be visible on the submission.`,
    ...(format === null ? [] : [`All documents must be submitted in ${format} format.`]),
    ...(copies === null ? [] : [copiesSentence(copies, random)]),
    ...(envelopes === null
      ? []
      : envelopes === 2
        ? [
            random.pick([
              'A two-envelope system applies: Envelope 1 holds the technical proposal and Envelope 2 the price.',
              'Technical and financial offers are sealed in two separate envelopes, marked “A: Technical” and “B: Financial”.',
            ]),
          ]
        : [
            random.pick([
              'The complete offer is submitted in one sealed envelope.',
              'A single-envelope system applies: the technical offer and the price go into the same sealed envelope.',
            ]),
          ]),
  ];
}

function copiesSentence(copies: number, random: Random): string {
  if (copies === 1) return 'Only the original bid document is required; no copies are to be added.';
  const more = copies - 1;
  const noun = more === 1 ? 'copy' : 'copies';
  return random.pick([
    `One (1) original and ${inWords(more)} (${more}) ${noun} of the bid must be submitted.`,
    `Bidders submit the original plus ${more} ${noun}.`,
  ]);
}

export const contactRows = (contacts: readonly AnalysisLists['contacts'][], random: Random): string[][] => {
  const names = {
    bidding: random.pick(['Supply chain enquiries', 'Bid procedure enquiries', 'SCM contact']),
    technical: random.pick([
      'Technical enquiries',
      'Specification enquiries',
      'End-user contact (technical)',
    ]),
  };
  return contacts.map(({ about, name, email, phone }) => [
    about === null ? 'Enquiries' : names[about],
    [
      name,
      phone === null ? null : `Tel: ${spelledPhone(phone, random)}`,
      email === null ? null : `E-mail: ${email}`,
    ]
      .filter((line) => line !== null)
      .join('\n'),
  ]);
};

/** Above which score a bid goes on; what is below it belongs to the minimum. */
export const minimumSentence = (percent: number, total: number, random: Random): string => {
  const points = (percent * total) / 100;
  return random.pick([
    `A bid has to score at least ${points} of the ${total} points (${percent}%) for functionality in order to go through to the next stage.`,
    `The minimum qualifying score for the technical evaluation is ${percent}%, which is ${points} points out of ${total}. Bids scoring lower than ${percent}% will not be evaluated on price.`,
    `Only bidders that obtain ${inWords(points)} (${points}) points or more out of a possible ${total} for functionality qualify for evaluation on price and specific goals.`,
    `The threshold for functionality is ${percent}%. A bidder that falls short of ${percent}% drops out after this stage.`,
  ]);
};
