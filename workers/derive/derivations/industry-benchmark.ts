import { categories } from '#shared/tables/child-records.ts';
import { codelistEntries } from '#shared/tables/codelist-entries.ts';
import { industryBenchmarks } from '#shared/tables/estimates.ts';
import { awardPlaces } from '#shared/tables/markets.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** @param categories statement that selects ids of categories */
const industriesOf = (categories: string) =>
  `select industry.id as key from core.codelist_entry category
    join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry'
    where category.id = any(array(${categories}))`;

/** Least, median and greatest amount of the awards of each industry, by the categories of their tenders. */
export const industryBenchmark: Derivation = {
  name: 'industry_benchmark',
  table: industryBenchmarks,
  does: 'finds what awards of each industry are usually worth',
  staleBy: [
    changeOf(categories, ['category_id', 'tender_id'], industriesOf('select category_id from changed')),
    changeOf(
      awardPlaces,
      ['tender_id', 'made', 'amount', 'seen_at'],
      industriesOf(
        'select category_id from core.tender_category_relation where tender_id = any(array(select tender_id from changed))',
      ),
    ),
    changeOf(
      codelistEntries,
      ['resource', 'entry'],
      `select id as key from core.codelist_entry
        where resource = 'industry_benchmark' and exists (select from changed where resource in ('industry_benchmark', 'tender_category'))
        union select id from changed where resource = 'industry_benchmark'`,
    ),
  ],
  everyKey: `select id from core.codelist_entry where resource = 'industry_benchmark' union select id from derived.industry_benchmark`,
  compute: statementOf('industry_benchmark'),
  emits: 'industry_benchmark',
  pace: 'aggregate',
};
