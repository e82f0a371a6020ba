-- Aggregates of the buyers in $1 that exist. Only awards with status awarded count; core.counted_amount says
-- which amounts are left out of the value.
with bought as (
  select organization_id as id, (count(*) filter (where not 'placeholder-tender' = any(validation_errors)))::int as tenders,
    coalesce(array_agg(distinct category) filter (where category is not null), '{}') as categories,
    coalesce(array_agg(distinct province) filter (where province is not null), '{}') as provinces,
    (select array_agg(distinct publisher order by publisher) from core.tender of_all, unnest(of_all.sources) publisher
      where of_all.organization_id = tender.organization_id) as sources,
    min(first_captured_at) as first_at, max(first_captured_at) as last_at
  from core.tender where organization_id = any($1::uuid[]) group by organization_id
),
awarded as (
  select tender.organization_id as id, max(award.first_captured_at) as last_at,
    sum(core.counted_amount(amount, currency, award.validation_errors)) filter (where award.status = 'awarded') as value
  from core.tender join core.award on award.tender_id = tender.id
  where tender.organization_id = any($1::uuid[]) group by tender.organization_id
)
select organization.id, coalesce(tenders, 0) as tenders, coalesce(categories, '{}') as categories,
  coalesce(provinces, '{}') as provinces, coalesce(sources, '{}') as sources, coalesce(awarded.value, 0) as award_value,
  bought.first_at as first_tender_at, bought.last_at as last_tender_at, awarded.last_at as last_award_at
from core.organization
left join bought on bought.id = organization.id
left join awarded on awarded.id = organization.id
where organization.id = any($1::uuid[])
