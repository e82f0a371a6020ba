-- The vector that publishing statements store: title or name (A), further names and numbers (B), and set apart from
-- those with `@` what else it says (C) and where it is delivered (D), because half of all addresses have a "Road"; the
-- record's codes as words of their own that begin with `=`, found whole or not at all.
-- The codes are joined by a character that no text holds, made plain at once, and taken apart again, so that the
-- function needs no query of its own and is expanded where it is called.
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
