-- The rule sameTender of shared/domain/tenders/relation.ts. Both tenders must be of the same buyer.
create or replace function core.same_tender(one core.tender, other core.tender) returns boolean
language sql immutable parallel safe
return case
  when one.reference_key is null or other.reference_key is null then false
  when one.reference_key = other.reference_key then
    (core.same_day(one.closing_date_time, other.closing_date_time) or core.same_day(one.publication_date_time, other.publication_date_time))
    and core.titles_agree(one, other)
  else coalesce(one.title_key = other.title_key, false)
    and core.same_day(one.closing_date_time, other.closing_date_time) and core.same_day(one.publication_date_time, other.publication_date_time)
    and regexp_replace(one.reference_key, '[^0-9]', '', 'g') = regexp_replace(other.reference_key, '[^0-9]', '', 'g')
    and length(regexp_replace(one.reference_key, '[^0-9]', '', 'g')) >= 3
end;
