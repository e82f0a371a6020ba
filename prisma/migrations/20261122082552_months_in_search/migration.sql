
-- prisma/sql/read/search_month.sql
-- Month, year and decade of a record as lexemes that begin with `~`, so that the index of words finds recent records; see
-- shared/domain/search/months.ts. Empty where the time is not known.
create or replace function read.search_month(at timestamptz) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array_remove(array[
  '~' || (extract(year from at at time zone 'UTC') * 100 + extract(month from at at time zone 'UTC'))::int,
  '~' || extract(year from at at time zone 'UTC')::int,
  '~' || (extract(year from at at time zone 'UTC')::int / 10)], null));

-- Published tenders get the months of their publication; their change numbers stay, because no payload changes.
update read.tender set search = search || read.search_month(publication_date_time) where publication_date_time is not null;
