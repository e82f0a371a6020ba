-- Buyers and what they have bought: one row for each id in $1 that exists. Awards count once made; amounts that look
-- wrong are left out of the sum, because one slip of a typist would outweigh all the rest.
with bought as (
  select organization_id as id, count(*)::int as tenders,
    coalesce(array_agg(distinct category) filter (where category is not null), '{}') as categories,
    coalesce(array_agg(distinct province) filter (where province is not null), '{}') as provinces,
    (select array_agg(distinct publisher order by publisher) from core.tender of_all, unnest(of_all.sources) publisher
      where of_all.organization_id = tender.organization_id) as sources,
    min(first_captured_at) as first_at, max(first_captured_at) as last_at
  from core.tender where organization_id = any($1::uuid[]) group by organization_id
),
awarded as (
  select tender.organization_id as id, max(award.first_captured_at) as last_at,
    sum(amount) filter (where award.status = 'awarded' and coalesce(currency, 'ZAR') = 'ZAR'
      and not 'suspect-amount' = any(award.validation_errors)) as amount
  from core.tender join core.award on award.tender_id = tender.id
  where tender.organization_id = any($1::uuid[]) group by tender.organization_id
)
select organization.id, organization.name, organization.slug,
  organization.organization_type, organization.municipality_code as salga_municipality_code,
  coalesce(provinces, '{}') as provinces_operating, coalesce(sources, '{}') as enrichment_sources,
  json_build_object('totalTenders', coalesce(tenders, 0), 'totalAwardValue', coalesce(amount, 0),
    'tenderCategories', coalesce(categories, '{}')) as stats,
  organization.source_id as api_source_id, case when 'ocds' = any(sources) then 'ocds' else sources[1] end as api_source,
  organization.source_id as ocds_party_linked_id, organization.source_id as ocds_identifier_id,
  greatest(bought.last_at, awarded.last_at) as ocds_last_checked_at, first_at as created_at,
  greatest(bought.last_at, awarded.last_at) as updated_at, greatest(bought.last_at, awarded.last_at) as synced_at,
  read.search_vector(organization.name, replace(organization.slug, '-', ' '), null, array[organization.source_id]) as search
from core.organization
left join bought on bought.id = organization.id
left join awarded on awarded.id = organization.id
where organization.id = any($1::uuid[])
