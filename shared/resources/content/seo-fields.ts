import { z } from 'zod';
import {
  instant,
  integer,
  listed,
  number,
  objects,
  text,
  texts,
  uri,
  uuid,
} from '#shared/resources/definition/fields.ts';

/** Fields of all records for search engines. */

export const seoTexts = {
  seoTitle: listed(text('Title of the page.', 'Construction tenders in South Africa')),
  seoDescription: listed(text('Description of the page.', 'Open construction tenders, updated every hour.')),
  seoKeywords: listed(texts('Keywords of the page.', ['construction', 'tenders'])),
};

export const openGraph = {
  ogTitle: listed(text('Title when shared.', 'Construction tenders in South Africa')),
  ogDescription: listed(text('Description when shared.', 'Open construction tenders.')),
  ogImage: listed(uri('Picture when shared.', 'https://example.org/construction.png')),
};

export const generation = {
  generatedBy: text('Name and version of the rules that wrote the texts.', 'page-texts-1'),
  aiModel: text('Model that wrote them, where one did.', 'none'),
  aiConfidence: number('Confidence of the texts, 0 to 1.', 0.9),
};

/** Fields of a page that lists the tenders of one category or province, after its slug and name. */
export const listingPage = {
  ...seoTexts,
  h1Title: listed(text('Heading of the page.', 'Construction tenders')),
  introContent: listed(text('Text before the list.', 'Tenders for building and civil works.')),
  extendedContent: listed(text('Text after the list.', 'Most are advertised by municipalities.')),
  faqSchema: listed(
    objects(
      'Questions and answers.',
      z.object({
        question: z.string().meta({ description: 'The question.' }),
        answer: z.string().meta({ description: 'Its answer.' }),
      }),
      [{ question: 'How often is this list updated?', answer: 'Every hour.' }],
    ),
  ),
  ...openGraph,
  id: uuid('Permanent id of the record.', '4b3a2918-0706-5f5e-8d4c-3b2a19080706', { nullable: false }),
  ...generation,
  pageViews: integer('How often the page was seen.', 120),
  avgTimeOnPage: integer('Seconds a reader stays.', 45),
  bounceRate: number('Share of readers who leave at once, 0 to 1.', 0.4),
  generatedAt: instant('When the texts were written.', '2026-08-14T20:00:00.000Z'),
  updatedAt: instant('When the record last changed.', '2026-08-14T20:00:00.000Z', {
    column: { type: 'timestamptz', required: true },
  }),
  syncedAt: instant('When the record was published here.', '2026-08-14T20:00:01.000Z'),
};
