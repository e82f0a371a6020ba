-- Texts of the pages of provinces: one row for each id in $1 that exists and whose figures have been computed.
-- shared/domain/content/listing-texts.ts writes the texts from `facts`. Nobody measures visits or pictures.
select listing.id, term.slug as province_slug, listing.name as province_name,
  json_build_object('of', 'province', 'name', listing.name, 'tenders', listing.tenders, 'open', listing.open,
    'closing_soon', listing.closing_soon, 'next_closes_at', listing.next_closes_at, 'awarded', listing.awarded,
    'counted_awards', coalesce(awarded.counted_awards, 0), 'median_award', awarded.median_award, 'buyers', listing.buyers, 'parts', listing.parts) as facts,
  null as og_image, null as ai_model, null as ai_confidence, null as page_views, null as avg_time_on_page, null as bounce_rate,
  changed.at as generated_at, changed.at as updated_at, changed.at as synced_at
from derived.province_listing listing
left join derived.province_listing_award awarded on awarded.id = listing.id
join core.codelist_entry term on term.id = listing.id
cross join lateral (select greatest(term.created_at, listing.changed_at, awarded.last_award_at) as at) changed
where listing.id = any($1::uuid[])
