-- Whether one tender comes before another: by publication time, then by the publisher's number.
create or replace function core.is_before(one core.tender, other core.tender) returns boolean
language sql immutable parallel safe
return (coalesce(one.publication_date_time, '-infinity'), length(one.tender_id), one.tender_id collate "C")
  < (coalesce(other.publication_date_time, '-infinity'), length(other.tender_id), other.tender_id collate "C");
