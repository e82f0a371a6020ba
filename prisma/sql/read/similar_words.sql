-- Words of titles and names that a misspelt word may stand for, at most 40. Stored words are stems, and the stem of a
-- misspelt word may be wrong, so the stored word is compared with the stem and with the word. Which of them is meant, the
-- caller decides.
create or replace function read.similar_words(of_resource text, word text, stem text) returns setof text
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
  compared as (
    select lexeme, least(public.levenshtein_less_equal(lexeme, stem, 3),
      public.levenshtein_less_equal(lexeme, left(word, length(lexeme)), 3)) as corrections
    from alike where lexeme <> stem
  )
  select lexeme from compared where corrections <= 3
  order by corrections, public.similarity(lexeme, word) desc, lexeme limit 40;
end;
