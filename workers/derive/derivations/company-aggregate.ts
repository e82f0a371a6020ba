import { awards } from '#shared/tables/awards.ts';
import { contracts } from '#shared/tables/child-records.ts';
import { awardCompanies, companies, companyAggregates } from '#shared/tables/companies.ts';
import { awardPlaces } from '#shared/tables/markets.ts';
import { organizations } from '#shared/tables/organizations.ts';
import { companySpellings, supplierSpellings } from '#shared/tables/suppliers.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** A damaged text is not a key: if a trigger failed for it, it would block the change that corrects it. */
export const COMPANY = `case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key`;
/** The companies of awards: the supplier, or the joint venture and its members. */
export const COMPANIES = `select ${COMPANY} from derived.award_company named cross join lateral unnest(named.company_ids) company`;

/** What a company has won, from which buyers, under which names, and with which partners. */
export const companyAggregate: Derivation = {
  name: 'company_aggregate',
  table: companyAggregates,
  does: 'adds up the awards of each company',
  staleBy: [
    changeOf(
      awardCompanies,
      ['company_id', 'company_ids'],
      `select ${COMPANY} from changed cross join lateral unnest(changed.company_ids) company`,
    ),
    changeOf(
      awards,
      ['tender_id', 'amount', 'currency', 'bee_level', 'enterprise_type', 'supplier_party_id', 'awarded_at'],
      `${COMPANIES} where named.id = any(array(select id from changed))`,
    ),
    changeOf(
      awardPlaces,
      ['organization_id', 'province', 'category', 'made', 'at', 'amount', 'seen_at'],
      `${COMPANIES} where named.id = any(array(select id from changed))`,
    ),
    changeOf(
      contracts,
      ['tender_id', 'award_id'],
      `${COMPANIES} where named.id = any(array(select award_id from changed))`,
    ),
    changeOf(
      organizations,
      ['name'],
      `${COMPANIES} join derived.award_place place on place.id = named.id
        where place.organization_id = any(array(select id from changed))`,
    ),
    changeOf(companySpellings, ['company_id'], 'select company_id as key from changed'),
    changeOf(
      supplierSpellings,
      ['name', 'registration_number', 'awards'],
      'select company_id as key from derived.company_spelling where id = any(array(select id from changed))',
    ),
    // A joint venture shows the names of its members, and these show its name.
    changeOf(
      companies,
      ['name'],
      `${COMPANIES} where named.company_ids && array(select id::text from changed)`,
    ),
  ],
  everyKey: 'select id from derived.company union select id from derived.company_aggregate',
  compute: statementOf('company_aggregate'),
  emits: 'company',
  pace: 'aggregate',
};
