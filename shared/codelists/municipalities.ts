import { findProvince, type ProvinceCode } from '#shared/codelists/provinces.ts';
import { partsOf, rowsOf } from '#shared/codelists/table.ts';
import { foldName } from '#shared/text/names.ts';
import { slugify } from '#shared/text/slug.ts';

/**
 * A municipality. Category A is metropolitan, B local, C district. `district` is the code of the district of a local
 * municipality. `aliases` are former names, and spellings found in data. A former municipality has a `successor`, the code
 * of the municipality that now has all or most of its area.
 */
export type Municipality = {
  code: string;
  name: string;
  fullName: string;
  slug: string;
  category: 'A' | 'B' | 'C';
  district: string | null;
  province: ProvinceCode;
  aliases: readonly string[];
  successor: string | null;
};

const TYPES = { A: 'Metropolitan', B: 'Local', C: 'District' } as const;

type Facts = Pick<Municipality, 'code' | 'name' | 'district' | 'province' | 'aliases' | 'successor'>;

function describe(facts: Facts): Municipality {
  const category = /^[A-Z]+$/.test(facts.code) ? 'A' : facts.code.startsWith('DC') ? 'C' : 'B';
  return {
    ...facts,
    category,
    fullName: `${facts.name} ${TYPES[category]} Municipality`,
    slug: slugify(facts.name),
  };
}

function readCurrent(): Municipality[] {
  const provinceOf = new Map<string, ProvinceCode>();
  return rowsOf('municipalities').map(([code = '', name = '', within = '', aliases]) => {
    const district = provinceOf.has(within) ? within : null;
    const province = provinceOf.get(within) ?? findProvince(within)?.code;
    if (!province) throw new TypeError(`${code}: no province or district ${within}`);
    provinceOf.set(code, province);
    return describe({ code, name, district, province, aliases: partsOf(aliases), successor: null });
  });
}

/** Makes slugs unique: adds the ending to those that several municipalities have. */
function withUniqueSlugs(
  all: readonly Municipality[],
  ending: (one: Municipality) => string,
): Municipality[] {
  const count = Map.groupBy(all, ({ slug }) => slug);
  return all.map((one) =>
    (count.get(one.slug)?.length ?? 0) > 1
      ? { ...one, slug: `${one.slug}-${ending(one).toLowerCase()}` }
      : one,
  );
}

/** The present municipalities: 8 metropolitan, 44 district and 205 local ones. */
export const municipalities: readonly Municipality[] = withUniqueSlugs(readCurrent(), (one) => one.province);

const byCode = new Map(municipalities.map((one) => [one.code, one]));

/** Former municipalities, for older data. Slugs are unique in both lists together. */
export const formerMunicipalities: readonly Municipality[] = rowsOf('former-municipalities').map((row) => {
  const [code = '', name = '', successor = '', aliases] = row;
  const province = byCode.get(successor)?.province;
  if (!province) throw new TypeError(`${code}: no successor ${successor}`);
  const one = describe({ code, name, district: null, province, aliases: partsOf(aliases), successor });
  return { ...one, slug: `${one.slug}-${code.toLowerCase()}` };
});

/** Prefixes of codes in other lists, with those that the demarcation board uses. */
const PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/^(?:gp|gau)(?=\d)/, 'gt'],
  [/^kz(?=\d)/, 'kzn'],
  [/^(?:np|lp)(?=\d)/, 'lim'],
  [/^nmbm?$/, 'nma'],
];

const TYPE_WORD =
  /\b(?:(?<metro>metropolitan|metro)|(?<district>district|disctrict|dm)|(?<local>local|lm)|mun[iu]cip?ality|municiality|munisipaliteit)\b/g;
const LEADING = /^(?:the )?(?:(?:greater )?city council of|city of|municipality of)? ?(?:the )?/;
const PROVINCE_CODE = / (ec|fs|gp|gt|kzn?|lp|lim|mp|nc|nw|wc)$/;

type Name = { key: string; category: Municipality['category'] | null; province: ProvinceCode | null };

/** Separates the name, without blanks, from the type and the province that are written with it. */
function readName(text: string): Name {
  let category: Name['category'] = null;
  const bare = foldName(text)
    .replace(TYPE_WORD, (_, ...found) => {
      const groups = found.at(-1) as Record<string, string | undefined>;
      if (groups['district']) category = 'C';
      else if (groups['metro']) category = 'A';
      else if (groups['local']) category ??= 'B';
      return ' ';
    })
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(LEADING, '');
  const code = PROVINCE_CODE.exec(bare);
  const key = squeeze(code ? bare.slice(0, code.index) : bare);
  return { key, category, province: code ? (findProvince(code[1] ?? '')?.code ?? null) : null };
}

function squeeze(folded: string): string {
  const key = folded.replaceAll(' ', '');
  return PREFIXES.reduce((text, [prefix, instead]) => text.replace(prefix, instead), key);
}

const bySpelling = Map.groupBy(
  [...municipalities, ...formerMunicipalities].flatMap((one) =>
    [...new Set([one.code, one.name, ...one.aliases].map((spelling) => readName(spelling).key))].map(
      (key) => ({ key, one }),
    ),
  ),
  ({ key }) => key,
);

/**
 * @param text a code, also with the prefixes of other lists; or a name with or without type, province code and "City of",
 *   in any case and with or without hyphens and blanks: `Emalahleni (MP)`, `Naledi - NW Local Municipality`
 * @param province selects among municipalities of one name in several provinces
 * @returns the present municipalities that the text may mean, successors of former ones included; none for any other text,
 *   several for an ambiguous name such as Emalahleni
 */
export function municipalitiesNamed(text: string, province: ProvinceCode | null = null): Municipality[] {
  const name = readName(text);
  const all = (bySpelling.get(name.key) ?? []).map(({ one }) => one);
  const where = name.province ?? province;
  const placed = all.filter((one) => where === null || one.province === where);
  const typed = placed.filter((one) => name.category === null || one.category === name.category);
  const chosen = typed.length > 0 ? typed : placed;
  // Present municipalities are preferred to former ones of the same name.
  const present = chosen.filter((one) => one.successor === null);
  const found = new Set((present.length > 0 ? present : chosen).map((one) => one.successor ?? one.code));
  return [...found].flatMap((code) => byCode.get(code) ?? []);
}

/** @returns the only municipality that the text may mean; null where there is none or more than one */
export function findMunicipality(text: string): Municipality | null {
  const found = municipalitiesNamed(text);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** @returns the present municipality with exactly this code; null where there is none */
export const municipalityOf = (code: string): Municipality | null => byCode.get(code) ?? null;
