import { awardCompanies, companies } from '#shared/tables/companies.ts';
import { organizationSuppliers } from '#shared/tables/derived.ts';
import { awardPlaces } from '#shared/tables/markets.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

const BUYERS = 'select organization_id as key from derived.award_place place where place.id = any(array(';

/** The suppliers of a buyer, and the share of the first three. */
export const organizationSupplier: Derivation = {
  name: 'organization_supplier',
  table: organizationSuppliers,
  does: 'lists the companies that each buyer awards most to',
  staleBy: [
    changeOf(
      awardPlaces,
      ['organization_id', 'made', 'amount'],
      'select organization_id as key from changed',
    ),
    changeOf(awardCompanies, ['company_id'], `${BUYERS}select id from changed))`),
    changeOf(
      companies,
      ['name'],
      `${BUYERS}select named.id from derived.award_company named
        where named.company_ids && array(select id::text from changed)))`,
    ),
  ],
  everyKey: 'select id from core.organization union select id from derived.organization_supplier',
  compute: statementOf('organization_supplier'),
  emits: 'organization',
  pace: 'aggregate',
};
