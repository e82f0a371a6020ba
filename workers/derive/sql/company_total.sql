-- What the companies in $1 have won in each province, category and year, and in all of each: as company_aggregate.sql counts
-- awards and values. An award without a known province is only in the totals of all provinces; categories likewise. Totals of
-- all provinces also say in which of them the company won most of these awards.
with asked as materialized (select id, id::text as text from unnest($1::uuid[]) asked (id)),
won as materialized (
  select asked.id as company_id, coalesce(named.company_id = asked.id, false) as own, tender.province, tender.category, placed.year,
    core.counted_amount(award.amount, award.currency, award.validation_errors) as amount, award.first_captured_at as seen_at
  from derived.award_company named
  cross join lateral unnest(named.company_ids) company (id)
  join asked on asked.text = company.id
  join core.award on award.id = named.id and award.status = 'awarded'
  left join core.tender on tender.id = award.tender_id
  cross join lateral (
    select extract(year from core.south_african_month(coalesce(award.awarded_at, award.first_captured_at)))::int as year
  ) placed
  where named.company_ids && $1::uuid[]::text[]
),
totals as materialized (
  select company_id, province, category, year, derived.ranking_key(province, category, year) as ranking_id,
    count(*)::int as awards, sum(amount) filter (where own) as value, max(seen_at) as computed_at,
    grouping(category, year) as of
  from won group by company_id, cube (province, category, year)
  having (grouping(province) = 1 or province is not null) and (grouping(category) = 1 or category is not null)
),
homes as (
  select distinct on (company_id, of, category, year) company_id, of, category, year, province
  from totals where province is not null
  order by company_id, of, category, year, awards desc, province collate "C"
)
select md5(total.company_id::text || total.ranking_id::text)::uuid as id, total.company_id, total.ranking_id, total.province,
  total.category, total.year, coalesce(total.province, home.province) as home_province, total.awards, total.value, total.computed_at
from totals total
left join homes home on home.company_id = total.company_id and home.of = total.of
  and (home.category, home.year) is not distinct from (total.category, total.year)
