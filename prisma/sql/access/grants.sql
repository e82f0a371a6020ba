-- Rights of each role. The API reads schema `read` and the run log, and writes only its own tables: of a key it may write
-- when and how often it was used, and nothing else. Keys are made and revoked by the operator, who also imports values about
-- organizations.
grant usage on schema raw, core, derived, read, ops to tender_worker;
grant select, insert, update, delete on all tables in schema raw, core, derived, read, ops to tender_worker;
grant usage on all sequences in schema raw, core, derived, read, ops to tender_worker;

revoke all on app.api_key, app.quota_usage, app.usage_log from tender_api;
grant usage on schema read, ops, app to tender_api;
grant select on all tables in schema read to tender_api;
grant select on ops.sync_meta, ops.cron_runs, ops.health to tender_api;
grant select, update (calls_today, calls_this_month, last_call_date, last_used_at) on app.api_key to tender_api;
grant select, insert, update, delete on app.quota_usage to tender_api;
grant select, insert on app.usage_log to tender_api;
grant select on app.usage_day to tender_api;
grant usage on all sequences in schema app to tender_api;

revoke all on app.api_key, app.quota_usage, app.usage_log from tender_operator;
revoke all on all sequences in schema app from tender_operator;
grant usage on schema raw, core, derived, read, ops, app to tender_operator;
grant select on all tables in schema raw, core, derived, read, ops, app to tender_operator;
grant insert, update on app.api_key to tender_operator;
grant insert, update (undone_at, undone_by, undone_because) on ops.company_decision to tender_operator;
grant insert, delete on ops.organization_import, ops.organization_value to tender_operator;

alter default privileges in schema raw, core, derived, read, ops grant select, insert, update, delete on tables to tender_worker;
alter default privileges in schema raw, core, derived, read, ops grant usage on sequences to tender_worker;
alter default privileges in schema read grant select on tables to tender_api;
alter default privileges in schema raw, core, derived, read, ops grant select on tables to tender_operator;
