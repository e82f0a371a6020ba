-- The vector with `@` before each word. The parser's words contain no blanks, so each blank begins a new word.
create or replace function read.beside(vector tsvector) returns tsvector
language sql immutable parallel safe strict
return ltrim(replace(' ' || vector::text, ' ''', ' ''@'))::tsvector;
