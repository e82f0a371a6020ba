-- The contact of the buyers in $1: the address and the number of an office that most of its tenders show. The expressions in
-- braces, and the reasons, are in shared/domain/buyers/office-contact.ts. Equal contacts are counted before they are judged.
with uses as (
  select organization_id as id, lower(btrim(contact_email)) as email, contact_name as name, contact_telephone as telephone,
    count(*) as tenders, max(coalesce(publication_date_time, first_captured_at)) as last_at
  from core.tender
  where organization_id = any($1::uuid[]) and coalesce(contact_email, contact_telephone) is not null
    and not 'placeholder-tender' = any(validation_errors)
  group by organization_id, lower(btrim(contact_email)), contact_name, contact_telephone
),
-- Each address and each number is judged once, because that costs more than counting.
emails as materialized (
  select email, valid, valid and split_part(email, '@', 1) ~ {OFFICE_NAME} as office, split_part(email, '@', 2) as host,
    split_part(email, '@', 2) ~ {FREE_MAIL_DOMAIN} as free
  from (
    select email, email ~ {ADDRESS} and length(email) <= 254 as valid
    from (select distinct email from uses where email is not null) given
  ) checked
),
numbers as materialized (
  select telephone, case when ten ~ {OFFICE_NUMBER} and ten !~ {INVENTED_NUMBER} then ten end as number
  from (select distinct telephone from uses where telephone is not null) given
  cross join lateral (
    select left(regexp_replace(regexp_replace(telephone, '\D', '', 'g'), '^(?:00)?27(?=[1-9]\d{8})', '0'), 10) as ten
  ) digits
),
judged as materialized (
  select uses.id, uses.email, uses.name, uses.tenders, uses.last_at,
    case when emails.valid then emails.host end as host, emails.office, emails.free, numbers.number
  from uses left join emails using (email) left join numbers using (telephone)
),
own_hosts as (
  select id, host, 2 * sum(tenders) >= sum(sum(tenders)) over (partition by id) and not free as own
  from judged where host is not null group by id, host, free
),
addresses as (
  select judged.id, email, coalesce(bool_or(own), false) as own, bool_or(free) as free, sum(tenders) as tenders, max(last_at) as last_at
  from judged left join own_hosts using (id, host) where office group by judged.id, email
),
best_address as (
  select distinct on (id) *,
    case when free then 'low' when own and tenders >= {RELIED_ON} then 'high' when own or tenders >= {RELIED_ON} then 'medium'
      else 'low' end as confidence
  from addresses order by id, own desc, free, tenders desc, last_at desc, email collate "C"
),
-- A number is an office's if it stands beside an office's address, or beside the names of several persons.
best_number as (
  select distinct on (id) id, number from (
    select id, number, sum(tenders) as tenders, max(last_at) as last_at from judged where number is not null
    group by id, number having bool_or(coalesce(office, false)) or count(distinct name) > 1
  ) numbers order by id, tenders desc, last_at desc, number
)
select id, email, confidence as email_confidence, latest.tender_id as email_tender_id, tenders::int as email_tenders,
  substr(number, 1, 3) || '-' || substr(number, 4, 3) || '-' || substr(number, 7) as phone
from best_address full join best_number using (id)
left join (
  select best.id, min(tender.tender_id) as tender_id
  from best_address best join core.tender on tender.organization_id = best.id and lower(btrim(tender.contact_email)) = best.email
    and coalesce(tender.publication_date_time, tender.first_captured_at) = best.last_at
    and not 'placeholder-tender' = any(tender.validation_errors)
  group by best.id
) latest using (id)
where id in (select id from core.organization)
