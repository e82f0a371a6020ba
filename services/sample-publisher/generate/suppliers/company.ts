import { tradeShares } from '#services/sample-publisher/generate/market.ts';
import { type Random, randomOf, weighted } from '#services/sample-publisher/generate/random.ts';
import { tradeOf } from '#services/sample-publisher/generate/trades.ts';
import { type ProvinceCode, provinces } from '#shared/codelists/provinces.ts';
import type { EnterpriseSize, Supplier } from './supplier.ts';
import { anyForm, formOf, words } from './words.ts';

const { roots, seconds, general, neighbours } = words;

/** Every so many-th supplier has nearly the name of the one before it, and is another company in another province. */
const TWIN_STRIDE = 45;
const RENAMED = 0.03;
const TRADING_NAME = 0.08;
const GENERALIST = 0.25;
const SECOND_TRADE = 0.5;
const CLOSED_DOWN = 0.08;

const sizes = weighted<EnterpriseSize>([
  ['EME', 56],
  ['QSE', 27],
  ['Large', 17],
]);
const UNCLEAR = 0.14;
/** Provinces by their adverts out of 4,295. */
const homes = weighted<ProvinceCode>([
  ['GP', 896],
  ['KZN', 671],
  ['WC', 647],
  ['EC', 411],
  ['MP', 355],
  ['LP', 330],
  ['FS', 259],
  ['NW', 162],
  ['NC', 94],
]);
const trade = weighted(tradeShares);

/**
 * The company of a rank.
 * @param taken names and numbers of the companies so far; no two of them share one
 * @param before the company of the rank before, which a twin resembles
 */
export function company(
  seed: number,
  rank: number,
  taken: Set<string>,
  before: Supplier | undefined,
): Supplier {
  const random = randomOf(seed, 'supplier', rank);
  const twin = before !== undefined && rank % TWIN_STRIDE === TWIN_STRIDE - 1;
  const trades = twin ? before.trades : tradesOf(random);
  const form = twin ? before.form : anyForm(random).name;
  const year = random.integer(1998, 2024);
  const size = sizes(random);
  const province = twin ? elsewhere(before.province, random) : homes(random);
  const unique = (draw: () => string, key = (text: string) => text): string => {
    let text = draw();
    while (taken.has(key(text))) text = draw();
    taken.add(key(text));
    return text;
  };
  const name = () => unique(() => composed(trades, random), lettersAndDigits);
  const core = twin ? unique(() => resembling(before.core, province, random), lettersAndDigits) : name();
  return {
    rank,
    core,
    earlier: random.chance(RENAMED)
      ? { core: name(), until: Date.UTC(random.integer(2022, 2027), random.integer(0, 11), 1) }
      : null,
    tradingName: random.chance(TRADING_NAME) ? name() : null,
    form,
    csdNumber: unique(() => `MAAA${String(random.integer(100_000, 1_399_999)).padStart(7, '0')}`),
    registrationNumber: unique(
      () => `${year}/${String(random.integer(1_000, 699_999)).padStart(6, '0')}/${formOf(form).suffix}`,
    ),
    province,
    trades,
    size,
    enterpriseType: random.chance(UNCLEAR) ? words.unclearSizes(random) : size,
    from: Date.UTC(year + 1, 0, 1),
    until: random.chance(CLOSED_DOWN)
      ? Date.UTC(random.integer(2025, 2029), random.integer(0, 11), 1)
      : Number.POSITIVE_INFINITY,
  };
}

/** Names that differ in nothing else are one name; cheaper than comparing them as the service does. */
const lettersAndDigits = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** A generalist works in any trades; others in one, or in a neighbouring one too. */
function tradesOf(random: Random): readonly string[] {
  const first = trade(random);
  if (random.chance(GENERALIST)) return [...new Set([first, trade(random), trade(random), trade(random)])];
  if (!random.chance(SECOND_TRADE)) return [first];
  const group = neighbours.filter((names) => names.includes(first));
  return group.length === 0 ? [first] : [...new Set([first, random.pick(random.pick(group))])];
}

function composed(trades: readonly string[], random: Random): string {
  const business = random.pick(trades.length > 2 ? general : tradeOf(trades[0]!).companies);
  const root = random.pick(roots);
  const second = random.pick(seconds);
  return [root, second, business].filter((word) => word !== '').join(' ');
}

/** A name that differs from another one by a number, a plural or a place. */
function resembling(core: string, province: ProvinceCode, random: Random): string {
  const place = provinces.find(({ code }) => code === province)!.name;
  return random.pick([
    `${core} ${random.integer(2, 99)}`,
    `${core} ${place}`,
    core.endsWith('s') ? core.slice(0, -1) : `${core}s`,
    `The ${core}`,
  ]);
}

function elsewhere(province: ProvinceCode, random: Random): ProvinceCode {
  let other = homes(random);
  while (other === province) other = homes(random);
  return other;
}
