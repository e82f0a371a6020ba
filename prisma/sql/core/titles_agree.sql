-- Whether two titles are nearly the same, see shared/domain/tenders/relation.ts.
create or replace function core.titles_agree(one core.tender, other core.tender) returns boolean
language sql immutable parallel safe
return coalesce(one.title_key = other.title_key or core.title_overlap(one.title, other.title) >= 0.75, false);
