-- Entries of the lists of restricted suppliers: one row for each id in $1 that exists. A restriction ends with its last day,
-- South African time.
select entry.id, entry.supplier_name, entry.restriction_type, now_is.status, entry.reference,
  coalesce(entry.registration_number, case when entry.identity_hash is not null then '[identity number]' end) as registration_number,
  entry.reason as restriction_reason, entry.period_from, entry.period_to, entry.authorised_by as authorized_by,
  entry.severity, entry.regulatory_references, entry.register as source_id, entry.report_date as report_generated_on,
  (now_is.status = 'active')::int as is_active, found.company_id as matched_company_id, found.score as match_confidence,
  found.method as match_method, entry.sha256 as pdf_hash, entry.last_seen_at as last_sync_at,
  entry.steps as editions, entry.listed::int as last_seen_in_pdf, entry.first_seen_at as created_at, entry.updated_at, entry.updated_at as synced_at
from core.restricted_supplier entry
left join derived.restricted_supplier_company found on found.id = entry.id
cross join lateral (
  select case
    when not entry.listed then 'removed'
    when entry.period_to < (now() at time zone 'Africa/Johannesburg')::date then 'expired'
    else 'active' end as status
) now_is
where entry.id = any($1::uuid[])
