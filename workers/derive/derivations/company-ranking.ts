import { awardCompanies, companies } from '#shared/tables/companies.ts';
import { awardPlaces, companyRankings, companyTotals } from '#shared/tables/markets.ts';
import { companyRestrictions } from '#shared/tables/screening.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';
import { COMPANIES, COMPANY } from '#workers/derive/derivations/company-aggregate.ts';

/**
 * What each company has won, by place and time. A changed award costs the awards of its companies, not those of a
 * ranking.
 */
export const companyTotal: Derivation = {
  name: 'company_total',
  table: companyTotals,
  keyedBy: 'company_id',
  does: 'adds up the awards of each company by province, category and year',
  staleBy: [
    changeOf(
      awardCompanies,
      ['company_id', 'company_ids'],
      `select ${COMPANY} from changed cross join lateral unnest(changed.company_ids) company`,
    ),
    changeOf(
      awardPlaces,
      ['province', 'category', 'made', 'month', 'amount', 'seen_at'],
      `${COMPANIES} where named.id = any(array(select id from changed))`,
    ),
  ],
  everyKey: 'select id from derived.company union select company_id from derived.company_total',
  compute: statementOf('company_total'),
  pace: 'aggregate',
};

const OF_COMPANIES =
  'select ranking_id as key from derived.company_total where company_id = any(array(select id from changed))';

/**
 * The companies with most awards in each province, category and year. Reads only the first companies of an index,
 * however many there are.
 */
export const companyRanking: Derivation = {
  name: 'company_ranking',
  table: companyRankings,
  does: 'lists the companies that win most in each province, category and year',
  staleBy: [
    changeOf(
      companyTotals,
      ['ranking_id', 'home_province', 'awards', 'value', 'computed_at'],
      'select ranking_id as key from changed',
    ),
    changeOf(companies, ['name'], OF_COMPANIES),
    changeOf(companyRestrictions, ['restricted'], OF_COMPANIES),
  ],
  everyKey:
    'select distinct ranking_id from derived.company_total union select id from derived.company_ranking',
  compute: statementOf('company_ranking'),
  emits: 'company_ranking',
  // Every portion of companies makes the large rankings stale again; larger portions cause fewer repeated computations.
  portion: 2_000,
  pace: 'aggregate',
};
