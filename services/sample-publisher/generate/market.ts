import { type Category, categories } from '#shared/codelists/categories.ts';
import type { BuyerKind } from './buyers.ts';
import { type Random, weighted } from './random.ts';
import type { TradeName } from './trades.ts';

/** Portal id of a category (null for the unlisted one), its adverts out of 3,230, and the trades advertised under it. */
const market: readonly (readonly [number | null, number, ...TradeName[]])[] = [
  [86, 430, 'engineering', 'consulting', 'training', 'legal', 'finance'],
  [61, 406, 'maintenance', 'consulting', 'media', 'transport', 'plant', 'grounds'],
  [55, 288, 'materials', 'furniture', 'vehicles', 'chemicals', 'provisions', 'clothing'],
  [27, 279, 'roads', 'buildings', 'water', 'sewerage'],
  [48, 225, 'maintenance', 'training', 'security', 'materials', 'travel'],
  [84, 104, 'electricalWorks', 'maintenance', 'plant'],
  [74, 92, 'cleaning', 'security'],
  [13, 72, 'roads', 'water', 'sewerage'],
  [52, 70, 'electricalGoods', 'spares'],
  [44, 68, 'consulting', 'travel', 'maintenance'],
  [39, 55, 'buildings'],
  [78, 53, 'buildings', 'maintenance'],
  [40, 47, 'software', 'telecoms'],
  [77, 46, 'electricalWorks', 'plant', 'spares', 'fuel'],
  [71, 45, 'transport', 'property', 'computers'],
  [90, 43, 'engineering', 'research', 'consulting'],
  [32, 42, 'engineering', 'research', 'consulting'],
  [43, 41, 'plant', 'maintenance'],
  [62, 40, 'security'],
  [4, 38, 'training', 'stationery'],
  [89, 35, 'medical'],
  [49, 31, 'roads', 'engineering'],
  [75, 31, 'software', 'telecoms'],
  [30, 28, 'travel'],
  [73, 27, 'software'],
  [65, 26, 'travel'],
  [22, 26, 'computers'],
  [19, 25, 'disposal'],
  [16, 25, 'catering'],
  [81, 25, 'finance'],
  [70, 24, 'clothing'],
  [54, 24, 'legal', 'finance'],
  [76, 22, 'buildings', 'electricalWorks'],
  [63, 21, 'telecoms'],
  [51, 19, 'consulting'],
  [68, 18, 'consulting', 'staffing'],
  [18, 18, 'engineering', 'research'],
  [5, 17, 'finance', 'insurance'],
  [28, 16, 'stationery'],
  [59, 16, 'property'],
  [11, 16, 'water', 'sewerage', 'waste', 'chemicals'],
  [6, 16, 'research'],
  [88, 15, 'waste'],
  [57, 14, 'staffing', 'cleaning'],
  [14, 12, 'furniture'],
  [45, 11, 'media'],
  [42, 11, 'electricalGoods'],
  [41, 11, 'insurance', 'finance'],
  [24, 11, 'vehicles', 'maintenance'],
  [67, 10, 'materials', 'spares'],
  [26, 9, 'spares', 'vehicles'],
  [34, 8, 'health'],
  [66, 8, 'materials', 'spares'],
  [10, 8, 'grounds', 'cleaning'],
  [15, 8, 'chemicals'],
  [60, 7, 'media', 'stationery'],
  [38, 7, 'staffing'],
  [72, 7, 'transport'],
  [23, 7, 'transport', 'fuel'],
  [21, 7, 'water', 'chemicals'],
  [82, 6, 'sewerage'],
  [17, 5, 'health'],
  [46, 5, 'culture'],
  [8, 5, 'plant', 'research'],
  [58, 4, 'media'],
  [null, 4, 'farming'],
  [47, 4, 'waste'],
  [80, 4, 'vehicles'],
  [79, 3, 'culture', 'media'],
  [12, 3, 'provisions'],
  [83, 3, 'insurance'],
  [35, 3, 'media'],
  [3, 3, 'materials', 'spares'],
  [33, 2, 'materials', 'vehicles'],
  [36, 2, 'computers', 'electricalGoods'],
  [20, 2, 'materials'],
  [64, 2, 'media'],
  [7, 1, 'cleaning'],
  [85, 1, 'transport'],
  [31, 1, 'plant', 'materials'],
  [9, 1, 'stationery'],
  [29, 1, 'fuel'],
  [1, 1, 'culture', 'stationery'],
  [37, 1, 'transport'],
  [87, 1, 'clothing'],
  [2, 1, 'health'],
  [25, 1, 'fuel', 'plant'],
  [50, 1, 'transport'],
  [53, 1, 'transport'],
  [56, 1, 'culture'],
  [69, 1, 'materials'],
];

/** Only the power utility buys for power stations, and it buys none of the trades in `publicOnly`. */
const powerOnly = new Set<TradeName>(['plant', 'spares']);
const publicOnly = new Set<TradeName>([
  'roads',
  'water',
  'buildings',
  'sewerage',
  'waste',
  'catering',
  'farming',
  'culture',
  'provisions',
  'health',
  'medical',
  'property',
]);

/** Every trade with its share of the adverts, as weights. */
export const tradeShares: readonly (readonly [TradeName, number])[] = [
  ...market
    .flatMap(([, adverts, ...names]) => names.map((name) => [name, adverts / names.length] as const))
    .reduce(
      (sums, [name, share]) => sums.set(name, (sums.get(name) ?? 0) + share),
      new Map<TradeName, number>(),
    ),
];

type Demand = { category: Category; trade: TradeName };

const demandOf = (allowed: (trade: TradeName) => boolean): ((random: Random) => Demand) =>
  weighted(
    market.flatMap(([portalId, adverts, ...names]) => {
      const category = categories.find((candidate) => candidate.portalId === portalId)!;
      const fitting = names.filter(allowed);
      return fitting.map((trade) => [{ category, trade }, adverts / fitting.length] as const);
    }),
  );

const powerDemand = demandOf((trade) => !publicOnly.has(trade));
const publicDemand = demandOf((trade) => !powerOnly.has(trade));

/** Draws what a buyer tenders for: a category, as often as in the real market, and a trade under it. */
export const demandFor = (kind: BuyerKind, random: Random): Demand =>
  (kind === 'power' ? powerDemand : publicDemand)(random);
