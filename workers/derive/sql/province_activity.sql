-- What goes on in the provinces in $1, in all categories and in each. Tenders are counted as lists show them: without
-- placeholders, and in each of their categories. A year ends with the last full day in South Africa.
with asked as (
  select id, entry->>'name' as province from core.codelist_entry where resource = 'province' and id = any($1::uuid[])
),
today as (
  select day at time zone 'Africa/Johannesburg' as begins, (day - interval '1 year') at time zone 'Africa/Johannesburg' as year,
    (day - interval '2 years') at time zone 'Africa/Johannesburg' as year_before,
    (day + interval '1 day') at time zone 'Africa/Johannesburg' as ends
  from (select date_trunc('day', now() at time zone 'Africa/Johannesburg') as day) now
),
located as (
  select asked.id as province_id, place.* from asked join derived.tender_place place on place.province = asked.province
  union all
  select '{NO_PROVINCE}', place.* from derived.tender_place place
  where place.province is null and '{NO_PROVINCE}' = any($1::uuid[])
),
listed as materialized (
  select province_id, province, id, listed_at, closes_at, derived.is_open(status, closes_at) as active
  from located where not placeholder
),
counted as (
  select listed.*, null as category from listed
  union all
  select listed.*, entry.entry->>'name'
  from listed join core.tender_category_relation related on related.tender_id = listed.id
  join core.codelist_entry entry on entry.id = related.category_id
)
select md5(province_id::text || coalesce(category, ''))::uuid as id, province_id, province, category,
  count(*)::int as tenders, (count(*) filter (where active))::int as active,
  (count(*) filter (where listed_at >= today.year and listed_at < begins))::int as year,
  (count(*) filter (where listed_at >= today.year_before and listed_at < today.year))::int as year_before,
  min(listed_at) < today.year_before as reaches_back,
  least(min(closes_at) filter (where active), case when max(listed_at) >= today.year_before then ends end) as changes_at
from counted cross join today
group by province_id, province, category, begins, today.year, today.year_before, ends
