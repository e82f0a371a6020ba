import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '#shared/domain/content/lengths.ts';
import {
  FEWEST_AWARDS,
  type ListingFacts,
  listingTexts,
  type Share,
} from '#shared/domain/content/listing-texts.ts';
import { listingWritten } from '#shared/resources/content/seo-fields.ts';
import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import { propertyOf } from '#test/support/property.ts';

const construction: ListingFacts = {
  of: 'category',
  name: 'Construction',
  tenders: 1284,
  open: 41,
  closing_soon: 1,
  next_closes_at: '2026-09-16T09:00:00Z',
  awarded: 310,
  counted_awards: 212,
  median_award: 1849999.6,
  buyers: [
    { name: 'City of Cape Town', tenders: 120 },
    { name: 'SANRAL', tenders: 80 },
  ],
  parts: [
    { name: 'Gauteng', tenders: 400 },
    { name: 'KwaZulu-Natal', tenders: 380 },
  ],
};
const none: ListingFacts = {
  ...{ of: 'province', name: 'Gauteng', tenders: 0, open: 0, closing_soon: 0, next_closes_at: null },
  ...{ awarded: 0, counted_awards: 0, median_award: null, buyers: [], parts: [] },
};

/** What https://schema.org/FAQPage and search engines require of the JSON. */
const faqPage = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: z.string().regex(/\?$/),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string().regex(/\.$/) }),
      }),
    )
    .min(1),
});

type Question = z.infer<typeof faqPage>['mainEntity'][number];

const pages = [
  ...categories.map(({ name }) => ({ of: 'category' as const, name })),
  ...provinces.map(({ name }) => ({ of: 'province' as const, name })),
];
/** Tests have no real identity numbers; this one has a right date and check digit and belongs to nobody. */
const NUMBER = '8001015009087';
const name = fc
  .array(fc.oneof(fc.string(), fc.constantFrom('<b>', NUMBER, '80010150', '09087', 'City of Tshwane')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pieces) => pieces.join(' '));
const shares: fc.Arbitrary<Share[]> = fc.array(
  fc.record({ name, tenders: fc.integer({ min: 1, max: 1e6 }) }),
  {
    maxLength: 5,
  },
);
/** Each figure within the one that it is part of, as derived. */
const figures = fc
  .record({
    ...{ tenders: fc.nat(1e6), open: fc.nat(3), soon: fc.nat(3), awarded: fc.nat(1e6) },
    ...{ counted_awards: fc.nat(20), median_award: fc.constantFrom(0.05, 12, 1.5e12, null) },
    ...{
      more: fc.nat(1e5),
      closes: fc.constantFrom('2026-09-16T09:00:00Z', null),
      buyers: shares,
      parts: shares,
    },
  })
  .map(({ soon, more, closes, ...given }) => {
    const open = Math.min(given.open * (more + 1), given.tenders);
    const next_closes_at = open === 0 ? null : closes;
    return {
      ...given,
      open,
      next_closes_at,
      closing_soon: next_closes_at === null ? 0 : Math.min(soon, open),
    };
  });

describe('texts of a page that lists tenders', () => {
  it('of a category say how many are open, who buys, and where', () => {
    expect(listingTexts(construction)).toMatchObject({
      seo_title: 'Construction tenders in South Africa',
      seo_description:
        'Construction tenders: 41 open, 1 of them closing within the next 7 days. Busiest buyers: City of Cape Town and SANRAL.',
      h1_title: 'Construction tenders',
      intro_content:
        'There are 41 open tenders in the category Construction. 1 of them closes within the next 7 days. The next one closes on 16 September 2026.',
      extended_content:
        'This service knows 1,284 tenders in the category Construction, open and past; 310 of them are marked as awarded. Half of the 212 awards with a plausible amount in rand are worth R1,850,000 or less. Most were advertised by City of Cape Town (120) and SANRAL (80). By province, most are for Gauteng (400) and KwaZulu-Natal (380).',
      generated_by: 'page-texts-6',
    });
  });

  it('of a province without tenders say so', () => {
    expect(listingTexts(none)).toMatchObject({
      seo_title: 'Tenders in Gauteng | South Africa',
      seo_description: 'Tenders in Gauteng: none open at the moment.',
      intro_content: 'There are no open tenders in Gauteng.',
    });
  });

  it('use no plural for one, and no full stop twice', () => {
    const name = 'Manufacture of machinery and equipment n.e.c.';
    const one = { ...construction, name, open: 1, awarded: 1, parts: [] };
    expect(listingTexts(one)).toMatchObject({
      intro_content: `There is 1 open tender in the category ${name} It closes on 16 September 2026.`,
      extended_content: expect.stringContaining('1 of them is marked as awarded.'),
    });
    const full = 'Activities auxiliary to financial service and insurance activities.';
    expect(listingTexts({ ...construction, name: full }).h1_title).toBe(`${full.slice(0, -1)} tenders`);
  });

  it('say what awards are worth only if there are enough of them', () => {
    const said = (counted_awards: number) =>
      JSON.stringify(listingTexts({ ...construction, counted_awards }));
    expect(said(FEWEST_AWARDS)).toContain('"Half of the 10 awards with a plausible amount');
    expect(said(FEWEST_AWARDS - 1)).not.toContain('worth');
  });

  it('speak of the whole country if tenders are for no single province', () => {
    expect(listingTexts({ ...none, name: 'National' })).toMatchObject({
      h1_title: 'Tenders for the whole country',
      intro_content: 'There are no open tenders for the whole country.',
    });
  });

  it('keep within what search engines show, for every category and province and any figures', () =>
    propertyOf({ numRuns: 500 }, fc.constantFrom(...pages), figures, (page, given) => {
      const texts = listingTexts({ ...page, ...given });
      expect(listingTexts(structuredClone({ ...page, ...given }))).toEqual(texts);
      expect(Object.keys(texts).toSorted()).toEqual([...listingWritten].toSorted());
      for (const title of [texts.seo_title, texts.og_title])
        expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH);
      for (const description of [texts.seo_description, texts.og_description])
        expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
      const faq = JSON.parse(JSON.stringify(texts.faq_schema));
      expect(faqPage.parse(faq)).toEqual(faq);
      const questions = faq.mainEntity.flatMap((one: Question) => [one.name, one.acceptedAnswer.text]);
      const { seo_keywords: keywords, faq_schema: _, ...rest } = texts;
      for (const one of [...Object.values(rest), ...keywords, ...questions]) {
        expect(one).not.toMatch(/[<>]/);
        expect(one.trim()).toBe(one);
        expect(one).not.toBe('');
      }
      expect(containsIdentityNumber(JSON.stringify(texts))).toBe(false);
    }));

  it('are those of one page only', () => {
    const texts = pages.map((page) => listingTexts({ ...none, ...page }));
    for (const column of ['seo_title', 'seo_description', 'h1_title'] as const)
      expect(new Set(texts.map((one) => one[column])).size).toBe(pages.length);
  });
});
