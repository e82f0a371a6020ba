-- Rankings of companies: one row for each id in $1 that exists.
select id, jsonb_build_object('province', province, 'category', category, 'year', year) as scope, province, category, year,
  computed_at, by_value, by_awards
from derived.company_ranking where id = any($1::uuid[])
