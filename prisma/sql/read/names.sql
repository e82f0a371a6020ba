-- Names are sorted as people sort them, whatever the locale of the database: letters before their case and accents, numbers
-- by their value. The collation is deterministic, so that two names are equal only if they are the same text, and a list
-- goes on behind exactly the record that a cursor names.
create collation if not exists read.names (provider = icu, locale = 'en-ZA-u-kn-true');

do $$
declare
  of_column record;
begin
  for of_column in
    select tables.oid::regclass as table_name, attname as name from pg_class tables join pg_attribute on attrelid = tables.oid
    where relnamespace = 'read'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and attname in ('name', 'full_name', 'supplier_name', 'company_name', 'director_full_name', 'industry_name')
      and atttypid = 'text'::regtype and attcollation <> 'read.names'::regcollation
    order by 1, 2
  loop
    execute format('alter table %s alter column %I type text collate read.names', of_column.table_name, of_column.name);
  end loop;
end
$$;
