import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleTitles, sharedBy } from '#eval/titles/records.ts';
import {
  cutAtWords,
  DESCRIPTION_LENGTH,
  plainText,
  SHARED_LENGTH,
  TITLE_LENGTH,
} from '#shared/domain/content/lengths.ts';
import { type TenderFacts, tenderTexts } from '#shared/domain/content/tender-texts.ts';
import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import { property, propertyOf } from '#test/support/property.ts';

const sanitation: TenderFacts = {
  id: 'd7f2a0f4-7d7e-5b0e-8a55-0d6a3a5f1e11',
  tender_id: '165050',
  reference_number: 'ZNB 12/2026',
  slug: 'sanitation-programme-for-schools-165050',
  title: 'Sanitation programme for schools: Nositha Primary School: 5GB',
  description: 'Construction of ablution facilities. B-BBEE level 1 to 4 preferred.',
  buyer: 'KwaZulu-Natal - Education',
  province: 'KwaZulu-Natal',
  municipality: null,
  locality: 'Port Shepstone',
  category: 'Civil engineering',
  status: 'active',
  closes_at: '2026-09-16T09:00:00Z',
};

/** Tests have no real identity numbers; this one has a right date and check digit and belongs to nobody. */
const NUMBER = '8001015009087';
const piece = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '<b>',
    '</script>',
    '&amp;',
    NUMBER,
    '800101 5009 08 7',
    '80010150',
    '09087',
    'roads',
    '\n',
    ' ',
  ),
);
const text = fc.option(
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
  { freq: 6, nil: null },
);
const facts: fc.Arbitrary<TenderFacts> = fc
  .record({
    id: fc.uuid(),
    tender_id: fc.oneof(fc.stringMatching(/^\d{1,30}$/), fc.string({ minLength: 1 })),
    reference_number: text,
    title: text,
    description: text,
    buyer: text,
    province: fc.constantFrom('Gauteng', 'National', null),
    municipality: text,
    locality: text,
    category: fc.constantFrom('Construction', null),
    status: fc.constantFrom('active', 'closed', 'awarded', 'cancelled'),
    closes_at: fc.option(
      fc
        .date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
        .map((at) => at.toISOString()),
      { nil: null },
    ),
  })
  .map((given) => ({ ...given, slug: `tender-${given.tender_id}` }));

