-- Up to three words of a resource that a misspelt word may stand for, the most likely first. Stored words are stems, and
-- the stem of a misspelt word may be wrong, so both the word and its stem are compared. A stored word is more likely if it
-- needs fewer corrections, shares more trigrams, and is common; common words are preferred because titles contain
-- misspelt words too.
create or replace function read.similar_words(of_resource text, word text, stem text, most integer, common text[])
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
