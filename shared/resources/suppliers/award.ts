import { categorySlug, provinceSlug, provinceSlugs } from '#shared/resources/definition/canonical.ts';
import { anyOf, atLeast, atMost, equals, fromDay, untilDay } from '#shared/resources/definition/filters.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { awardFields } from '#shared/resources/suppliers/award-fields.ts';
import { classFilters } from '#shared/resources/suppliers/class-filters.ts';
import { awardStatuses } from '#shared/tables/awards.ts';
import { slugify } from '#shared/text/slug.ts';

/** Awards: one record for each supplier that won a part of a tender. */
export const award = defineResource({
  name: 'award',
  description: 'An award to one supplier.',
  fields: awardFields,
  identifiers: ['id', 'award_id', 'publisher_award_id', 'ocds_award_id'],
  sorts: {
    firstSeenAt: 'first_seen_at',
    awardDate: 'awarded_at',
    datedAt: 'dated_at',
    amount: 'amount',
    updatedAt: 'updated_at',
  },
  defaultSort: '-firstSeenAt',
  filters: {
    supplierName: equals('supplier_slug', 'Supplier, by name or slug.', 'mahika-technologies', {
      canonical: slugify,
    }),
    company: anyOf(
      'company_record_ids',
      'Company, by its permanent id. Includes awards of joint ventures that it is a member of.',
      '3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911',
      { canonical: (value) => value.toLowerCase() },
    ),
    supplierId: equals('supplier_id', "The publisher's id of the supplier.", '478679'),
    supplierPartyId: equals('supplier_party_id', 'Party of the OCDS feed that is the supplier.', '72140'),
    tenderId: equals('tender_id', "The publisher's number of the tender.", '161207'),
    category: equals('category_slug', 'Category of the tender, by slug or name.', 'construction', {
      canonical: categorySlug,
    }),
    province: equals('province_slug', 'Province of the tender, by slug, name or code.', 'gauteng', {
      canonical: provinceSlug,
      among: provinceSlugs,
    }),
    ...classFilters,
    status: equals('status', 'State of the award.', 'awarded', {
      values: awardStatuses,
      canonical: (value) => value.toLowerCase(),
    }),
    minAmount: atLeast('amount', 'Amount at least this many rand.', '100000'),
    maxAmount: atMost('amount', 'Amount at most this many rand.', '5000000'),
    awardDateFrom: fromDay('awarded_at', 'Awarded on or after this South African day.', '2026-01-01'),
    awardDateTo: untilDay('awarded_at', 'Awarded on or before this South African day.', '2026-12-31'),
    datedFrom: fromDay(
      'dated_at',
      'Awarded on or after this South African day or, if no date is known, first seen then.',
      '2026-01-01',
    ),
    datedTo: untilDay(
      'dated_at',
      'Awarded on or before this South African day or, if no date is known, first seen then.',
      '2026-12-31',
    ),
    firstSeenFrom: fromDay('first_seen_at', 'First seen on or after this South African day.', '2026-01-01'),
    firstSeenTo: untilDay('first_seen_at', 'First seen on or before this South African day.', '2026-12-31'),
  },
  counted: ['status', 'province_slug', 'category_slug', 'enterprise_type'],
  indexes: [
    ['supplier_slug', 'first_seen_at'],
    ['supplier_id', 'first_seen_at'],
    ['supplier_party_id', 'first_seen_at'],
    ['tender_id', 'first_seen_at'],
    ['tender_record_id', 'first_seen_at'],
    ['province_slug', 'first_seen_at'],
    ['category_slug', 'first_seen_at'],
    ['enterprise_type', 'first_seen_at'],
    ['bee_level', 'first_seen_at'],
    // For aggregates of awards: the index contains every column they need, so the table is not read.
    [
      'status',
      'awarded_at',
      'first_seen_at',
      'province_slug',
      'category_slug',
      'enterprise_type',
      'bee_level',
      'amount',
      'counted_amount',
    ],
  ],
});
