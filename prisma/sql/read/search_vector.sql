-- The full-text vector of a record. Weights: title or name (A), other names and numbers (B), description (C), place of
-- delivery (D). Words of C and D begin with `@`, so that a query can be limited to titles and names: half of all
-- addresses contain "Road". Codes begin with `=` and are only found as a whole.
-- The codes are joined with a control character, normalised together and split again, because without a subquery
-- PostgreSQL can inline the function.
create or replace function read.search_vector(first text, second text, third text, codes text[], fourth text default null)
returns tsvector
language sql immutable parallel safe
return setweight(to_tsvector('read.words', coalesce(first, '')), 'A')
  || setweight(to_tsvector('read.words', coalesce(second, '')), 'B')
  || setweight(read.beside(to_tsvector('read.words', left(coalesce(third, ''), 20000))), 'C')
  || setweight(read.beside(to_tsvector('read.words', left(coalesce(fourth, ''), 2000))), 'D')
  || array_to_tsvector(array_remove(string_to_array(
    '=' || replace(regexp_replace(lower(coalesce(array_to_string(codes, chr(31)), '')), '[^[:alnum:]\x1f]', '', 'g'),
      chr(31), chr(31) || '='), chr(31)), '='));
