-- What goes on in the scopes in $1 (derived.ranking_key of province and category, without a year): parts of provinces, added up
-- for all provinces, and the values that the records of provinces and categories show.
with parts as (
  select province, category, tenders, active, year, year_before, reaches_back from derived.province_activity
),
counted as (
  select derived.ranking_key(province, category, null) as id, province, category, sum(tenders)::int as tenders,
    sum(active)::int as active, sum(year)::int as year, sum(year_before)::int as year_before, bool_or(reaches_back) as reaches_back
  from (
    select * from parts where province is not null
    union all
    select null, category, tenders, active, year, year_before, reaches_back from parts where category is not null
  ) scoped group by province, category
),
valued as (
  select derived.ranking_key(province, category, null) as id, province, category, value
  from (
    select entry.entry->>'name' as province, null as category, traded.value
    from derived.province_value traded join core.codelist_entry entry using (id)
    union all
    select entry.entry->>'name', sector.name, sector.value
    from derived.province_value traded join core.codelist_entry entry using (id)
    cross join lateral jsonb_path_query(traded.categories, '$[*]') part
    cross join lateral jsonb_to_record(part) sector (name text, value numeric)
    union all
    select null, entry.entry->>'name', traded.value
    from derived.sector_trend traded join core.codelist_entry entry using (id)
  ) named
),
known as (
  select id, coalesce(counted.province, valued.province) as province, coalesce(counted.category, valued.category) as category,
    coalesce(tenders, 0) as tenders, coalesce(active, 0) as active, value, coalesce(year, 0) as year,
    coalesce(year_before, 0) as year_before,
    case when reaches_back and year_before > 0 then round((year - year_before) * 100.0 / year_before, 1) end as percent
  from counted full join valued using (id)
  where id = any($1::uuid[])
)
select known.id, known.province, known.category, tenders, active, value, year, year_before,
  case when percent >= {CHANGED} then 'up' when percent <= -{CHANGED} then 'down' when percent is not null then 'flat' end as trend,
  percent as trend_percent,
  round(tenders * 1000000.0 / (home.entry->>'population')::int, 1) as per_million
from known
left join core.codelist_entry home on home.resource = 'province' and home.entry->>'name' = known.province
