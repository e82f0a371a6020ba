-- A moment as South African local time with its offset, for those who run the service.
create or replace function core.south_african_time(moment timestamptz) returns text
language sql immutable parallel safe strict
return to_char(moment at time zone 'UTC' + interval '2 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+02:00"');
