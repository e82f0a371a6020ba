import { lettersOf } from '#shared/text/names.ts';

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
export const provinces: readonly Province[] = [
  {
    portalId: 5,
    name: 'Eastern Cape',
    slug: 'eastern-cape',
    code: 'EC',
    isProvince: true,
    population: 7_230_204,
    aliases: ['E Cape', 'Oos-Kaap'],
  },
  {
    portalId: 10,
    name: 'Free State',
    slug: 'free-state',
    code: 'FS',
    isProvince: true,
    population: 2_964_412,
    aliases: ['Orange Free State', 'OFS', 'Vrystaat'],
  },
  {
    portalId: 8,
    name: 'Gauteng',
    slug: 'gauteng',
    code: 'GP',
    isProvince: true,
    population: 15_099_422,
    aliases: ['GT', 'GAU', 'Gauteng Province'],
  },
  {
    portalId: 4,
    name: 'KwaZulu-Natal',
    slug: 'kwazulu-natal',
    code: 'KZN',
    isProvince: true,
    population: 12_423_907,
    aliases: ['KZ', 'KN', 'Kwazulu'],
  },
  {
    portalId: 6,
    name: 'Limpopo',
    slug: 'limpopo',
    code: 'LP',
    isProvince: true,
    population: 6_572_721,
    aliases: ['LIM', 'LMP', 'Northern Province'],
  },
  {
    portalId: 9,
    name: 'Mpumalanga',
    slug: 'mpumalanga',
    code: 'MP',
    isProvince: true,
    population: 5_143_324,
    aliases: ['MPU', 'Eastern Transvaal'],
  },
  {
    portalId: 1,
    name: 'North West',
    slug: 'north-west',
    code: 'NW',
    isProvince: true,
    population: 3_804_548,
    aliases: ['NWP', 'Noordwes'],
  },
  {
    portalId: 2,
    name: 'Northern Cape',
    slug: 'northern-cape',
    code: 'NC',
    isProvince: true,
    population: 1_355_945,
    aliases: ['N Cape', 'Noord-Kaap'],
  },
  {
    portalId: 3,
    name: 'Western Cape',
    slug: 'western-cape',
    code: 'WC',
    isProvince: true,
    population: 7_433_020,
    aliases: ['W Cape', 'Wes-Kaap'],
  },
  {
    portalId: 7,
    name: 'National',
    slug: 'national',
    code: null,
    isProvince: false,
    population: null,
    aliases: ['All provinces', 'Nationwide', 'Countrywide'],
  },
];

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
