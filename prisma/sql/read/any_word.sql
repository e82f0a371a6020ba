-- A query for any word of the given query, in any part of the record.
create or replace function read.any_word(query tsquery) returns tsquery
language sql immutable parallel safe strict
return read.anywhere(regexp_replace(querytree(query), '&|<(-|\d+)>', '|', 'g')::tsquery);
