-- A query for words as entered by a caller, with "phrases", or, and -exclusions. A query with only exclusions cannot use
-- the index, so it becomes an empty query, which finds nothing.
create or replace function read.words_query(given text) returns tsquery
language sql immutable parallel safe strict
return case when querytree(websearch_to_tsquery('read.words', given)) in ('', 'T') then ''::tsquery
  else websearch_to_tsquery('read.words', given) end;
