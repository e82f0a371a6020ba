-- What was advertised and awarded in the provinces in $1, in all categories and where none is known.
with traded as materialized (
  select entry.id, market.category, left(traded.month, 4)::int as year, traded.tenders, traded.awards,
    traded."countedAwards" as counted, traded.value, market.computed_at
  from core.codelist_entry entry
  join derived.market on market.province = entry.entry->>'name'
  cross join lateral jsonb_to_recordset(market.months) traded (month text, tenders int, awards int, "countedAwards" int, value numeric)
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
