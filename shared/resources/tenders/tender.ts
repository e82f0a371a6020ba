import { BUYER_RULE, buyerSlugs } from '#shared/codelists/customary-names.ts';
import {
  DOCUMENT_RULE,
  documentCodes,
  GRADE_RULE,
  gradesFrom,
  MUNICIPALITY_RULE,
  municipalityCodes,
} from '#shared/reading/asked-for.ts';
import { categoryTerm, provinceSlug, provinceSlugs } from '#shared/resources/definition/canonical.ts';
import {
  anyOf,
  atLeast,
  atMost,
  equals,
  fromDay,
  search,
  untilDay,
  within,
} from '#shared/resources/definition/filters.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { briefings } from '#shared/resources/tenders/asked-fields.ts';
import { tenderDetail, tenderSummary } from '#shared/resources/tenders/tender-fields.ts';
import { publicationTypes, tenderStatuses } from '#shared/tables/tenders.ts';

/** Tenders: one record for each contracting process, in its latest state. */
export const tender = defineResource({
  name: 'tender',
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
  means: {
    buyer: 'organization_slug',
    municipality: 'municipality_code',
    requirement: 'required_documents',
    cidbGrade: 'cidb_grades',
  },
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
    status: equals(
      'status',
      'State; `any` for all. `open` is understood as `active`. Lists of tenders show active ones unless this is sent.',
      'active',
      { values: [...tenderStatuses, 'any'], synonyms: { open: 'active', all: 'any' } },
    ),
    category: anyOf(
      'category_slugs',
      'Category, by slug, name or alias; or an industry, such as `ict-technology`.',
      'civil-engineering',
      { canonical: categoryTerm },
    ),
    province: equals('province_slug', 'Province, by slug, name or code.', 'gauteng', {
      canonical: provinceSlug,
      among: provinceSlugs,
    }),
    publicationType: equals(
      'publication_type',
      'Kind of the latest notice. `GENERAL_NOTICE`: an entry that is no tender and that no other kind fits.',
      'TENDER_NOTICE',
      { values: publicationTypes, canonical: (value) => value.toUpperCase() },
    ),
    sourceOrganization: equals(
      'organization_slug',
      'Buyer, by slug or name; an acronym or a nickname counts as a name.',
      'city-of-cape-town',
      { widened: { values: buyerSlugs, rule: BUYER_RULE } },
    ),
    referenceNumber: equals('reference_number', "The buyer's tender number, exactly.", 'ZNTM01266W'),
    closingAfter: fromDay('closing_date_time', 'Closing on or after this South African day.', '2026-09-01'),
    closingBefore: untilDay(
      'closing_date_time',
      'Closing on or before this South African day.',
      '2026-09-30',
    ),
    publishedAfter: fromDay(
      'publication_date_time',
      'Published on or after this South African day.',
      '2026-08-01',
    ),
    publishedBefore: untilDay(
      'publication_date_time',
      'Published on or before this South African day.',
      '2026-08-31',
    ),
    minValue: atLeast('estimated_value', 'Estimated value at least this many rand.', '100000'),
    maxValue: atMost('estimated_value', 'Estimated value at most this many rand.', '5000000'),
    closesWithin: within(
      'closing_date_time',
      'Closing between now and so far ahead: `48h`, `7d` or `2w`.',
      '7d',
    ),
    municipality: equals(
      'municipality_code',
      'Municipality that buys, or to which the delivery goes, by name or code; a town counts for its municipality.',
      'Msunduzi',
      { widened: { values: municipalityCodes, rule: MUNICIPALITY_RULE } },
    ),
    cidbGrade: anyOf(
      'cidb_grades',
      'CIDB grade that notice or documents require, or a higher one of the same class.',
      '6CE',
      { widened: { values: gradesFrom, rule: GRADE_RULE } },
    ),
    requires: anyOf(
      'required_documents',
      'Document or proof that documents ask bidders for, by code (`requiredDocuments`).',
      'SBD4',
      { widened: { values: documentCodes, rule: DOCUMENT_RULE } },
    ),
    briefing: equals(
      'briefing',
      'Whether there is a briefing. A tender without this information matches none of the values.',
      'compulsory',
      { values: briefings },
    ),
    hasDocuments: equals('has_documents', 'Whether documents were published with the notice.', 'true', {
      values: ['true', 'false'],
      canonical: (value) => (value === 'true' ? '1' : '0'),
    }),
    q: search(
      'search',
      'Words of title, description, buyer or number; at least 2 characters.',
      'sanitation programme',
    ),
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
    ['municipality_code', 'publication_date_time'],
    ['briefing', 'publication_date_time'],
    ['has_documents', 'publication_date_time'],
  ],
});
