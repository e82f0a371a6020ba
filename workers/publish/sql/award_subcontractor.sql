-- Subcontractors of awards: one row for each id in $1 that exists.
select subcontractor.id, subcontractor.name, subcontractor.percentage, subcontractor.bee_level,
  subcontractor.black_youth, subcontractor.black_women,
  subcontractor.black_disabled, subcontractor.black_military,
  subcontractor.black_rural,
  tender.tender_id || '-' || award.award_key as award_id, award.id as award_record_id,
  award.first_captured_at as created_at, award.first_captured_at as synced_at
from core.award_subcontractor subcontractor
join core.award on award.id = subcontractor.award_id
join core.tender on tender.id = subcontractor.tender_id
where subcontractor.id = any($1::uuid[])
