-- Whether bids can still be handed in: for the stated status and the latest closing time of a tender.
create or replace function derived.is_open(status text, closes_at timestamptz) returns boolean
language sql stable parallel safe
return status = 'active' and (closes_at <= now()) is not true;
