-- Entries of the company register: one row for each id in $1 that exists.
select entry.id, entry.name, entry.registration_number, entry.enterprise_type, entry.id as cipc_enrichment_id,
  entry.evidence as facts, entry.director_count,
  entry.company_id as company_record_id, entry.link_reason as company_link_reason,
  entry.link_confidence as company_link_confidence, entry.status, entry.status_on as status_date,
  entry.registered_on as registration_date,
  entry.created_at, entry.changed_at as updated_at, entry.changed_at as synced_at
from derived.cipc_enrichment entry
where entry.id = any($1::uuid[])
