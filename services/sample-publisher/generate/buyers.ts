import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { type ProvinceCode, provinces } from '#shared/codelists/provinces.ts';
import { slugify } from '#shared/text/slug.ts';
import { provinceOfOrgan } from './organ-provinces.ts';
import { type Random, weighted } from './random.ts';

/** Kinds of organs of state whose tenders are worded and numbered differently. */
export type BuyerKind = 'power' | 'municipality' | 'department' | 'college' | 'entity';

/** An organ of state that buys; `province` is null when it works in the whole country. */
export type Buyer = {
  id: string;
  name: string;
  kind: BuyerKind;
  province: ProvinceCode | null;
  /** Initials for tender numbers. */
  initials: string;
  /** Domain of its e-mail addresses. */
  domain: string;
};

const ESKOM = 167;

/** Portal id and adverts out of 3,230 of the busiest organs of state; all others have `ORDINARY` adverts. */
const busiest: readonly (readonly [number, number])[] = [
  [ESKOM, 388],
  [169, 73],
  [712, 61],
  [59, 60],
  [11, 57],
  [555, 55],
  [63, 49],
  [279, 47],
  [6, 45],
  [667, 42],
  [324, 41],
  [534, 38],
  [357, 36],
  [617, 31],
  [648, 30],
  [320, 24],
  [418, 23],
  [99, 22],
  [255, 22],
  [635, 21],
  [252, 20],
  [559, 20],
  [723, 20],
  [44, 19],
  [620, 19],
  [109, 18],
  [115, 18],
  [266, 18],
  [308, 18],
  [470, 17],
  [458, 16],
  [464, 16],
  [639, 16],
  [1, 15],
  [83, 15],
  [257, 15],
  [298, 15],
  [386, 15],
  [544, 15],
  [800, 15],
  [587, 15],
  [414, 14],
  [741, 14],
  [565, 14],
  [281, 14],
  [624, 12],
  [618, 13],
  [695, 13],
  [437, 13],
  [391, 13],
  [332, 13],
  [370, 12],
  [371, 12],
  [400, 12],
  [625, 12],
  [666, 12],
  [369, 11],
  [632, 11],
  [709, 11],
  [153, 9],
];
const ORDINARY = 1.85;

/** Provinces that organs of the whole country state for their tenders, with weights; null stands for "National". */
const anywhere = weighted<ProvinceCode | null>([
  [null, 25],
  ['GP', 37],
  ['KZN', 9],
  ['WC', 9],
  ['EC', 6],
  ['LP', 4],
  ['MP', 4],
  ['FS', 3],
  ['NW', 2],
  ['NC', 1],
]);
const powerStations = weighted<ProvinceCode | null>([
  ['MP', 149],
  ['GP', 76],
  [null, 69],
  ['FS', 34],
  ['LP', 25],
  ['WC', 16],
  ['EC', 14],
  ['NC', 10],
  ['KZN', 6],
  ['NW', 1],
]);
/** Share of the tenders of provincial and local organs that state another province than the organ's, or "National". */
const OTHER_PROVINCE = 0.03;

const knownDomains: Readonly<Record<number, string>> = {
  [ESKOM]: 'eskom.co.za',
  59: 'capetown.gov.za',
  63: 'tshwane.gov.za',
  169: 'durban.gov.za',
  279: 'jwater.co.za',
  281: 'justice.gov.za',
  320: 'kznworks.gov.za',
  534: 'prasa.com',
  555: 'dpw.gov.za',
  617: 'sanparks.org',
  624: 'sars.gov.za',
  663: 'tourism.gov.za',
  667: 'transnet.net',
  712: 'dws.gov.za',
  6: 'arc.agric.za',
  11: 'airports.co.za',
};

const buyers: readonly Buyer[] = organsOfState.map(({ portalId, name }) => ({
  id: String(portalId),
  name,
  kind: kindOf(portalId, name),
  province: provinceOfOrgan(portalId),
  initials: initialsOf(name),
  domain: knownDomains[portalId] ?? domainOf(name),
}));

const weights = new Map(busiest);
const anyBuyer = weighted(buyers.map((buyer) => [buyer, weights.get(Number(buyer.id)) ?? ORDINARY] as const));

/** Draws an organ of state, each as often as it advertises. */
export const buyerFor = (random: Random): Buyer => anyBuyer(random);

/** The province a buyer's tender states: mostly its own; null stands for "National". */
export function statedProvince(buyer: Buyer, random: Random): ProvinceCode | null {
  if (buyer.kind === 'power') return powerStations(random);
  if (buyer.province === null || random.chance(OTHER_PROVINCE)) return anywhere(random);
  return buyer.province;
}

/** The portal's name of a province; null stands for "National". */
export const provinceName = (code: ProvinceCode | null): string =>
  provinces.find((province) => province.code === code)!.name;

/** Probability that the award of a closed tender is ever published, by buyer; the mean over all buyers is about 0.2. */
export const publishesAwards = (buyer: Buyer): number => awardShare[Number(buyer.id)] ?? 0.22;

const awardShare: Readonly<Record<number, number>> = {
  574: 0.76,
  624: 0.76,
  281: 0.72,
  [ESKOM]: 0.1,
  63: 0,
  58: 0,
  279: 0,
};

function kindOf(portalId: number, name: string): BuyerKind {
  if (portalId === ESKOM) return 'power';
  if (/munic|municiality|^City (of|Council)|Buffalo City Metro/i.test(name)) return 'municipality';
  if (/college|tvet|university/i.test(name)) return 'college';
  if (
    /^(Eastern|Western|Northern) Cape -|^(Gauteng|Limpopo|Mpumalanga|Free State|North West|Kwa-?zulu Natal|National) -|department/i.test(
      name,
    )
  ) {
    return 'department';
  }
  return 'entity';
}

function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*?\)/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => !/^(of|the|and|for|soc|ltd|limited|pty|sa)?$/i.test(word));
  if (words.length === 1) return words[0]!.slice(0, 5).toUpperCase();
  return words
    .slice(0, 5)
    .map((word) => word[0]!.toUpperCase())
    .join('');
}

function domainOf(name: string): string {
  const bare = name
    .replace(/\b(local|district|metropolitan|municipality|greater|department of|the)\b/gi, ' ')
    .replace(/\(.*?\)/g, ' ');
  const host = slugify(bare).split('-').slice(0, 2).join('').slice(0, 18) || 'office';
  return `${host}.${/ltd|limited|\(pty\)|\bsoc\b/i.test(name) ? 'co.za' : /college|tvet/i.test(name) ? 'edu.za' : 'gov.za'}`;
}
