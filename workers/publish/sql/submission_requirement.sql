-- What bidders have to hand in: one row for each id in $1 that exists. They are parts of the analysis of their tender.
select part.id, tender.tender_id, tender.id as tender_record_id, part.category, part.requirement,
  part."isMandatory" as is_mandatory, part."dueDate" as due_date, part."orderIndex" as order_index,
  part."documentId" as document_id, 1 as ai_extracted, part.confidence, coalesce(part.source, 'document') as source,
  analysis.analysed_at as created_at, greatest(analysis.analysed_at, tender.first_captured_at) as synced_at
from derived.tender_analysis analysis join core.tender on tender.id = analysis.id
cross join lateral jsonb_to_recordset(analysis.required) part (id uuid, category text, requirement text, "isMandatory" int,
  "dueDate" timestamptz, "orderIndex" int, "documentId" uuid, confidence float8, source text)
where analysis.required_ids && $1::uuid[]::text[] and part.id = any($1::uuid[])
