import { categorySlug, provinceSlug, provinceSlugs } from '#shared/resources/definition/canonical.ts';
import { anyOf, atLeast, atMost, search } from '#shared/resources/definition/filters.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { classFilters } from '#shared/resources/suppliers/class-filters.ts';
import { companyDetail } from '#shared/resources/suppliers/company-detail.ts';
import { companyFields } from '#shared/resources/suppliers/company-fields.ts';
import { companyKey, fullNameKey } from '#shared/text/names.ts';
import { registrationKey } from '#shared/text/registration.ts';
import { splitRegistrations } from '#shared/text/registrations-in-names.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A supplier number as columns contain it; null for any other text. */
const csdNumber = (value: string): string | null => {
  const plain = value.toUpperCase().replace(/\s+/g, '');
  return /^MAAA\d{7}$/.test(plain) ? plain : null;
};

/** Suppliers: one record for each company, and each joint venture, that an award names, under all spellings of its name. */
export const company = defineResource({
  name: 'company',
  plural: 'companies',
  description: 'A supplier with what its awards and the registers say about it.',
  fields: { ...companyFields, ...companyDetail },
  // The whole name comes before its key, because `Zed CC` and `Zed (Pty) Ltd` are two companies with one key.
  identifiers: ['id', 'alias_ids', 'full_names', 'name_keys', 'registration_numbers', 'csd_numbers'],
  spellings: {
    alias_ids: (value) => (UUID.test(value) ? value.toLowerCase() : null),
    full_names: fullNameKey,
    name_keys: companyKey,
    registration_numbers: (value) => {
      const [stated = value] = splitRegistrations(value).registrations;
      return /\d/.test(stated) ? registrationKey(stated) : null;
    },
    csd_numbers: csdNumber,
  },
  prefers: 'total_awards',
  searchable: true,
  sorts: {
    name: 'name',
    totalValue: 'total_value',
    totalAwards: 'total_awards',
    latestAwardDate: 'latest_award_date',
  },
  defaultSort: 'name',
  filters: {
    name: anyOf(
      'name_keys',
      'Name or trading name, in any spelling of it; companies whose names differ only in the legal form are found together.',
      'MAHIKA TECHNOLOGIES PTY LTD',
      { canonical: companyKey },
    ),
    registrationNumber: anyOf(
      'registration_numbers',
      'Registration number, in any customary spelling.',
      '2015/123456/07',
      { canonical: registrationKey },
    ),
    ...classFilters,
    province: anyOf('province_slugs', 'Province of a tender won, by slug, name or code.', 'gauteng', {
      canonical: provinceSlug,
      among: provinceSlugs,
    }),
    category: anyOf('category_slugs', 'Category of a tender won, by slug or name.', 'construction', {
      canonical: categorySlug,
    }),
    minTotalValue: atLeast('total_value', 'Total value of awards at least this many rand.', '100000'),
    maxTotalValue: atMost('total_value', 'Total value of awards at most this many rand.', '5000000'),
    q: search(
      'search',
      'Words of any of its names, a registration number or a supplier number; at least 2 characters.',
      'mahika',
    ),
  },
  written: [
    'company_type',
    'scores',
    'compliance_score',
    'forensic_risk_score',
    'cipc_compliance_score',
    'cipc_forensic_risk_score',
    'cipc',
  ],
  indexes: [
    ['enterprise_type', 'name'],
    ['bee_level', 'name'],
  ],
});
