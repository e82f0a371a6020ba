-- How well a record answers a query, in coarse steps so that among equals the order of the list decides: a code that is
-- the query comes first, then titles that have all of it, then titles and names together; then how much of it stands
-- where, and how close together. Not strict, so that it is expanded where it is called and what it makes of the query
-- is made once.
create or replace function read.relevance(vector tsvector, query tsquery, code tsquery) returns integer
language sql immutable parallel safe
return case when vector @@ code then 1000 else 0 end
  + case when ts_filter(vector, '{a}') @@ query then 200 when vector @@ query then 100 else 0 end
  + round(12 * ts_rank('{0.05, 0.2, 0.5, 1}', vector, read.any_word(query))
    + 8 * ts_rank_cd('{0.05, 0.2, 0.5, 1}', vector, read.anywhere(query), 32))::integer;
