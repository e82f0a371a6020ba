-- Slugs of tenders: one row for each tender in $1 that exists. Redirects are counted by web sites, not here.
select id, tender_id, id as tender_record_id, slug, coalesce(former_slugs, '{}') as former_slugs,
  '/tenders/' || former_slugs[cardinality(former_slugs)] as old_path,
  null as redirect_count, null as last_redirect_at, first_captured_at as created_at, first_captured_at as synced_at
from core.tender where id = any($1::uuid[])
