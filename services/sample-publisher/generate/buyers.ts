import { z } from 'zod';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { type ProvinceCode, provinces } from '#shared/codelists/provinces.ts';
import { slugify } from '#shared/text/slug.ts';
import { fixture, provinceCode, weights } from './fixture.ts';
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

const stated = weights(provinceCode.nullable());
/** Ids in one text, with blanks between them. */
const portalIds = z
  .string()
  .regex(/^\d+(?: \d+)*$/)
  .transform((text) => text.split(' ').map(Number));
const data = fixture(
  'sample/buyers.yaml',
  z.strictObject({
    known: z.record(
      z.string(),
      z.strictObject({
        adverts: z.number().positive().optional(),
        domain: z.string().optional(),
        awards: z.number().min(0).max(1).optional(),
      }),
    ),
    provinces: z.record(provinceCode, portalIds),
    stated: z.strictObject({ anywhere: stated, power: stated }),
  }),
);
/** Adverts out of 3,230 of the many organs of state that advertise little. */
const ORDINARY = 1.85;
const provinceOf = new Map(
  Object.entries(data.provinces).flatMap(([code, ids]) =>
    ids.map((id) => [id, code as ProvinceCode] as const),
  ),
);

/** Share of the tenders of provincial and local organs that state another province than the organ's, or "National". */
const OTHER_PROVINCE = 0.03;

const buyers: readonly Buyer[] = organsOfState.map(({ portalId, name }) => ({
  id: String(portalId),
  name,
  kind: kindOf(portalId, name),
  province: provinceOf.get(portalId) ?? null,
  initials: initialsOf(name),
  domain: data.known[portalId]?.domain ?? domainOf(name),
}));

const anyBuyer = weighted(buyers.map((buyer) => [buyer, data.known[buyer.id]?.adverts ?? ORDINARY] as const));

/** Draws an organ of state, each as often as it advertises. */
export const buyerFor = (random: Random): Buyer => anyBuyer(random);

/** The province a buyer's tender states: mostly its own; null stands for "National". */
export function statedProvince(buyer: Buyer, random: Random): ProvinceCode | null {
  if (buyer.kind === 'power') return data.stated.power(random);
  if (buyer.province === null || random.chance(OTHER_PROVINCE)) return data.stated.anywhere(random);
  return buyer.province;
}

/** The portal's name of a province; null stands for "National". */
export const provinceName = (code: ProvinceCode | null): string =>
  provinces.find((province) => province.code === code)!.name;

/** Probability that the award of a closed tender is ever published, by buyer; the mean over all buyers is about 0.2. */
export const publishesAwards = (buyer: Buyer): number => data.known[buyer.id]?.awards ?? 0.22;

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
