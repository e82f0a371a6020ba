import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import { inWords, spelledDay, spelledPhone, spelledTime } from '../../wordings/spelled.ts';

/** Sentences of institutions that call those who offer, and what they offer, by words of their own. */
export type Terms = { bidder: string; offer: string };

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** A name in the middle of a sentence; names that begin with an abbreviation keep it. */
export const lower = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
export const andList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export function closingSentence({ date, time }: Moment, { offer }: Terms, random: Random): string {
  const day = spelledDay(date, random);
  const clock = spelledTime(time ?? '11:00', random);
  return random.pick([
    `${capital(offer)}s must reach the institution by no later than ${clock} on ${day}.`,
    `This invitation closes on ${day} at ${clock}, South African Standard Time.`,
    `Closing date: ${day}. Closing time: ${clock}.`,
    `The deadline for handing in ${offer}s is ${day}, ${clock}.`,
  ]);
}

export function validitySentence(days: number, { bidder, offer }: Terms, random: Random): string {
  return random.pick([
    `By submitting, the ${bidder} agrees that the ${offer} is binding for ${days} days from the closing date.`,
    `${capital(offer)}s are to be held valid for ${inWords(days)} (${days}) days after the closing date.`,
    `The validity period of each ${offer} is ${days} (${inWords(days)}) calendar days, counted from the day of closing.`,
    `No ${bidder} may amend or retract an offer during the ${days} days that follow the closing date; the prices quoted remain firm for that time.`,
  ]);
}

export function briefingSentences(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  { bidder }: Terms,
  random: Random,
): string[] {
  const place = venue === null ? '' : ` at ${venue}`;
  const duty = compulsory
    ? random.pick([
        'Attendance is compulsory and a register will be signed.',
        `It is compulsory for every ${bidder} to attend.`,
        'This is a compulsory session.',
      ])
    : random.pick([
        `Attendance is voluntary, but every ${bidder} is encouraged to come.`,
        'Attendance is not compulsory.',
        'It is a non-compulsory session.',
      ]);
  if (moment === null)
    return [
      `An information session will be held${place}; its date will be published in a notice on the website. ${duty}`,
    ];
  const day = spelledDay(moment.date, random);
  const hour = moment.time === null ? '' : spelledTime(moment.time, random);
  return random.pick([
    [`An information session will be held${place} on ${day}${hour && ` at ${hour}`}. ${duty}`],
    [
      `Prospective ${bidder}s will be briefed on ${day}${hour && `, starting at ${hour}`}${venue === null ? '' : `. The venue is: ${venue}`}.`,
      duty,
    ],
    [`Briefing: ${day}${hour && `, ${hour}`}.${venue === null ? '' : ` Place: ${venue}.`} ${duty}`],
  ]);
}

/** Where and how to hand in; a box is named only where there is one. */
export function deliverySentences(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  { bidder, offer }: Terms,
  random: Random,
): string[] {
  const ways: Readonly<Record<string, readonly string[]>> = {
    email: [
      `${capital(offer)}s are e-mailed to ${address}, with the reference number in the subject line.`,
      `Only electronic ${offer}s are received, at the e-mail address ${address}.`,
      `Send the ${offer} by e-mail to: ${address}. Large files may be split over several messages.`,
    ],
    portal: [
      `${capital(offer)}s are submitted online at ${address}, under the profile of the ${bidder}.`,
      `The ${offer} is uploaded to the e-tender portal (${address}).`,
      `Submission is electronic, through the portal at ${address}.`,
    ],
    hand: [
      `${capital(offer)}s are delivered by hand to the procurement office, ${address}, where receipt is acknowledged in writing.`,
      `Hand deliveries are received by an official at ${address} on weekdays.`,
      `The ${bidder} or a courier brings the ${offer} to ${address} and signs the delivery book.`,
    ],
    box: [
      `Sealed ${offer}s are placed in the tender box at ${address}.`,
      `The bid box, into which ${offer}s are put, stands at the entrance of ${address}.`,
      `${capital(offer)}s, sealed and endorsed with the reference number, must be deposited in the tender box situated at ${address}.`,
    ],
  };
  const further = copies === null ? 0 : copies - 1;
  const duplicates = `${inWords(further)} (${further}) ${further === 1 ? 'copy' : 'copies'}`;
  return [
    random.pick(ways[methods[0]!] ?? ways['box']!),
    ...(copies === null
      ? []
      : further === 0
        ? [
            random.pick([
              `One original ${offer} is sufficient; no copies are needed.`,
              `The original ${offer} alone is handed in, without copies.`,
            ]),
          ]
        : [
            random.pick([
              `The original ${offer} is accompanied by ${duplicates}.`,
              `Hand in one (1) original and ${duplicates} of the ${offer}.`,
              `${capital(bidder)}s provide ${duplicates} in addition to the original.`,
            ]),
          ]),
    ...(envelopes === 2
      ? [
          random.pick([
            'A two-envelope system applies: the technical part in the first envelope, the price in the second.',
            'The financial offer is sealed in an envelope of its own, apart from the envelope with the technical offer (two envelopes).',
          ]),
        ]
      : []),
    ...(envelopes === 1
      ? [
          random.pick([
            'A one-envelope system applies.',
            'Technical and financial parts are sealed together in one envelope.',
          ]),
        ]
      : []),
    ...(format === null
      ? []
      : [
          random.pick([
            `The documents must be in ${format} format.`,
            `Files are saved as ${format} before they are sent.`,
          ]),
        ]),
  ];
}

