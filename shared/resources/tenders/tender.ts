import { organSlug } from '#shared/codelists/organ-names.ts';
import { categoryTerm, provinceSlug, provinceSlugs } from '#shared/resources/definition/canonical.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { tenderDetail, tenderSummary } from '#shared/resources/tenders/tender-fields.ts';
import { publicationTypes, tenderStatuses } from '#shared/tables/tenders.ts';

/** Tenders: one record for each contracting process, in its latest state. */
export const tender = defineResource({
  name: 'tender',
  plural: 'tenders',
  title: 'Tender',
  description: 'A tender notice in its latest state, with its documents, awards and history.',
  fields: {
    ...tenderSummary,
    ...tenderDetail,
  },
  // Last, so that no former slug comes before a name that a tender has now.
  identifiers: ['id', 'tender_id', 'ocid', 'slug', 'former_slugs'],
  searchable: true,
  recency: 'publication_date_time',
  narrows: [
    'province_slug',
    'category_slugs',
    'organization_slug',
    'municipality_code',
    'required_documents',
    'cidb_grades',
  ],
  means: { buyer: 'organization_slug', requirement: 'required_documents', cidbGrade: 'cidb_grades' },
  sorts: {
    publicationDate: 'publication_date_time',
    closingDate: 'closing_date_time',
    updatedAt: 'updated_at',
    createdAt: 'created_at',
    estimatedValue: 'estimated_value',
    referenceNumber: 'reference_number',
  },
  defaultSort: '-publicationDate',
  filters: {
    status: {
      match: 'equals',
      column: 'status',
      type: 'text',
      values: [...tenderStatuses, 'any'],
      synonyms: { open: 'active', all: 'any' },
      description:
        'State; `any` for all. `open` is understood as `active`. Lists of tenders show active ones unless this is sent.',
      example: 'active',
    },
    category: {
      match: 'any',
      column: 'category_slugs',
      type: 'text',
      canonical: categoryTerm,
      description: 'Category, by slug, name or alias; or an industry, such as `ict-technology`.',
      example: 'civil-engineering',
    },
    province: {
      match: 'equals',
      column: 'province_slug',
      type: 'text',
      canonical: provinceSlug,
      among: provinceSlugs,
      description: 'Province, by slug, name or code.',
      example: 'gauteng',
    },
    publicationType: {
      match: 'equals',
      column: 'publication_type',
      type: 'text',
      values: publicationTypes,
      canonical: (value) => value.toUpperCase(),
      description:
        'Kind of the latest notice. `GENERAL_NOTICE`: an entry that is no tender and that no other kind fits.',
      example: 'TENDER_NOTICE',
    },
    sourceOrganization: {
      match: 'equals',
      column: 'organization_slug',
      type: 'text',
      canonical: organSlug,
      description: 'Buyer, by slug or name; an acronym counts as a name.',
      example: 'city-of-cape-town',
    },
    referenceNumber: {
      match: 'equals',
      column: 'reference_number',
      type: 'text',
      description: "The buyer's tender number, exactly.",
      example: 'ZNTM01266W',
    },
    closingAfter: {
      match: 'from',
      column: 'closing_date_time',
      type: 'day',
      description: 'Closing on or after this South African day.',
      example: '2026-09-01',
    },
    closingBefore: {
      match: 'until',
      column: 'closing_date_time',
      type: 'day',
      description: 'Closing on or before this South African day.',
      example: '2026-09-30',
    },
    publishedAfter: {
      match: 'from',
      column: 'publication_date_time',
      type: 'day',
      description: 'Published on or after this South African day.',
      example: '2026-08-01',
    },
    publishedBefore: {
      match: 'until',
      column: 'publication_date_time',
      type: 'day',
      description: 'Published on or before this South African day.',
      example: '2026-08-31',
    },
    minValue: {
      match: 'from',
      column: 'estimated_value',
      type: 'number',
      description: 'Estimated value at least this many rand.',
      example: '100000',
    },
    maxValue: {
      match: 'until',
      column: 'estimated_value',
      type: 'number',
      description: 'Estimated value at most this many rand.',
      example: '5000000',
    },
    q: {
      match: 'search',
      column: 'search',
      type: 'text',
      description: 'Words of title, description, buyer or number; at least 2 characters.',
      example: 'sanitation programme',
    },
  },
  written: ['ai_summary', 'ai_key_requirements', 'ai_confidence', 'cidb_grades'],
  counted: ['placeholder', 'status', 'province_slug', 'category_slugs', 'organization_slug'],
  aside: 'placeholder',
  // A tender is active until its closing time, to the second, even if it has not been published again by then.
  expiry: { column: 'status', value: 'active', at: 'closing_date_time', into: 'closed' },
  indexes: [
    ['status', 'publication_date_time'],
    ['status', 'closing_date_time'],
    ['province_slug', 'publication_date_time'],
    ['organization_slug', 'publication_date_time'],
    ['organization_id', 'publication_date_time'],
    ['publication_type', 'publication_date_time'],
    ['bbbee_required', 'publication_date_time'],
  ],
});
