-- AlterTable
ALTER TABLE "app"."export" ADD COLUMN     "company_id" UUID;

-- AlterTable
ALTER TABLE "app"."login_failure" ADD COLUMN     "next_at" TIMESTAMPTZ(6);

-- CreateTable
CREATE TABLE "app"."login_place" (
    "subject" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "login_place_pkey" PRIMARY KEY ("subject")
);

-- CreateIndex
CREATE INDEX "login_place_expires_at_idx" ON "app"."login_place"("expires_at");

-- CreateIndex
CREATE INDEX "export_company_id_idx" ON "app"."export"("company_id");

-- prisma/sql/app/export.sql
-- Exports are seen by the user who asked for them, an admin or not; the worker that writes the files sees all.
alter table app.export enable row level security;
drop policy if exists session on app.export;
create policy session on app.export to tender_api using (app.reaches_user(user_id))
  with check (app.reaches_user(user_id) and company_id is not distinct from app.session_company_id());
drop policy if exists worker on app.export;
create policy worker on app.export to tender_worker using (true) with check (true);
drop policy if exists operator on app.export;
create policy operator on app.export to tender_operator using (true) with check (true);

-- What the user of the session and its company keep: exports that wait, are written or are ready. Numbers only, because a session
-- sees no export of a colleague.
create or replace function app.kept_exports()
returns table (whose text, files int, bytes float, first_expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select 'user', count(*)::int, coalesce(sum(size), 0)::float, min(expires_at) from app.export
  where user_id = app.session_user_id() and status in ('queued', 'running', 'ready') and expires_at > now()
  union all
  select 'company', count(*)::int, coalesce(sum(size), 0)::float, min(expires_at) from app.export
  where company_id = app.session_company_id() and status in ('queued', 'running', 'ready') and expires_at > now()
$$;
revoke execute on function app.kept_exports from public;
grant execute on function app.kept_exports to tender_api;

-- prisma/sql/access/grants.sql
-- Rights of each role. The API reads schema `read` and the run log, and writes only its own tables: of a key it may write
-- when and how often it was used, and nothing else. Keys and users are made by the operator, who also imports values about
-- organizations. Tables of companies have row-level security besides (prisma/sql/app/).
grant usage on schema raw, core, derived, read, ops to tender_worker;
grant select, insert, update, delete on all tables in schema raw, core, derived, read, ops to tender_worker;
grant usage on all sequences in schema raw, core, derived, read, ops to tender_worker;
grant usage on schema app to tender_worker;
grant select, update, delete on app.export to tender_worker;

revoke all on app.api_key, app.quota_usage, app.usage_log, app.company_profile, app.user_account, app.ended_token, app.login_failure, app.login_place, app.export from tender_api;
grant usage on schema read, ops, app to tender_api;
grant select on all tables in schema read to tender_api;
grant select on ops.sync_meta, ops.cron_runs, ops.health to tender_api;
grant select, update (calls_today, calls_this_month, last_call_date, last_used_at) on app.api_key to tender_api;
grant select, insert, update, delete on app.quota_usage to tender_api;
grant select, insert on app.usage_log to tender_api;
grant select on app.usage_day to tender_api;
grant select on app.company_profile to tender_api;
grant select (id, email, role, plan, company_id, status) on app.user_account to tender_api;
grant select, insert, delete on app.ended_token to tender_api;
grant select, insert, update, delete on app.login_failure, app.login_place to tender_api;
grant select, insert (user_id, company_id, format, plan, expires_at) on app.export to tender_api;
grant usage on all sequences in schema app to tender_api;

revoke all on app.api_key, app.quota_usage, app.usage_log from tender_operator;
revoke all on all sequences in schema app from tender_operator;
grant usage on schema raw, core, derived, read, ops, app to tender_operator;
grant select on all tables in schema raw, core, derived, read, ops, app to tender_operator;
grant insert, update on app.api_key, app.user_account, app.company_profile to tender_operator;
grant insert, update (undone_at, undone_by, undone_because) on ops.company_decision to tender_operator;
grant insert on ops.accepted_edition, ops.screening_decision to tender_operator;
grant usage on sequence ops.screening_decision_id_seq to tender_operator;
grant insert, delete on ops.organization_import, ops.organization_value to tender_operator;
grant insert, update, delete on ops.register_import, ops.register_record to tender_operator;

alter default privileges in schema raw, core, derived, read, ops grant select, insert, update, delete on tables to tender_worker;
alter default privileges in schema raw, core, derived, read, ops grant usage on sequences to tender_worker;
alter default privileges in schema read grant select on tables to tender_api;
alter default privileges in schema raw, core, derived, read, ops grant select on tables to tender_operator;
