import { z } from 'zod';
import { type Category, categories } from '#shared/codelists/categories.ts';
import type { BuyerKind } from './buyers.ts';
import { fixture } from './fixture.ts';
import { type Random, weighted } from './random.ts';
import { tradeName, tradeOf } from './trades.ts';

const market = fixture(
  'sample/market.yaml',
  z.array(
    z.strictObject({
      category: z
        .number()
        .nullable()
        .transform((portalId) => categories.find((candidate) => candidate.portalId === portalId))
        .refine((category) => category !== undefined, 'no category of the portal has this id'),
      adverts: z.number().positive(),
      trades: z.array(tradeName).nonempty(),
    }),
  ),
);

/** Every trade with its share of the adverts, as weights. */
export const tradeShares: readonly (readonly [string, number])[] = [
  ...market
    .flatMap(({ adverts, trades }) => trades.map((name) => [name, adverts / trades.length] as const))
    .reduce(
      (sums, [name, share]) => sums.set(name, (sums.get(name) ?? 0) + share),
      new Map<string, number>(),
    ),
];

type Demand = { category: Category; trade: string };

/** What is bought by the power utility, or by all others. */
const demandOf = (buyers: 'power' | 'public'): ((random: Random) => Demand) =>
  weighted(
    market.flatMap(({ category, adverts, trades }) => {
      const fitting = trades.filter((name) => (tradeOf(name).buyers ?? buyers) === buyers);
      return fitting.map((trade) => [{ category: category!, trade }, adverts / fitting.length] as const);
    }),
  );

const powerDemand = demandOf('power');
const publicDemand = demandOf('public');

/** Draws what a buyer tenders for: a category, as often as in the real market, and a trade under it. */
export const demandFor = (kind: BuyerKind, random: Random): Demand =>
  (kind === 'power' ? powerDemand : publicDemand)(random);
