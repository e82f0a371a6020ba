import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import { inWords, spelledDay, spelledPhone, spelledTime } from '../wordings/spelled.ts';

/** Sentences of the training authority and of panels. Each says who buys, who offers and what is offered in words of its own. */
export type Terms = { buyer: string; bidder: string; offer: string };

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** A name in the middle of a sentence; names that begin with an abbreviation keep it. */
export const lower = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
export const andList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export function closingSentence({ date, time }: Moment, { offer }: Terms, random: Random): string {
  const day = spelledDay(date, random);
  if (time === null) return `${capital(offer)}s are received until ${day}.`;
  const clock = spelledTime(time, random);
  return random.pick([
    `${capital(offer)}s are received until ${clock} on ${day}.`,
    `The last day for handing in is ${day}, and the last hour on that day is ${clock}.`,
    `This call remains open until ${day}, ${clock}, and then closes.`,
    `Due: ${day}, ${clock}.`,
  ]);
}

export function validitySentence(days: number, { buyer, bidder, offer }: Terms, random: Random): string {
  return random.pick([
    `For ${days} days, reckoned from the closing date, the ${bidder} remains bound by the ${offer}.`,
    `The ${buyer} may accept the ${offer} at any time within ${inWords(days)} (${days}) days of the closing date, and until then it cannot be withdrawn.`,
    `Rates and conditions stand for ${days} days as from the closing date, after which the ${offer} lapses.`,
    `Period of validity, counted from closing: ${days} days.`,
  ]);
}

export function briefingSentences(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  { bidder }: Terms,
  random: Random,
): string[] {
  const duty = compulsory
    ? random.pick([
        `Each ${bidder} must be represented.`,
        'Attendance is obligatory.',
        'All who intend to respond are required to attend.',
      ])
    : random.pick([
        'Nobody is obliged to attend.',
        `Whether to attend is left to each ${bidder}.`,
        'Attendance is optional.',
      ]);
  if (moment === null)
    return [
      `The date of the briefing meeting${venue === null ? '' : `, for which ${venue} has been booked,`} will be made known on the website. ${duty}`,
    ];
  const day = spelledDay(moment.date, random);
  const hour = moment.time === null ? null : spelledTime(moment.time, random);
  return random.pick([
    [
      `Questions on these terms of reference are answered at a briefing meeting on ${day}${hour === null ? '' : ` from ${hour}`}${venue === null ? '' : `, for which all meet at ${venue}`}.`,
      duty,
    ],
    [
      `When the terms of reference are explained to all, which will be done on ${day}${hour === null ? '' : ` at ${hour}`}${venue === null ? '' : ` (${venue})`}, ${lower(duty)}`,
    ],
    [
      `Briefing meeting – date: ${day}${hour === null ? '' : `; time: ${hour}`}${venue === null ? '' : `; venue: ${venue}`}. ${duty}`,
    ],
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
      `The mailbox for ${offer}s is ${address}; the subject of the e-mail is the reference number.`,
      `A ${bidder} responds by e-mail to ${address}.`,
    ],
    portal: [
      `Responses are captured on the portal ${address}, where the ${bidder} signs in with its supplier number.`,
      `The ${bidder} uploads its ${offer} at ${address}.`,
    ],
    hand: [
      `The ${offer} is handed over in person to the registry clerk at ${address}, who stamps a copy of the cover page.`,
      `Messengers and couriers take ${offer}s to the supply chain counter, ${address}.`,
    ],
    box: [
      `At ${address} there is a tender box, and the sealed ${offer} goes into it.`,
      `The ${bidder} drops the ${offer}, in a sealed cover that bears the reference number, into the tender box (${address}).`,
      `Tender box for ${offer}s: ${address}.`,
    ],
  };
  const further = copies === null ? 0 : copies - 1;
  const duplicates = `${inWords(further)} (${further}) ${further === 1 ? 'copy' : 'copies'}`;
  return [
    random.pick(ways[methods[0]!] ?? ways['box']!),
    ...(copies === null
      ? []
      : further === 0
        ? [`The ${bidder} hands in the original only and keeps any copies.`]
        : [
            random.pick([
              `Besides the original, ${duplicates} of the ${offer} ${further === 1 ? 'is' : 'are'} expected.`,
              `Copies: ${further}, to be bound separately from the original.`,
              `The ${bidder} provides the original, which is kept in the safe, and ${duplicates} for the committee.`,
            ]),
          ]),
    ...(envelopes === 2
      ? [
          random.pick([
            `Prices may not appear in the technical part; each of the two parts has an envelope to itself.`,
            `Two envelopes are prepared, “technical” and “financial”, and only the first is opened at closing.`,
          ]),
        ]
      : []),
    ...(envelopes === 1 ? [`The whole ${offer} goes into one envelope, prices included.`] : []),
    ...(format === null
      ? []
      : [
          random.pick([
            `Scanned pages are converted to ${format} first.`,
            `The electronic files have to be in ${format}.`,
          ]),
        ]),
  ];
}

