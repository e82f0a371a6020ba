-- What was advertised and awarded in the markets in $1 (core.market_key). Tenders are counted as in the shares of
-- organization_aggregate.sql: those that invite bids; they belong to the month of publication. Awards that were made count
-- whatever they are an award of, in the month of their own date, otherwise of when they were first seen, as those of a
-- company do. core.counted_amount says which amounts are left out of values.
with own as materialized (
  select core.market_key(tender.province, tender.category) as id, tender.id as tender_id, tender.province, tender.category,
    tender.first_captured_at, coalesce(tender.publication_date_time, tender.first_captured_at) as at,
    tender.notice_kind is null and relation.original_id is null and not 'placeholder-tender' = any(tender.validation_errors) as invites
  from core.tender
  left join derived.tender_relation relation on relation.id = tender.id
  where core.market_key(tender.province, tender.category) = any($1::uuid[])
),
happened as (
  select id, province, category, core.south_african_month(at) as month, 1 as tenders, 0 as awards, null::numeric as amount,
    first_captured_at as seen_at
  from own where invites
  union all
  select own.id, own.province, own.category, core.south_african_month(coalesce(award.awarded_at, award.first_captured_at)), 0, 1,
    core.counted_amount(award.amount, award.currency, award.validation_errors), award.first_captured_at
  from own join core.award on award.tender_id = own.tender_id and award.status = 'awarded'
),
monthly as (
  select id, province, category, month, sum(tenders) as tenders, sum(awards) as awards, count(amount) as counted,
    sum(amount) as value, max(seen_at) as seen_at
  from happened group by id, province, category, month
)
select id, province, category,
  jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'tenders', tenders, 'awards', awards,
    'countedAwards', counted, 'value', value) order by month) as months,
  max(seen_at) as computed_at
from monthly group by id, province, category
