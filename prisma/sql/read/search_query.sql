-- A query for the caller's text as words in any part of the record, or as a code.
create or replace function read.search_query(given text) returns tsquery
language sql immutable parallel safe strict
return read.anywhere(read.words_query(given)) || read.code_query(given);
