-- The companies that the buyers in $1 awarded most to. An award of a joint venture is the joint venture's; one whose supplier
-- means nobody has no company, and counts in no share but in the sums that the shares are of (organization_award.sql).
with won as materialized (
  select place.organization_id as id, named.company_id, company.name, count(*) as awards, sum(place.amount) as value
  from derived.award_place place
  join derived.award_company named on named.id = place.id
  join derived.company on company.id = named.company_id
  where place.organization_id = any($1::uuid[]) and place.made
  group by place.organization_id, named.company_id, company.name
),
ranked as (
  select *, row_number() over (partition by id order by value desc nulls last, awards desc, name collate "C", company_id) as by_value,
    row_number() over (partition by id order by awards desc, company_id) as by_awards
  from won
)
select id, count(*)::int as suppliers,
  coalesce(sum(awards) filter (where by_awards <= 3), 0)::int as awards_of_three,
  sum(value) filter (where by_value <= 3) as value_of_three,
  jsonb_agg(jsonb_build_object('id', company_id, 'name', name, 'awards', awards, 'value', value) order by by_value)
    filter (where by_value <= 10) as first_suppliers
from ranked group by id
