-- The rule speaksOf of shared/domain/tenders/relation.ts. Both must be of the same buyer.
create or replace function core.speaks_of(notice core.tender, subject core.tender) returns boolean
language sql immutable parallel safe
return subject.notice_kind is null and coalesce(subject.reference_key = any(notice.notice_keys), false)
  and (notice.notice_title is null or coalesce(core.title_overlap(notice.notice_title, subject.title) >= 0.75, false));
