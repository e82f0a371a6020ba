-- Searching by words, and what a misspelt word may have meant. Nothing of this can be said in prisma/schema.

-- Both belong to PostgreSQL's own distribution and are trusted, so that the owner of a database may add them.
create extension if not exists unaccent schema public;
create extension if not exists pg_trgm schema public;

-- English word forms, whatever the accents: Mangaung and Màngaung, Zoë and Zoe.
create text search configuration read.words (copy = pg_catalog.english);
alter text search configuration read.words
  alter mapping for hword, hword_part, word with public.unaccent, english_stem;

-- A number or code as callers may spell it: case, blanks and punctuation make no difference.
create function read.code(given text) returns text
language sql immutable parallel safe strict
return regexp_replace(lower(given), '[^[:alnum:]]', '', 'g');

-- The vector that publishing statements store: title or name (A), further names and numbers (B), all else (C), and the
-- record's codes as words of their own that begin with `=`, found whole or not at all.
create function read.search_vector(first text, second text, third text, codes text[]) returns tsvector
language sql immutable parallel safe
return setweight(to_tsvector('read.words', coalesce(first, '')), 'A')
  || setweight(to_tsvector('read.words', coalesce(second, '')), 'B')
  || setweight(to_tsvector('read.words', left(coalesce(third, ''), 20000)), 'C')
  || array_to_tsvector(array(
    select distinct '=' || read.code(code) from unnest(codes) as code where read.code(code) <> ''));

-- A caller's code as a query.
create function read.code_query(given text) returns tsquery
language sql immutable parallel safe strict
return case when read.code(given) = '' then ''::tsquery else quote_literal('=' || read.code(given))::tsquery end;

-- A caller's words as a query: "phrases", or, -exclusions; or the whole text as a code. Words that only exclude name
-- nothing that could be looked up, so they find nothing.
create function read.search_query(given text) returns tsquery
language sql immutable parallel safe strict
return case when querytree(websearch_to_tsquery('read.words', given)) in ('', 'T') then ''::tsquery
    else websearch_to_tsquery('read.words', given) end
  || read.code_query(given);

-- How well a record answers a query, in coarse steps so that among equals the order of the list decides: a code that is
-- the query comes first, then where and how close together the words stand.
create function read.relevance(vector tsvector, query tsquery, code tsquery) returns integer
language sql immutable parallel safe strict
return case when vector @@ code then 1000 else 0 end
  + round(20 * ts_rank_cd('{0.05, 0.1, 0.4, 1}', vector, query, 32))::integer;

-- Only longer words are corrected, so only those are indexed.
create index lexeme_similar on read.lexeme using gin (lexeme public.gin_trgm_ops) where length(lexeme) > 3;

-- A query with every word that no record has replaced by the words most like it that some record has; the same query
-- where there are none.
create function read.similar_query(of_resource text, query tsquery) returns tsquery
language plpgsql stable parallel safe
set pg_trgm.similarity_threshold = 0.3
as $$
declare
  word text;
  near tsquery;
  result tsquery := query;
begin
  for word in
    select distinct part[1] from regexp_matches(query::text, '''([[:alpha:]]{4,40})''', 'g') as part
    where not exists (select from read.lexeme where resource = of_resource and lexeme = part[1])
    limit 8
  loop
    select string_agg(quote_literal(lexeme), ' | ')::tsquery into near from (
      select lexeme from read.lexeme
      where length(lexeme) > 3 and lexeme operator(public.%) word and resource = of_resource
      order by public.similarity(lexeme, word) desc, abs(length(lexeme) - length(word)), lexeme limit 3
    ) as found;
    if near is not null then
      result := ts_rewrite(result, quote_literal(word)::tsquery, near);
    end if;
  end loop;
  return result;
end
$$;
