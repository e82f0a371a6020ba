-- The same query for words wherever they stand.
create or replace function read.anywhere(query tsquery) returns tsquery
language sql immutable parallel safe strict
return regexp_replace(query::text, '''((?:[^'']|'''')+)''', '( ''\1'' | ''@\1'' )', 'g')::tsquery;
