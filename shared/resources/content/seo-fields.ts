import { z } from 'zod';
import {
  instant,
  integer,
  listed,
  number,
  object,
  text,
  texts,
  uri,
} from '#shared/resources/definition/fields.ts';
import { changedAt, publishedAt, recordId } from '#shared/resources/definition/record.ts';

/** Fields of all records for search engines. */

export const seoTexts = {
  seoTitle: listed(text('Title of the page.', 'Construction tenders in South Africa')),
  seoDescription: listed(
    text('Description of the page.', 'Construction tenders: 41 open. Busiest buyers: SANRAL.'),
  ),
  seoKeywords: listed(texts('Keywords of the page.', ['construction', 'tenders'])),
};

export const openGraph = {
  ogTitle: listed(text('Title when shared.', 'Construction tenders in South Africa')),
  ogDescription: listed(
    text('Description when shared.', 'Construction tenders: 41 open. Busiest buyers: SANRAL.'),
  ),
  ogImage: listed(uri('Picture when shared.', 'https://example.org/construction.png')),
};

export const generation = {
  generatedBy: text('Name and version of the rules that wrote the texts.', 'page-texts-6'),
  aiModel: text('Model that wrote them, where one did.', 'none'),
  aiConfidence: number('Confidence of the texts, 0 to 1.', 0.9),
};

const faqShape = z.object({
  '@context': z.literal('https://schema.org').meta({ description: 'The vocabulary.' }),
  '@type': z.literal('FAQPage').meta({ description: 'A page of questions with answers.' }),
  mainEntity: z
    .array(
      z.object({
        '@type': z.literal('Question').meta({ description: 'A question.' }),
        name: z.string().meta({ description: 'Its words.' }),
        acceptedAnswer: z
          .object({
            '@type': z.literal('Answer').meta({ description: 'An answer.' }),
            text: z.string().meta({ description: 'Its words.' }),
          })
          .meta({ description: 'The answer.' }),
      }),
    )
    .meta({ description: 'The questions.' }),
});

/** Fields of a page that lists the tenders of one category or province, after its slug and name. */
export const listingPage = {
  ...seoTexts,
  h1Title: listed(text('Heading of the page.', 'Construction tenders')),
  introContent: listed(
    text('Text before the list.', 'There are 41 open tenders in the category Construction.'),
  ),
  extendedContent: listed(
    text('Text after the list.', 'By province, most are for Gauteng (400) and Limpopo (310).'),
  ),
  faqSchema: listed(
    object(
      'Questions and answers as JSON-LD, to be put into the page as it is: https://schema.org/FAQPage.',
      faqShape,
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'How many tenders in the category Construction are open?',
            acceptedAnswer: {
              '@type': 'Answer',
              text: 'There are 41 open tenders in the category Construction.',
            },
          },
        ],
      },
    ),
  ),
  ...openGraph,
  id: recordId('4b3a2918-0706-5f5e-8d4c-3b2a19080706'),
  ...generation,
  pageViews: integer('How often the page was seen.', 120),
  avgTimeOnPage: integer('Seconds a reader stays.', 45),
  bounceRate: number('Share of readers who leave at once, 0 to 1.', 0.4),
  generatedAt: instant('When the texts were written.', '2026-08-14T20:00:00.000Z'),
  updatedAt: changedAt('2026-08-14T20:00:00.000Z'),
  syncedAt: publishedAt('2026-08-14T20:00:01.000Z'),
};

/** The columns that rules write, see `Resource`. */
export const listingWritten = [
  'seo_title',
  'seo_description',
  'seo_keywords',
  'h1_title',
  'intro_content',
  'extended_content',
  'faq_schema',
  'og_title',
  'og_description',
  'generated_by',
] as const;
