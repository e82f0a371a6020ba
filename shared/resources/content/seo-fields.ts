import { z } from 'zod';
import { instant, integer, number, object, text, texts, uri } from '#shared/resources/definition/fields.ts';
import { changedAt, publishedAt, recordId } from '#shared/resources/definition/record.ts';

/** Fields of all records for search engines. */

export const seoTexts = {
  seoTitle: text('Title of the page.', 'Construction tenders in South Africa').listed(),
  seoDescription: text(
    'Description of the page.',
    'Construction tenders: 41 open. Busiest buyers: SANRAL.',
  ).listed(),
  seoKeywords: texts('Keywords of the page.', ['construction', 'tenders']).listed(),
};

export const openGraph = {
  ogTitle: text('Title when shared.', 'Construction tenders in South Africa').listed(),
  ogDescription: text(
    'Description when shared.',
    'Construction tenders: 41 open. Busiest buyers: SANRAL.',
  ).listed(),
  ogImage: uri('Picture when shared.', 'https://example.org/construction.png').listed(),
};

export const generation = {
  generatedBy: text('Name and version of the rules that wrote the texts.', 'page-texts-6'),
  aiModel: text('Language model that wrote the texts; null if rules did.', 'none'),
  aiConfidence: number('Confidence of the texts, 0 to 1.', 0.9),
};

const faqShape = z.object({
  '@context': z.literal('https://schema.org').describe('The vocabulary.'),
  '@type': z.literal('FAQPage').describe('A page of questions with answers.'),
  mainEntity: z
    .array(
      z.object({
        '@type': z.literal('Question').describe('A question.'),
        name: z.string().describe('Its words.'),
        acceptedAnswer: z
          .object({
            '@type': z.literal('Answer').describe('An answer.'),
            text: z.string().describe('Its words.'),
          })
          .describe('The answer.'),
      }),
    )
    .describe('The questions.'),
});

/** Fields of a page that lists the tenders of one category or province, after its slug and name. */
export const listingPage = {
  ...seoTexts,
  h1Title: text('Heading of the page.', 'Construction tenders').listed(),
  introContent: text(
    'Text before the list.',
    'There are 41 open tenders in the category Construction.',
  ).listed(),
  extendedContent: text(
    'Text after the list.',
    'By province, most are for Gauteng (400) and Limpopo (310).',
  ).listed(),
  faqSchema: object(
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
  ).listed(),
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
