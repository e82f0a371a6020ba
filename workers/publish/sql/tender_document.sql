-- Documents of tenders: one row for each id in $1 that exists, with those in archives. Dates are the document's own, so that
-- a change of the tender alone does not change its documents.
with document (id, tender_id, position, file_name, description, url, document_type, format, language, published_at, modified_at,
    archive_id) as (
  select id, tender_id, position, file_name, description, url, document_type, format, language, published_at, modified_at, null::uuid
  from core.tender_document where id = any($1::uuid[])
  union all
  select member.id, member.tender_id, 1000 * member.depth + member.place, regexp_replace(member.member, '^.*/', ''),
    member.member, archive.url, archive.document_type, substring(member.member from '\.([A-Za-z0-9]{1,5})$'), archive.language,
    archive.published_at, archive.modified_at, member.parent_id
  from core.document_state member left join core.tender_document archive on archive.id = member.parent_id
  where member.id = any($1::uuid[]) and member.parent_id is not null
)
select document.id /* own columns: core.tender_document document */, document.id as document_id, document.archive_id as archive_id,
  tender.tender_id as tender_id, tender.id as tender_record_id,
  document.url as file_url, document.url as download_url,
  coalesce(extracted.mime_type, file.mime_type, document.format,
    substring(document.file_name from '\.([A-Za-z0-9]{1,5})$')) as mime_type,
  case when file.sha256 is null then 'UNCACHED' else 'CACHED' end as cache_status,
  case state.state when 'fetched' then 'PROCESSING' when 'done' then 'COMPLETED' when 'failed' then 'FAILED'
    else 'PENDING' end as processing_status,
  file.size::int as file_size, file.storage_key as storage_path, file.storage_key as storage_key,
  case when state.state in ('done', 'failed')
    then coalesce(greatest(extracted.extracted_at, analysed.analysed_at), state.read_at) end as processed_at, state.error as processing_error,
  file.storage_key as r2_storage_key, null as r2_storage_url, file.fetched_at as r2_uploaded_at, file.size::int as r2_file_size,
  case when extracted.fault is null then extracted.characters end as extracted_text_length,
  case when extracted.fault is null then extracted.extracted_at end as extracted_at,
  extracted.method as extraction_method, extracted.confidence as extraction_confidence,
  analysed.summary as ai_summary, coalesce(analysed.key_points, '{}') as ai_key_points,
  analysed.analysed_at as ai_processed_at, analysed.analysis#>>'{documentCategory,value}' as document_category,
  coalesce(document.published_at, tender.first_captured_at) as created_at,
  coalesce(document.modified_at, document.published_at, tender.first_captured_at) as updated_at,
  tender.first_captured_at as synced_at
from document join core.tender on tender.id = document.tender_id
left join core.document_state state on state.id = document.id
left join core.document_file file on file.sha256 = state.sha256
left join core.document_text extracted on extracted.sha256 = state.sha256
left join core.document_analysis analysed on analysed.id = document.id
