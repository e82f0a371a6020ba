-- The same words as words of their own that begin with `@`. No word of the parser holds a blank.
create or replace function read.beside(vector tsvector) returns tsvector
language sql immutable parallel safe strict
return ltrim(replace(' ' || vector::text, ' ''', ' ''@'))::tsvector;
