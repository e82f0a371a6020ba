-- Where and when the tenders in $1 count. The present state is that of derived.tender_now without the time.
select state.id, tender.organization_id, tender.province, tender.category,
  core.market_key(tender.province, tender.category) as market_id, tender.sources, state.invites,
  tender.notice_kind is not null as notice, 'placeholder-tender' = any(tender.validation_errors) as placeholder,
  state.stated_status as status, tender.publication_date_time as published_at, listed.at as listed_at,
  core.south_african_month(listed.at) as month, tender.closing_date_time as stated_closing_at, state.closes_at,
  state.cancelled_at, round(tender.quality_score::numeric, 4) as quality_score, tender.first_captured_at as seen_at
from derived.tender_now state
cross join lateral (select (state.tender).*) tender
cross join lateral (select coalesce(tender.publication_date_time, tender.first_captured_at) as at) listed
where state.id = any($1::uuid[])
