-- How many tenders of the buyers in $1 were awarded in time: of those that organization_aggregate.sql calls `followed`, without
-- those that it counts as cancelled in time.
with own as (
  select award.organization_id as id, award.tender_id, award.at, tender.closes_at,
    tender.invites and tender.closes_at < today.began - interval '90 days'
      and tender.seen_at <= tender.closes_at + interval '90 days'
      and (tender.cancelled_at <= tender.closes_at + interval '90 days') is not true as followed
  from derived.award_place award
  join derived.tender_place tender on tender.id = award.tender_id
  cross join (select date_trunc('day', now(), 'Africa/Johannesburg') as began) today
  where award.organization_id = any($1::uuid[]) and award.made
)
select id, (count(distinct tender_id) filter (where followed and at <= closes_at + interval '90 days'))::int as awarded_in_time
from own group by id
