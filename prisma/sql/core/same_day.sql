-- Whether two moments are on the same South African day; false if one is null.
create or replace function core.same_day(one timestamptz, other timestamptz) returns boolean
language sql immutable parallel safe
return coalesce(
  (one at time zone 'Africa/Johannesburg')::date = (other at time zone 'Africa/Johannesburg')::date, false);
