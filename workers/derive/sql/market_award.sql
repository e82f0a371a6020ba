-- What was awarded in the markets in $1 (core.market_key). Awards that were made count whatever they are an award of, in the
-- month of their own date, otherwise of when they were first seen, as those of a company do.
with monthly as (
  select market_id, min(province) as province, min(category) as category, month, count(*) as awards,
    count(amount) as counted, sum(amount) as value, max(seen_at) as seen_at
  from derived.award_place where market_id = any($1::uuid[]) and made
  group by market_id, month
)
select market_id as id, min(province) as province, min(category) as category,
  jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'awards', awards, 'countedAwards', counted, 'value', value)
    order by month) as months,
  max(seen_at) as computed_at
from monthly group by market_id
