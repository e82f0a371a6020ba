-- A caller's code as a query.
create or replace function read.code_query(given text) returns tsquery
language sql immutable parallel safe strict
return case when read.code(given) = '' then ''::tsquery else quote_literal('=' || read.code(given))::tsquery end;
