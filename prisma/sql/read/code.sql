-- A number or code as callers may spell it: case, blanks and punctuation make no difference.
create or replace function read.code(given text) returns text
language sql immutable parallel safe strict
return regexp_replace(lower(given), '[^[:alnum:]]', '', 'g');
