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
