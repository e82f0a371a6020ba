-- What was advertised and awarded in the categories in $1, in all provinces and where none is known.
with monthly as (
  select entry.id, traded.month, coalesce(sum(traded.tenders), 0) as tenders, coalesce(sum(traded.awards), 0) as awards,
    coalesce(sum(traded."countedAwards"), 0) as counted, sum(traded.value) as value, max(part.computed_at) as computed_at
  from core.codelist_entry entry
  cross join lateral (
    select months, computed_at from derived.market where category = entry.entry->>'name'
    union all
    select months, computed_at from derived.market_award where category = entry.entry->>'name'
  ) part
  cross join lateral jsonb_to_recordset(part.months) traded (month text, tenders int, awards int, "countedAwards" int, value numeric)
  where entry.resource = 'tender_category' and entry.id = any($1::uuid[])
  group by entry.id, traded.month
)
select id, sum(awards)::int as awards, sum(counted)::int as counted_awards, sum(value) as value,
  jsonb_agg(jsonb_build_object('month', month, 'tenders', tenders, 'awards', awards, 'countedAwards', counted, 'value', value)
    order by month) as months,
  max(computed_at) as computed_at
from monthly group by id
