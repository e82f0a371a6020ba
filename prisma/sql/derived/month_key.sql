-- The key of an entry of a codelist in one month: the entry's id, with the number of the month as its last eight digits. The
-- month can be read from the key, so that the key says what is to be computed.
create or replace function derived.month_key(entry uuid, month date) returns uuid
language sql immutable parallel safe strict
return (left(entry::text, 28) || lpad(to_hex((extract(year from month) * 12 + extract(month from month) - 1)::int), 8, '0'))::uuid;

-- The month of such a key; null of any other.
create or replace function derived.month_of(key uuid) returns date
language sql immutable parallel safe strict
return case when ('x' || right(key::text, 8))::bit(32)::bigint between 12 and 99999
  then make_date(('x' || right(key::text, 8))::bit(32)::int / 12, ('x' || right(key::text, 8))::bit(32)::int % 12 + 1, 1) end;
