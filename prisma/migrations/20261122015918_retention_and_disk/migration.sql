-- CreateTable
CREATE TABLE "app"."usage_day" (
    "api_key_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "calls" BIGINT NOT NULL,

    CONSTRAINT "usage_day_pkey" PRIMARY KEY ("api_key_id","day")
);

-- CreateTable
CREATE TABLE "ops"."disk" (
    "host" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "free" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,
    "low" BOOLEAN NOT NULL,
    "checked_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "disk_pkey" PRIMARY KEY ("host","path")
);

-- prisma/sql/ops/remove_old_usage.sql
-- Removes what is old from the usage log: addresses, then calls, whose number stays by key and day, then those numbers. The
-- only way from the pipeline to schema app; it cannot remove what the usage of a key still shows. At most `portion` rows of
-- each; the next call goes on. Returns how many rows it touched.
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
  with removed as (
    delete from app.usage_log where id in (
      select id from (select id, created_at from app.usage_log order by id limit portion) as oldest
      where created_at < least(calls_before, now() - interval '32 days'))
    returning api_key_id, created_at
  ), counted as (
    select api_key_id, (created_at at time zone 'Africa/Johannesburg')::date as day, count(*) as calls from removed group by 1, 2
  ), summed as (
    insert into app.usage_day as total (api_key_id, day, calls) select api_key_id, day, calls from counted
    on conflict (api_key_id, day) do update set calls = total.calls + excluded.calls
  )
  select count(*) into n from removed;
  touched := touched + n;

  delete from app.usage_day where (api_key_id, day) in (
    select api_key_id, day from app.usage_day where day < least(days_before, (now() - interval '13 months')::date) limit portion);
  get diagnostics n = row_count;
  return touched + n;
end $$;
revoke execute on function ops.remove_old_usage from public;
grant execute on function ops.remove_old_usage to tender_worker;

-- prisma/sql/ops/usage_address.sql
-- Calls whose address is still known, by age: there are none beyond the days for which addresses are kept.
create index if not exists usage_log_address on app.usage_log (created_at) where ip_address is not null;

-- prisma/sql/access/grants.sql, of which only this is new
grant select on app.usage_day to tender_api, tender_operator;
