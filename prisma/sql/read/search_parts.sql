-- Inner parts of a number as lexemes that begin with `*`: words of four letters and runs of five digits or more, such as 42282 and ENTCS
-- of KZN-42282/ENTCS-25. Years with a month are none.
create or replace function read.search_parts(number text) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array_remove(string_to_array('*' || replace(
  regexp_replace(
    regexp_replace(lower(left(coalesce(number, ''), 200)),
      '[^[:alnum:]]+|(?<=[[:alpha:]])(?=[[:digit:]])|(?<=[[:digit:]])(?=[[:alpha:]])', chr(31), 'g'),
    '(^|\x1f)([[:alpha:]]{1,3}|[[:digit:]]{1,4}|20[0-4][[:digit:]]{3})(?=\x1f|$)', '\1', 'g'),
  chr(31), chr(31) || '*'), chr(31)), '*'));
