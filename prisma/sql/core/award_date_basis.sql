-- Which day an award counts by: its own date, or when it was first seen, where its publisher gives none.
create or replace function core.award_date_basis(award core.award) returns text
language sql immutable parallel safe
return case when award.awarded_at is null then 'firstSeen' else 'award' end;
