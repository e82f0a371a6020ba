import {
  boolean,
  coreTable,
  date,
  float,
  int,
  jsonb,
  numeric,
  oneOf,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** What people write: articles, authors, editions of newsletters and kinds of service, and what is written from the data. */

/** `shipped` comes with the service, `file` is of an operator, `composed` is written from the data. */
export const contentOrigins = ['shipped', 'file', 'composed'] as const;
/** `scheduled` counts as `published` from its time on. Only published articles and editions are served. */
export const articleStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export const editionStatuses = ['draft', 'scheduled', 'published', 'sent', 'archived'] as const;

const kept = {
  id: uuid('UUIDv5 of kind and slug.'),
  slug: text(),
  origin: oneOf(contentOrigins),
  path: text('The file it stands in, from its folder on; null where it is of no file.').nullable(),
} as const;

const changed = {
  created_at: timestamptz().filled('now()'),
  updated_at: timestamptz().filled('now()'),
} as const;

/**
 * A request that shows a figure, and the figure. `settled`: it belongs to the week that the text is about, so that another one later
 * is a correction.
 */
export type FigureSource = {
  label: string;
  request: string;
  path: string;
  value: number | string | null;
  settled: boolean;
};
/** The differences in a later edition of a text. */
export type Correction = { revision: number; at: string; changes: readonly string[] };

const written = {
  title: text(),
  publish_at: timestamptz(
    'When it is or was published; null for now: the time at which it was stored.',
  ).nullable(),
  content: text('As Markdown.'),
  links: jsonb<Readonly<Record<string, string>>>('Addresses by the links to our records in the text.'),
  figure: text('HTML of ours that belongs to the text, such as a chart.').nullable(),
  sources: jsonb<readonly FigureSource[]>('Requests that show its figures.'),
  revision: int('1 for the first, one more with each correction.'),
  corrections: jsonb<readonly Correction[]>('What later revisions corrected.'),
} as const;

export const authors = coreTable('author', {
  comment: 'Authors of articles.',
  columns: {
    ...kept,
    name: text(),
    bio: text().nullable(),
    avatar: text().nullable(),
    role: text().nullable(),
    twitter_handle: text().nullable(),
    linkedin_url: text().nullable(),
    expertise: texts(),
    allowed_categories: texts(),
    preferred_archetypes: texts(),
    forbidden_archetypes: texts(),
    tone_rules: texts(),
    structure_rules: texts(),
    cooldown_days_by_topic: jsonb<Readonly<Record<string, number>>>(),
    banned_phrases: texts(),
    max_posts_per_week: int().nullable(),
    page: text('Address of the page about the author; null where there is no web site.').nullable(),
    ...changed,
  },
  unique: [['slug']],
});

export const articles = coreTable('article', {
  comment: 'Articles in every state.',
  columns: {
    ...kept,
    status: oneOf(articleStatuses),
    ...written,
    author_id: uuid().nullable(),
    category_name: text().nullable(),
    category_color: text().nullable(),
    tags: texts(),
    excerpt: text('As its author gives it, else the beginning of its first paragraph.').nullable(),
    featured_image: text().nullable(),
    seo_title: text().nullable(),
    seo_description: text().nullable(),
    seo_keywords: texts(),
    canonical_url: text().nullable(),
    briefing_type: text().nullable(),
    province_slug: text().nullable(),
    week_start_date: date().nullable(),
    featured_tender_ids: texts(),
    ...changed,
  },
  unique: [['slug']],
  indexes: [['author_id'], ['status', 'publish_at']],
});

export const newsletterEditions = coreTable('newsletter_edition', {
  comment: 'Editions of newsletters in every state.',
  columns: {
    ...kept,
    status: oneOf(editionStatuses),
    ...written,
    newsletter_type_id: text(),
    edition_number: int().nullable(),
    summary: text().nullable(),
    sent_at: timestamptz().nullable(),
    recipient_count: int().nullable(),
    open_rate: float().nullable(),
    click_rate: float().nullable(),
    generated_with_ai: boolean(),
    metadata: jsonb<Readonly<Record<string, unknown>>>(),
    ...changed,
  },
  unique: [['slug']],
  indexes: [['status', 'publish_at']],
});

export const serviceTypes = coreTable('service_type', {
  comment: 'Kinds of service offered around tenders.',
  columns: {
    ...kept,
    name: text(),
    description: text().nullable(),
    price: numeric().nullable(),
    currency: text().nullable(),
    is_active: boolean(),
    ...changed,
  },
  unique: [['slug']],
});

/** The tables of content, by the name of the resource that publishes their rows. */
export const contentTables = {
  author: authors,
  article: articles,
  newsletter_edition: newsletterEditions,
  service_type: serviceTypes,
} as const;

export type ContentKind = keyof typeof contentTables;
