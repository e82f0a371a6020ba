-- Analyses of tenders: one row for each id in $1 that exists, which is that of its tender.
select analysis.id, tender.tender_id, tender.id as tender_record_id,
  coalesce(analysis.analysis->'evaluation_criteria', '[]') as evaluation_criteria,
  analysis.analysis->'submission_guidelines' as submission_guidelines,
  coalesce(analysis.analysis->'compliance_requirements', '[]') as compliance_requirements,
  analysis.quality_score, analysis.confidence, (analysis.analysis->>'document_id')::uuid as document_id,
  coalesce(analysis.analysis->'important_dates', '[]') as important_dates,
  nullif(analysis.analysis->'contact_information', 'null') as contact_information,
  coalesce(analysis.analysis->'technical_specifications', '[]') as technical_specifications,
  coalesce(analysis.analysis->'financial_requirements', '[]') as financial_requirements,
  nullif(analysis.analysis->'evaluation_structured', 'null') as evaluation_structured,
  analysis.analysis->>'local_content_requirement' as local_content_requirement,
  analysis.analysis->>'hdi_requirement' as hdi_requirement,
  coalesce(analysis.analysis->'unclassified_content', '[]') as unclassified_content,
  coalesce(analysis.analysis->'analysis_sections', '[]') as analysis_sections,
  coalesce(analysis.analysis->'findings', '[]') as findings,
  analysis.evidence, analysis.rules_version as extraction_version, analysis.taxonomy_version as section_taxonomy_version,
  analysis.confidence as ai_confidence, analysis.method as ai_model,
  case when analysis.analysis->'findings' @> '[{"reason": "model"}]' then 'rules+model' else 'rules' end as ai_extraction_method,
  analysis.analysed_at as extracted_at, analysis.analysed_at as updated_at,
  greatest(analysis.analysed_at, tender.first_captured_at) as synced_at
from derived.tender_analysis analysis join core.tender on tender.id = analysis.id
where analysis.id = any($1::uuid[])
