-- Texts of tenders' pages: one row for each tender in $1 that exists. shared/domain/content/tender-texts.ts writes the texts
-- from `facts`. State and time of change are those of the published tender (tender.sql). Nobody measures visits or pictures.
select tender.id, tender.tender_id, tender.id as tender_record_id,
  json_build_object('id', tender.id, 'tender_id', tender.tender_id, 'reference_number', tender.reference_number,
    'slug', tender.slug, 'title', tender.title,
    'description', left(tender.description, 1000), 'buyer', tender.organization_name, 'province', tender.province,
    'municipality', tender.municipality, 'locality', tender.locality, 'category', tender.category,
    'status', state.status, 'closes_at', state.closes_at) as facts,
  null as og_image, null as twitter_image, null as ai_model, null as ai_confidence, null as prompt_tokens,
  null as completion_tokens, null as cache_hits, null as last_accessed_at,
  case when state.is_open then state.closes_at end as expires_at,
  tender.first_captured_at as created_at, state.changed_at as generated_at, state.changed_at as updated_at,
  state.changed_at as synced_at
from core.tender join derived.tender_now state on state.id = tender.id
where tender.id = any($1::uuid[])
