-- Queries are made by the API now. Records keep words of the old form until a rebuild; they are found meanwhile, but not by
-- parts of numbers and by joined forms.
drop function read.similar_queries(text, text);
drop function read.similar_words(text, text, text, integer, text[]);
drop function read.search_query(text);
drop function read.relevance(tsvector, tsquery, tsquery);
drop function read.in_names(tsquery);
drop function read.any_word(tsquery);
drop function read.anywhere(tsquery);
drop function read.words_query(text);
drop function read.code_query(text);
drop function read.code(text);

-- prisma/sql/read/search_words.sql
-- A text with a blank in the place of all that is no letter, digit or blank, so that the parser has nothing to interpret: no
-- hyphenated words, paths, numbers with signs, or addresses. Letters that stand alone beside each other become one word:
-- "O.R. Tambo" is "OR Tambo". searchWords in shared/domain/search/words.ts splits queries by the same rule.
create or replace function read.search_words(given text) returns text
language sql immutable parallel safe strict
return regexp_replace(regexp_replace(given, '[^[:alnum:][:space:]]+', ' ', 'g'), '\m([[:alpha:]])\s+(?=[[:alpha:]]\M)', '\1', 'g');

-- prisma/sql/read/search_codes.sql
-- Numbers and codes as lexemes that begin with `=`: each as a whole and, where a word with digits follows within it, also
-- from that word on, which may be all that a caller knows: RFQ6718/2025 of MBI/RFQ6718/2025. The codes are joined with a
-- control character, normalised together and split again, because without a subquery PostgreSQL can inline the function.
create or replace function read.search_codes(codes text[]) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array_remove(string_to_array('=' || replace(regexp_replace(
    lower(coalesce(array_to_string(codes, chr(31)), '') || chr(31) || regexp_replace(coalesce(array_to_string(codes, chr(31)), ''),
      '(^|\x1f)[^\x1f]*?[^[:alnum:]\x1f]([[:alpha:]]+[^[:alnum:]\x1f]*[[:digit:]])', '\1\2', 'g')),
    '[^[:alnum:]\x1f]', '', 'g'),
  chr(31), chr(31) || '='), chr(31)), '='));

-- prisma/sql/read/search_vector.sql
-- The full-text vector of a record. Weights: title or name (A), other names and numbers (B), description (C), place of
-- delivery (D). Words of C and D begin with `@`, so that a query can be limited to titles and names: half of all
-- addresses contain "Road". Codes begin with `=`.
create or replace function read.search_vector(first text, second text, third text, codes text[], fourth text default null)
returns tsvector
language sql immutable parallel safe
return setweight(to_tsvector('read.words', read.search_words(coalesce(first, ''))), 'A')
  || setweight(to_tsvector('read.words', read.search_words(coalesce(second, ''))), 'B')
  || setweight(read.beside(to_tsvector('read.words', read.search_words(left(coalesce(third, ''), 20000)))), 'C')
  || setweight(read.beside(to_tsvector('read.words', read.search_words(left(coalesce(fourth, ''), 2000)))), 'D')
  || read.search_codes(codes);

-- prisma/sql/read/similar_words.sql
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
