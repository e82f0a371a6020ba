-- Words of titles and names that a misspelt word may stand for, at most 40. Stored words are stems, and the stem of a
-- misspelt word may be wrong, so the stored word is compared with the stem and with the word. Which of them is meant, the
-- caller decides.
-- People get the first letter right mostly: words with the same one are compared, and those that the word becomes when its
-- first letter is another one, missing, too many, or swapped. The stem of a misspelt word may have kept an ending, so that the
-- stem of the word that is meant may be two fifths shorter. Only where none of these is near, words with other letters in
-- common are looked for, which takes longer than all the rest.
create or replace function read.similar_words(of_resource text, word text, stem text) returns setof text
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.3
begin atomic
  with other_first as materialized (
    select tsvector_to_array(to_tsvector('read.words', concat_ws(' ',
      substr(word, 2), substr(word, 2, 1) || substr(word, 1, 1) || substr(word, 3),
      (select string_agg(chr(letter) || substr(word, 2) || ' ' || chr(letter) || word, ' ')
        from generate_series(ascii('a'), ascii('z')) as letter)))) as lexemes
  ),
  alike as materialized (
    select lexeme from read.lexeme
    where resource = of_resource and lexeme >= left(stem, 1) and lexeme < chr(ascii(stem) + 1)
      and length(lexeme) between least(length(stem) - 2, ceil(0.6 * length(word))) and length(word) + 1 and lexeme <> stem
      and least(public.levenshtein_less_equal(lexeme, stem, 3),
        public.levenshtein_less_equal(lexeme, left(word, length(lexeme)), 3)) <= 3
    union
    select lexeme from read.lexeme where resource = of_resource and lexeme = any ((select lexemes from other_first)::text[])
  ),
  near as materialized (
    select lexeme, least(public.levenshtein_less_equal(lexeme, stem, 3),
      public.levenshtein_less_equal(lexeme, left(word, length(lexeme)), 3)) as corrections
    from alike where lexeme <> stem
  ),
  compared as (
    select lexeme, corrections from near
    union
    select lexeme, least(public.levenshtein_less_equal(lexeme, stem, 3),
      public.levenshtein_less_equal(lexeme, left(word, length(lexeme)), 3))
    from read.lexeme
    where resource = of_resource and length(lexeme) > 3 and lexeme operator(public.%) stem and lexeme <> stem
      and not exists (select from near where corrections <= 2)
  )
  select lexeme from compared where corrections <= 3
  order by corrections, public.similarity(lexeme, word) desc, lexeme limit 40;
end;
