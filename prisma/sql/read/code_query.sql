-- A query for a code as entered by a caller; empty if it has no letter or digit.
create or replace function read.code_query(given text) returns tsquery
language sql immutable parallel safe strict
return case when read.code(given) = '' then ''::tsquery else quote_literal('=' || read.code(given))::tsquery end;
