import { generation, openGraph, seoTexts } from '#shared/resources/content/seo-fields.ts';
import { flag, instant, integer, number, text, uri } from '#shared/resources/definition/fields.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { recordId, timesOf } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Texts of tenders' pages for search engines: one record for each tender. */
export const tenderSeo = defineResource({
  name: 'tender_seo',
  plural: 'tender_seo',
  title: 'Tender SEO',
  description: 'Texts of a tender’s page for search engines.',
  fields: {
    ...seoTexts,
    ...openGraph,
    twitterTitle: text('Title on X.', 'Sanitation programme for schools').listed(),
    twitterDescription: text('Description on X.', 'Closes 16 September 2026.').listed(),
    twitterImage: uri('Picture on X.', 'https://example.org/165050.png').listed(),
    id: recordId('5c4b3a29-1807-5605-9f5e-4d3c2b1a0908'),
    ...ofTender,
    ...generation,
    promptTokens: integer('Tokens read by the model.', 0),
    completionTokens: integer('Tokens written by the model.', 0),
    generatedAt: instant('When the texts were written.', '2026-08-14T20:00:00.000Z'),
    expiresAt: instant(
      'When the texts are written again: at the closing of an open tender.',
      '2026-09-14T20:00:00.000Z',
    ),
    cacheHits: integer('How often they were reused.', 12),
    lastAccessedAt: instant('When they were last requested.', '2026-08-15T08:00:00.000Z'),
    characterCount: integer('Characters of all texts.', 410),
    keywordDensity: number('Share of the words that are keywords, 0 to 1.', 0.04),
    hasLocalKeywords: flag('Whether they name a place.', 1),
    hasBbbeeKeywords: flag('Whether they mention B-BBEE.', 0),
    ...timesOf('2026-08-14T20:00:00.000Z', '2026-08-14T20:00:00.000Z', '2026-08-14T20:00:01.000Z'),
  },
  part: true,
  sorts: { updatedAt: 'updated_at' },
  defaultSort: '-updatedAt',
  written: [
    'seo_title',
    'seo_description',
    'seo_keywords',
    'og_title',
    'og_description',
    'twitter_title',
    'twitter_description',
    'generated_by',
    'character_count',
    'keyword_density',
    'has_local_keywords',
    'has_bbbee_keywords',
  ],
  indexes: [['tender_record_id', 'updated_at']],
});
