import { restrictedSupplierCompanies, screeningMatches } from '#shared/tables/screening.ts';
import { companySpellings } from '#shared/tables/suppliers.ts';
import { changeOf, type Derivation } from '#workers/derive/derivation.ts';

/** The company that an entry of a list is most surely about, of those that no reviewer has dismissed. */
export const restrictedSupplierCompany: Derivation = {
  name: 'restricted_supplier_company',
  table: restrictedSupplierCompanies,
  does: 'finds the company that an entry of a list of restricted suppliers is about',
  staleBy: [
    changeOf(
      screeningMatches,
      ['subject_id', 'entry_id', 'score', 'method', 'verdict'],
      'select entry_id as key from changed',
    ),
    changeOf(
      companySpellings,
      ['company_id'],
      'select entry_id as key from derived.screening_match where subject_id = any(array(select id from changed))',
    ),
  ],
  everyKey:
    'select entry_id from derived.screening_match union select id from derived.restricted_supplier_company',
  compute: `select distinct on (match.entry_id) match.entry_id as id, spelling.company_id, match.score, match.method, match.verdict
    from derived.screening_match match join derived.company_spelling spelling on spelling.id = match.subject_id
    where match.entry_id = any($1::uuid[]) and match.verdict <> 'dismissed'
    order by match.entry_id, match.verdict = 'confirmed' desc, match.score desc, spelling.company_id, match.id`,
  emits: 'restricted_supplier',
  pace: 'prompt',
};
