-- Editions of newsletters: one row for each id in $1 whose time has come. Drafts and archived editions have none. The text is
-- written from `facts`.
select edition.id, edition.title, edition.edition_number, edition.summary, edition.newsletter_type_id, shown.at as published_at,
  case edition.status when 'scheduled' then 'published' else edition.status end as status,
  case when edition.status = 'scheduled' then edition.publish_at end as scheduled_for,
  edition.sent_at, edition.recipient_count, edition.open_rate, edition.click_rate, edition.generated_with_ai, edition.metadata,
  edition.sources, edition.revision, edition.corrections, edition.created_at,
  json_build_object('content', edition.content, 'links', edition.links, 'figure', edition.figure) as facts,
  changed.at as updated_at, changed.at as synced_at,
  read.search_vector(edition.title, null, edition.summary, null) as search
from core.newsletter_edition edition
cross join lateral (select coalesce(edition.publish_at, edition.created_at) as at) shown
cross join lateral (select greatest(edition.updated_at, shown.at) as at) changed
where edition.id = any($1::uuid[])
  and (edition.status in ('published', 'sent') or edition.status = 'scheduled' and shown.at <= now())
