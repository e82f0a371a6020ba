-- Tenders: one row for each id in $1 that exists. Output names are the fields' names in snake_case; `search` is the
-- full-text vector. The comment `own columns` is replaced by the columns that have a field's name. A tender whose closing
-- time has passed is closed, even if its source still calls it active, and counts as changed at its closing time. What
-- notices say about a tender is in derived.tender_now. shared/domain/documents/summarise.ts writes the summary from `facts`.
with wanted as (
  select tender.*, state.status as state, state.closes_at, state.changed_at, state.publication_type as kind_of_notice,
    state.validity_period as valid_for, state.amendment_number as times_amended, state.notices as notices_about,
    coalesce(tender.briefing_session, tender.briefing_compulsory) is not null
      or coalesce(tender.briefing_date_time::text, tender.briefing_venue) is not null as says_briefing
  from core.tender join derived.tender_now state on state.id = tender.id where tender.id = any($1::uuid[])
)
select wanted.id /* own columns: core.tender wanted */,
  wanted.state as status,
  wanted.kind_of_notice as publication_type,
  wanted.closes_at as closing_date_time,
  coalesce(wanted.valid_for, analysis.validity_period) as validity_period,
  wanted.times_amended as amendment_number,
  coalesce(wanted.notices_about, '[]') as notices,
  coalesce(wanted.requirements, analysis.requirements) as requirements,
  coalesce(wanted.eligibility_criteria, analysis.eligibility_criteria) as eligibility_criteria,
  analysis.bbbee_requirements as bbbee_requirements,
  case when wanted.says_briefing then wanted.briefing_session else analysis.briefing_session end as briefing_session,
  case when wanted.says_briefing then wanted.briefing_compulsory else analysis.briefing_compulsory end as briefing_compulsory,
  case when wanted.says_briefing then wanted.briefing_date_time else analysis.briefing_date_time end as briefing_date_time,
  case when wanted.says_briefing then wanted.briefing_venue else analysis.briefing_venue end as briefing_venue,
  case when wanted.says_briefing then
      case when wanted.briefing_compulsory then 'compulsory'
        when wanted.briefing_session or wanted.briefing_date_time is not null or wanted.briefing_venue is not null then 'optional'
        when not wanted.briefing_session then 'none' end
    when analysis.briefing_compulsory then 'compulsory'
    when analysis.briefing_session then 'optional' end as briefing,
  asked.documents as required_documents,
  coalesce(said.passages, '[]') as document_passages,
  coalesce(reading.status, case when documents.list is null then 'COMPLETED' else 'PENDING' end) as ai_enrichment_status,
  greatest(wanted.captured_at, analysis.analysed_at) as ai_processed_at, reading.error as ai_processing_error,
  (analysis.id is not null)::int as document_analyzed,
  analysis.quality_score as analysis_quality_score, analysis.confidence as analysis_confidence,
  json_build_object('title', wanted.title, 'description', left(wanted.description, 4000),
    'requirements', left(wanted.requirements, 4000), 'eligibility_criteria', left(wanted.eligibility_criteria, 4000),
    'briefing_compulsory', wanted.briefing_compulsory, 'documents', analysis.points, 'cidb_grades', asked.grades,
    'known', json_build_object(
      'place', nullif(concat_ws(', ', coalesce(wanted.locality, wanted.municipality), nullif(wanted.province, 'National')), ''),
      'place_confidence', wanted.province_confidence, 'closes_at', core.utc_time(wanted.closes_at),
      'required', asked.documents, 'system', substring(analysis.bbbee_requirements from '^(80/20|90/10)'))) as facts,
  wanted.category as primary_category_name,
  wanted.category_method as classification_method, wanted.category_confidence as classification_confidence,
  case when wanted.category is not null then wanted.captured_at end as classification_date,
  case when wanted.value_amount > 0 then json_build_object(
      'min', wanted.value_amount, 'max', wanted.value_amount, 'median', wanted.value_amount,
      'confidence', 1, 'methodology', 'document')
    when estimate.median is not null then json_build_object(
      'min', estimate.minimum, 'max', estimate.maximum, 'median', estimate.median,
      'confidence', round(estimate.confidence / 100.0, 2), 'methodology', estimate.methodology) end as estimated_value,
  wanted.closes_at as closing_date, wanted.publication_date_time as publication_date,
  case when organization.id is not null then json_build_object(
      'id', organization.id, 'name', wanted.organization_name, 'slug', organization.slug) end as source_organization,
  wanted.organization_id as source_organization_id,
  organization.source_id as ocds_linked_party_id,
  case when wanted.department is null and wanted.municipality_source is distinct from 'buyer'
    and (wanted.municipality is null or wanted.municipality_source is not null) then wanted.organization_name end as institution,
  array_to_string(wanted.sources, '+') as data_source, wanted.source as api_source, wanted.ocid as api_source_id,
  case when wanted.source = 'ocds' then '1.1' end as api_version,
  page.url as site_url, page.url as source_url, 'COMPLETED' as processing_status,
  wanted.validation_errors
    || case when relation.duplicate_of is not null then '{duplicate-reference}'::text[] else '{}' end
    || coalesce(analysis.contradictions, '{}')
    || case when analysis.missing_evidence is not null then '{evidence-missing}'::text[] else '{}' end
    || case when restriction.restricted_award_ids <> '{}' then '{award-to-restricted-supplier}'::text[] else '{}' end as validation_errors,
  coalesce(companies.company_ids, '{}') as company_record_ids,
  relation.parent_tender_id, relation.duplicate_of,
  (relation.duplicate_of is not null)::int as is_duplicate,
  case when coalesce(wanted.contact_name, wanted.contact_email, wanted.contact_telephone, wanted.contact_fax) is not null
    then json_build_object('name', wanted.contact_name, 'email', wanted.contact_email,
      'telephone', wanted.contact_telephone, 'fax', wanted.contact_fax) end as contact_person,
  coalesce(documents.list, '[]'::json) as documents,
  coalesce(awards.list, '[]'::json) as awards,
  coalesce(events.list, '[]'::json) as timeline,
  wanted.first_captured_at as scraped_at, wanted.first_captured_at as created_at,
  wanted.captured_at as last_sync_at, wanted.changed_at as updated_at, wanted.changed_at as synced_at,
  read.search_vector(wanted.title, wanted.organization_name,
    concat_ws(' ', wanted.category,
      case when wanted.description is distinct from wanted.title then wanted.description end, wanted.requirements),
    array[wanted.reference_number, wanted.tender_id, wanted.ocid],
    concat_ws(' ', wanted.delivery, wanted.municipality, wanted.province))
    || strip(read.beside(read.beside(read.word_vector(coalesce(said.words, '')))))
    || read.search_parts(wanted.reference_number) || read.search_month(wanted.publication_date_time) as search
