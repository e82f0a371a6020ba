-- Hash of a buyer and the number or title of a tender. With one indexed value instead of two columns, the planner cannot
-- choose the index of only one of them.
create or replace function core.buyers_key(buyer uuid, key text) returns bigint
language sql immutable parallel safe
return hashtextextended(key, uuid_hash_extended(buyer, 0));
