import { paidPrice, toCents } from './prices.ts';
import { type Random, randomOf, weighted } from './random.ts';
import { type Work, winnerFor } from './suppliers/roster.ts';
import { typedName } from './suppliers/spellings.ts';
import type { Supplier } from './suppliers/supplier.ts';
import type { Tender } from './tender.ts';

/** The `parties` and `awards` of an awarded release; `parties[].id` equals `awards[].id`, supplier ids are others. */
export type AwardBlocks = { parties: readonly object[]; awards: readonly object[] };

const counts = weighted([
  [1, 84],
  [2, 7],
  [3, 4],
  [4, 2],
  [5, 2],
  [6, 1],
]);
const DUPLICATED = 0.03;
/** Award ids follow from the tender's number, with room for this many awards of one tender. */
const IDS_PER_TENDER = 8;
/** Share of the parties that have the company's registration number as identifier. */
const IDENTIFIED = 0.03;

type Amount = (price: number, random: Random) => number | null;
/** Values of `value.amount`: a third is zero or absent; a few others are typing errors, or lack the decimal comma. */
const amounts = weighted<Amount>([
  [published, 61],
  [() => 0, 25],
  [() => null, 8],
  [(_, random) => random.integer(1, 99), 1.8],
  [(price) => Math.round(price * 100), 4],
  [(_, random) => random.integer(1, 18) * 100_000_000_000, 0.2],
]);
/** Corrected amounts that were right before get the value-added tax that they lacked. */
const VALUE_ADDED_TAX = 1.15;

/** To the cent or to the rand. */
function published(price: number, random: Random): number {
  return random.chance(0.6) ? price : Math.round(price);
}

/**
 * A winner, and what is published of it. `name` and `amount` (rand, null where none is stated) are published;
 * `supplier`, whom the name means (`members`: nobody for a placeholder, several for a joint venture) and the `price` that
 * is paid in rand are the truth, to judge with.
 */
export type Winner = {
  supplier: Supplier;
  members: readonly Supplier[];
  name: string;
  price: number;
  amount: number | null;
};

/**
 * @param corrected whether the publisher has corrected an amount since
 */
export function winnersOf(seed: number, tender: Tender, corrected: boolean): readonly Winner[] {
  const random = randomOf(seed, 'awards', tender.number);
  const share = counts(random);
  const work: Work = {
    trade: tender.trade,
    province: tender.province,
    at: tender.closing,
    price: tender.expected / share,
  };
  const rows: Winner[] = Array.from({ length: share }, () => {
    const price = paidPrice(work.price, random);
    const supplier = winnerFor(seed, { ...work, price }, random);
    const partner = () => winnerFor(seed, { ...work, price }, random);
    return {
      supplier,
      ...typedName(supplier, work.at, partner, random),
      price,
      amount: amounts(random)(price, random),
    };
  });
  if (random.chance(DUPLICATED)) rows.push(rows[0]!);
  if (corrected) rows[0] = correctedAmount(rows[0]!);
  return rows;
}

function correctedAmount(winner: Winner): Winner {
  const right = Math.abs((winner.amount ?? 0) - winner.price) < 1;
  const price = right ? toCents(winner.price * VALUE_ADDED_TAX) : winner.price;
  return { ...winner, price, amount: price };
}

/** The winners in the form of a release. */
export function awardsOf(seed: number, tender: Tender, corrected: boolean): AwardBlocks {
  const winners = winnersOf(seed, tender, corrected);
  return {
    parties: winners.map((winner, index) => ({
      name: winner.name,
      id: awardId(tender, index),
      ...identifier(seed, tender, winner, index),
      contactPoint: {
        name: tender.contact.name,
        telephone: tender.contact.telephoneNumber,
        email: tender.contact.email,
        url: `https://${tender.buyer.domain}`,
      },
      roles: ['supplier'],
    })),
    awards: winners.map((winner, index) => award(tender, index, winner)),
  };
}

/** The registration number of a single company that is named, as OCDS has it; most parties have none. */
function identifier(seed: number, tender: Tender, { members }: Winner, index: number): object {
  const [company, partner] = members;
  if (company === undefined || partner !== undefined) return {};
  if (!randomOf(seed, 'identifier', tender.number, index).chance(IDENTIFIED)) return {};
  return { identifier: { scheme: 'ZA-CIP', id: company.registrationNumber } };
}

const award = (tender: Tender, index: number, { supplier, name, amount }: Winner): object => ({
  id: awardId(tender, index),
  title: name,
  status: 'active',
  description: supplier.enterpriseType,
  ...(amount === null ? {} : { value: { amount, currency: 'ZAR' } }),
  suppliers: [{ id: String(tender.number * IDS_PER_TENDER + index - 350_000), name }],
});

const awardId = (tender: Tender, index: number): string =>
  String((tender.number - 95_000) * IDS_PER_TENDER + index);
