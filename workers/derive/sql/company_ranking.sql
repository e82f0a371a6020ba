-- The first hundred companies of the rankings in $1, by value and by number of awards. A row holds the figures of these
-- companies, so its time is that of their newest award, and not of all awards.
with first as (
  select 'value' as by, best.*
  from unnest($1::uuid[]) asked (ranking)
  cross join lateral derived.first_by_value(ranking, 100) with ordinality best
  union all
  select 'awards', best.*
  from unnest($1::uuid[]) asked (ranking)
  cross join lateral derived.first_by_awards(ranking, 100) with ordinality best
),
named as (
  select first.*, jsonb_build_object('rank', ordinality, 'companyId', company_id, 'name', company.name,
    'province', home_province, 'value', value, 'awards', awards) as entry
  from first join derived.company on company.id = first.company_id
)
select ranking_id as id, min(province) as province, min(category) as category, min(year) as year,
  coalesce(jsonb_agg(entry order by ordinality) filter (where by = 'value'), '[]') as by_value,
  jsonb_agg(entry order by ordinality) filter (where by = 'awards') as by_awards, max(computed_at) as computed_at
from named group by ranking_id
