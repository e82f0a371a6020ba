import { provinceActivities } from '#shared/tables/activity.ts';
import { codelistEntries } from '#shared/tables/codelist-entries.ts';
import { categoryCounts, provinceCounts } from '#shared/tables/derived.ts';
import { changeOf, type Derivation } from '#workers/derive/derivation.ts';

const entriesOf = (resource: string) => `select id from core.codelist_entry where resource = '${resource}'`;

/** Number of tenders of each province that lists show: without placeholders. Adds up the parts of `province_activity`. */
export const provinceCount: Derivation = {
  name: 'province_count',
  does: 'counts the tenders of each province',
  table: provinceCounts,
  staleBy: [
    changeOf(
      provinceActivities,
      ['province_id', 'category', 'tenders'],
      'select province_id as key from changed',
    ),
    changeOf(
      codelistEntries,
      ['resource', 'entry'],
      `select id as key from changed where resource = 'province'`,
    ),
  ],
  everyKey: `${entriesOf('province')} union select id from derived.province_count`,
  compute: `select entry.id, coalesce(activity.tenders, 0) as tenders from core.codelist_entry entry
    left join derived.province_activity activity on activity.province_id = entry.id and activity.category is null
    where entry.resource = 'province' and entry.id = any($1::uuid[])`,
  emits: 'province',
  pace: 'aggregate',
};

/** Number of tenders of each category that lists show: without placeholders. */
export const categoryCount: Derivation = {
  name: 'category_count',
  does: 'counts the tenders of each category',
  table: categoryCounts,
  staleBy: [
    changeOf(
      provinceActivities,
      ['category', 'tenders'],
      `select id as key from core.codelist_entry
        where resource = 'tender_category' and entry->>'name' = any(array(select category from changed))`,
    ),
    changeOf(
      codelistEntries,
      ['resource', 'entry'],
      `select id as key from changed where resource = 'tender_category'`,
    ),
  ],
  everyKey: `${entriesOf('tender_category')} union select id from derived.category_count`,
  compute: `select entry.id, coalesce(sum(activity.tenders), 0)::int as tenders from core.codelist_entry entry
    left join derived.province_activity activity on activity.category = entry.entry->>'name'
    where entry.resource = 'tender_category' and entry.id = any($1::uuid[]) group by entry.id`,
  emits: 'tender_category',
  pace: 'aggregate',
};
