-- What awards of the industries in $1 are worth. Only awards that were made and have a plausible amount above nothing in rand
-- count (`core.counted_amount`); fewer than 10 of them show no usual value. Volatility is the third quartile by the first:
-- below 3 low, below 10 medium, else high.
with counted as (
  select industry.id, category.entry->>'name' as category, place.seen_at, place.amount
  from core.codelist_entry industry
  join core.codelist_entry category on category.resource = 'tender_category' and category.entry->>'industry' = industry.slug
  join core.tender_category_relation related on related.category_id = category.id
  join derived.award_place place on place.tender_id = related.tender_id and place.made
  where industry.id = any($1::uuid[]) and industry.resource = 'industry_benchmark'
),
measured as materialized (
  select id, count(*)::int as awards, min(amount) as least, max(amount) as greatest,
    percentile_cont(0.5) within group (order by amount::float8)::numeric as median,
    percentile_cont(array[0.25, 0.75]) within group (order by amount::float8) as quartiles,
    array_agg(distinct category order by category) as categories, max(seen_at) as last_at
  from counted where amount > 0 group by id
)
select industry.id, coalesce(awards, 0) as sample_size,
  case when awards >= 10 then round(least, 2) end as min_value,
  case when awards >= 10 then round(median, 2) end as median_value,
  case when awards >= 10 then round(greatest, 2) end as max_value,
  case when awards >= 10 then
    case when quartiles[2] < 3 * quartiles[1] then 'low' when quartiles[2] < 10 * quartiles[1] then 'medium' else 'high' end
  end as volatility,
  coalesce(categories, '{}') as sub_categories, last_at as last_award_at
from core.codelist_entry industry
left join measured on measured.id = industry.id
where industry.id = any($1::uuid[]) and industry.resource = 'industry_benchmark'
