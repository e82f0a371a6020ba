-- Two alternatives to a caller's query: in the first, each word that no record contains is replaced by similar words; in
-- the second, each other word is also extended by similar words. An alternative is null if it adds nothing.
create or replace function read.similar_queries(of_resource text, given text) returns tsquery[]
language plpgsql stable parallel safe
as $$
declare
  query constant tsquery := read.words_query(given);
  -- The most common words, from the planner's statistics.
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
    -- Words of fewer than 4 letters are not in read.lexeme, so they count as known.
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
