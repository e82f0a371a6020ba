-- The query for words in any part of the record: each word matches with and without the prefix `@`.
create or replace function read.anywhere(query tsquery) returns tsquery
language sql immutable parallel safe strict
return regexp_replace(query::text, '''((?:[^'']|'''')+)''', '( ''\1'' | ''@\1'' )', 'g')::tsquery;
