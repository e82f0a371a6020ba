-- What the scores of the provinces or categories in $1 (derived.month_key) are made of, at the ends of months that have ended;
-- workers/derive/derivations/health-score.ts fills in which. A tender belongs to the month of its closing as published. How long
-- tenders are open is known at once (`recent`); how they ended is judged once 90 days have certainly passed (`earlier`). No figure
-- depends on the day of computing.
with asked as (
  select asked.key as id, entry.id as entry_id, entry.entry->>'name' as name, asked.month
  from (select key, derived.month_of(key) as month from unnest($1::uuid[]) key) asked
  -- The part that both keys have in common lets the planner look each entry up; it would compute every month of every entry.
  join core.codelist_entry entry on entry.resource = '{entries}' and left(entry.id::text, 28) = left(asked.key::text, 28)
    and derived.month_key(entry.id, asked.month) = asked.key
  where {having} and asked.month < core.south_african_month(now())
),
-- Scores have months in common, so each month is counted once for all of them.
counted_in as (
  select asked.id, asked.entry_id, asked.month as at, asked.name, (asked.month - make_interval(months => ago))::date as month, ago <= 2 as recent
  from asked cross join unnest('{0,1,2,4,5,6}'::int[]) ago
),
months as materialized (
  select name, month, month::timestamp at time zone 'Africa/Johannesburg' as began,
    (month + interval '1 month') at time zone 'Africa/Johannesburg' as ended
  from counted_in group by name, month
),
own as materialized (
  select months.name, months.month as closed_in, place.*, place.closes_at + interval '90 days' as due, estimate.as_estimated
  from months
  join derived.tender_place place on place.{column} = months.name
    and place.stated_closing_at >= months.began and place.stated_closing_at < months.ended
  left join derived.value_estimate estimate on estimate.id = place.id
  where place.invites
),
monthly as materialized (
  select own.name, own.closed_in as month, count(*) as tenders, sum(quality_score) as quality,
    count(*) filter (where closes_at > published_at) as dated,
    count(*) filter (where closes_at >= published_at + interval '14 days') as open_long,
    count(*) filter (where status = 'cancelled') as cancelled,
    count(*) filter (where status in ('awarded', 'cancelled')) as outcomes,
    count(*) filter (where own.seen_at <= due) as followed,
    count(*) filter (where own.seen_at <= due and (cancelled_at <= due or won.first_at <= due)) as in_time,
    sum(won.awards) as awards, sum(won.with_amount) as with_amount, sum(won.in_rand) as in_rand, sum(won.plausible) as plausible,
    count(as_estimated) as estimated, count(*) filter (where as_estimated) as as_estimated,
    max(own.seen_at) as tender_seen_at, max(won.seen_at) as award_seen_at
  from own
  -- For each tender by the index: the planner expects few rows of the parts above and would compare each with each other one.
  cross join lateral (
    select count(*) as awards, count(*) filter (where amount_state <> 'none') as with_amount,
      count(*) filter (where amount_state in ('suspect', 'counted')) as in_rand,
      count(*) filter (where amount_state = 'counted') as plausible, min(place.at) as first_at, max(place.seen_at) as seen_at
    from derived.award_place place where place.tender_id = own.id and place.made
  ) won
  group by own.name, own.closed_in
),
sums as (
  select counted_in.id, counted_in.entry_id, counted_in.at as month, coalesce(sum(tenders) filter (where recent), 0) as recent_tenders,
    coalesce(sum(quality) filter (where recent), 0) as recent_quality, coalesce(sum(dated) filter (where recent), 0) as recent_dated,
    coalesce(sum(open_long) filter (where recent), 0) as recent_open_long,
    sum(tenders) filter (where not recent) as tenders, sum(cancelled) filter (where not recent) as cancelled,
    sum(outcomes) filter (where not recent) as outcomes, sum(followed) filter (where not recent) as followed,
    sum(in_time) filter (where not recent) as in_time, sum(awards) filter (where not recent) as awards,
    sum(with_amount) filter (where not recent) as with_amount, sum(in_rand) filter (where not recent) as in_rand,
    sum(plausible) filter (where not recent) as plausible, sum(estimated) filter (where not recent) as estimated,
    sum(as_estimated) filter (where not recent) as as_estimated,
    greatest(max(tender_seen_at), max(award_seen_at) filter (where not recent)) as computed_at
  from counted_in join monthly on monthly.name = counted_in.name and monthly.month = counted_in.month
  group by counted_in.id, counted_in.entry_id, counted_in.at
)
select id, entry_id, month, recent_tenders::int, recent_quality, recent_dated::int, recent_open_long::int,
  coalesce(tenders, 0)::int as tenders, coalesce(cancelled, 0)::int as cancelled, coalesce(outcomes, 0)::int as outcomes,
  coalesce(followed, 0)::int as followed, coalesce(in_time, 0)::int as outcomes_in_time, coalesce(awards, 0)::int as awards,
  coalesce(with_amount, 0)::int as awards_with_amount, coalesce(in_rand, 0)::int as amounts_in_rand,
  coalesce(plausible, 0)::int as plausible_amounts, coalesce(estimated, 0)::int as estimated,
  coalesce(as_estimated, 0)::int as as_estimated, computed_at
from sums
