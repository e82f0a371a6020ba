import { z } from 'zod';
import { provinceSlug, provinceSlugs } from '#shared/resources/definition/canonical.ts';
import {
  flag,
  instant,
  integer,
  listed,
  number,
  object,
  text,
  texts,
  uri,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** News about public procurement: one record for each item of a source. */
export const intelItem = defineResource({
  name: 'intel_item',
  plural: 'intel_items',
  title: 'Intelligence item',
  description: 'News about public procurement.',
  pending: 'content',
  fields: {
    id: listed(
      uuid('Permanent id of the record.', 'e2d3c4b5-a697-5885-9746-352413020f07', { nullable: false }),
    ),
    title: listed(text('Headline.', 'New procurement regulations out for comment', { nullable: false })),
    sourceId: listed(
      uuid('Permanent id of the source.', 'd1c2b3a4-9586-5774-8635-241302f1e006', {
        nullable: false,
        column: { type: 'text', required: true },
      }),
    ),
    publishedAt: listed(
      instant('When the source published it.', '2026-08-14T08:00:00.000Z', {
        column: { name: 'issued_at', type: 'timestamptz' },
      }),
    ),
    url: listed(uri('Where it can be read.', 'https://www.treasury.gov.za/media/2026/regulations')),
    summary: listed(text('The item in short.', 'Comments are invited until 30 September.')),
    category: listed(text('What it is about.', 'regulation', { column: { type: 'text' } })),
    urgency: listed(text('How soon a reader should know.', 'medium', { column: { type: 'text' } })),
    provinceCodes: listed(
      texts('Provinces it is about, by code.', ['GP', 'WC'], {
        column: {
          name: 'province_slugs',
          type: 'text[]',
          of: (value) => ((value ?? []) as string[]).map(provinceSlug),
        },
      }),
    ),
    impactScore: listed(integer('How much it matters, 0 to 100.', 70, { column: { type: 'int' } })),
    headline: text('The same as title.', 'New procurement regulations out for comment', { nullable: false }),
    externalUrl: uri('The same as url.', 'https://www.treasury.gov.za/media/2026/regulations'),
    contentHash: text('Hash of the content, which tells copies.', 'b1946ac92492d2347c6235b4d2611184'),
    fullText: text(
      'The item in full, where its licence allows.',
      'The Minister has published draft regulations.',
    ),
    departmentTags: texts('Departments it is about.', ['National Treasury']),
    ingestedAt: instant('When it was read.', '2026-08-14T08:05:00.000Z'),
    isActive: flag('Whether it is still of interest.', 1),
    metadata: object('What else the source says.', z.record(z.string(), z.unknown()), { language: 'en' }),
    classificationStatus: text('Whether it has been classified.', 'COMPLETED'),
    keyPoints: texts('The item in points.', ['Comments until 30 September']),
    riskFlags: texts('Risks it points to.', ['rule-change']),
    affectedOrganizations: texts('Organizations it concerns.', ['National Treasury']),
    relevanceScore: number('How near it is to procurement, 0 to 1.', 0.9),
    syncedAt: instant('When the record was published here.', '2026-08-14T08:05:01.000Z'),
  },
  identifiers: ['id'],
  searchable: false,
  sorts: { publishedAt: 'issued_at', impactScore: 'impact_score' },
  defaultSort: '-publishedAt',
  filters: {
    sourceId: {
      match: 'equals',
      column: 'source_id',
      type: 'text',
      canonical: (value) => value.toLowerCase(),
      description: 'Permanent id of the source.',
      example: 'd1c2b3a4-9586-5774-8635-241302f1e006',
    },
    category: {
      match: 'equals',
      column: 'category',
      type: 'text',
      description: 'What the item is about.',
      example: 'regulation',
    },
    urgency: {
      match: 'equals',
      column: 'urgency',
      type: 'text',
      description: 'How soon a reader should know.',
      example: 'medium',
    },
    province: {
      match: 'any',
      column: 'province_slugs',
      type: 'text',
      canonical: provinceSlug,
      among: provinceSlugs,
      description: 'Province the item is about, by slug, name or code.',
      example: 'gauteng',
    },
  },
  counted: [],
  indexes: [['source_id', 'issued_at']],
});
