-- A number or code without its case, blanks and punctuation, which callers may write differently.
create or replace function read.code(given text) returns text
language sql immutable parallel safe strict
return regexp_replace(lower(given), '[^[:alnum:]]', '', 'g');
