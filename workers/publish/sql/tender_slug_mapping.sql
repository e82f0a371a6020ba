-- Slugs of tenders: one row for each tender in $1 that exists.
select id, tender_id, id as tender_record_id, slug, first_captured_at as created_at, first_captured_at as synced_at
from core.tender where id = any($1::uuid[])
