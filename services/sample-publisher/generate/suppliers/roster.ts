import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import { company } from './company.ts';
import { canDo, type Supplier } from './supplier.ts';

/** How many suppliers win awards. */
const POOL = 6_000;
/** Exponent of a power law by which the first of sixty companies of a trade and province wins a quarter of its awards. */
const CONCENTRATION = 3;
/** Share of the tenders of a province that companies of the province win. */
const LOCAL = 0.7;
const TRIES = 12;

/** The companies of a seed: rank 0 wins more often than others of its trades and province. */
type Roster = {
  suppliers: readonly Supplier[];
  /** Those of a trade, by rank; with a province those that are at home there. Never empty. */
  of(trade: string, province: ProvinceCode | null): readonly Supplier[];
};

/** Rosters by seed. Composing one takes some 60 ms, and everything that is published is computed anew at each request. */
const rosters = new Map<number, Roster>();
const MAX_ROSTERS = 8;

function rosterOf(seed: number): Roster {
  const known = rosters.get(seed);
  if (known) return known;
  const roster = compose(seed);
  if (rosters.size >= MAX_ROSTERS) rosters.clear();
  rosters.set(seed, roster);
  return roster;
}

function compose(seed: number): Roster {
  const taken = new Set<string>();
  const suppliers: Supplier[] = [];
  for (let rank = 0; rank < POOL; rank += 1) suppliers.push(company(seed, rank, taken, suppliers[rank - 1]));
  const lists = new Map<string, Supplier[]>();
  for (const supplier of suppliers)
    for (const each of supplier.trades)
      for (const key of [each, `${each} ${supplier.province}`]) {
        const list = lists.get(key) ?? [];
        if (list.length === 0) lists.set(key, list);
        list.push(supplier);
      }
  return {
    suppliers,
    of: (name, province) => (province && lists.get(`${name} ${province}`)) ?? lists.get(name) ?? suppliers,
  };
}

/** The supplier of a rank; ranks beyond those that win awards are companies that never won one. */
export const supplierOf = (seed: number, rank: number): Supplier =>
  rosterOf(seed).suppliers[rank] ?? company(seed, rank, new Set(), undefined);

/** What has to be done, where, when, and for how much rand. */
export type Work = { trade: string; province: ProvinceCode | null; at: number; price: number };

/** Draws a company that does such work there: the same ones again and again, mostly those of the province. */
export function winnerFor(seed: number, { trade, province, at, price }: Work, random: Random): Supplier {
  const local = province !== null && random.chance(LOCAL);
  const list = rosterOf(seed).of(trade, local ? province : null);
  let found: Supplier;
  let tries = 0;
  do {
    found = list[Math.floor(list.length * random.fraction() ** CONCENTRATION)]!;
    tries += 1;
  } while (!canDo(found, at, price) && tries < TRIES);
  return found;
}
