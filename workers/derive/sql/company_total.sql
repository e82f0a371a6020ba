-- What the companies in $1 have won in each province, category and year, and in all of each: as company_aggregate.sql counts
-- awards and values. An award without a known province is only in the totals of all provinces; categories likewise.
with won as (
  select company.id::uuid as company_id, coalesce(named.company_id::text = company.id, false) as own, tender.province,
    tender.category, placed.year,
    core.counted_amount(award.amount, award.currency, award.validation_errors) as amount, award.first_captured_at as seen_at
  from derived.award_company named
  join core.award on award.id = named.id and award.status = 'awarded'
  left join core.tender on tender.id = award.tender_id
  cross join lateral unnest(named.company_ids) company (id)
  cross join lateral (
    select extract(year from core.south_african_month(coalesce(award.awarded_at, award.first_captured_at)))::int as year
  ) placed
  where named.company_ids && $1::uuid[]::text[] and company.id = any($1::uuid[]::text[])
),
totals as (
  select company_id, province, category, year, derived.ranking_key(province, category, year) as ranking_id,
    count(*)::int as awards, sum(amount) filter (where own) as value, max(seen_at) as computed_at
  from won group by company_id, cube (province, category, year)
  having (grouping(province) = 1 or province is not null) and (grouping(category) = 1 or category is not null)
)
select md5(company_id::text || ranking_id::text)::uuid as id, company_id, ranking_id, province, category, year, awards, value,
  computed_at
from totals
