-- Companies and their aggregates: one row for each id in $1 that an award names.
select company.id, company.kind, company.name, company.normalized_name,
  numbered.registration_number, numbered.source as registration_number_source, numbered.registration_numbers, company.csd_numbers, company.alias_ids, company.name_keys,
  won.enterprise_type, won.enterprise_type as most_recent_enterprise_type, won.enterprise_type as enterprise_type_detail, won.enterprise_types as enterprise_type_history,
  won.bee_level, won.bee_level as most_recent_bee_level, won.bee_levels as bee_level_history,
  won.awards as total_awards, won.awards as total_award_count, won.value as total_value, won.value as total_award_value,
  won.joint_awards, won.joint_value as joint_award_value, won.counted_awards, won.awards_without_amount, won.awards_left_out,
  won.first_award_at as first_award_date, won.first_award_basis, won.last_award_at as latest_award_date,
  won.last_award_at as last_award_date, won.last_award_basis as latest_award_basis,
  array(select jsonb_array_elements(won.categories)->>'name') as categories, won.categories as category_counts,
  array(select jsonb_array_elements(won.provinces)->>'name') as provinces, won.provinces as province_counts,
  won.provinces->0->>'name' as primary_province, coalesce(won.years, '[]') as awards_by_year, won.buyers, won.buyer_count as total_buyers,
  won.tenders as total_tenders, won.contracts as total_contracts, won.supplier_party_id,
  won.names as spellings, won.members, won.joint_ventures, company.shared_numbers,
  register.directors, register.director_count, register.enrichment_id as cipc_enrichment_id,
  register.entry->>'taxNumber' as tax_number, register.entry->'company'->>'cidbGrading' as cidb_grading,
  register.entry->'company'->>'email' as contact_email, (register.entry->'company'->>'emailConfidence')::float8 as contact_email_confidence,
  register.entry->'company'->>'phone' as contact_phone, register.entry->'company'->>'website' as website,
  jsonb_build_object(
    'named', jsonb_build_object('kind', company.kind, 'name', company.name, 'registration', numbered.registration_number),
    'scored', scored.company,
    'entry', register.entry || jsonb_build_object('id', register.enrichment_id, 'evidence', register.evidence)) as facts,
  restriction.restricted::int as restricted_supplier_match, coalesce(restriction.entries, '[]') as restricted_suppliers,
  '[]'::jsonb as awards, won.named_at as computed_at, won.named_at as synced_at,
  read.search_vector(company.name, words.names, null, numbered.registration_numbers || company.csd_numbers) as search
from derived.company_aggregate won
join derived.company on company.id = won.id
left join derived.company_register register on register.id = won.id
left join derived.company_restriction restriction on restriction.id = won.id
-- The number of the register's entry is the company's where no award states one, and name and legal form fit (company-link.ts).
cross join lateral (
  select case when won.registration_number is null and cardinality(company.registration_numbers) = 0
    and (register.entry->'company'->>'linkConfidence')::float8 >= 0.85 then register.entry->>'registrationNumber' end as number
) entered
cross join lateral (
  select coalesce(won.registration_number, entered.number) as registration_number,
    case when won.registration_number is not null then 'awards' when entered.number is not null then 'register' end as source,
    company.registration_numbers || case when entered.number is not null then array[entered.number] else '{}' end as registration_numbers
) numbered
cross join lateral (
  select jsonb_build_object('hasRegistration', numbered.registration_number is not null,
    'sharesNumber', company.shared_numbers <> '[]', 'beeLevel', won.bee_level,
    'amounts', won.counted_awards + won.suspect_awards, 'suspectAmounts', won.suspect_awards,
    'restricted', restriction.restricted, 'buyerAwards', won.buyer_awards,
    'topBuyerAwards', coalesce((won.buyers->0->>'awards')::int, 0), 'register', register.evidence) as company
) scored
cross join lateral (select string_agg(spelling.value->>'name', ' ') as names from jsonb_array_elements(won.names) spelling) words
where won.id = any($1::uuid[])
