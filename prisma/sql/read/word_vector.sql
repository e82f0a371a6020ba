-- The words of a text with their places. Words with hyphens stand at the end once more, as one word: who types "wifi" or
-- "bylaws" finds "Wi-Fi" and "by-laws".
create or replace function read.word_vector(given text) returns tsvector
language sql immutable parallel safe strict
return to_tsvector('read.words', read.search_words(
  given || case when given ~ '[[:alpha:]][-‐‑][[:alpha:]]' then read.joined_words(given) else '' end));
