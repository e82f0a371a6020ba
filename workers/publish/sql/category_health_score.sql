-- Scores of categories: one row for each id in $1 that exists. shared/domain/buyers/health-score.ts computes the score from
-- `facts`.
select counted.id, entry->>'name' as category, entry->>'slug' as category_slug, counted.entry_id as category_record_id,
  extract(year from counted.month)::int as year, extract(quarter from counted.month)::int as quarter, 'health' as metric,
  (counted.month + interval '1 month' - interval '1 day')::timestamp at time zone 'Africa/Johannesburg' as score_date,
  to_jsonb(counted) as facts, counted.computed_at, counted.computed_at as synced_at
from derived.category_health_score counted
join core.codelist_entry category on category.id = counted.entry_id
where counted.id = any($1::uuid[])
