-- How many tenders of the buyers in $1 were awarded in time: of those that organization_aggregate.sql calls `followed`, without
-- those that it counts as cancelled in time.
with own as (
  select place.organization_id as id, place.tender_id, place.at,
    state.invites and state.closes_at < today.began - interval '90 days'
      and (state.tender).first_captured_at <= state.closes_at + interval '90 days'
      and (state.cancelled_at <= state.closes_at + interval '90 days') is not true as followed,
    state.closes_at
  from derived.award_place place
  join derived.tender_now state on state.id = place.tender_id
  cross join (select date_trunc('day', now(), 'Africa/Johannesburg') as began) today
  where place.organization_id = any($1::uuid[]) and place.made
)
select id, (count(distinct tender_id) filter (where followed and at <= closes_at + interval '90 days'))::int as awarded_in_time
from own group by id
