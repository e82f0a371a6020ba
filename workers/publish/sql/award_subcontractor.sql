-- Subcontractors of awards: one row for each id in $1 that exists.
select part.id, part.name, part.percentage, part.bee_level, part.black_youth::int as black_youth,
  part.black_women::int as black_women, part.black_disabled::int as black_disabled,
  part.black_military::int as black_military, part.black_rural::int as black_rural,
  tender.tender_id || '-' || award.award_key as award_id, award.id as award_record_id,
  award.first_captured_at as created_at, award.first_captured_at as synced_at
from core.award_subcontractor part
join core.award on award.id = part.award_id
join core.tender on tender.id = part.tender_id
where part.id = any($1::uuid[])
