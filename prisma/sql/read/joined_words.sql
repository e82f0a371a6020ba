-- The words of a text that have hyphens, without these, each after a blank: " WiFi" of "Wi-Fi hotspots". Empty where it has none.
create or replace function read.joined_words(given text) returns text
language sql immutable parallel safe strict
return coalesce((select string_agg(' ' || regexp_replace(found[1], '[-‐‑]', '', 'g'), '')
  from regexp_matches(given, '\m[[:alpha:]]+(?:[-‐‑][[:alpha:]]+)+\M', 'g') as found), '');
