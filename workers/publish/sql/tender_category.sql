-- Categories: one row for each entry of the codelist in $1 that exists.
select term.id, term.slug, term.slug as category_slug, name, name as category_name, name as canonical_name,
  lower(name) as name_lower, shown.tenders as tender_count, shown.tenders as tenders_count,
  coalesce(entry->'aliases', '[]') as aliases, entry->>'industry' as industry_id,
  (entry->>'portalId')::int as portal_id, entry->>'portalId' is not null as is_protected,
  term.position as display_order, false as ai_generated,
  coalesce(traded.awards, 0) as total_awards, coalesce(traded.counted_awards, 0) as counted_awards,
  traded.value as total_award_value, coalesce(traded.months, '[]') as months, traded.computed_at,
  term.created_at, term.updated_at, term.updated_at as synced_at
from core.codelist_entry term
left join derived.category_count count on count.id = term.id
left join derived.sector_trend traded on traded.id = term.id,
lateral (select entry->>'name' as name, coalesce(count.tenders, 0) as tenders) shown
where term.resource = 'tender_category' and term.id = any($1::uuid[])
