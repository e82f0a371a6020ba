-- The first companies of a ranking by value and by number of awards. Every row has an award; by its condition the second index is
-- one that the Prisma schema, which cannot say in what order nulls come, leaves to this file.
create index if not exists company_total_by_value on derived.company_total (ranking_id, value desc, awards desc, company_id)
  where value is not null;
create index if not exists company_total_by_awards on derived.company_total (ranking_id, awards desc, value desc nulls last, company_id)
  where awards > 0;

-- The planner expects rankings of average size, and would read all companies of a large one to sort them. The settings leave it
-- nothing but to read the first ones in the order of the index.
create or replace function derived.first_by_value(ranking uuid, places int) returns setof derived.company_total
language sql stable parallel safe set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
  select * from derived.company_total where ranking_id = ranking and value is not null
  order by value desc, awards desc, company_id limit places
$$;
create or replace function derived.first_by_awards(ranking uuid, places int) returns setof derived.company_total
language sql stable parallel safe set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
  select * from derived.company_total where ranking_id = ranking and awards > 0
  order by awards desc, value desc nulls last, company_id limit places
$$;
