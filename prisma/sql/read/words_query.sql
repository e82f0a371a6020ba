-- A caller's words as a query: "phrases", or, -exclusions. Words that only exclude name nothing that could be looked
-- up, so they find nothing.
create or replace function read.words_query(given text) returns tsquery
language sql immutable parallel safe strict
return case when querytree(websearch_to_tsquery('read.words', given)) in ('', 'T') then ''::tsquery
  else websearch_to_tsquery('read.words', given) end;
