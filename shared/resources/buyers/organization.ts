import { organizationTypes, organTypes } from '#shared/codelists/organ-kinds.ts';
import { organId, organSlug } from '#shared/codelists/organ-names.ts';
import { organizationDetail, organizationSummary } from '#shared/resources/buyers/organization-fields.ts';
import { provinceSlug, provinceSlugs } from '#shared/resources/definition/canonical.ts';
import { anyOf, equals, search } from '#shared/resources/definition/filters.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { registrationKey } from '#shared/text/registration.ts';

/** Buyers: one record for each name after normalisation. */
export const organization = defineResource({
  name: 'organization',
  description: 'An organ of state that buys, with what it has bought.',
  fields: { ...organizationSummary, ...organizationDetail },
  identifiers: ['id', 'registration_number', 'slug'],
  // In any customary spelling; ids and slugs of names that became one organization lead to it.
  spellings: { id: organId, registration_number: registrationKey, slug: organSlug },
  written: [
    'legal_name',
    'website',
    'parent_organization',
    'seat',
    'confidence_score',
    'fact_sources',
    'enrichment_sources',
  ],
  searchable: true,
  narrows: ['slug'],
  means: { buyer: 'slug' },
  sorts: { name: 'name', totalTenders: 'total_tenders', updatedAt: 'updated_at' },
  defaultSort: 'name',
  filters: {
    organizationType: equals('organization_type', 'Kind of organ.', 'municipality', {
      values: organizationTypes,
    }),
    organizationTypeDetail: equals(
      'organization_type_detail',
      'Kind of organ in more detail.',
      'municipal_entity',
      { values: organTypes },
    ),
    province: anyOf(
      'province_slugs',
      'Province in which it has bought, by slug, name or code.',
      'western-cape',
      { canonical: provinceSlug, among: provinceSlugs },
    ),
    q: search('search', 'Words of the name; at least 2 characters.', 'cape town'),
  },
  counted: ['organization_type'],
  indexes: [
    ['organization_type', 'name'],
    ['organization_type_detail', 'name'],
  ],
});
