-- What was advertised and awarded in the provinces in $1, in all categories and where none is known.
with traded as materialized (
  select entry.id, part.category, left(traded.month, 4)::int as year, coalesce(traded.tenders, 0) as tenders,
    coalesce(traded.awards, 0) as awards, coalesce(traded."countedAwards", 0) as counted, traded.value, part.computed_at
  from core.codelist_entry entry
  cross join lateral (
    select category, months, computed_at from derived.market where province = entry.entry->>'name'
    union all
    select category, months, computed_at from derived.market_award where province = entry.entry->>'name'
  ) part
  cross join lateral jsonb_to_recordset(part.months) traded (month text, tenders int, awards int, "countedAwards" int, value numeric)
  where entry.resource = 'province' and entry.id = any($1::uuid[])
),
yearly as (
  select id, jsonb_agg(jsonb_build_object('year', year, 'tenders', tenders, 'awards', awards, 'countedAwards', counted,
    'value', value) order by year) as list
  from (
    select id, year, sum(tenders) as tenders, sum(awards) as awards, sum(counted) as counted, sum(value) as value
    from traded group by id, year
  ) summed group by id
),
sectors as (
  select id, jsonb_agg(jsonb_build_object('name', category, 'tenders', tenders, 'awards', awards, 'countedAwards', counted,
    'value', value) order by value desc nulls last, awards desc, category collate "C") as list
  from (
    select id, category, sum(tenders) as tenders, sum(awards) as awards, sum(counted) as counted, sum(value) as value
    from traded where category is not null group by id, category
  ) summed group by id
),
sums as (
  select id, sum(awards)::int as awards, sum(counted)::int as counted_awards, sum(value) as value, max(computed_at) as computed_at
  from traded group by id
)
select sums.id, sums.awards, sums.counted_awards, sums.value, yearly.list as years, coalesce(sectors.list, '[]') as categories,
  sums.computed_at
from sums join yearly on yearly.id = sums.id left join sectors on sectors.id = sums.id
