import {
  beeLevel,
  categorySlug,
  provinceSlug,
  provinceSlugs,
} from '#shared/resources/definition/canonical.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { companyFields } from '#shared/resources/suppliers/company-fields.ts';
import { companyKey } from '#shared/text/names.ts';
import { registrationKey } from '#shared/text/registration.ts';

/** Suppliers: one record for each company that has won an award, under all spellings of its name. */
export const company = defineResource({
  name: 'company',
  plural: 'companies',
  title: 'Company',
  description: 'A supplier with what its awards and the registers say about it.',
  pending: 'derive',
  fields: companyFields,
  identifiers: ['id', 'normalized_name', 'registration_number'],
  spellings: { normalized_name: companyKey, registration_number: registrationKey },
  searchable: true,
  sorts: {
    name: 'name',
    totalValue: 'total_value',
    totalAwards: 'total_awards',
    latestAwardDate: 'latest_award_date',
  },
  defaultSort: 'name',
  filters: {
    name: {
      match: 'equals',
      column: 'normalized_name',
      type: 'text',
      canonical: companyKey,
      description: 'Name, in any spelling of it.',
      example: 'MAHIKA TECHNOLOGIES PTY LTD',
    },
    registrationNumber: {
      match: 'equals',
      column: 'registration_number',
      type: 'text',
      canonical: registrationKey,
      description: 'Registration number, in any customary spelling.',
      example: '2015/123456/07',
    },
    enterpriseType: {
      match: 'equals',
      column: 'enterprise_type',
      type: 'text',
      canonical: (value) => value.toLowerCase(),
      unspecified: 'unspecified',
      description: 'Size class, such as EME or QSE; `UNSPECIFIED` for those of which it is not known.',
      example: 'EME',
    },
    beeLevel: {
      match: 'equals',
      column: 'bee_level',
      type: 'text',
      canonical: beeLevel,
      description: 'B-BBEE level: 1 to 8, or `non-compliant`; `Level 1` is understood.',
      example: '1',
    },
    province: {
      match: 'any',
      column: 'province_slugs',
      type: 'text',
      canonical: provinceSlug,
      among: provinceSlugs,
      description: 'Province of a tender won, by slug, name or code.',
      example: 'gauteng',
    },
    category: {
      match: 'any',
      column: 'category_slugs',
      type: 'text',
      canonical: categorySlug,
      description: 'Category of a tender won, by slug or name.',
      example: 'construction',
    },
    minTotalValue: {
      match: 'from',
      column: 'total_value',
      type: 'number',
      description: 'Awards of at least this many rand together.',
      example: '100000',
    },
    maxTotalValue: {
      match: 'until',
      column: 'total_value',
      type: 'number',
      description: 'Awards of at most this many rand together.',
      example: '5000000',
    },
    q: {
      match: 'search',
      column: 'search',
      type: 'text',
      description: 'Words of the name, or the registration number; at least 2 characters.',
      example: 'mahika',
    },
  },
  counted: [],
  indexes: [
    ['enterprise_type', 'name'],
    ['bee_level', 'name'],
  ],
});