export function contactSentence(
  { name, email, phone, about }: AnalysisLists['contacts'],
  random: Random,
): string {
  const ways = [...(phone === null ? [] : [spelledPhone(phone, random)]), ...(email === null ? [] : [email])];
  const who = name ?? 'the supply chain office';
  const reached = ways.length === 0 ? who : `${who} at ${ways.join(' or ')}`;
  return about === 'technical'
    ? random.pick([
        `${capital(reached)} answers questions on the technical content.`,
        `Whoever needs to know more about the work itself may ask ${reached}.`,
        `Technical side: ${[who, ...ways].join(', ')}`,
      ])
    : random.pick([
        `${capital(reached)} answers questions on the procurement process.`,
        `Whoever needs help with the forms or the procurement process may ask ${reached}.`,
        `Procurement side: ${[who, ...ways].join(', ')}`,
      ]);
}

/** Opens the list of what is handed in; what must be handed in is said beside it. */
export const returnablesIntroduction = ({ offer }: Terms, random: Random): string =>
  random.pick([
    `The following papers go with the ${offer}:`,
    `Attachments to the ${offer}:`,
    `Behind the covering letter of the ${offer} are filed:`,
  ]);

/** Goals with their points, in one sentence or in a line each. */
export function goalSentences(
  goals: readonly AnalysisLists['specificGoals'][],
  { bidder }: Terms,
  random: Random,
): string[] {
  if (goals.length === 0) return [];
  return random.pick([
    () => [
      `Out of the points for specific goals, ${goals.map(({ goal, points }) => `${points} ${points === 1 ? 'is' : 'are'} for “${goal}”`).join(', ')}.`,
    ],
    () => [
      'A claim for specific goals is worth the following:',
      ...goals.map(({ goal, points }) => `${points} points – ${goal}`),
    ],
    () => [
      `A ${bidder} that shows proof of a specific goal earns its points: ${goals.map(({ goal, points }) => `${goal}, ${inWords(points)} (${points})`).join('; ')}.`,
    ],
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
    `With fewer than ${points} of the ${total} points for functionality, a ${bidder} does not reach the stage of price.`,
    `The bar for functionality lies at ${percent}%, and only ${offer}s at or above it are compared on price.`,
    `Whoever wants its price to be looked at needs ${inWords(points)} (${points}) points out of ${total} for functionality, or more.`,
    `At least ${inWords(percent)} per cent (${percent}%) of the points for functionality must be earned.`,
  ]);
}

/** How price and goals are weighed after functionality. */
export function preferenceSentence(system: '80/20' | '90/10', random: Random): string {
  const [price, goals] = system.split('/');
  return random.pick([
    `Price and specific goals are then weighed on the ${system} principle.`,
    `What follows is a comparison by points, ${price} of them for price and ${goals} for specific goals (${system}).`,
    `The award is made in terms of the ${system} system.`,
  ]);
}
