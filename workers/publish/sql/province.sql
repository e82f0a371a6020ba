-- Provinces: one row for each entry of the codelist in $1 that exists.
select term.id, entry->>'name' as name, term.slug, entry->>'code' as code, coalesce(count.tenders, 0) as tender_count,
  (entry->>'portalId')::int as portal_id, (entry->>'isProvince')::boolean as is_province,
  array(select jsonb_array_elements_text(entry->'aliases')) as aliases, term.position as display_order,
  coalesce(traded.awards, 0) as total_awards, coalesce(traded.counted_awards, 0) as counted_awards,
  traded.value as total_award_value, coalesce(traded.years, '[]') as years, coalesce(traded.categories, '[]') as categories,
  traded.computed_at, term.created_at, term.updated_at, term.updated_at as synced_at
from core.codelist_entry term
left join derived.province_count count on count.id = term.id
left join derived.province_value traded on traded.id = term.id
where term.resource = 'province' and term.id = any($1::uuid[])
