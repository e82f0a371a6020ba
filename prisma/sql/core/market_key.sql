-- Key of the tenders of one category in one province, either of which may be unknown: a UUID, so that it can be a stale key.
create or replace function core.market_key(province text, category text) returns uuid
language sql immutable parallel safe
return md5(coalesce(province, '') || chr(31) || coalesce(category, ''))::uuid;
