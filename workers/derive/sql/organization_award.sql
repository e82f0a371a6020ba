-- Awards of the buyers in $1 that have any. Only awards with status awarded count; core.counted_amount says which amounts
-- are left out of the value. `awarded_in_time` is of the tenders that organization_aggregate.sql calls `followed`, without
-- those that it counts as cancelled in time.
with own as (
  select tender.organization_id as id, tender.id as tender_id, award.status = 'awarded' as made, award.first_captured_at,
    core.counted_amount(award.amount, award.currency, award.validation_errors) as amount,
    coalesce(award.awarded_at, award.first_captured_at) as awarded_at,
    tender.notice_kind is null and relation.original_id is null and not 'placeholder-tender' = any(tender.validation_errors)
      and state.closes_at < today.began - interval '90 days' and tender.first_captured_at <= state.closes_at + interval '90 days'
      and (state.cancelled_at <= state.closes_at + interval '90 days') is not true as followed,
    state.closes_at
  from core.tender
  join core.award on award.tender_id = tender.id
  left join derived.tender_effect effect on effect.id = tender.id
  left join derived.tender_relation relation on relation.id = tender.id
  cross join (select date_trunc('day', now(), 'Africa/Johannesburg') as began) today
  cross join lateral (
    select case when derived.cancels(effect.cancelled_at, tender.status) then effect.cancelled_at
        when tender.status = 'cancelled' then tender.cancelled_at end as cancelled_at,
      greatest(tender.closing_date_time, effect.closing_date_time) as closes_at
  ) state
  where tender.organization_id = any($1::uuid[])
)
select id, (count(*) filter (where made))::int as awards, (count(amount) filter (where made))::int as counted_awards,
  coalesce(sum(amount) filter (where made), 0) as award_value, max(first_captured_at) as last_award_at,
  (count(distinct tender_id) filter (where made and followed and awarded_at <= closes_at + interval '90 days'))::int as awarded_in_time
from own group by id
