-- The query for words in titles and names. Excluded words are excluded in all parts of the record.
create or replace function read.in_names(query tsquery) returns tsquery
language sql immutable parallel safe strict
return case when query::text like '%!%' then query && read.anywhere(query) else query end;
