-- CreateTable
CREATE TABLE "ops"."organization_import" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "file_name" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rows" INTEGER NOT NULL,

    CONSTRAINT "organization_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."organization_value" (
    "import_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "field" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "line" INTEGER NOT NULL,

    CONSTRAINT "organization_value_pkey" PRIMARY KEY ("organization_id","field","import_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "organization_import_sha256_key" ON "ops"."organization_import"("sha256");

-- CreateIndex
CREATE INDEX "organization_value_import_id_idx" ON "ops"."organization_value"("import_id");

-- AddForeignKey
ALTER TABLE "ops"."organization_value" ADD CONSTRAINT "organization_value_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "ops"."organization_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- prisma/sql/ops/organization_enrichment.sql
-- What operators have imported about organizations, one row for each: of several imports of a field the latest counts.
-- A value `null` says that the field has none since. `given` has the values by field, `origins` the place in a file that each comes from, `sources` the same in a line for people.
create or replace view ops.organization_enrichment as
select organization_id as id, jsonb_object_agg(field, value) as given, max(imported_at) as imported_at,
  jsonb_agg(jsonb_build_object('field', field, 'file', file_name, 'sha256', sha256, 'line', line,
    'importedAt', core.utc_time(imported_at)) order by field) as origins,
  array_agg(distinct format('%s line %s (imported %s, sha256 %s)', file_name, line, core.utc_time(imported_at), sha256)) as sources
from (
  select distinct on (organization_id, field) value.*, imported.file_name, imported.sha256, imported.imported_at
  from ops.organization_value value join ops.organization_import imported on imported.id = value.import_id
  order by organization_id, field, imported.imported_at desc, imported.id desc
) latest
where value <> 'null'
group by organization_id;

-- Whoever adds or removes values, the organizations that show them are in the outbox when the change is. The operator's
-- login may not write there itself.
create or replace function ops.emit_enriched_organizations() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into core.outbox (resource, entity_id) select distinct 'organization', organization_id from changed;
  return null;
end
$$;
create or replace trigger emit_insert after insert on ops.organization_value
  referencing new table as changed for each statement execute function ops.emit_enriched_organizations();
create or replace trigger emit_delete after delete on ops.organization_value
  referencing old table as changed for each statement execute function ops.emit_enriched_organizations();

-- prisma/sql/access/grants.sql
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
grant insert, delete on ops.organization_import, ops.organization_value to tender_operator;

alter default privileges in schema raw, core, derived, read, ops grant select, insert, update, delete on tables to tender_worker;
alter default privileges in schema raw, core, derived, read, ops grant usage on sequences to tender_worker;
alter default privileges in schema read grant select on tables to tender_api;
alter default privileges in schema raw, core, derived, read, ops grant select on tables to tender_operator;
