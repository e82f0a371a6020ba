-- Removes what is old from the usage log: addresses, then calls; and counts of windows that ended long ago. The only way from
-- the pipeline to schema app; it cannot remove what the usage of a key still shows. At most `portion` rows of each; the next
-- call goes on. Returns how many rows it touched.
create or replace function ops.remove_old_usage(addresses_before timestamptz, calls_before timestamptz, days_before date, portion int)
returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  touched int := 0;
  n int;
begin
  update app.usage_log set ip_address = null where id in (
    select id from app.usage_log where ip_address is not null and created_at < addresses_before order by created_at limit portion);
  get diagnostics n = row_count;
  touched := touched + n;

  -- Of the rows with the lowest ids, so that a call that finds nothing old reads no more than a portion.
  delete from app.usage_log where id in (
    select id from (select id, created_at from app.usage_log order by id limit portion) as oldest
    where created_at < least(calls_before, now() - interval '32 days'));
  get diagnostics n = row_count;
  touched := touched + n;

  delete from app.quota_usage where (key_id, "window", start) in (
    select key_id, "window", start from app.quota_usage
    where start < least(days_before, (now() - interval '13 months')::date) limit portion);
  get diagnostics n = row_count;
  return touched + n;
end $$;
revoke execute on function ops.remove_old_usage from public;
grant execute on function ops.remove_old_usage to tender_worker;
