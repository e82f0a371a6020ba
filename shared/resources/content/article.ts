import { z } from 'zod';
import { figureSources, issuedBetween, textCorrections } from '#shared/resources/content/sourced.ts';
import { provinceSlug, provinceSlugs } from '#shared/resources/definition/canonical.ts';
import {
  day,
  instant,
  integer,
  listed,
  object,
  objects,
  text,
  texts,
  uri,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { slugify } from '#shared/text/slug.ts';

/** Published articles; drafts have no record. */
export const article = defineResource({
  name: 'article',
  plural: 'articles',
  title: 'Article',
  description: 'An article about public procurement.',
  fields: {
    id: listed(
      uuid('Permanent id of the record.', 'f3e4d5c6-b7a8-5996-8857-463524131008', { nullable: false }),
    ),
    title: listed(text('Title.', 'Five things to check before you bid', { nullable: false })),
    slug: listed(
      text('Readable name for addresses.', 'five-things-to-check-before-you-bid', {
        nullable: false,
        column: { type: 'text', required: true },
      }),
    ),
    excerpt: listed(text('The beginning or the gist.', 'A bid is lost on paper before it is lost on price.')),
    publishedAt: listed(
      instant('When it was published.', '2026-08-14T06:00:00.000Z', {
        column: { name: 'issued_at', type: 'timestamptz' },
      }),
    ),
    authorId: listed(
      uuid('Permanent id of the author.', 'a1b2c3d4-e5f6-5a7b-8c9d-0e1f2a3b4c09', {
        column: { type: 'text' },
      }),
    ),
    authorName: listed(text('Name of the author.', 'Naledi Dube')),
    authorSlug: listed(text('Author, for addresses.', 'naledi-dube', { column: { type: 'text' } })),
    categoryName: listed(text('Subject.', 'Bidding')),
    categorySlug: listed(text('Subject, for addresses.', 'bidding', { column: { type: 'text' } })),
    tags: listed(texts('Tags.', ['compliance', 'sbd-forms'])),
    featuredImage: listed(uri('Picture.', 'https://content.example.org/five-things.jpg')),
    readingTime: listed(integer('Minutes it takes to read.', 4)),
    status: listed(text('State of the article.', 'published')),
    content: text('The article, as Markdown.', '## Before you bid\n\nCheck the closing time.'),
    contentHtml: text(
      'The article as HTML that may be put into a page as it is: cleaned, with links to our records.',
      '<h2>Before you bid</h2>\n<p>Check the closing time.</p>',
    ),
    authorAvatar: uri('Picture of the author.', 'https://content.example.org/naledi.jpg'),
    categoryColor: text('Colour of the subject.', '#0b7285'),
    seoTitle: text('Title for search engines.', 'Five checks before you bid'),
    seoDescription: text('Description for search engines.', 'What to check before you bid for a tender.'),
    seoKeywords: texts('Words for search engines.', ['tender', 'bid']),
    canonicalUrl: uri('The address of the article.', 'https://example.org/articles/five-things-to-check'),
    jsonLd: object(
      'The article as JSON-LD, to be put into the page as it is: https://schema.org/Article.',
      z.looseObject({
        '@context': z.literal('https://schema.org').meta({ description: 'The vocabulary.' }),
        '@type': z.literal('Article').meta({ description: 'An article.' }),
      }),
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Five things to check before you bid',
        author: { '@type': 'Person', name: 'Naledi Dube' },
      },
    ),
    sources: objects(
      'Of an article written from the data: each of its figures, with the request that shows it.',
      figureSources,
      [
        {
          label: 'tenders published in the week',
          request: '/v2/tenders?publishedAfter=2026-08-10&publishedBefore=2026-08-16&status=any',
          path: 'meta.totalCount',
          value: 412,
          settled: true,
        },
      ],
    ),
    revision: integer('1 for the first, and one more with each correction.', 1),
    corrections: objects('What later revisions have corrected, the latest first.', textCorrections, [
      { revision: 2, at: '2026-08-18T03:00:00.000Z', changes: ['tenders published: 413, not 412'] },
    ]),
    viewCount: integer('How often it was read.', 120),
    briefingType: text('Kind of briefing, where it is one.', 'weekly', { column: { type: 'text' } }),
    provinceSlug: text('Province it is about.', 'gauteng', { column: { type: 'text' } }),
    weekStartDate: day('First day of the week it is about.', '2026-08-10'),
    featuredTenderIds: texts("Tenders it is about, by the publisher's number.", ['165050']),
    createdAt: instant('When it was written.', '2026-08-13T06:00:00.000Z'),
    updatedAt: instant('When it last changed.', '2026-08-14T06:00:00.000Z', {
      column: { type: 'timestamptz', required: true },
    }),
    syncedAt: instant('When the record was published here.', '2026-08-14T06:00:01.000Z'),
  },
  identifiers: ['id', 'slug'],
  searchable: true,
  sorts: { publishedAt: 'issued_at', updatedAt: 'updated_at' },
  defaultSort: '-publishedAt',
  filters: {
    category: {
      match: 'equals',
      column: 'category_slug',
      type: 'text',
      canonical: slugify,
      description: 'Subject, by slug or name.',
      example: 'bidding',
    },
    author: {
      match: 'equals',
      column: 'author_slug',
      type: 'text',
      canonical: slugify,
      description: 'Author, by slug or name.',
      example: 'naledi-dube',
    },
    authorId: {
      match: 'equals',
      column: 'author_id',
      type: 'text',
      canonical: (value) => value.toLowerCase(),
      description: 'Permanent id of the author.',
      example: 'a1b2c3d4-e5f6-5a7b-8c9d-0e1f2a3b4c09',
    },
    province: {
      match: 'equals',
      column: 'province_slug',
      type: 'text',
      canonical: provinceSlug,
      among: provinceSlugs,
      description: 'Province the article is about, by slug, name or code.',
      example: 'gauteng',
    },
    briefingType: {
      match: 'equals',
      column: 'briefing_type',
      type: 'text',
      description: 'Kind of briefing.',
      example: 'weekly',
    },
    ...issuedBetween,
    q: {
      match: 'search',
      column: 'search',
      type: 'text',
      description: 'Words of title, excerpt, subject, tags or author; at least 2 characters.',
      example: 'closing time',
    },
  },
  counted: [],
  written: [
    'content_html',
    'reading_time',
    'category_slug',
    'seo_title',
    'seo_description',
    'seo_keywords',
    'json_ld',
  ],
  indexes: [
    ['category_slug', 'issued_at'],
    ['author_id', 'issued_at'],
    ['author_slug', 'issued_at'],
  ],
});
