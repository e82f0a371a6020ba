-- Aggregates of the buyers in $1 that exist. Only awards with status awarded count; core.counted_amount says
-- which amounts are left out of the value. Shares are of tenders that invite bids (`invites`): no notices about tenders,
-- no placeholders, and of a tender that was published twice the earlier one. docs/data.md defines each figure.
with awarded as (
  select award.tender_id,
    count(*) filter (where award.status = 'awarded') as awards,
    count(core.counted_amount(amount, currency, award.validation_errors)) filter (where award.status = 'awarded') as counted,
    sum(core.counted_amount(amount, currency, award.validation_errors)) filter (where award.status = 'awarded') as value,
    min(coalesce(award.awarded_at, award.first_captured_at)) filter (where award.status = 'awarded') as first_at,
    max(award.first_captured_at) as last_at
  from core.award
  where award.tender_id in (select id from core.tender where organization_id = any($1::uuid[])) group by award.tender_id
),
own as (
  select tender.organization_id as id, tender.category, tender.province, tender.first_captured_at,
    tender.publication_date_time as published_at, state.closing_date_time as closes_at, state.status,
    kind.placeholder, tender.notice_kind is not null and not kind.placeholder as notice,
    tender.notice_kind is null and not kind.placeholder and relation.original_id is null as invites,
    state.status in ('awarded', 'cancelled') as has_outcome,
    least(awarded.first_at, case when state.status = 'cancelled' then coalesce(state.cancelled_at, tender.cancelled_at) end) as outcome_at,
    state.status <> 'active' or state.closing_date_time < today.began as has_closed,
    state.closing_date_time + interval '90 days' as awaited_until, today.began as today,
    awarded.awards, awarded.counted, awarded.value, awarded.last_at as last_award_at
  from core.tender
  join derived.tender_state state on state.id = tender.id
  left join derived.tender_relation relation on relation.id = tender.id
  left join awarded on awarded.tender_id = tender.id
  cross join (select date_trunc('day', now(), 'Africa/Johannesburg') as began) today
  cross join lateral (select 'placeholder-tender' = any(tender.validation_errors) as placeholder) kind
  where tender.organization_id = any($1::uuid[])
),
bought as (
  select id, count(*) filter (where not placeholder) as tenders,
    array_agg(distinct category) filter (where category is not null) as categories,
    array_agg(distinct province) filter (where province is not null) as provinces,
    count(*) filter (where notice) as notices, count(*) filter (where invites) as invitations,
    count(*) filter (where invites and status = 'cancelled') as cancelled,
    count(*) filter (where invites and has_closed) as closed,
    count(*) filter (where invites and has_closed and has_outcome) as outcomes,
    count(*) filter (where invites and awaited_until < today and first_captured_at <= awaited_until) as followed,
    count(*) filter (where invites and awaited_until < today and first_captured_at <= awaited_until
      and outcome_at <= awaited_until) as in_time,
    round((percentile_cont(0.5) within group (order by extract(epoch from closes_at - published_at) / 86400)
      filter (where invites and closes_at > published_at))::numeric, 1) as days_open,
    sum(awards) as awards, sum(counted) as counted_awards, sum(value) as value,
    min(first_captured_at) as first_at, max(first_captured_at) as last_at, max(last_award_at) as last_award_at,
    min(date_trunc('day', case when status = 'active' and closes_at >= today then closes_at
      when awaited_until >= today then awaited_until end, 'Africa/Johannesburg') + interval '1 day')
      filter (where invites) as changes_at
  from own group by id
)
select organization.id, coalesce(tenders, 0)::int as tenders, coalesce(categories, '{}') as categories,
  coalesce(provinces, '{}') as provinces, coalesce(publishers.names, '{}') as sources, coalesce(bought.value, 0) as award_value,
  bought.first_at as first_tender_at, bought.last_at as last_tender_at, bought.last_award_at,
  coalesce(notices, 0)::int as notices, coalesce(invitations, 0)::int as invitations,
  coalesce(cancelled, 0)::int as cancelled, coalesce(closed, 0)::int as closed, coalesce(outcomes, 0)::int as outcomes,
  coalesce(followed, 0)::int as followed, coalesce(in_time, 0)::int as in_time, days_open,
  coalesce(awards, 0)::int as awards, coalesce(counted_awards, 0)::int as counted_awards,
  demand.list as category_counts, changes_at
from core.organization
left join bought on bought.id = organization.id
cross join lateral (
  select array_agg(distinct publisher order by publisher) as names
  from core.tender, unnest(tender.sources) publisher where tender.organization_id = organization.id
) publishers
cross join lateral (
  select jsonb_agg(jsonb_build_object('name', category, 'tenders', tenders) order by tenders desc, category collate "C") as list
  from (
    select category, count(*) as tenders from core.tender
    where tender.organization_id = organization.id and category is not null and notice_kind is null
      and not 'placeholder-tender' = any(validation_errors) group by category
  ) counted
) demand
where organization.id = any($1::uuid[])
