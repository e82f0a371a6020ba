-- Documents of tenders: one row for each id in $1 that exists. Dates are the document's own, so that
-- a change of the tender alone does not change its documents.
select document.id /* own columns: core.tender_document document */, document.id as document_id,
  tender.tender_id as tender_id, tender.id as tender_record_id,
  document.url as file_url, document.url as download_url,
  coalesce(document.format, substring(document.file_name from '\.([A-Za-z0-9]{1,5})$')) as mime_type,
  'UNCACHED' as cache_status, 'PENDING' as processing_status,
  coalesce(document.published_at, tender.first_captured_at) as created_at,
  coalesce(document.modified_at, document.published_at, tender.first_captured_at) as updated_at,
  tender.first_captured_at as synced_at
from core.tender_document document join core.tender on tender.id = document.tender_id
where document.id = any($1::uuid[])
