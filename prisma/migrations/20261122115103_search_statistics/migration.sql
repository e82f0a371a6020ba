
-- prisma/sql/read/storage.sql
-- Rendered texts are written once and read often. Compressing them took longer than writing the rest of the row, and
-- every read had to decompress them. So they are stored uncompressed: in the row if it is small, else out of line.
do $$
declare
  of_table record;
  of_column record;
begin
  for of_table in
    select tables.oid::regclass as name, tables.oid from pg_class tables join pg_attribute on attrelid = tables.oid
    where relnamespace = 'read'::regnamespace and relkind = 'r' and attname = 'detail' order by 1
  loop
    execute format('alter table %s set (toast_tuple_target = 4096)', of_table.name);
    for of_column in
      select attname as name from pg_attribute where attrelid = of_table.oid and attname in ('body', 'detail', 'search')
    loop
      execute format('alter table %s alter column %I set storage external', of_table.name, of_column.name);
      -- So that the list of common words goes down to words of some hundred records: how a search is done depends on it.
      if of_column.name = 'search' then
        execute format('alter table %s alter column %I set statistics 400', of_table.name, of_column.name);
      end if;
    end loop;
  end loop;
end
$$;
