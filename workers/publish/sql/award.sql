-- Awards: one row for each id in $1 that exists. Output names are the fields' names in snake_case. The comment
-- `own columns` is replaced by the columns that have a field's name.
select award.id /* own columns: core.award award */,
  tender.tender_id || '-' || award.award_key as award_id,
  tender.tender_id || '-' || award.ocds_award_id as publisher_award_id,
  coalesce(award.supplier_members, '[]'::jsonb) as supplier_members,
  tender.id as tender_record_id, tender.tender_id as tender_id, tender.ocid, award.awarded_at as award_date, coalesce(core.subcontractors_of(award), '[]') as subcontractors, array_to_string(award.sources, '+') as data_source,
  core.counted_amount(award.amount, award.currency, award.validation_errors) as counted_amount,
  award.enterprise_type as enterprise_type_detail, coalesce(award.currency, 'ZAR') as currency,
  tender.title as tender_title, tender.reference_number as tender_reference,
  tender.category as tender_category, tender.province as tender_province,
  tender.organization_name as buyer_name,
  named.company_id as company_record_id, coalesce(named.company_ids, '{}') as company_record_ids,
  coalesce(award.title, tender.title) as title, coalesce(award.description, tender.description) as description,
  coalesce(award.awarded_at, award.first_captured_at) as dated_at,
  core.award_date_basis(award) as date_basis,
  award.first_captured_at as first_seen_at, award.first_captured_at as created_at,
  coalesce(award.changed_at, award.first_captured_at) as updated_at, coalesce(award.changed_at, award.first_captured_at) as synced_at
from core.award join core.tender on tender.id = award.tender_id
left join derived.award_company named on named.id = award.id
where award.id = any($1::uuid[])
