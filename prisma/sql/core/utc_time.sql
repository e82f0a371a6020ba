-- A moment as records give it, everywhere with the same precision; utcTime in shared/time.ts writes the same.
create or replace function core.utc_time(moment timestamptz) returns text
language sql immutable parallel safe strict
return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
