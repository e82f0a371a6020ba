-- Id of the ranking of companies for a province, a category and a year; null stands for all of them.
create or replace function derived.ranking_key(province text, category text, year int) returns uuid
language sql immutable parallel safe
return overlay(overlay(
  md5(coalesce(province, '') || chr(31) || coalesce(category, '') || chr(31) || coalesce(year::text, ''))
  placing '8' from 13) placing '8' from 17)::uuid;
