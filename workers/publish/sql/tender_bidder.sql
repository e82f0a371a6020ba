-- Bidders of tenders: one row for each id in $1 that exists.
select bidder.id, bidder.name, bidder.name as normalized_name, tender.tender_id, tender.id as tender_record_id,
  tender.first_captured_at as created_at, tender.first_captured_at as synced_at
from core.tender_bidder bidder join core.tender on tender.id = bidder.tender_id
where bidder.id = any($1::uuid[])
