-- The latest awards whose supplier and amount are known. An award dated after the day on which it was first seen is as late as
-- that day: its date cannot be right.
with latest as materialized (
  select award.id, award.supplier_name, tender.title, coalesce(tender.department, tender.organization_name) as department,
    tender.organization_name as buyer, tender.province, tender.category, placed.at,
    case when award.awarded_at is null or award.awarded_at > award.first_captured_at then 'firstSeen' else 'award' end as basis,
    core.counted_amount(award.amount, award.currency, award.validation_errors) as amount, award.first_captured_at as seen_at
  from core.award
  join core.tender on tender.id = award.tender_id
  cross join lateral (select least(award.awarded_at, award.first_captured_at) as at) placed
  where award.status = 'awarded' and award.supplier_name is not null
    and core.counted_amount(award.amount, award.currency, award.validation_errors) > 0
  order by least(award.awarded_at, award.first_captured_at) desc, award.id limit 100
),
-- An award is to a restricted supplier by the spelling that it has, which need not be that of the record of its company.
named as (
  select latest.*, case when restriction.id is not null then exists (
    select from core.supplier_mention mention
    join derived.screening_match match on match.subject_id = mention.spelling_id
    cross join lateral jsonb_array_elements(restriction.entries) entry
    where mention.award_id = latest.id and mention.role <> 'member' and entry->>'id' = match.entry_id::text
      and (entry->>'inForce')::boolean
      and (match.verdict = 'confirmed' or match.verdict = 'open' and match.score >= 0.95)) end as restricted
  from latest
  left join derived.award_company company on company.id = latest.id
  left join derived.company_restriction restriction on restriction.id = company.company_id
)
select key as id,
  (select jsonb_agg(jsonb_build_object('id', id, 'supplierName', supplier_name, 'awardValue', amount, 'title', title,
    'department', department, 'buyerName', buyer, 'province', province, 'category', category,
    'date', to_char(at at time zone 'Africa/Johannesburg', 'YYYY-MM-DD'),
    'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'dateBasis', basis, 'restricted', restricted)
    order by at desc, id) from named) as winners,
  (select max(seen_at) from latest) as computed_at
from unnest($1::uuid[]) key where exists (select from latest)
