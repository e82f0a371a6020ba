-- Industry benchmarks: one row for each entry of the codelist in $1 that exists.
select term.id, term.slug as industry_id, entry->>'name' as industry_name, coalesce(benchmark.sample_size, 0) as sample_size,
  benchmark.min_value, benchmark.median_value, benchmark.max_value, benchmark.volatility, 'awards' as data_source,
  coalesce(benchmark.sub_categories, '{}') as sub_categories, benchmark.last_award_at as last_updated,
  term.created_at, term.updated_at as synced_at
from core.codelist_entry term
left join derived.industry_benchmark benchmark on benchmark.id = term.id
where term.resource = 'industry_benchmark' and term.id = any($1::uuid[])
