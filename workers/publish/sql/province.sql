-- Provinces: one row for each entry of the vocabulary in $1 that exists. Tenders are counted as callers count them.
select term.id, entry->>'name' as name, term.slug, entry->>'code' as code,
  greatest(coalesce(counter.n, 0), 0)::int as tender_count,
  (entry->>'portalId')::int as portal_id, (entry->>'isProvince')::boolean as is_province,
  array(select jsonb_array_elements_text(entry->'aliases')) as aliases, term.position as display_order,
  term.created_at, term.updated_at, term.updated_at as synced_at
from core.codelist_entry term
left join read.counter on counter.resource = 'tender' and counter."column" = 'province_slug' and counter.value = term.slug
where term.resource = 'province' and term.id = any($1::uuid[])
