-- The first hundred companies of the rankings in $1, by value and by number of awards. Where a ranking is of all provinces, a
-- company is shown with the one in which it won most of the awards that are counted. A row holds the figures of a hundred
-- companies, so its time is that of their newest award, and not of all awards.
with first as materialized (
  select 'value' as by, best.*
  from unnest($1::uuid[]) ranking (id)
  cross join lateral (
    select *, row_number() over (order by value desc, awards desc, company_id) as rank
    from derived.company_total where ranking_id = ranking.id and value is not null
    order by value desc, awards desc, company_id limit 100
  ) best
  union all
  select 'awards', best.*
  from unnest($1::uuid[]) ranking (id)
  cross join lateral (
    select *, row_number() over (order by awards desc, value desc nulls last, company_id) as rank
    from derived.company_total where ranking_id = ranking.id and awards > 0
    order by awards desc, value desc nulls last, company_id limit 100
  ) best
),
named as (
  select first.*, jsonb_build_object('rank', first.rank, 'companyId', first.company_id, 'name', company.name,
    'province', coalesce(first.province, home.province), 'value', first.value, 'awards', first.awards) as entry
  from first
  join derived.company on company.id = first.company_id
  left join lateral (
    select province from derived.company_total own
    where first.province is null and own.company_id = first.company_id and own.province is not null
      and own.category is not distinct from first.category and own.year is not distinct from first.year
    order by own.awards desc, own.province collate "C" limit 1
  ) home on true
)
select ranking_id as id, min(province) as province, min(category) as category, min(year) as year,
  coalesce(jsonb_agg(entry order by rank) filter (where by = 'value'), '[]') as by_value,
  jsonb_agg(entry order by rank) filter (where by = 'awards') as by_awards, max(computed_at) as computed_at
from named group by ranking_id
