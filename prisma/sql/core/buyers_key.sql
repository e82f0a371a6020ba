-- A buyer's number or title as one value: looked up by two columns the planner may take the index of either and keep to it.
create or replace function core.buyers_key(buyer uuid, key text) returns bigint
language sql immutable parallel safe
return hashtextextended(key, uuid_hash_extended(buyer, 0));