export function contactSentence(
  { name, email, phone, about }: AnalysisLists['contacts'],
  random: Random,
): string {
  const ways = [
    ...(email === null ? [] : [random.pick([email, `e-mail ${email}`])]),
    ...(phone === null ? [] : [`${random.pick(['tel. ', 'telephone ', ''])}${spelledPhone(phone, random)}`]),
  ];
  const all = [name ?? 'the office concerned', ...ways];
  return about === 'technical'
    ? random.pick([
        `Technical enquiries may be directed to ${all.join(', ')}.`,
        `For clarity on the specification or the scope of work, contact ${andList(all)}.`,
        `Questions about technical matters: ${all.join(' | ')}`,
      ])
    : random.pick([
        `Enquiries about the bidding process may be directed to ${all.join(', ')}.`,
        `For clarity on the bidding procedure, contact ${andList(all)}.`,
        `Supply chain management enquiries: ${all.join(' | ')}`,
      ]);
}

/** Opens the list of what is handed in; what must be handed in is said beside it. */
export const returnablesIntroduction = ({ bidder, offer }: Terms, random: Random): string =>
  random.pick([
    `Please attach the following to the ${offer}:`,
    `Each ${bidder} is requested to enclose:`,
    `A complete ${offer} consists of the documents listed here:`,
  ]);

/** Goals with their points, in a sentence of their own each or all in one. */
export function goalSentences(
  goals: readonly AnalysisLists['specificGoals'][],
  { bidder }: Terms,
  random: Random,
): string[] {
  if (goals.length === 0) return [];
  return random.pick([
    () => [
      `Points for specific goals are allocated as follows: ${goals.map(({ goal, points }) => `${goal}: ${points} points`).join('; ')}.`,
    ],
    () => [
      'The specific goals of this procurement, and the points that can be claimed for each, are:',
      ...goals.map(({ goal, points }) => `${goal} – ${inWords(points)} (${points}) points`),
    ],
    () =>
      goals.map(
        ({ goal, points }) => `A ${bidder} may claim ${points} points for the specific goal: ${goal}.`,
      ),
  ])();
}

/** The minimum for functionality, in points, in percent or in both. */
export function minimumSentence(
  percent: number,
  total: number,
  { bidder, offer }: Terms,
  random: Random,
): string {
  const points = (percent * total) / 100;
  return random.pick([
    `A ${bidder} must obtain no fewer than ${points} of the ${total} points for functionality to move on to the evaluation of price and specific goals.`,
    `${capital(offer)}s that earn less than ${percent}% of the points for functionality fall away at this stage.`,
    `The minimum qualifying score for functionality is ${points} out of ${total} points (${percent}%).`,
    `Only ${bidder}s with ${inWords(percent)} per cent (${percent}%) or more for functionality are evaluated on price.`,
    `Should the score of a ${bidder} for functionality be below ${inWords(points)} (${points}) points out of ${total}, the ${offer} is not taken further.`,
  ]);
}

/** How price and goals are weighed after functionality. */
export function preferenceSentence(system: '80/20' | '90/10', random: Random): string {
  const [price, goals] = system.split('/');
  return random.pick([
    `The ${system} preference point system applies: ${price} points for price and ${goals} points for specific goals.`,
    `Thereafter price counts ${price} points and specific goals ${goals} points (${system}).`,
    `The remaining offers are compared by the ${system} system of the Preferential Procurement Regulations, 2022.`,
  ]);
}
