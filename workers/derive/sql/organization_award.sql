-- Awards of the buyers in $1 that have any. Only those that were made are counted.
select organization_id as id, (count(*) filter (where made))::int as awards,
  (count(amount) filter (where made))::int as counted_awards,
  coalesce(sum(amount) filter (where made), 0) as award_value, max(seen_at) as last_award_at
from derived.award_place where organization_id = any($1::uuid[]) group by organization_id
