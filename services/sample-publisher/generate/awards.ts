import { type Random, randomOf, weighted } from './random.ts';
import { type Supplier, typedName, winner } from './suppliers.ts';
import type { Tender } from './tender.ts';
import { trades } from './trades.ts';

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

type Amount = (typical: number, random: Random) => number | null;
/** Values of `value.amount`: 72 % are usable; the others are absent, zero, typing errors, or lack the decimal comma. */
const amounts = weighted<Amount>([
  [lognormal, 72],
  [() => 0, 17],
  [() => null, 5],
  [(_, random) => random.integer(1, 99), 1.8],
  [(typical, random) => Math.round(lognormal(typical, random) * 100), 4],
  [(_, random) => random.integer(1, 18) * 100_000_000_000, 0.2],
]);

/** A plausible amount in rand, to the cent or to the rand. */
function lognormal(typical: number, random: Random): number {
  const amount = Math.max(150, typical * Math.exp(0.9 * random.normal()));
  return random.chance(0.6) ? Math.round(amount * 100) / 100 : Math.round(amount);
}

/** A winner under the name that officials typed; the amount is in rand, null where none is stated. */
export type Winner = { supplier: Supplier; name: string; amount: number | null };

/**
 * @param corrected whether the publisher has corrected an amount since
 */
export function winnersOf(seed: number, tender: Tender, corrected: boolean): readonly Winner[] {
  const random = randomOf(seed, 'awards', tender.number);
  const share = counts(random);
  const typical =
    (trades[tender.trade].typical * (tender.type === 'Request for Quotation' ? 0.08 : 1)) / share;
  const rows: Winner[] = Array.from({ length: share }, () => {
    const supplier = winner(seed, random);
    return { supplier, name: typedName(supplier, random, seed), amount: amounts(random)(typical, random) };
  });
  if (random.chance(DUPLICATED)) rows.push(rows[0]!);
  if (corrected)
    rows[0] = { ...rows[0]!, amount: lognormal(typical, randomOf(seed, 'correction', tender.number)) };
  return rows;
}

/** The winners in the form of a release. */
export function awardsOf(seed: number, tender: Tender, corrected: boolean): AwardBlocks {
  const winners = winnersOf(seed, tender, corrected);
  return {
    parties: winners.map(({ name }, index) => ({
      name,
      id: awardId(tender, index),
      contactPoint: {
        name: tender.contact.name,
        telephone: tender.contact.telephoneNumber,
        email: tender.contact.email,
        url: `https://${tender.buyer.domain}`,
      },
      roles: ['supplier'],
    })),
    awards: winners.map(({ supplier, name, amount }, index) => award(tender, index, supplier, name, amount)),
  };
}

const award = (
  tender: Tender,
  index: number,
  supplier: Supplier,
  name: string,
  amount: number | null,
): object => ({
  id: awardId(tender, index),
  title: name,
  status: 'active',
  description: supplier.enterpriseType,
  ...(amount === null ? {} : { value: { amount, currency: 'ZAR' } }),
  suppliers: [{ id: String(tender.number * IDS_PER_TENDER + index - 350_000), name }],
});

const awardId = (tender: Tender, index: number): string =>
  String((tender.number - 95_000) * IDS_PER_TENDER + index);
