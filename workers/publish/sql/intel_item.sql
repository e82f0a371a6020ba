-- Items of news: one row for each id in $1 that exists, whose source was not removed, and that is no duplicate. Of linked pages only
-- what the rules quote is published.
select item.id, shown.title, item.source_id, source.name as source_name, source.slug as source_slug, item.published_at, shown.url, analysis.summary, analysis.category,
  analysis.urgency, analysis.provinces as province_codes, analysis.municipalities as municipality_codes, analysis.impact_score,
  shown.title as headline, shown.url as external_url, item.content_hash, item.words as full_text,
  array(select value->>'name' from jsonb_array_elements(analysis.organizations)
    where value->>'name' ~* 'department|treasury') as department_tags,
  item.ingested_at, (source.state = 'active')::int as is_active,
  json_build_object('language', item.language, 'licence', source.licence, 'sourceType', source.source_type,
    'published', item.published, 'page', case when item.page_fault is not null then item.page_fault
      when item.page_read_at is not null then 'read' when source.full_text then 'waiting' else 'not read' end,
    'rulesVersion', analysis.rules_version, 'reasons', analysis.reasons) as metadata,
  case when analysis.id is null then 'PENDING' else 'COMPLETED' end as classification_status,
  analysis.key_points, analysis.risk_flags,
  array(select value->>'name' from jsonb_array_elements(analysis.organizations)) as affected_organizations,
  analysis.organizations, analysis.tenders, analysis.relevance_score,
  greatest(item.updated_at, item.page_read_at) as synced_at,
  read.search_vector(shown.title, source.name, concat_ws(' ', analysis.summary, item.words), '{}') as search
from core.intel_item item
join ops.intel_source source on source.id = item.source_id and source.state <> 'removed'
left join core.intel_analysis analysis on analysis.id = item.id
cross join lateral (select
  case when item.title_from_address and item.page_title is not null then item.page_title else item.title end as title,
  coalesce(item.canonical_url, item.url) as url) as shown
where item.id = any($1::uuid[]) and item.duplicate_of is null
