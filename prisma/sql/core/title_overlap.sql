-- Of the three-letter pieces of the shorter title, the share that the longer one has too; null where one has no letters.
create or replace function core.title_overlap(one text, other text) returns double precision
language sql immutable parallel safe
return (
  select cardinality(array(select unnest(a) intersect select unnest(b)))::double precision
    / nullif(least(cardinality(a), cardinality(b)), 0)
  from (select public.show_trgm(one) as a, public.show_trgm(other) as b) pieces
);
