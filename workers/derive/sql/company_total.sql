-- What the companies in $1 have won in each province, category and year, and in all of each: as company_aggregate.sql counts
-- awards and values. An award without a known province is only in the totals of all provinces; categories likewise. Totals of
-- all provinces also say in which of them the company won most of these awards.
with asked as materialized (select id, id::text as text from unnest($1::uuid[]) asked (id)),
won as materialized (
  select asked.id as company_id, coalesce(named.company_id = asked.id, false) as own, place.province, place.category,
    extract(year from place.month)::int as year, place.amount, place.seen_at
  from derived.award_company named
  cross join lateral unnest(named.company_ids) company (id)
  join asked on asked.text = company.id
  join derived.award_place place on place.id = named.id and place.made
  where named.company_ids && $1::uuid[]::text[]
),
totals as materialized (
  select company_id, province, category, year, derived.ranking_key(province, category, year) as ranking_id,
    count(*)::int as awards, sum(amount) filter (where own) as value, max(seen_at) as computed_at,
    grouping(category, year) as of
  from won group by company_id, cube (province, category, year)
  having (grouping(province) = 1 or province is not null) and (grouping(category) = 1 or category is not null)
)
select md5(company_id::text || ranking_id::text)::uuid as id, company_id, ranking_id, province, category, year,
  -- In a window, the row of all provinces comes last.
  coalesce(province, first_value(province) over (
    partition by company_id, of, category, year order by province is null, awards desc, province collate "C"
  )) as home_province, awards, value, computed_at
from totals
