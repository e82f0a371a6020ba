-- What was advertised in the markets in $1 (core.market_key). Tenders are counted as in the shares of
-- organization_aggregate.sql: those that invite bids; they belong to the month of publication.
with monthly as (
  select market_id, min(province) as province, min(category) as category, month, count(*) as tenders, max(seen_at) as seen_at
  from derived.tender_place where market_id = any($1::uuid[]) and invites
  group by market_id, month
)
select market_id as id, min(province) as province, min(category) as category,
  jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'tenders', tenders) order by month) as months,
  max(seen_at) as computed_at
from monthly group by market_id
