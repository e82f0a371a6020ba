import { randomOf } from '#services/sample-publisher/generate/random.ts';

/** A tender that news may be about: as the portal shows it. */
export type TenderInNews = { number: string; title: string; buyer: string };

/** An item of news as its publisher has it: two sentences in its feed, and an article with more. */
export type NewsItem = { slug: string; title: string; words: string; article: readonly string[]; at: Date };

/** The publishers of news that the sample publisher stands for. */
export const newsPublishers = [
  'treasury',
  'gazette',
  'siu',
  'agsa',
  'public-protector',
  'competition',
  'scopa',
] as const;
export type NewsPublisher = (typeof newsPublishers)[number];

type Template = (given: {
  tender: TenderInNews;
  amount: string;
  number: number;
}) => readonly [string, string, string];

const templates: Readonly<Record<NewsPublisher, readonly Template[]>> = {
  treasury: [
    ({ number }) => [
      `Instruction No. ${number} of 2026/27: reporting of deviations`,
      'National Treasury has issued an instruction that takes effect on the first of next month. Accounting officers must report deviations within 14 days.',
      'The instruction replaces the earlier one. It applies to departments, constitutional institutions and public entities.',
    ],
    ({ amount }) => [
      `Statement of national revenue and expenditure: grants of R${amount} million withheld`,
      `National Treasury publishes the monthly statement of revenue, expenditure and borrowing. Conditional grants of R${amount} million were withheld from municipalities that did not spend them.`,
      'The money will be allocated to other municipalities in the adjustments budget.',
    ],
  ],
  gazette: [
    ({ number }) => [
      `Government Gazette No. ${53_000 + number}: draft regulations under the Public Procurement Act`,
      'Comments are invited within 30 days of publication.',
      '',
    ],
    ({ number, tender }) => [
      `Tender Bulletin No. ${3_200 + number}: ${tender.number}`,
      `${tender.buyer} invites tenders under ${tender.number}.`,
      '',
    ],
  ],
  siu: [
    ({ tender, amount }) => [
      `SIU recovers R${amount} million paid to a contractor of ${tender.buyer}`,
      `The Special Tribunal has ordered a contractor to pay back R${amount} million. The SIU had investigated tender ${tender.number} of ${tender.buyer}.`,
      'The order follows a proclamation of last year. The contractor had submitted a forged certificate.',
    ],
  ],
  agsa: [
    ({ tender, amount }) => [
      `Audit outcome: irregular expenditure of R${amount} million at ${tender.buyer}`,
      `The Auditor-General found irregular expenditure of R${amount} million at ${tender.buyer}. The opinion is qualified with findings on deviations from bidding.`,
      'The entity improved its asset register. Contract management remained weak.',
    ],
  ],
  'public-protector': [
    ({ tender }) => [
      `Public Protector finds maladministration in tender ${tender.number}`,
      `The Public Protector found that ${tender.buyer} had changed the evaluation criteria of tender ${tender.number} after bids were opened. Remedial action must be taken within 30 days.`,
      'A bidder had complained. The report is available on the website.',
    ],
  ],
  competition: [
    ({ amount }) => [
      `Competition Tribunal confirms fine of R${amount} million for bid rigging`,
      `Two companies admitted that they had agreed on prices for state tenders and pay R${amount} million. The Competition Commission had referred the case.`,
      'Suppliers that report a cartel first may ask for leniency.',
    ],
  ],
  scopa: [
    ({ tender }) => [
      `SCOPA: ${tender.buyer} on irregular expenditure and contract management`,
      `The committee was briefed by ${tender.buyer}. Members asked why tender ${tender.number} had been expanded twice.`,
      'The committee resolved to call the accounting officer again before the end of the month.',
    ],
  ],
};

/** Days for which a publisher shows an item. */
export const DAYS_SHOWN = 12;
const DAY_MS = 86_400_000;

/**
 * @param tenderOf gives a tender of a day; null where there was none
 * @returns the items of a publisher at a time, the newest first: one of each day, published in its morning
 */
export function newsOf(
  seed: number,
  publisher: NewsPublisher,
  now: Date,
  tenderOf: (day: string, choice: number) => TenderInNews | null,
): NewsItem[] {
  const items: NewsItem[] = [];
  for (let back = 0; back < DAYS_SHOWN; back += 1) {
    const day = new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10);
    const random = randomOf(seed, 'news', publisher, day);
    const at = new Date(`${day}T0${random.integer(5, 8)}:${random.integer(10, 59)}:00Z`);
    const tender = tenderOf(day, random.fraction());
    if (at > now || tender === null) continue;
    const number = Math.floor(Date.parse(day) / DAY_MS) % 400;
    const [title, words, more] = random.pick(templates[publisher])({
      ...{ tender, number },
      amount: String(random.integer(3, 900)),
    });
    const article = [...words.split(/(?<=\.) /), ...more.split(/(?<=\.) /)].filter((text) => text !== '');
    items.push({ slug: `${day}-${publisher}`, title, words, article, at });
  }
  return items;
}
