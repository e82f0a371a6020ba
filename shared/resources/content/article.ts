import { z } from 'zod';
import { issuedBetween, sourced } from '#shared/resources/content/sourced.ts';
import { provinceSlug, provinceSlugs } from '#shared/resources/definition/canonical.ts';
import {
  day,
  instant,
  integer,
  object,
  text,
  texts,
  uri,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { equals, search } from '#shared/resources/definition/filters.ts';
import { publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { slugify } from '#shared/text/slug.ts';

/** Published articles; drafts have no record. */
export const article = defineResource({
  name: 'article',
  description: 'An article about public procurement.',
  fields: {
    id: recordId('f3e4d5c6-b7a8-5996-8857-463524131008').listed(),
    title: text('Title.', 'Five things to check before you bid').present().listed(),
    slug: text('Readable name for addresses.', 'five-things-to-check-before-you-bid').required().listed(),
    excerpt: text(
      'The beginning or a short summary.',
      'A bid is lost on paper before it is lost on price.',
    ).listed(),
    publishedAt: instant('When it was published.', '2026-08-14T06:00:00.000Z')
      .promoted({ name: 'issued_at' })
      .listed(),
    authorId: uuid('Permanent id of the author.', 'a1b2c3d4-e5f6-5a7b-8c9d-0e1f2a3b4c09', {
      column: { type: 'text' },
    }).listed(),
    authorName: text('Name of the author.', 'Naledi Dube').listed(),
    authorSlug: text('Slug of the author.', 'naledi-dube').promoted().listed(),
    categoryName: text('Subject.', 'Bidding').listed(),
    categorySlug: text('Slug of the subject.', 'bidding').promoted().listed(),
    tags: texts('Tags.', ['compliance', 'sbd-forms']).listed(),
    featuredImage: uri('Picture.', 'https://content.example.org/five-things.jpg').listed(),
    readingTime: integer('Minutes it takes to read.', 4).listed(),
    status: text('State of the article.', 'published').listed(),
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
        '@context': z.literal('https://schema.org').describe('The vocabulary.'),
        '@type': z.literal('Article').describe('An article.'),
      }),
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Five things to check before you bid',
        author: { '@type': 'Person', name: 'Naledi Dube' },
      },
    ),
    ...sourced('an article'),
    viewCount: integer('How often it was read.', 120),
    briefingType: text('Kind of briefing; null for other articles.', 'weekly').promoted(),
    provinceSlug: text('Province it is about.', 'gauteng').promoted(),
    weekStartDate: day('First day of the week it is about.', '2026-08-10'),
    featuredTenderIds: texts("Tenders it is about, by the publisher's number.", ['165050']),
    createdAt: instant('When the revision was written.', '2026-08-13T06:00:00.000Z'),
    updatedAt: instant('When it last changed.', '2026-08-14T06:00:00.000Z').promoted({ required: true }),
    syncedAt: publishedAt('2026-08-14T06:00:01.000Z'),
  },
  identifiers: ['id', 'slug'],
  searchable: true,
  sorts: { publishedAt: 'issued_at', updatedAt: 'updated_at' },
  defaultSort: '-publishedAt',
  filters: {
    category: equals('category_slug', 'Subject, by slug or name.', 'bidding', { canonical: slugify }),
    author: equals('author_slug', 'Author, by slug or name.', 'naledi-dube', { canonical: slugify }),
    authorId: equals('author_id', 'Permanent id of the author.', 'a1b2c3d4-e5f6-5a7b-8c9d-0e1f2a3b4c09', {
      canonical: (value) => value.toLowerCase(),
    }),
    province: equals('province_slug', 'Province the article is about, by slug, name or code.', 'gauteng', {
      canonical: provinceSlug,
      among: provinceSlugs,
    }),
    briefingType: equals('briefing_type', 'Kind of briefing.', 'weekly'),
    ...issuedBetween,
    q: search(
      'search',
      'Words of title, excerpt, subject, tags or author; at least 2 characters.',
      'closing time',
    ),
  },
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
