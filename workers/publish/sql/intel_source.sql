-- Sources of news: one row for each id in $1 that exists and was not removed.
select source.id, source.name, source.url as base_url, source.source_type, (source.state = 'active')::int as is_active,
  source.format as integration_method, source.last_polled_at, source.last_success_at, source.failure_count,
  source.slug, source.licence, source.pause_reason,
  (select count(*) from core.intel_item item where item.source_id = source.id and item.duplicate_of is null)::int as item_count,
  coalesce(source.last_polled_at, source.created_at) as synced_at
from ops.intel_source source
where source.id = any($1::uuid[]) and source.state <> 'removed'
