-- Searching better: titles before all else, places of delivery last, and several misspelt words corrected at once.

create extension if not exists fuzzystrmatch schema public;

drop function read.similar_query(text, tsquery);
drop function read.search_vector(text, text, text, text[]);

-- The same words as words of their own that begin with `@`. No word of the parser holds a blank.
create function read.beside(vector tsvector) returns tsvector
language sql immutable parallel safe strict
return ltrim(replace(' ' || vector::text, ' ''', ' ''@'))::tsvector;

-- The vector that publishing statements store: title or name (A), further names and numbers (B), and set apart from
-- those with `@` what else it says (C) and where it is delivered (D), because half of all addresses have a "Road"; the
-- record's codes as words of their own that begin with `=`, found whole or not at all.
create function read.search_vector(first text, second text, third text, codes text[], fourth text default null)
returns tsvector
language sql immutable parallel safe
return setweight(to_tsvector('read.words', coalesce(first, '')), 'A')
  || setweight(to_tsvector('read.words', coalesce(second, '')), 'B')
  || setweight(read.beside(to_tsvector('read.words', left(coalesce(third, ''), 20000))), 'C')
  || setweight(read.beside(to_tsvector('read.words', left(coalesce(fourth, ''), 2000))), 'D')
  || array_to_tsvector(array(
    select distinct '=' || read.code(code) from unnest(codes) as code where read.code(code) <> ''));

-- A caller's words as a query: "phrases", or, -exclusions. Words that only exclude name nothing that could be looked
-- up, so they find nothing.
create function read.words_query(given text) returns tsquery
language sql immutable parallel safe strict
return case when querytree(websearch_to_tsquery('read.words', given)) in ('', 'T') then ''::tsquery
  else websearch_to_tsquery('read.words', given) end;

-- The same query for words wherever they stand.
create function read.anywhere(query tsquery) returns tsquery
language sql immutable parallel safe strict
return regexp_replace(query::text, '''((?:[^'']|'''')+)''', '( ''\1'' | ''@\1'' )', 'g')::tsquery;

-- The same query for words of titles and names; what is excluded is excluded wherever it stands.
create function read.in_names(query tsquery) returns tsquery
language sql immutable parallel safe strict
return case when query::text like '%!%' then query && read.anywhere(query) else query end;

-- Any word of the query, wherever it stands.
create function read.any_word(query tsquery) returns tsquery
language sql immutable parallel safe strict
return read.anywhere(regexp_replace(querytree(query), '&|<(-|\d+)>', '|', 'g')::tsquery);

-- What a caller looks for: words wherever they stand, or the whole text as a code.
create or replace function read.search_query(given text) returns tsquery
language sql immutable parallel safe strict
return read.anywhere(read.words_query(given)) || read.code_query(given);

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

-- Words of a resource that may have been meant by a word, up to three, likeliest first. Words are kept without their
-- endings, so a word is compared both without its ending, which may have been cut off wrongly, and with it. Likely is
-- what needs few corrections, looks alike, and is common: titles hold misspelt words as well.
create function read.similar_words(of_resource text, word text, stem text, most integer, common text[])
returns setof text
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.3
begin atomic
  with alike as (
    select lexeme from read.lexeme
    where resource = of_resource and lexeme >= left(stem, 1) and lexeme < chr(ascii(stem) + 1)
      and length(lexeme) between length(stem) - 2 and length(word) + 1
    union
    select lexeme from read.lexeme
    where resource = of_resource and length(lexeme) > 3 and lexeme operator(public.%) stem
  ),
  corrected as (
    select lexeme, least(
      public.levenshtein_less_equal(lexeme, stem, most),
      0.5 + public.levenshtein_less_equal(lexeme, left(word, length(lexeme)), most)) as corrections
    from alike where lexeme <> stem
  ),
  judged as (
    select lexeme, corrections
      - 2 * greatest(public.similarity(lexeme, stem), public.similarity(lexeme, word))
      - case when lexeme = any(common) then 0.7 else 0 end as unlikely
    from corrected where corrections <= most + 0.5
  )
  select lexeme from judged where unlikely <= (select min(unlikely) from judged) + 0.8
  order by unlikely, lexeme limit 3;
end;

-- A caller's query with similar words: first with every word that no record has replaced, then with every word widened
-- by what differs from it in one letter. Either is null where it would be nothing new.
create function read.similar_queries(of_resource text, given text) returns tsquery[]
language plpgsql stable parallel safe
as $$
declare
  query constant tsquery := read.words_query(given);
  -- What the planner knows of the words: the commonest ones.
  common constant text[] := (
    select most_common_elems::text::text[] from pg_stats
    where schemaname = 'read' and tablename = of_resource and attname = 'search');
  replaced tsquery := query;
  widened tsquery := query;
  one record;
  near tsquery;
begin
  for one in
    select word, stem, known from (
      select distinct lower(public.unaccent(part[1])) as word
      from regexp_matches(given, '[[:alpha:]]{3,40}', 'g') as part
    ) as given_words
    cross join lateral (select lexeme as stem from unnest(to_tsvector('read.words', word)) limit 1) as stemmed
    -- Short words are not kept, so they pass for known.
    cross join lateral (
      select length(stem) < 4
        or exists (select from read.lexeme where resource = of_resource and lexeme = stem) as known
    ) as looked_up
    where position(quote_literal(stem) in querytree(query)) > 0
    order by word limit 8
  loop
    select string_agg(quote_literal(similar_word), ' | ')::tsquery into near
    from read.similar_words(of_resource, one.word, one.stem,
      case when one.known then 1 else 1 + length(one.word) / 4 end, common) as similar_word;
    continue when near is null;
    if one.known then
      near := near || quote_literal(one.stem)::tsquery;
    else
      replaced := ts_rewrite(replaced, quote_literal(one.stem)::tsquery, near);
    end if;
    widened := ts_rewrite(widened, quote_literal(one.stem)::tsquery, near);
  end loop;
  return array[nullif(replaced, query), nullif(nullif(widened, replaced), query)];
end
$$;
