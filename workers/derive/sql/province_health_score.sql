-- What the scores of the provinces in $1 (derived.month_key) are made of, at the ends of months that have ended. A tender
-- belongs to the month of its closing as published. How long tenders are open is known at once (`recent`); how they ended is
-- judged once 90 days have certainly passed (`earlier`). No figure depends on the day of computing.
with asked as (
  select asked.key as id, entry.id as province_id, entry.entry->>'name' as province, asked.month
  from (select key, derived.month_of(key) as month from unnest($1::uuid[]) key) asked
  join core.codelist_entry entry on entry.resource = 'province' and derived.month_key(entry.id, asked.month) = asked.key
  where (entry.entry->>'isProvince')::boolean and asked.month < core.south_african_month(now())
),
periods as (
  select asked.id, asked.province, period.name as period,
    (asked.month - make_interval(months => period.first))::timestamp at time zone 'Africa/Johannesburg' as began,
    (asked.month - make_interval(months => period.last) + interval '1 month')::timestamp at time zone 'Africa/Johannesburg' as ended
  from asked cross join (values ('recent', 2, 0), ('earlier', 6, 4)) period (name, first, last)
),
own as materialized (
  select periods.id, periods.period, tender.id as tender_id, tender.first_captured_at, tender.publication_date_time as published_at,
    tender.quality_score, state.closes_at, state.status, state.cancelled_at, estimate.minimum, estimate.maximum,
    estimate.actual_award_value as awarded_value
  from periods
  join core.tender on tender.province = periods.province
    and tender.closing_date_time >= periods.began and tender.closing_date_time < periods.ended
  left join derived.tender_effect effect on effect.id = tender.id
  left join derived.tender_relation relation on relation.id = tender.id
  left join derived.value_estimate estimate on estimate.id = tender.id
  cross join lateral (
    select case when derived.cancels(effect.cancelled_at, tender.status) then 'cancelled' else tender.status end as status,
      case when derived.cancels(effect.cancelled_at, tender.status) then effect.cancelled_at
        when tender.status = 'cancelled' then tender.cancelled_at end as cancelled_at,
      greatest(tender.closing_date_time, effect.closing_date_time) as closes_at
  ) state
  where tender.notice_kind is null and relation.original_id is null and not 'placeholder-tender' = any(tender.validation_errors)
),
won as materialized (
  select own.id, own.tender_id, count(*) as awards, count(award.amount) as with_amount,
    count(award.amount) filter (where coalesce(award.currency, 'ZAR') = 'ZAR') as in_rand,
    count(core.counted_amount(award.amount, award.currency, award.validation_errors)) as plausible,
    min(coalesce(award.awarded_at, award.first_captured_at)) as first_at, max(award.first_captured_at) as seen_at
  from own join core.award on award.tender_id = own.tender_id and award.status = 'awarded'
  where own.period = 'earlier' group by own.id, own.tender_id
)
select asked.id, asked.province_id, asked.month, recent_tenders, recent_quality, recent_dated, recent_open_long, tenders, cancelled,
  outcomes, followed, outcomes_in_time, awards, awards_with_amount, amounts_in_rand, plausible_amounts, estimated, as_estimated,
  computed_at
from asked
join (
  select own.id as of, (count(*) filter (where recent))::int as recent_tenders,
    coalesce(sum(round(quality_score::numeric, 4)) filter (where recent), 0) as recent_quality,
    (count(*) filter (where recent and closes_at > published_at))::int as recent_dated,
    (count(*) filter (where recent and closes_at >= published_at + interval '14 days'))::int as recent_open_long,
    (count(*) filter (where not recent))::int as tenders,
    (count(*) filter (where not recent and status = 'cancelled'))::int as cancelled,
    (count(*) filter (where not recent and status in ('awarded', 'cancelled')))::int as outcomes,
    (count(*) filter (where not recent and followed))::int as followed,
    (count(*) filter (where not recent and followed and (cancelled_at <= due or won.first_at <= due)))::int as outcomes_in_time,
    coalesce(sum(won.awards), 0)::int as awards, coalesce(sum(won.with_amount), 0)::int as awards_with_amount,
    coalesce(sum(won.in_rand), 0)::int as amounts_in_rand, coalesce(sum(won.plausible), 0)::int as plausible_amounts,
    (count(*) filter (where not recent and awarded_value is not null and minimum is not null))::int as estimated,
    (count(*) filter (where not recent and awarded_value between minimum and maximum))::int as as_estimated,
    greatest(max(own.first_captured_at), max(won.seen_at)) as computed_at
  from own
  left join won on won.id = own.id and won.tender_id = own.tender_id and own.period = 'earlier'
  cross join lateral (select own.period = 'recent' as recent, own.closes_at + interval '90 days' as due) part
  cross join lateral (select own.first_captured_at <= due as followed) known
  group by own.id
) sums on sums.of = asked.id
