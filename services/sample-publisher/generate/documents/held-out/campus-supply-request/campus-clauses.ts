import type { Random } from '#services/sample-publisher/generate/random.ts';
import { type Mark, markOf, type Table } from '../../print/paper.ts';
import { capital } from './campus-sentences.ts';

/** Clauses with their numbers in a column of their own; a clause stays whole on its page. */
export const numbered = (section: string, lines: readonly string[], size: number): Table => ({
  ...{ kind: 'table', rules: 'none', shares: [9, 91], size },
  rows: lines.map((line, at) => [`${section}.${at + 1}`, line]),
});

/** A list whose items stay whole on their pages. */
export const marked = (mark: Mark, lines: readonly string[], size: number): Table => ({
  ...{ kind: 'table', rules: 'none', shares: [7, 93], size },
  rows: lines.map((line, at) => [markOf(mark, at), line]),
});

/** Some of the clauses, in their order. */
export function someOf<Item>(items: readonly Item[], least: number, random: Random): Item[] {
  const chosen = [...items];
  const count = random.integer(least, items.length);
  while (chosen.length > count) chosen.splice(random.integer(0, chosen.length - 1), 1);
  return chosen;
}

/** Instructions that every bid document of the office repeats and that state nothing of this bid. */
export const instructions = (house: string, random: Random): string[] =>
  someOf(
    [
      'Words in this document that refer to natural persons include juristic persons, and the singular includes the plural.',
      'Bidders complete the document in black ink. Corrections are struck through with one line and initialled.',
      `The cost of preparing a bid is for the account of the bidder. ${capital(house)} does not refund it, whatever the outcome.`,
      'Questions are put in writing not later than two working days before closing. Answers are shared with all bidders that are known to the office.',
      `${capital(house)} may issue an addendum before the closing date. It then forms part of this document.`,
      'The bid and all correspondence must be in English. Prices are in South African rand and include value added tax at 15%.',
      `${capital(house)} is not bound to accept the lowest or any other offer, and may award the contract in part or to more than one bidder.`,
      'Personal information in bids is processed in terms of the Protection of Personal Information Act, 2013, and kept for five years.',
      `${capital(house)} may cancel this invitation before an award in the circumstances that the Preferential Procurement Regulations, 2022 allow.`,
      'The bid opening register is published on the website within ten working days after closing.',
      'Bidders are notified of the outcome on the website; an unsuccessful bidder may ask for reasons within 14 days of publication.',
    ],
    5,
    random,
  );

export const background = (buyer: string, house: string, random: Random): string[] => [
  random.pick([
    `${buyer} is a public institution established in terms of the laws on post-school education and training. It serves about 14 500 students at six delivery sites.`,
    `${buyer} teaches engineering, business and services studies, in full-time and part-time programmes. Student numbers have grown by 9% since 2022.`,
    `${buyer} has four campuses and a central office. It employs some 620 permanent members of staff and hosts 11 000 students each year.`,
  ]),
  random.pick([
    'The need was identified in the annual procurement plan, and the bid specification committee approved these terms of reference.',
    `The strategic plan of ${house} for 2025 to 2030 puts a reliable learning environment first; this procurement contributes to it.`,
    `Funds were set aside for this purpose in the budget that the council of ${house} approved in November 2025.`,
  ]),
];

/** What short forms mean that such documents use without explaining them where they stand. */
export const abbreviations: readonly (readonly string[])[] = [
  ['EME', 'Exempted micro enterprise'],
  ['GCC', 'General Conditions of Contract'],
  ['QSE', 'Qualifying small enterprise'],
  ['SCM', 'Supply chain management'],
  ['SLA', 'Service level agreement'],
  ['ToR', 'Terms of reference'],
];

/** Conditions of the contract without a figure that a field of the analysis asks for. */
export const contractConditions = (house: string, random: Random): string[] =>
  someOf(
    [
      'The General Conditions of Contract issued by National Treasury in July 2010 govern the contract. Where these special conditions differ, the latter prevail.',
      `The contract comes into being when ${house} has issued a letter of appointment and both parties have signed the agreement.`,
      'Late performance attracts a penalty of 0.5% of the value of the outstanding portion per week, up to 10% of that value.',
      'Prices are firm. Where a contract runs for longer than a year, an adjustment after the first 12 months may not exceed the average consumer price index.',
      `The contractor may not cede, assign or transfer its rights or duties without the written consent of ${house}.`,
      `Work on campus is subject to the access control, parking and safety rules of ${house}.`,
      `Documents, designs and data produced under the contract are the property of ${house}.`,
      'A dispute is first taken up between the contract managers and, if it is not settled in 21 days, referred to mediation.',
      `${capital(house)} may end the contract with one calendar month’s written notice if a breach is not remedied.`,
      'Invoices must quote the official order number. Work without such an order is done at the risk of the contractor.',
    ],
    5,
    random,
  );
