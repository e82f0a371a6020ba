-- Number of trigrams that two titles share, divided by the number of trigrams of the one that has fewer; null if a title
-- has none.
create or replace function core.title_overlap(one text, other text) returns double precision
language sql immutable parallel safe
return (
  select cardinality(array(select unnest(a) intersect select unnest(b)))::double precision
    / nullif(least(cardinality(a), cardinality(b)), 0)
  from (select public.show_trgm(one) as a, public.show_trgm(other) as b) pieces
);
