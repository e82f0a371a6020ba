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
  /** The company of a rank below {@link POOL}. */
  at(rank: number): Supplier;
  /** Those of a trade, by rank; with a province those that are at home there. Never empty. */
  of(trade: string, province: ProvinceCode | null): readonly Supplier[];
};

/** Rosters by seed. Composing one takes some 60 ms, and everything that is published is computed anew at each request. */
const rosters = new Map<number, Roster>();
const MAX_ROSTERS = 8;

function rosterOf(seed: number): Roster {
  const known = rosters.get(seed);
  if (known) return known;
  const roster = openRoster(seed);
  if (rosters.size >= MAX_ROSTERS) rosters.clear();
  rosters.set(seed, roster);
  return roster;
}

/** Each company depends on those of the ranks before it, so they are composed in order, as far as somebody asks. */
function openRoster(seed: number): Roster {
  const taken = new Set<string>();
  const suppliers: Supplier[] = [];
  const upTo = (rank: number): readonly Supplier[] => {
    for (let next = suppliers.length; next <= rank; next += 1)
      suppliers.push(company(seed, next, taken, suppliers[next - 1]));
    return suppliers;
  };
  let lists: Map<string, Supplier[]> | undefined;
  return {
    at: (rank) => upTo(rank)[rank]!,
    of: (name, province) => {
      const all = upTo(POOL - 1);
      lists ??= listsOf(all);
      return (province && lists.get(`${name} ${province}`)) ?? lists.get(name) ?? all;
    },
  };
}

/** By trade, and by trade and province. */
function listsOf(suppliers: readonly Supplier[]): Map<string, Supplier[]> {
  const lists = new Map<string, Supplier[]>();
  for (const supplier of suppliers)
    for (const each of supplier.trades)
      for (const key of [each, `${each} ${supplier.province}`]) {
        const list = lists.get(key) ?? [];
        if (list.length === 0) lists.set(key, list);
        list.push(supplier);
      }
  return lists;
}

/** The supplier of a rank; ranks beyond those that win awards are companies that never won one. */
export const supplierOf = (seed: number, rank: number): Supplier =>
  rank < POOL ? rosterOf(seed).at(rank) : company(seed, rank, new Set(), undefined);

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