describe('texts of a tender’s page', () => {
  it('say what is bought, by whom, where and until when', () => {
    expect(tenderTexts(sanitation)).toEqual({
      seo_title: 'Schools: Nositha Primary School: 5GB | 16 Sep 2026 | 165050',
      seo_description:
        'Tender 165050 (ZNB 12/2026) by KwaZulu-Natal - Education: closes on 16 September 2026 at 11:00. Sanitation programme for schools: Nositha Primary School…',
      seo_keywords: [
        'civil engineering',
        'tenders',
        'civil engineering tenders KwaZulu-Natal',
        'tenders KwaZulu-Natal',
        'Port Shepstone',
        'KwaZulu-Natal - Education',
        'South Africa',
      ],
      og_title: 'Programme for schools: Nositha Primary School: 5GB, Port Shepstone | 16 Sep 2026 | 165050',
      og_description: expect.stringContaining('Tender 165050'),
      twitter_title:
        'Programme for schools: Nositha Primary School: 5GB, Port Shepstone | 16 Sep 2026 | 165050',
      twitter_description: expect.stringContaining('Tender 165050'),
      generated_by: 'page-texts-6',
      character_count: 59 + 153 + 89,
      keyword_density: 0.0889,
      has_local_keywords: true,
      has_bbbee_keywords: false,
    });
  });

  it('say whether they name a place or B-BBEE', () => {
    const nameless = { ...sanitation, buyer: 'SITA', province: null, title: 'Laptops', locality: null };
    expect(tenderTexts({ ...nameless, description: 'B-BBEE level 1' })).toMatchObject({
      has_local_keywords: false,
      has_bbbee_keywords: true,
    });
    expect(tenderTexts({ ...nameless, description: 'Delivery in Limpopo' })).toMatchObject({
      has_local_keywords: true,
      has_bbbee_keywords: false,
    });
  });

  it('keep within what search engines show, without broken words, elements of HTML and identity numbers', () =>
    propertyOf({ numRuns: 500 }, facts, (given) => {
      const { seo_keywords: keywords, ...texts } = tenderTexts(given);
      const titles = [texts.seo_title, texts.og_title, texts.twitter_title];
      const descriptions = [texts.seo_description, texts.og_description, texts.twitter_description];
      expect(texts.seo_title.length).toBeLessThanOrEqual(TITLE_LENGTH);
      for (const title of titles) expect(title.length).toBeLessThanOrEqual(SHARED_LENGTH);
      for (const one of descriptions) expect(one.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
      for (const one of [...titles, ...descriptions, ...keywords]) {
        expect(one).not.toMatch(/[<>]/);
        expect(one.trim()).toBe(one);
        expect(one).not.toBe('');
        expect(containsIdentityNumber(one)).toBe(false);
      }
    }));

  it('keep within their length where a capital would need two characters', () => {
    const title = 'ŉ Groot skool in Port Shepstone kry ŉ nuwe dak en vensters!';
    for (let end = 10; end <= title.length; end += 1) {
      const { seo_title: cut } = tenderTexts({ ...sanitation, title: title.slice(0, end) });
      expect(cut.length).toBeLessThanOrEqual(TITLE_LENGTH);
    }
  });

  it('keep the place where the part of the subject that names it is cut off', () => {
    const title = 'Plumbing repairs at government houses and offices in Richards Bay';
    const given = { ...sanitation, title, locality: 'Richards Bay', province: 'KwaZulu-Natal' };
    expect(tenderTexts(given)).toMatchObject({
      seo_title: 'Plumbing repairs…, Richards Bay | 16 Sep 2026 | 165050',
      og_title: `${title} | 16 Sep 2026 | 165050`,
    });
  });

  it('have the closing day of a tender unless it was cancelled', () => {
    const short = { ...sanitation, title: 'Laptops' };
    expect(tenderTexts({ ...short, status: 'closed' }).seo_title).toContain(' | 16 Sep 2026 | 165050');
    for (const given of [{ status: 'cancelled' }, { closes_at: null }] as const)
      expect(tenderTexts({ ...short, ...given }).seo_title).toMatch(/Port Shepstone[^|]* \| Tender 165050$/);
  });

  it('of the sample are no other tender’s', () => {
    const records = sampleTitles(500);
    expect(records.length).toBe(500);
    expect(sharedBy(records, ({ seo_title }) => seo_title)).toBe(0);
    expect(sharedBy(records, ({ og_title }) => og_title)).toBe(0);
  });

  it('are those of one tender only', () =>
    property(facts, facts, (one, other) => {
      fc.pre(one.id.slice(0, 8) !== other.id.slice(0, 8) && one.tender_id !== other.tender_id);
      const alike = { ...other, title: one.title, buyer: one.buyer };
      expect(tenderTexts(alike).seo_title).not.toBe(tenderTexts(one).seo_title);
      expect(tenderTexts(alike).og_title).not.toBe(tenderTexts(one).og_title);
      expect(tenderTexts(alike).seo_description).not.toBe(tenderTexts(one).seo_description);
    }));
});

describe('a text that is cut', () => {
  it('ends with a whole word of it', () =>
    propertyOf({ numRuns: 500 }, text.map(plainText), fc.integer({ min: 2, max: 60 }), (given, max) => {
      const cut = cutAtWords(given, max);
      expect(cut.length).toBeLessThanOrEqual(max);
      const words = cut.replace(/…$/, '');
      expect(given.startsWith(words)).toBe(true);
      if (words !== '' && words !== given) expect(given.slice(words.length)).toMatch(/^(\s|\p{P}|$)/u);
    }));
});
