import { companyAggregates } from '#shared/tables/companies.ts';
import {
  companyRestrictions,
  restrictedSupplierCompanies,
  screeningMatches,
} from '#shared/tables/screening.ts';
import { companySpellings } from '#shared/tables/suppliers.ts';
import { changeOf, type Derivation } from '#workers/derive/derivation.ts';

/**
 * The company that an entry of a list most certainly means, according to the company's record; an entry has one if an
 * award names the company.
 */
export const restrictedSupplierCompany: Derivation = {
  name: 'restricted_supplier_company',
  table: restrictedSupplierCompanies,
  does: 'finds the company that an entry of a list of restricted suppliers is about',
  staleBy: [
    changeOf(screeningMatches, ['subject_id', 'entry_id'], 'select entry_id as key from changed'),
    changeOf(
      companySpellings,
      ['company_id'],
      'select entry_id as key from derived.screening_match where subject_id = any(array(select id from changed))',
    ),
    // A company that no award names, such as one that only submitted bids, has no record.
    changeOf(
      companyAggregates,
      ['registration_number'],
      `select entry_id as key from derived.screening_match where subject_id = any(array(
        select id from derived.company_spelling where company_id = any(array(select id from changed))))`,
    ),
    changeOf(
      companyRestrictions,
      ['entries'],
      `select (entry->>'id')::uuid as key from changed
       cross join lateral jsonb_array_elements(case jsonb_typeof(changed.entries) when 'array' then changed.entries end) entry`,
    ),
  ],
  everyKey:
    'select entry_id from derived.screening_match union select id from derived.restricted_supplier_company',
  // The matches lead to the companies, whose records decide.
  compute: `select distinct on (match.entry_id) match.entry_id as id, restriction.id as company_id,
      (entry->>'matchConfidence')::float8 as score, entry->>'matchMethod' as method, entry->>'verdict' as verdict
    from derived.screening_match match join derived.company_spelling spelling on spelling.id = match.subject_id
    join derived.company_aggregate won on won.id = spelling.company_id
    join derived.company_restriction restriction on restriction.id = won.id
    cross join lateral jsonb_array_elements(restriction.entries) entry
    where match.entry_id = any($1::uuid[]) and entry->>'id' = match.entry_id::text
    order by match.entry_id, entry->>'verdict' = 'confirmed' desc, (entry->>'matchConfidence')::float8 desc, restriction.id`,
  emits: 'restricted_supplier',
  pace: 'aggregate',
};
