-- For each tender in $1, the earlier tenders of the same buyer that it advertises again or, for a notice, is about (parent),
-- and that it duplicates (original); no row for a tender with neither. Notices are related to tenders by their own rule. The order of tenders is total, so chains of relations have no cycle.
-- core.buyers_key is a hash, so the buyers are compared as well. `is not distinct from` keeps the planner from using an
-- index on the buyer for that comparison.
select tender.id, coalesce(parent.id, subject.id) as parent_id,
  coalesce(parent.tender_id, subject.tender_id) as parent_tender_id,
  original.id as original_id, original.tender_id as duplicate_of
from core.tender
-- Advertised again: the tender is marked as readvertised and has the earlier one's title, or its number and a similar title;
-- or it has number and title and closes later.
left join lateral (
  select (notice).id, (notice).tender_id from (
    select notice from core.tender notice
    where core.buyers_key(notice.organization_id, notice.reference_key) in (
        core.buyers_key(tender.organization_id, tender.reference_key),
        core.buyers_key(tender.organization_id, regexp_replace(tender.reference_key, 're?$', '')))
      and (tender.readvertised and core.title_overlap(notice.title, tender.title) >= 0.5
        or notice.closing_date_time < tender.closing_date_time and core.titles_agree(notice, tender))
    union all
    select notice from core.tender notice
    where tender.readvertised
      and core.buyers_key(notice.organization_id, notice.title_key) = core.buyers_key(tender.organization_id, tender.title_key)
  ) earlier
  where tender.notice_kind is null and (notice).notice_kind is null
    and (notice).organization_id is not distinct from tender.organization_id
    and core.is_before(notice, tender) and not core.same_tender(notice, tender)
  order by coalesce((notice).publication_date_time, '-infinity') desc, length((notice).tender_id) desc,
    (notice).tender_id collate "C" desc limit 1
) parent on true
-- The latest tender before a notice that it is about.
left join lateral (
  select subject.id, subject.tender_id from core.tender subject
  where tender.notice_kind is not null
    and core.buyers_key(subject.organization_id, subject.reference_key) = any(array(
      select core.buyers_key(tender.organization_id, key) from unnest(tender.notice_keys) key))
    and subject.organization_id is not distinct from tender.organization_id
    and core.is_before(subject, tender) and core.speaks_of(tender, subject)
  order by coalesce(subject.publication_date_time, '-infinity') desc, length(subject.tender_id) desc,
    subject.tender_id collate "C" desc limit 1
) subject on true
-- Duplicate: both notices are of the same round, also where one is marked as readvertised.
left join lateral (
  select (twin).id, (twin).tender_id from (
    select twin from core.tender twin
    where core.buyers_key(twin.organization_id, twin.reference_key) = core.buyers_key(tender.organization_id, tender.reference_key)
    union all
    select twin from core.tender twin
    where core.buyers_key(twin.organization_id, twin.title_key) = core.buyers_key(tender.organization_id, tender.title_key)
  ) earlier
  where (twin).notice_kind is not distinct from tender.notice_kind
    and (twin).organization_id is not distinct from tender.organization_id
    and core.is_before(twin, tender) and core.same_tender(twin, tender)
  order by coalesce((twin).publication_date_time, '-infinity'), length((twin).tender_id), (twin).tender_id collate "C" limit 1
) original on true
where tender.id = any($1::uuid[]) and (parent.id is not null or subject.id is not null or original.id is not null)
