-- Buyers and their aggregates: one row for each id in $1 that exists and whose aggregate has been computed.
select organization.id, organization.name, organization.slug,
  organization.organization_type, organization.municipality_code as salga_municipality_code,
  bought.provinces as provinces_operating, bought.sources as enrichment_sources,
  json_build_object('totalTenders', bought.tenders, 'totalAwardValue', bought.award_value,
    'tenderCategories', bought.categories, 'categoryCounts', coalesce(bought.category_counts, '[]'),
    'totalAwards', bought.awards, 'countedAwards', bought.counted_awards, 'noticeCount', bought.notices,
    'invitations', bought.invitations, 'cancelledTenders', bought.cancelled,
    'cancelledShare', round(bought.cancelled::numeric / nullif(bought.invitations, 0), 4),
    'medianDaysOpen', bought.days_open, 'closedTenders', bought.closed, 'publishedOutcomes', bought.outcomes,
    'outcomeShare', round(bought.outcomes::numeric / nullif(bought.closed, 0), 4),
    'outcomeWithin90DaysOf', bought.followed,
    'outcomeWithin90DaysShare', round(bought.in_time::numeric / nullif(bought.followed, 0), 4)) as stats,
  contact.email as contact_email, contact.phone as contact_phone,
  case when contact.email is not null then 'notices' end as contact_email_source,
  'https://www.etenders.gov.za/Home/TenderDetails/' || contact.email_tender_id as contact_email_source_url,
  contact.email_confidence as contact_email_confidence,
  case when contact.email is not null then '1' end as contact_email_is_role_based,
  organization.source_id as api_source_id,
  case when 'ocds' = any(bought.sources) then 'ocds' else bought.sources[1] end as api_source,
  organization.source_id as ocds_party_linked_id, organization.source_id as ocds_identifier_id,
  changed.at as ocds_last_checked_at, bought.first_tender_at as created_at, changed.at as updated_at, changed.at as synced_at,
  read.search_vector(organization.name, replace(organization.slug, '-', ' '), null, array[organization.source_id]) as search
from core.organization
join derived.organization_aggregate bought on bought.id = organization.id
left join derived.organization_contact contact on contact.id = organization.id
cross join lateral (select greatest(bought.last_tender_at, bought.last_award_at) as at) changed
where organization.id = any($1::uuid[])
