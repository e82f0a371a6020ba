-- The first day of the South African month that a moment lies in.
create or replace function core.south_african_month(moment timestamptz) returns date
language sql immutable parallel safe strict
return date_trunc('month', moment at time zone 'Africa/Johannesburg')::date;
