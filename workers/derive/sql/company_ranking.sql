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
  select first.*, entry
  from first join derived.company on company.id = first.company_id
  left join derived.company_restriction restriction on restriction.id = first.company_id
  cross join lateral (
    select ordinality as rank, company_id as "companyId", company.name, home_province as province, value, awards,
      restriction.restricted
  ) entry
)
-- A list becomes JSON as a whole: to build an object for each company and then copy it into the list takes twice the time.
select ranking_id as id, min(province) as province, min(category) as category, min(year) as year,
  coalesce(to_jsonb(array_agg(entry order by ordinality) filter (where by = 'value')), '[]') as by_value,
  to_jsonb(array_agg(entry order by ordinality) filter (where by = 'awards')) as by_awards, max(computed_at) as computed_at
from named group by ranking_id
