import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categories, findCategory } from '#shared/codelists/categories.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { isPlaceholder } from '#shared/codelists/placeholders.ts';
import { findProvince, provinces } from '#shared/codelists/provinces.ts';
import { findTenderType, tenderTypes } from '#shared/codelists/tender-types.ts';
import { slugify } from '#shared/text/slug.ts';
import { property } from '#test/support/property.ts';

describe('provinces', () => {
  test('are nine, and National beside them', () => {
    expect(
      provinces
        .filter((province) => province.isProvince)
        .map((province) => province.code)
        .sort(),
    ).toEqual(['EC', 'FS', 'GP', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC']);
    expect(provinces.filter((province) => !province.isProvince).map((province) => province.name)).toEqual([
      'National',
    ]);
    expect(new Set(provinces.map((province) => province.portalId))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    );
  });

  test.each(provinces)(
    '$name is found by every spelling, whatever its case, hyphens and blanks',
    (province) => {
      for (const spelling of [
        province.name,
        province.slug,
        province.code ?? province.name,
        ...province.aliases,
      ]) {
        for (const text of [
          spelling,
          spelling.toUpperCase(),
          ` ${spelling.toLowerCase()} `,
          spelling.replaceAll(/[ -]/g, ''),
          spelling.replaceAll(' ', '-'),
        ]) {
          expect(findProvince(text), text).toBe(province);
        }
      }
    },
  );

  test.each([
    ['Kwazulu Natal', 'KZN'],
    ['Kwa-Zulu Natal', 'KZN'],
    ['north-west', 'NW'],
    ['LIM', 'LP'],
    ['GT', 'GP'],
    ['Limpopo Province', 'LP'],
    ['Gáuteng', 'GP'],
    ['L\u0323impopo', 'LP'],
    ['\u1e36impopo', 'LP'],
  ])('%s is %s', (text, code) => {
    expect(findProvince(text)?.code).toBe(code);
  });

  test.each([
    '',
    ' ',
    'Nelson Mandela National Museum',
    'Cape',
    'Gauteng - Education',
    'province',
    '8',
    'NC\u5927',
  ])('"%s" is none', (text) => {
    expect(findProvince(text)).toBeNull();
  });
});

describe('categories', () => {
  test('are the 90 of the portal and the one that only rows have', () => {
    expect(categories.flatMap(({ portalId }) => portalId ?? []).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 90 }, (_, index) => index + 1),
    );
    expect(categories.filter(({ portalId }) => portalId === null).map(({ name }) => name)).toEqual([
      'Agricultural Products and Services',
    ]);
  });

  test('have unique slugs in kebab case', () => {
    expect(new Set(categories.map(({ slug }) => slug)).size).toBe(91);
    for (const { slug } of categories) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('keep their slugs', () => {
    expect(findCategory('Services: Functional (Including Cleaning and Security Services)')?.slug).toBe(
      'services-functional-including-cleaning-and-security-services',
    );
    expect(findCategory('Supplies: Clothing/Textiles/Footwear')?.slug).toBe(
      'supplies-clothing-textiles-footwear',
    );
    expect(findCategory('Activities auxiliary to financial service and insurance activities.')?.slug).toBe(
      'activities-auxiliary-to-financial-service-and-insurance-activities',
    );
  });

  test.each(categories)('$name is found whole, by name and slug', (category) => {
    for (const text of [
      category.name,
      category.slug,
      category.name.toUpperCase(),
      `  ${category.name.replaceAll(' ', '  ')} `,
    ])
      expect(findCategory(text), text).toBe(category);
  });

  test('a part of a name is not a separate category unless the portal has it', () => {
    expect(findCategory('Electricity, gas')).toBeNull();
    expect(findCategory('')).toBeNull();
  });
});

describe('organs of state', () => {
  test('are the 877 of the portal, spelled as it spells them', () => {
    expect(organsOfState).toHaveLength(877);
    expect(new Set(organsOfState.map(({ portalId }) => portalId)).size).toBe(877);
    const name = (id: number) => organsOfState.find(({ portalId }) => portalId === id)?.name;
    expect([name(167), name(59), name(320), name(658), name(876), name(65)]).toEqual([
      'ESKOM',
      'City of Cape Town',
      'Kwazulu Natal - Public Works (Head Office)',
      'Theewaterkloof Municipality',
      'South African Reserve Bank',
      'City Power – Johannesburg',
    ]);
    for (const organ of organsOfState) expect(organ.name, String(organ.portalId)).toMatch(/^\S.*\S$/);
  });
});

describe('tender types', () => {
  test.each([
    ['Request for Bid(Limited-Tender', 'Request for Bid (Limited-Tender)'],
    ['request for bid (open-tender)', 'Request for Bid (Open-Tender)'],
    ['SITA contract', 'SITA Contract'],
    ['Expression of interest', 'Expression of Interest'],
    ['request-for-quotation', 'Request for Quotation'],
  ])('%s is %s', (text, name) => {
    expect(findTenderType(text)?.name).toBe(name);
  });

  test('are ten, each found by all its own spellings', () => {
    expect(tenderTypes).toHaveLength(10);
    for (const type of tenderTypes)
      for (const text of [type.name, type.portalName, type.slug]) expect(findTenderType(text)).toBe(type);
    expect(findTenderType('Request for')).toBeNull();
  });
});

describe('placeholders', () => {
  test.each([
    'N/A',
    'NA',
    'n/a',
    'none',
    'None',
    'NONE',
    '-',
    ' - ',
    '<not available>',
    'Not Stated',
    'Not stated',
    'Not indicated',
    '000-000-0000',
    '',
    '  ',
    '0001-01-01T00:00:00Z',
    '0001-01-01',
  ])('"%s" means nothing', (text) => {
    expect(isPlaceholder(text)).toBe(true);
  });

  test.each(['0', 'Nil', 'NAB', '011-000-0000', '2001-01-01T00:00:00Z', 'None of the above'])(
    '"%s" is a value',
    (text) => {
      expect(isPlaceholder(text)).toBe(false);
    },
  );

  test('so do null and undefined', () => {
    expect([isPlaceholder(null), isPlaceholder(undefined)]).toEqual([true, true]);
  });
});

describe('slugs', () => {
  test.each([
    ['Müller & Söhne (Pty) Ltd', 'muller-and-sohne-pty-ltd'],
    ['Kwazulu Natal - Public Works (Head Office)', 'kwazulu-natal-public-works-head-office'],
    ['  O’Reilly’s   Supplies ', 'oreillys-supplies'],
    ['ﬁne ½', 'fine-12'],
    ['Agrément South Africa', 'agrement-south-africa'],
    ['???', ''],
    ['-a-', 'a'],
  ])('%s becomes %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test('a slug is its own slug, in kebab case, for any text', () =>
    property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }));
});
