import { z } from 'zod';
import { intelCategories, intelUrgencies } from '#shared/codelists/intel-categories.ts';
import { provinceSlug, provinceSlugs } from '#shared/resources/definition/canonical.ts';
import {
  flag,
  instant,
  integer,
  number,
  object,
  objects,
  text,
  texts,
  uri,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { anyOf, equals, fromDay, search, untilDay } from '#shared/resources/definition/filters.ts';
import { publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { slugify } from '#shared/text/slug.ts';

const namedOrganization = z.object({
  id: z.string().describe('Permanent id of the organization.'),
  slug: z.string().describe('Readable name for addresses.'),
  name: z.string().describe('Its name.'),
  words: z.string().optional().describe('Words of the item that name it.'),
});
const namedTender = z.object({
  id: z.string().describe('Permanent id of the tender.'),
  referenceNumber: z.string().describe('Its reference number.'),
  words: z.string().optional().describe('Words of the item that name it.'),
});

/** News about public procurement: one record for each item of a source. */
export const intelItem = defineResource({
  name: 'intel_item',
  title: 'Intelligence item',
  description: 'News about public procurement.',
  from: 'news',
  fields: {
    id: recordId('e2d3c4b5-a697-5885-9746-352413020f07').listed(),
    title: text('Headline.', 'New procurement regulations out for comment').present().listed(),
    sourceId: uuid('Permanent id of the source.', 'd1c2b3a4-9586-5774-8635-241302f1e006', {
      nullable: false,
      column: { type: 'text', required: true },
    }).listed(),
    sourceSlug: text('Readable name of the source.', 'national-treasury').promoted().listed(),
    sourceName: text('Name of the source.', 'National Treasury media statements').listed(),
    publishedAt: instant('When the source published it.', '2026-08-14T08:00:00.000Z')
      .promoted({ name: 'issued_at' })
      .listed(),
    url: uri(
      'Address at which it can be read.',
      'https://www.treasury.gov.za/media/2026/regulations',
    ).listed(),
    summary: text('Sentences quoted from the item.', 'Comments are invited until 30 September.').listed(),
    category: text('Subject of the item.', 'regulation', { values: intelCategories }).promoted().listed(),
    urgency: text('How soon a reader should know.', 'medium', { values: intelUrgencies }).promoted().listed(),
    provinceCodes: texts('Provinces it is about, by code.', ['GP', 'WC'])
      .promoted({ name: 'province_slugs', of: (value) => ((value ?? []) as string[]).map(provinceSlug) })
      .listed(),
    impactScore: integer('How much it matters, 0 to 100.', 70).promoted().listed(),
    headline: text('The same as title.', 'New procurement regulations out for comment').present(),
    externalUrl: uri('The same as url.', 'https://www.treasury.gov.za/media/2026/regulations'),
    contentHash: text(
      'Hash of the content, by which copies are recognised.',
      'b1946ac92492d2347c6235b4d2611184',
    ),
    fullText: text(
      "The publisher's feed in its own words, never a whole article.",
      'The Minister has published draft regulations.',
    ),
    departmentTags: texts('Departments and treasuries among the buyers that the item names.', [
      'National Treasury',
    ]),
    ingestedAt: instant('When it was read.', '2026-08-14T08:05:00.000Z'),
    isActive: flag('Whether its source is still read.', 1),
    metadata: object(
      'Language, licence, how the publisher states the time and with which time zone, and the reason for each statement of the rules.',
      z.record(z.string(), z.unknown()),
      { language: 'en' },
    ),
    classificationStatus: text('Whether the rules have read the item.', 'COMPLETED', {
      values: ['PENDING', 'COMPLETED'],
    }),
    keyPoints: texts('The most important sentences, quoted from the item.', [
      'Comments must reach National Treasury by 30 September 2026.',
    ]),
    riskFlags: texts('Risks for buyers and bidders that its words point to.', ['rule-change']),
    affectedOrganizations: texts('Names of the buyers that the item names.', ['National Treasury']),
    organizations: objects('The same buyers, as links to their records.', namedOrganization, [
      { id: '6f1d2c3b-4a59-5687-9786-a5b4c3d2e1f0', slug: 'national-treasury', name: 'National Treasury' },
    ]),
    tenders: objects('Tenders that it names by their numbers.', namedTender, [
      { id: '0b1c2d3e-4f50-5162-8374-95a6b7c8d9e0', referenceNumber: 'RT15-2026' },
    ]),
    municipalityCodes: texts('Municipalities it is about, by code.', ['JHB']),
    relevanceScore: number('How closely the item is about procurement, 0 to 1, see `metadata.reasons`.', 0.9),
    syncedAt: publishedAt('2026-08-14T08:05:01.000Z'),
  },
  searchable: true,
  recency: 'issued_at',
  sorts: { publishedAt: 'issued_at', impactScore: 'impact_score' },
  defaultSort: '-publishedAt',
  filters: {
    sourceId: equals('source_id', 'Permanent id of the source.', 'd1c2b3a4-9586-5774-8635-241302f1e006', {
      canonical: (value) => value.toLowerCase(),
    }),
    source: equals('source_slug', 'Readable name of the source.', 'national-treasury', {
      canonical: slugify,
    }),
    category: equals('category', 'What the item is about.', 'regulation', { values: intelCategories }),
    urgency: equals('urgency', 'How soon a reader should know.', 'medium', { values: intelUrgencies }),
    province: anyOf('province_slugs', 'Province the item is about, by slug, name or code.', 'gauteng', {
      canonical: provinceSlug,
      among: provinceSlugs,
    }),
    from: fromDay('issued_at', 'Published on this day or later, South African time.', '2026-08-01'),
    to: untilDay('issued_at', 'Published on this day or earlier.', '2026-08-31'),
    q: search(
      'search',
      'Words of title, summary or source; at least 2 characters.',
      'procurement regulations',
    ),
  },
  indexes: [
    ['source_id', 'issued_at'],
    ['category', 'issued_at'],
  ],
});