from wanted
left join core.organization on organization.id = wanted.organization_id
left join derived.tender_relation relation on relation.id = wanted.id
left join derived.tender_restriction restriction on restriction.id = wanted.id
left join derived.tender_company companies on companies.id = wanted.id
left join derived.tender_analysis analysis on analysis.id = wanted.id
left join derived.tender_reading reading on reading.id = wanted.id
left join derived.value_estimate estimate on estimate.id = wanted.id
-- The page of the tender on the portal.
cross join lateral (
  select case when wanted.source in ('ocds', 'etenders')
    then 'https://www.etenders.gov.za/Home/TenderDetails/' || wanted.tender_id end as url
) page
-- Codes of what bidders must hand in, and grades of contractors.
cross join lateral (
  select array_agg(distinct entry#>>'{value,code}' order by entry#>>'{value,code}') filter (where entry->>'field' = 'returnables') as documents,
    array_agg(distinct concat(entry#>>'{value,grade}', entry#>>'{value,classOfWorks}')) filter (where entry->>'field' = 'cidb') as grades
  from jsonb_array_elements(coalesce(analysis.evidence, '[]')) entry
) asked
-- What the documents say, for searches that look there, too. Its words have `@@` before them, and neither
-- place nor weight, so that they count for nothing in the order of what is found. What is specified has the larger part, because most
-- bidders hand in the same forms. Words of findings count as well: they stand in the documents, whatever they mean. What a finding says
-- bidders are asked for is shown in `findings` of the analysis alone.
cross join lateral (
  select json_agg(json_build_object('documentId', document_id, 'page', page, 'passage', passage) order by is_asked, place, passage)
      filter (where is_fact or not is_asked) as passages,
    string_agg(passage, ' ' order by is_asked, place, passage) as words
  from (
    select is_asked, is_fact, place, passage, document_id, page,
      sum(length(passage)) over (partition by is_asked order by place, passage) as length_until
    from (
      select distinct on (is_asked, left(entry->>'quote', 400)) field in ('returnables', 'cidb', 'eligibility', 'disqualifiers') as is_asked, is_fact, place,
        left(entry->>'quote', 400) as passage, entry->>'documentId' as document_id, (entry->>'page')::int as page
      from (
        select entry, place, true as is_fact from jsonb_array_elements(coalesce(analysis.evidence, '[]')) with ordinality as fact (entry, place)
        union all
        select entry, 1000 + place, false
        from jsonb_array_elements(coalesce(analysis.analysis->'findings', '[]')) with ordinality as finding (entry, place)
      ) told, lateral (select entry->>'field' as field) of
      where field in ('subject', 'specifications', 'returnables', 'cidb', 'eligibility', 'disqualifiers') and entry->>'quote' <> ''
      order by is_asked, left(entry->>'quote', 400), place
    ) each
  ) counted where length_until <= case when is_asked then 1000 else 1600 end
) said
cross join lateral (
  select json_agg(json_build_object(
      'documentId', id, 'fileName', file_name, 'fileUrl', url, 'format', format,
      'publishedAt', core.utc_time(published_at),
      'modifiedAt', core.utc_time(modified_at)) order by position, id) as list
  from core.tender_document where tender_document.tender_id = wanted.id
) documents
cross join lateral (
  select json_agg(json_build_object(
      'awardId', wanted.tender_id || '-' || award_key, 'tenderId', wanted.tender_id,
      'title', coalesce(award.title, wanted.title), 'status', award.status,
      'awardDate', (awarded_at at time zone 'Africa/Johannesburg')::date,
      'datedAt', core.utc_time(coalesce(awarded_at, award.first_captured_at)),
      'dateBasis', core.award_date_basis(award), 'amount', amount, 'currency', coalesce(currency, 'ZAR'),
      'supplierName', supplier_name, 'supplierId', supplier_id, 'enterpriseType', enterprise_type,
      'enterpriseTypeDetail', enterprise_type,
      'beeLevel', bee_level, 'beePoints', bee_points, 'points', points,
      'description', coalesce(award.description, wanted.description),
      'tenderTitle', wanted.title, 'tenderReference', wanted.reference_number, 'tenderCategory', wanted.category,
      'tenderProvince', wanted.province,
      'subcontractors', coalesce(core.subcontractors_of(award), '[]')) order by position, award.id) as list
  from core.award where award.tender_id = wanted.id
) awards
cross join lateral (
  select json_agg(json_build_object(
      'event', event_type, 'label', title, 'date', core.utc_time(occurred_at),
      'type', case
        when field = 'closingDate' or event_type = 'closing-date-changed' then 'deadline'
        when event_type in ('cancelled', 'reinstated', 'closed', 'published') then 'status'
        else 'milestone' end,
      'field', field, 'before', before, 'after', after) order by occurred_at, id) as list
  from derived.timeline where timeline.tender_id = wanted.id and not (event_type = 'closed' and occurred_at > now())
) events
