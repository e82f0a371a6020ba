-- Statistics of a table with a handful of rows make reading it whole look as good as its index, and while a load runs the
-- table has thousands before it is looked at again. Without statistics the planner takes the index.
do $$
declare
  of_table regclass;
begin
  for of_table in
    select oid from pg_class where relnamespace in ('core'::regnamespace, 'derived'::regnamespace, 'read'::regnamespace) and relkind = 'r' order by 1
  loop
    execute format('alter table %s set (autovacuum_analyze_threshold = 1000)', of_table);
  end loop;
end
$$;
