-- The same query for words of titles and names; what is excluded is excluded wherever it stands.
create or replace function read.in_names(query tsquery) returns tsquery
language sql immutable parallel safe strict
return case when query::text like '%!%' then query && read.anywhere(query) else query end;
