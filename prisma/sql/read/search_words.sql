-- A text with a blank in the place of all that is no letter, digit or blank, so that the parser has nothing to interpret: no
-- hyphenated words, paths, numbers with signs, or addresses. Letters that stand alone beside each other become one word:
-- "O.R. Tambo" is "OR Tambo". searchWords in shared/domain/search/words.ts splits queries by the same rule.
create or replace function read.search_words(given text) returns text
language sql immutable parallel safe strict
return regexp_replace(regexp_replace(given, '[^[:alnum:][:space:]]+', ' ', 'g'), '\m([[:alpha:]])\s+(?=[[:alpha:]]\M)', '\1', 'g');
