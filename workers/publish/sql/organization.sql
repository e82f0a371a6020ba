-- Buyers and their aggregates: one row for each id in $1 that exists and whose aggregate has been computed. What an operator
-- has imported (`given`) comes before what notices say, because somebody has looked it up.
select organization.id, organization.name, organization.slug, organization.organization_type,
  organization.organization_type as organization_type_detail,
  organization.province,
  jsonb_build_object('name', organization.name, 'legalName', given->>'legal_name', 'website', given->>'website',
    'sources', bought.sources || coalesce(imported.sources, '{}')) as facts,
  given->>'registration_number' as registration_number, given->>'tax_number' as tax_number,
  given->>'bbbee_level' as bbbee_level, given->>'bbbee_certificate_url' as bbbee_certificate_url,
  given->'industry_codes' as industry_codes,
  coalesce(given->>'salga_municipality_code', organization.municipality_code) as salga_municipality_code,
  given->>'physical_address' as physical_address, given->>'postal_address' as postal_address, given->>'csd_number' as csd_number,
  given->>'gov_directory_url' as gov_directory_url,
  given->>'wikidata_id' as wikidata_id, given->>'wikidata_label' as wikidata_label,
  given->>'wikidata_description' as wikidata_description,
  case when given ? 'wikidata_id' then json_build_object('id', given->>'wikidata_id', 'label', given->>'wikidata_label',
    'description', given->>'wikidata_description') end as wikidata,
  given->>'google_place_id' as google_place_id, given->>'google_rating' as google_rating,
  given->>'google_user_ratings_total' as google_user_ratings_total, given->>'google_map_url' as google_map_url,
  given->>'google_website' as google_website, given->>'google_address' as google_address,
  given->'google_types' as google_types,
  case when given ? 'google_place_id' then json_build_object(
    'placeId', given->>'google_place_id', 'rating', given->'google_rating', 'mapUrl', given->>'google_map_url',
    'types', coalesce(given->'google_types', '[]')) end as google,
  bought.provinces as provinces_operating,
  coalesce(imported.origins, '[]') as enrichments, imported.imported_at as last_enriched_at,
  json_build_object('totalTenders', bought.tenders, 'totalAwardValue', coalesce(awarded.award_value, 0),
    'tenderCategories', bought.categories, 'categoryCounts', coalesce(bought.category_counts, '[]'),
    'totalAwards', coalesce(awarded.awards, 0), 'countedAwards', coalesce(awarded.counted_awards, 0), 'noticeCount', bought.notices,
    'invitations', bought.invitations, 'cancelledTenders', bought.cancelled,
    'cancelledShare', round(bought.cancelled::numeric / nullif(bought.invitations, 0), 4),
    'medianDaysOpen', bought.days_open, 'closedTenders', bought.closed, 'publishedOutcomes', bought.outcomes,
    'outcomeShare', round(bought.outcomes::numeric / nullif(bought.closed, 0), 4),
    'outcomeWithin90DaysOf', bought.followed,
    'outcomeWithin90DaysShare', round(
      (bought.cancelled_in_time + coalesce(timeliness.awarded_in_time, 0))::numeric / nullif(bought.followed, 0), 4)) as stats,
  coalesce(bought.month_counts, '[]') as months,
  json_build_object('total', coalesce(supplied.suppliers, 0), 'first', coalesce(supplied.first_suppliers, '[]'),
    'valueShareOfThree', round(supplied.value_of_three / nullif(awarded.award_value, 0), 4),
    'awardShareOfThree', round(supplied.awards_of_three::numeric / nullif(awarded.awards, 0), 4)) as suppliers,
  email.address as contact_email, email.source as contact_email_source, email.source_url as contact_email_source_url,
  email.confidence as contact_email_confidence, email.verified_at as contact_email_verified_at,
  email.is_role_based as contact_email_is_role_based, coalesce(given->>'contact_phone', contact.phone) as contact_phone,
  case when given ? 'contact_phone' then 'import' when contact.phone is not null then 'notices' end as contact_phone_source,
  organization.source_id as api_source_id,
  case when 'ocds' = any(bought.sources) then 'ocds' else bought.sources[1] end as api_source,
  organization.source_id as ocds_party_linked_id, organization.source_id as ocds_identifier_id,
  changed.at as ocds_last_checked_at, bought.first_tender_at as created_at,
  greatest(changed.at, imported.imported_at) as updated_at, changed.at as synced_at,
  read.search_vector(organization.name, replace(organization.slug, '-', ' '), given->>'legal_name',
    array[organization.source_id, given->>'registration_number']) as search
from core.organization
join derived.organization_aggregate bought on bought.id = organization.id
left join derived.organization_award awarded on awarded.id = organization.id
left join derived.organization_supplier supplied on supplied.id = organization.id
left join derived.organization_timeliness timeliness on timeliness.id = organization.id
left join derived.organization_contact contact on contact.id = organization.id
left join ops.organization_enrichment imported on imported.id = organization.id
cross join lateral (select greatest(bought.last_tender_at, awarded.last_award_at) as at) changed
cross join lateral (
  select given->>'contact_email' as address, 'import' as source, given->>'contact_email_source_url' as source_url,
    coalesce(given->>'contact_email_confidence', case when given ? 'contact_email_verified_at' then 'high' else 'medium' end) as confidence,
    ((given->>'contact_email_verified_at')::date)::timestamp at time zone 'Africa/Johannesburg' as verified_at,
    given->>'contact_email_is_role_based' as is_role_based
  where given ? 'contact_email'
  union all
  select contact.email, case when contact.email is not null then 'notices' end,
    'https://www.etenders.gov.za/Home/TenderDetails/' || contact.email_tender_id, contact.email_confidence, null,
    case when contact.email is not null then '1' end
  where not coalesce(given ? 'contact_email', false)
) email
where organization.id = any($1::uuid[])
