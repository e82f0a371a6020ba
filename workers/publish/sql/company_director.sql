-- Directors of companies: one row for each id in $1 that exists.
select director.id, director.company_name, director.registration_number as registration_no, director.role_type, director.status,
  director.appointed_on as appointed_date, director.resigned_on as resigned_date, director.full_name as director_full_name,
  known.evidence as facts, director.director_id,
  known.enrichment_id as cipc_enrichment_id, director.company_id as company_record_id,
  director.link_reason as company_link_reason, director.link_confidence as company_link_confidence,
  director.company_name as normalized_company_name, director.identity_hash as director_id_number_hash,
  director.masked_number as director_id_number_masked, director.nationality as director_nationality,
  director.is_foreign as director_is_foreign, director.is_disqualified as director_is_disqualified,
  director.changed_at as updated_at, director.changed_at as synced_at
from derived.company_director director
left join derived.director_evidence known on known.id = director.id
where director.id = any($1::uuid[])
