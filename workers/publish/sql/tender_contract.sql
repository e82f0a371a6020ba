-- Contracts of tenders: one row for each id in $1 that exists.
select contract.id /* own columns: core.tender_contract contract */,
  tender.tender_id as tender_id, tender.tender_id || '-' || award.award_key as award_id,
  coalesce(contract.currency, 'ZAR') as currency, contract.starts_at as start_date, contract.ends_at as end_date, contract.signed_at as date_signed,
  tender.id as tender_record_id, award.id as award_record_id,
  named.company_id as company_record_id, coalesce(named.company_ids, '{}') as company_record_ids,
  tender.first_captured_at as created_at, tender.captured_at as updated_at, tender.captured_at as synced_at
from core.tender_contract contract
join core.tender on tender.id = contract.tender_id
left join core.award on award.id = contract.award_id
left join derived.award_company named on named.id = award.id
where contract.id = any($1::uuid[])
