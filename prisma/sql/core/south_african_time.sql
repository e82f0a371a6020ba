-- A moment as South African wall-clock time with its offset, as payloads write it.
create or replace function core.south_african_time(moment timestamptz) returns text
language sql immutable parallel safe strict
return to_char(moment at time zone 'UTC' + interval '2 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+02:00"');
