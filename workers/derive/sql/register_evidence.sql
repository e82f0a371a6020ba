-- What directors, officials and awards say about the entries of the company register in $1, whose companies are in $2.
with entry as materialized (select id, company_id from unnest($1::uuid[], $2::uuid[]) given (id, company_id)),
-- One row for each person: a person may have several roles in a company.
person as (
  select director.enrichment_id as id, director.director_id, min(director.full_name collate "C") as name,
    bool_or(director.is_active) as is_active, bool_or(director.is_active and coalesce(director.is_disqualified, false)) as is_disqualified,
    min(director.person_key) as person_key, min(director.identity_hash) as identity_hash
  from derived.company_director director join entry on entry.id = director.enrichment_id
  group by director.enrichment_id, director.director_id
),
counted as (
  select id, count(*)::int as directors, count(*) filter (where is_active)::int as active,
    jsonb_agg(name order by name collate "C", director_id) filter (where is_disqualified) as disqualified
  from person group by id
),
shared as (
  select id, jsonb_agg(jsonb_build_object('name', name, 'companies', companies) order by companies desc, name collate "C", director_id) as list
  from (
    select person.id, person.director_id, person.name, count(distinct other.enrichment_id)::int as companies
    from person join derived.company_director other on other.director_id = person.director_id
      and other.enrichment_id <> person.id and other.is_active
    where person.is_active group by person.id, person.director_id, person.name
  ) several group by id
),
-- Two numbers that differ are two persons of one name.
official as (
  select id, jsonb_agg(found order by found->>'name' collate "C", found->>'organization' collate "C", found->>'position' collate "C") as list
  from (
    select distinct person.id, jsonb_build_object('name', person.name, 'official', known.full_name, 'organization', organ.name,
      'position', known.position, 'by',
      case when known.identity_hash = person.identity_hash then 'identity-number' else 'name' end) as found
    from person
    join derived.source_director known on known.person_key = person.person_key or known.identity_hash = person.identity_hash
    join core.organization organ on organ.id = known.organization_id
    where person.is_active
      and (known.identity_hash = person.identity_hash or known.identity_hash is null or person.identity_hash is null)
  ) each group by id
)
select entry.id, coalesce(counted.directors, 0) as directors, coalesce(counted.active, 0) as "activeDirectors",
  coalesce(counted.disqualified, '[]') as "disqualifiedDirectors", coalesce(shared.list, '[]') as "sharedDirectors",
  coalesce(official.list, '[]') as officials,
  to_char(won.first_award_at at time zone 'Africa/Johannesburg', 'YYYY-MM-DD') as "firstAwardOn"
from entry
left join counted on counted.id = entry.id
left join shared on shared.id = entry.id
left join official on official.id = entry.id
left join derived.company_aggregate won on won.id = entry.company_id
