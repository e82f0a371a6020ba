-- Parties of contracting processes: one row for each id in $1 that exists.
select party.id, tender.tender_id, tender.id as tender_record_id, party.name, party.name as normalized_name,
  party.ocds_party_id, party.roles, party.roles[1] as role, tender.source as data_source,
  tender.first_captured_at as last_synced_at, tender.first_captured_at as created_at,
  tender.first_captured_at as updated_at, tender.first_captured_at as synced_at
from core.tender_party party join core.tender on tender.id = party.tender_id
where party.id = any($1::uuid[])
