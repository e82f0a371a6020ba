import { NO_PROVINCE, provinceActivities, tenderActivities } from '#shared/tables/activity.ts';
import { categories } from '#shared/tables/child-records.ts';
import { codelistEntries } from '#shared/tables/codelist-entries.ts';
import { provinceValues, sectorTrends, tenderPlaces } from '#shared/tables/markets.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** From so many per cent on, a number of tenders goes up or down; below, it stays as it was. */
const CHANGED = 5;

const filled = (statement: string, given: Readonly<Record<string, string>>): string =>
  statement.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');

/** @param names statement that selects names of provinces, null among them, as `province` */
const keysOf = (names: string): string =>
  `select coalesce(entry.id, '${NO_PROVINCE}') as key from (${names}) named
    left join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = named.province`;
const keysOfTenders = (ids: string): string =>
  keysOf(`select distinct province from derived.tender_place where id = any(array(${ids}))`);

const EVERY_PROVINCE = `select id from core.codelist_entry where resource = 'province' union select '${NO_PROVINCE}'`;

/** What goes on in each province: the parts of the figures below. A changed tender costs the tenders of its province. */
export const provinceActivity: Derivation = {
  name: 'province_activity',
  table: provinceActivities,
  keyedBy: 'province_id',
  does: 'counts the tenders of each province, in all categories and in each, in all and by year',
  staleBy: [
    changeOf(
      tenderPlaces,
      ['province', 'status', 'closes_at', 'placeholder', 'listed_at'],
      keysOf('select distinct province from changed'),
    ),
    changeOf(categories, ['category_id', 'tender_id'], keysOfTenders('select tender_id from changed')),
    changeOf(
      codelistEntries,
      ['resource', 'entry'],
      `select every.id as key from (${EVERY_PROVINCE}) every
        where exists (select from changed where resource in ('province', 'tender_category'))
        union select id from changed where resource = 'province'`,
    ),
  ],
  due: 'select distinct province_id as id from derived.province_activity where changes_at <= now()',
  everyKey: `${EVERY_PROVINCE} union select province_id from derived.province_activity`,
  compute: filled(statementOf('province_activity'), { NO_PROVINCE }),
  pace: 'aggregate',
};

/** The activity in each category in each province, and in all of either. */
export const tenderActivity: Derivation = {
  name: 'tender_activity',
  table: tenderActivities,
  does: 'adds up tenders and awards of each category in each province, and of all of one of both, with the change in a year',
  staleBy: [
    changeOf(
      provinceActivities,
      ['province', 'category', 'tenders', 'active', 'year', 'year_before', 'reaches_back'],
      `select derived.ranking_key(province, category, null) as key from changed where province is not null
        union select derived.ranking_key(null, category, null) from changed where category is not null`,
    ),
    changeOf(
      provinceValues,
      ['value', 'categories'],
      `select derived.ranking_key(entry.entry->>'name', sector.name, null) as key
        from changed join core.codelist_entry entry on entry.id = changed.id
        cross join lateral (select null as name union all
          select part #>> '{}' from jsonb_path_query(changed.categories, '$[*].name') part) sector`,
    ),
    changeOf(
      sectorTrends,
      ['value'],
      `select derived.ranking_key(null, entry.entry->>'name', null) as key
        from changed join core.codelist_entry entry on entry.id = changed.id`,
    ),
    changeOf(
      codelistEntries,
      ['resource', 'entry'],
      `select activity.id as key from derived.tender_activity activity, (select entry->>'name' as name from changed
        where resource in ('province', 'tender_category')) named where named.name in (activity.province, activity.category)`,
    ),
  ],
  everyKey: `select derived.ranking_key(province, category, null) from (
      select province, category from derived.province_activity
      union select null, category from derived.province_activity
      union select province, category from derived.market_award
      union select null, category from derived.market_award
      union select province, null from derived.market_award
    ) scope where province is not null or category is not null
    union select id from derived.tender_activity`,
  compute: filled(statementOf('tender_activity'), { CHANGED: String(CHANGED) }),
  emits: 'tender_activity',
  pace: 'aggregate',
};
