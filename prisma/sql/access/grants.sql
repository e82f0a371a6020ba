-- Rights of each role. The API reads schema `read` and the run log, and writes only its own tables. It adds
-- keys for the user of a session, and of a key it may write when and how often it was used, and nothing else. Users are made by
-- the operator, who also makes keys and imports values about organizations. Tables of companies have row-level security besides (prisma/sql/app/).
grant usage on schema raw, core, derived, read, ops to tender_worker;
grant select, insert, update, delete on all tables in schema raw, core, derived, read, ops to tender_worker;
grant usage on all sequences in schema raw, core, derived, read, ops to tender_worker;
grant usage on schema app to tender_worker;
grant select, update, delete on app.export to tender_worker;

revoke all on app.api_key, app.quota_usage, app.usage_log, app.company_profile, app.user_account, app.ended_token, app.login_failure, app.login_place, app.export, app.feed_use from tender_api;
grant usage on schema read, ops, app to tender_api;
grant select on all tables in schema read to tender_api;
grant select on ops.sync_meta, ops.cron_runs, ops.health, ops.incident, ops.check_day, ops.snapshot, ops.snapshot_file to tender_api;
grant select, update (calls_today, calls_this_month, last_call_date, last_used_at) on app.api_key to tender_api;
grant insert (name, tier, user_id, expires_at, key_hash, key_prefix, key_last_chars, daily_limit, monthly_limit, permissions) on app.api_key to tender_api;
grant select, insert, update, delete on app.quota_usage to tender_api;
grant select, insert on app.usage_log to tender_api;
grant select on app.company_profile to tender_api;
grant select (id, email, role, plan, company_id, status) on app.user_account to tender_api;
grant select, insert, delete on app.ended_token to tender_api;
grant select, insert, update, delete on app.login_failure, app.login_place to tender_api;
grant select, insert, update, delete on app.feed_use to tender_api;
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
grant insert, update on ops.intel_source to tender_operator;

alter default privileges in schema raw, core, derived, read, ops grant select, insert, update, delete on tables to tender_worker;
alter default privileges in schema raw, core, derived, read, ops grant usage on sequences to tender_worker;
alter default privileges in schema read grant select on tables to tender_api;
alter default privileges in schema raw, core, derived, read, ops grant select on tables to tender_operator;
