import { categories } from '#shared/tables/child-records.ts';
import { codelistEntries } from '#shared/tables/codelist-entries.ts';
import { categoryCounts, provinceCounts } from '#shared/tables/derived.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { changeOf, type Derivation } from '#workers/derive/derivation.ts';

const entriesOf = (resource: string) => `select id from core.codelist_entry where resource = '${resource}'`;

/** Number of tenders of each province that lists show: without placeholders. Tenders hold the province's name as in the codelist. */
export const provinceCount: Derivation = {
  name: 'province_count',
  does: 'counts the tenders of each province',
  table: provinceCounts,
  staleBy: [
    changeOf(
      tenders,
      ['province', 'validation_errors'],
      `select entry.id as key from core.codelist_entry entry
        where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from changed))`,
    ),
    changeOf(
      codelistEntries,
      ['resource', 'entry'],
      `select id as key from changed where resource = 'province'`,
    ),
  ],
  everyKey: `${entriesOf('province')} union select id from derived.province_count`,
  compute: `select entry.id, (select count(*) from core.tender where tender.province = entry.entry->>'name'
      and not 'placeholder-tender' = any(tender.validation_errors))::int as tenders
    from core.codelist_entry entry where entry.resource = 'province' and entry.id = any($1::uuid[])`,
  emits: 'province',
  pace: 'aggregate',
};

/** Number of tenders of each category that lists show: without placeholders. */
export const categoryCount: Derivation = {
  name: 'category_count',
  does: 'counts the tenders of each category',
  table: categoryCounts,
  staleBy: [
    changeOf(categories, ['category_id'], 'select category_id as key from changed'),
    changeOf(
      tenders,
      ['validation_errors'],
      'select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))',
    ),
    changeOf(
      codelistEntries,
      ['resource'],
      `select id as key from changed where resource = 'tender_category'`,
    ),
  ],
  everyKey: `${entriesOf('tender_category')} union select id from derived.category_count`,
  compute: `select entry.id, (select count(*) from core.tender_category_relation related join core.tender on tender.id = related.tender_id
      where related.category_id = entry.id and not 'placeholder-tender' = any(tender.validation_errors))::int as tenders
    from core.codelist_entry entry where entry.resource = 'tender_category' and entry.id = any($1::uuid[])`,
  emits: 'tender_category',
  pace: 'aggregate',
};
