-- Categories: one row for each entry of the vocabulary in $1 that exists. Tenders are counted as callers count them.
select term.id, term.slug, term.slug as category_slug, name, name as category_name, name as canonical_name,
  lower(name) as name_lower, count as tender_count, count as tenders_count,
  coalesce(entry->'aliases', '[]') as aliases, entry->>'industry' as industry_id,
  (entry->>'portalId')::int as portal_id, entry->>'portalId' is not null as is_protected,
  term.position as display_order, false as ai_generated,
  term.created_at, term.updated_at, term.updated_at as synced_at
from core.codelist_entry term
left join read.counter on counter.resource = 'tender' and counter."column" = 'category_slugs' and counter.value = term.slug,
lateral (select entry->>'name' as name, greatest(coalesce(counter.n, 0), 0)::int as count) shown
where term.resource = 'tender_category' and term.id = any($1::uuid[])
