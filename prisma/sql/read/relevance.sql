-- How well a record matches a query. A record with the query as a code ranks highest, then one with all words in its
-- title, then one with all words in its title and names; then the number, weight and distance of the words decide. The
-- result is a whole number, so that similar records are equal and keep the order of the list. The function is not strict,
-- so that PostgreSQL inlines it and transforms the query only once.
create or replace function read.relevance(vector tsvector, query tsquery, code tsquery) returns integer
language sql immutable parallel safe
return case when vector @@ code then 1000 else 0 end
  + case when ts_filter(vector, '{a}') @@ query then 200 when vector @@ query then 100 else 0 end
  + round(12 * ts_rank('{0.05, 0.2, 0.5, 1}', vector, read.any_word(query))
    + 8 * ts_rank_cd('{0.05, 0.2, 0.5, 1}', vector, read.anywhere(query), 32))::integer;
