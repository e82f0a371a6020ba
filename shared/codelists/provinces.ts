import { partsOf, rowsOf } from '#shared/codelists/table.ts';
import { lettersOf } from '#shared/text/names.ts';
import { slugify } from '#shared/text/slug.ts';

export type ProvinceCode = 'EC' | 'FS' | 'GP' | 'KZN' | 'LP' | 'MP' | 'NC' | 'NW' | 'WC';

/**
 * A value of the portal's province list: nine provinces, and `National` for tenders of the whole country, which has no
 * code. `aliases` are other spellings found in data; differences of case, hyphens and blanks need no alias.
 */
export type Province = {
  portalId: number;
  name: string;
  slug: string;
  code: ProvinceCode | null;
  isProvince: boolean;
  /** Inhabitants by the census of 2022 (Statistics South Africa, Census 2022, statistical release P0301.4); null for `National`. */
  population: number | null;
  aliases: readonly string[];
};

/** The portal's ten values, provinces by name, `National` last. */
export const provinces: readonly Province[] = rowsOf('provinces').map(
  ([id, code, name = '', population, aliases]) => {
    const isProvince = code !== '-';
    return {
      portalId: Number(id),
      name,
      slug: slugify(name),
      code: isProvince ? (code as ProvinceCode) : null,
      isProvince,
      population: isProvince ? Number(population) : null,
      aliases: partsOf(aliases),
    };
  },
);

const bySpelling = new Map(
  provinces.flatMap((province) =>
    [province.name, province.slug, province.code ?? '', ...province.aliases]
      .filter((spelling) => spelling !== '')
      .flatMap((spelling) => [
        lettersOf(spelling),
        ...(province.isProvince ? [lettersOf(`${spelling} Province`)] : []),
      ])
      .map((spelling) => [spelling, province] as const),
  ),
);

/**
 * @param text a name, slug, code or alias, with or without the word "Province"; case, accents, hyphens and blanks do not matter
 * @returns the province or `National`; null where the text contains anything else
 */
export const findProvince = (text: string): Province | null => bySpelling.get(lettersOf(text)) ?? null;
