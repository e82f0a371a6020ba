import { z } from 'zod';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '#shared/domain/content/lengths.ts';
import { toneRules } from '#shared/domain/content/tone.ts';
import { articleStatuses, type ContentKind, editionStatuses } from '#shared/tables/content.ts';
import {
  address,
  amount,
  choice,
  day,
  line,
  list,
  listOf,
  maybe,
  moment,
  oneOf,
  prose,
  provinceName,
  share,
  slug,
  whole,
} from './rules.ts';

/** The kinds of content, and the rules for the fields of their files. */

const author = z.strictObject({
  slug,
  name: line(100),
  bio: maybe(prose(2_000)),
  avatar: maybe(address),
  role: maybe(line(100)),
  twitter_handle: maybe(line(16).regex(/^@\w{1,15}$/, { error: 'must be a name such as @naledi' })),
  linkedin_url: maybe(address),
  expertise: list(),
  allowed_categories: list(),
  preferred_archetypes: list(),
  forbidden_archetypes: list(),
  tone_rules: listOf(oneOf(toneRules)),
  structure_rules: list(300),
  cooldown_days_by_topic: z
    .record(line(60), whole(0, 365), { error: 'must be a list of subjects with days' })
    .default({}),
  banned_phrases: list(),
  max_posts_per_week: maybe(whole(1, 100)),
});

const article = z
  .strictObject({
    slug,
    title: line(200),
    status: oneOf(articleStatuses).default('draft'),
    published_at: maybe(moment),
    author: maybe(slug),
    category: maybe(line(60)),
    category_color: maybe(line(7).regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour such as #0b7285' })),
    tags: list(60),
    excerpt: maybe(line(300)),
    featured_image: maybe(address),
    seo_title: maybe(line(TITLE_LENGTH)),
    seo_description: maybe(line(DESCRIPTION_LENGTH)),
    seo_keywords: list(60),
    canonical_url: maybe(address),
    briefing_type: maybe(slug),
    province: maybe(provinceName),
    week_start_date: maybe(day),
    featured_tender_ids: list(60),
    content: z.string({ error: 'must be text' }),
  })
  .refine(({ status, published_at: at }) => status !== 'scheduled' || at !== null, {
    path: ['published_at'],
    error: 'is missing: a scheduled article needs the time at which it is published',
  });

const newsletter = z
  .strictObject({
    slug,
    title: line(200),
    newsletter_type_id: slug,
    status: oneOf(editionStatuses).default('draft'),
    edition_number: maybe(whole(1, 1_000_000)),
    published_at: maybe(moment),
    scheduled_for: maybe(moment),
    sent_at: maybe(moment),
    summary: maybe(line(300)),
    recipient_count: maybe(whole(0, 1_000_000_000)),
    open_rate: maybe(share),
    click_rate: maybe(share),
    generated_with_ai: choice.default(false),
    metadata: z.record(line(60), z.unknown(), { error: 'must have names with values' }).default({}),
    content: z.string({ error: 'must be text' }),
  })
  .refine(({ status, scheduled_for: at }) => status !== 'scheduled' || at !== null, {
    path: ['scheduled_for'],
    error: 'is missing: a scheduled edition needs the time at which it is published',
  })
  .refine(({ status, sent_at: at }) => status !== 'sent' || at !== null, {
    path: ['sent_at'],
    error: 'is missing: an edition that was sent needs the time at which it was',
  });

const service = z.strictObject({
  slug,
  name: line(100),
  description: maybe(prose(2_000)),
  price: maybe(amount),
  currency: maybe(line(3).regex(/^[A-Z]{3}$/, { error: 'must be a code such as ZAR' })),
  is_active: choice.default(true),
});

/** A kind: its folder and files, its fields, and the field for the text of a Markdown file. */
const kind = <Schema extends z.ZodType>(folder: string, schema: Schema, text: string) => ({
  folder,
  schema,
  text,
});

export const contentKinds = {
  author: kind('authors', author, 'bio'),
  article: kind('articles', article, 'content'),
  newsletter_edition: kind('newsletters', newsletter, 'content'),
  service_type: kind('services', service, 'description'),
} as const satisfies Record<ContentKind, { folder: string; schema: z.ZodType; text: string }>;

/** In the order in which they are stored: articles name authors. */
export const contentKindNames = Object.keys(contentKinds) as ContentKind[];

export type ContentValues = {
  [Kind in ContentKind]: z.output<(typeof contentKinds)[Kind]['schema']>;
};

/** @returns the names of the fields of a kind */
export const fieldsOf = (name: ContentKind): string[] => Object.keys(contentKinds[name].schema.shape);
