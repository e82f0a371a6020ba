-- The full-text vector of a record. Weights: title or name (A), other names and numbers (B), description (C), place of
-- delivery (D). Words of C and D begin with `@`, so that a query can be limited to titles and names: half of all
-- addresses contain "Road". Codes begin with `=`.
create or replace function read.search_vector(first text, second text, third text, codes text[], fourth text default null)
returns tsvector
language sql immutable parallel safe
return setweight(read.word_vector(coalesce(first, '')), 'A')
  || setweight(read.word_vector(coalesce(second, '')), 'B')
  || setweight(read.beside(read.word_vector(left(coalesce(third, ''), 20000))), 'C')
  || setweight(read.beside(read.word_vector(left(coalesce(fourth, ''), 2000))), 'D')
  || read.search_codes(codes);
