-- What registers say about the companies in $1: one row for each that an entry or a director is linked to. Of several entries
-- the one that is linked most surely counts, then the one that was registered last: a close corporation became a company.
with entry as (
  select distinct on (company_id) company_id, id, evidence, director_count,
    jsonb_build_object('name', name, 'registrationNumber', registration_number, 'enterpriseType', enterprise_type, 'status', status,
      'statusDate', status_on, 'registrationDate', registered_on, 'taxNumber', tax_number,
      'company', jsonb_build_object('cidbGrading', cidb_grading, 'email', contact_email, 'phone', contact_phone, 'website', website,
        'linkConfidence', link_confidence, 'emailConfidence', case when contact_email is not null then link_confidence end)) as entry
  from derived.cipc_enrichment where company_id = any($1::uuid[])
  order by company_id, link_confidence desc, registered_on desc nulls last, id
),
person as (
  select company_id, director_id, min(full_name collate "C") as name, min(masked_number) as number
  from derived.company_director where company_id = any($1::uuid[]) and is_active
  group by company_id, director_id
),
listed as (
  select company_id, count(*)::int as persons,
    jsonb_agg(jsonb_build_object('name', name, 'idNumber', number) order by nth) filter (where nth <= 100) as list
  from (select person.*, row_number() over (partition by company_id order by name collate "C", director_id) as nth from person) ranked
  group by company_id
),
known as (
  select company_id from entry
  union select company_id from derived.company_director where company_id = any($1::uuid[])
)
select known.company_id as id, entry.id as enrichment_id, entry.evidence, entry.entry,
  coalesce(listed.persons, case when exists (
    select from derived.company_director director where director.company_id = known.company_id) then 0 end) as director_count,
  coalesce(listed.list, '[]') as directors
from known
left join entry on entry.company_id = known.company_id
left join listed on listed.company_id = known.company_id
