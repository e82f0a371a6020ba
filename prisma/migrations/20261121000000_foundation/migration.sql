-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "app";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "core";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "ops";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "raw";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "read";

-- CreateTable
CREATE TABLE "app"."api_key" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "key_prefix" TEXT NOT NULL,
    "key_last_chars" TEXT NOT NULL,
    "tier" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "permissions" TEXT[] DEFAULT ARRAY['*']::TEXT[],
    "daily_limit" INTEGER NOT NULL,
    "monthly_limit" INTEGER NOT NULL,
    "calls_today" INTEGER NOT NULL DEFAULT 0,
    "calls_this_month" INTEGER NOT NULL DEFAULT 0,
    "last_call_date" DATE,
    "last_used_at" TIMESTAMPTZ(6),
    "expires_at" TIMESTAMPTZ(6),
    "sync_status" TEXT NOT NULL DEFAULT 'SYNCED',
    "last_synced_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "synced_at" TIMESTAMPTZ(6),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."quota_usage" (
    "key_id" UUID NOT NULL,
    "window" TEXT NOT NULL,
    "start" DATE NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "quota_usage_pkey" PRIMARY KEY ("key_id","window","start")
);

-- CreateTable
CREATE TABLE "app"."usage_log" (
    "id" BIGSERIAL NOT NULL,
    "api_key_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "status_code" INTEGER NOT NULL,
    "response_time_ms" INTEGER NOT NULL,
    "user_agent" TEXT,
    "ip_address" TEXT,
    "tier" TEXT,
    "error_message" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "usage_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."process" (
    "ocid" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "number" INTEGER,
    "hash" BYTEA,
    "captured_at" TIMESTAMPTZ(6),
    "document_id" BIGINT,
    "position" INTEGER,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "process_pkey" PRIMARY KEY ("ocid")
);

-- CreateTable
CREATE TABLE "core"."tender" (
    "id" UUID NOT NULL,
    "ocid" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "title" TEXT,
    "description" TEXT,
    "reference_number" TEXT,
    "slug" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "source_status" TEXT,
    "publication_type" TEXT NOT NULL,
    "type" TEXT,
    "procurement_method" TEXT,
    "main_procurement_category" TEXT,
    "category" TEXT,
    "province" TEXT,
    "province_source" TEXT,
    "delivery" TEXT,
    "organization_id" UUID,
    "organization_name" TEXT,
    "department" TEXT,
    "municipality" TEXT,
    "published_at" TIMESTAMPTZ(6),
    "opens_at" TIMESTAMPTZ(6),
    "closes_at" TIMESTAMPTZ(6),
    "value_amount" DECIMAL,
    "value_currency" TEXT,
    "requirements" TEXT,
    "eligibility_criteria" TEXT,
    "submission_method" TEXT,
    "briefing_session" BOOLEAN,
    "briefing_compulsory" BOOLEAN,
    "briefing_at" TIMESTAMPTZ(6),
    "briefing_venue" TEXT,
    "contact_name" TEXT,
    "contact_email" TEXT,
    "contact_telephone" TEXT,
    "contact_fax" TEXT,
    "language" TEXT,
    "amendment_number" INTEGER NOT NULL DEFAULT 0,
    "cancelled_at" TIMESTAMPTZ(6),
    "flags" TEXT[],
    "first_captured_at" TIMESTAMPTZ(6) NOT NULL,
    "captured_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tender_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_document" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "source_id" TEXT,
    "file_name" TEXT,
    "description" TEXT,
    "url" TEXT,
    "document_type" TEXT,
    "format" TEXT,
    "language" TEXT,
    "published_at" TIMESTAMPTZ(6),
    "modified_at" TIMESTAMPTZ(6),

    CONSTRAINT "tender_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."award" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "ocds_award_id" TEXT NOT NULL,
    "etenders_award_id" INTEGER,
    "title" TEXT,
    "status" TEXT NOT NULL,
    "description" TEXT,
    "enterprise_type" TEXT,
    "award_date" TIMESTAMPTZ(6),
    "amount" DECIMAL,
    "currency" TEXT,
    "supplier_name" TEXT,
    "supplier_raw_name" TEXT,
    "supplier_id" TEXT,
    "supplier_party_id" TEXT,
    "supplier_csd" TEXT,
    "flags" TEXT[],
    "first_captured_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "award_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_party" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "ocds_party_id" TEXT,
    "name" TEXT NOT NULL,
    "roles" TEXT[],

    CONSTRAINT "tender_party_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_event" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "event_type" TEXT NOT NULL,
    "event_date" TIMESTAMPTZ(6) NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "field" TEXT,
    "before" JSONB,
    "after" JSONB,
    "source" TEXT NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "tender_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."organization" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "source_id" TEXT,

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."change" (
    "id" BIGSERIAL NOT NULL,
    "resource" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."cron_runs" (
    "id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(6),
    "status" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "rows_synced" INTEGER NOT NULL DEFAULT 0,
    "pages" INTEGER NOT NULL DEFAULT 0,
    "cpu_time_ms" INTEGER NOT NULL DEFAULT 0,
    "error_message" TEXT,
    "invocation_id" TEXT NOT NULL,

    CONSTRAINT "cron_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."sync_meta" (
    "entity" TEXT NOT NULL,
    "cursor" TEXT,
    "page" INTEGER,
    "mode" TEXT NOT NULL,
    "backfill_complete" INTEGER NOT NULL DEFAULT 0,
    "last_full_sync_at" TIMESTAMPTZ(6),
    "last_incremental_sync_at" TIMESTAMPTZ(6),
    "rows_synced_total" BIGINT NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "last_error_at" TIMESTAMPTZ(6),
    "consecutive_failures" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sync_meta_pkey" PRIMARY KEY ("entity")
);

-- CreateTable
CREATE TABLE "ops"."task" (
    "id" BIGSERIAL NOT NULL,
    "run_id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "pass" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "next_page" INTEGER NOT NULL DEFAULT 1,
    "pages" INTEGER NOT NULL DEFAULT 0,
    "captures" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "failing_since" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(6),

    CONSTRAINT "task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."probe" (
    "source" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "reason" TEXT,
    "since" TIMESTAMPTZ(6) NOT NULL,
    "last_at" TIMESTAMPTZ(6) NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "probe_pkey" PRIMARY KEY ("source","number")
);

-- CreateTable
CREATE TABLE "ops"."note" (
    "id" BIGSERIAL NOT NULL,
    "stage" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "path" TEXT NOT NULL DEFAULT '',
    "detail" JSONB NOT NULL,
    "document_id" BIGINT,
    "first_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "times" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "raw"."blob" (
    "hash" BYTEA NOT NULL,
    "encoding" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "body" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blob_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "raw"."document" (
    "id" BIGSERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "task_id" BIGINT,
    "page" INTEGER,
    "url" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "content_type" TEXT,
    "hash" BYTEA NOT NULL,
    "fetched_at" TIMESTAMPTZ(6) NOT NULL,
    "fault" TEXT,
    "captures" INTEGER NOT NULL DEFAULT 0,
    "normalised" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "normalised_at" TIMESTAMPTZ(6),

    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "raw"."capture" (
    "document_id" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "ocid" TEXT,
    "number" INTEGER,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "capture_pkey" PRIMARY KEY ("document_id","position")
);

-- CreateTable
CREATE TABLE "read"."tender" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "search" tsvector,
    "tender_id" TEXT NOT NULL,
    "province_slug" TEXT,
    "category_slugs" TEXT[],
    "estimated_value" DECIMAL,
    "closing_date" TIMESTAMPTZ(6),
    "status" TEXT NOT NULL,
    "publication_date" TIMESTAMPTZ(6),
    "publication_type" TEXT NOT NULL,
    "organization_slug" TEXT,
    "reference_number" TEXT,
    "ocid" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "organization_id" UUID,
    "created_at" TIMESTAMPTZ(6),
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tender_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."award" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "award_id" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "award_date" TIMESTAMPTZ(6),
    "amount" DECIMAL,
    "supplier_slug" TEXT,
    "supplier_id" TEXT,
    "enterprise_type" TEXT,
    "bee_level" TEXT,
    "category_slug" TEXT,
    "province_slug" TEXT,
    "ocid" TEXT NOT NULL,
    "ocds_award_id" TEXT,
    "supplier_party_id" TEXT,
    "first_seen_at" TIMESTAMPTZ(6) NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "award_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."version" (
    "resource" TEXT NOT NULL,
    "change_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "version_pkey" PRIMARY KEY ("resource")
);

-- CreateTable
CREATE TABLE "read"."counter" (
    "resource" TEXT NOT NULL,
    "column" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "n" BIGINT NOT NULL,

    CONSTRAINT "counter_pkey" PRIMARY KEY ("resource","column","value")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_key_key_hash_key" ON "app"."api_key"("key_hash");

-- CreateIndex
CREATE INDEX "usage_log_api_key_id_created_at_idx" ON "app"."usage_log"("api_key_id", "created_at");

-- CreateIndex
CREATE INDEX "process_source_number_idx" ON "core"."process"("source", "number");

-- CreateIndex
CREATE UNIQUE INDEX "tender_ocid_key" ON "core"."tender"("ocid");

-- CreateIndex
CREATE UNIQUE INDEX "tender_slug_key" ON "core"."tender"("slug");

-- CreateIndex
CREATE INDEX "tender_status_closes_at_idx" ON "core"."tender"("status", "closes_at");

-- CreateIndex
CREATE INDEX "tender_document_tender_id_idx" ON "core"."tender_document"("tender_id");

-- CreateIndex
CREATE INDEX "award_tender_id_idx" ON "core"."award"("tender_id");

-- CreateIndex
CREATE INDEX "tender_party_tender_id_idx" ON "core"."tender_party"("tender_id");

-- CreateIndex
CREATE INDEX "tender_event_tender_id_event_date_idx" ON "core"."tender_event"("tender_id", "event_date");

-- CreateIndex
CREATE INDEX "change_resource_id_idx" ON "core"."change"("resource", "id");

-- CreateIndex
CREATE UNIQUE INDEX "cron_runs_invocation_id_key" ON "ops"."cron_runs"("invocation_id");

-- CreateIndex
CREATE INDEX "cron_runs_entity_started_at_idx" ON "ops"."cron_runs"("entity", "started_at");

-- CreateIndex
CREATE INDEX "task_source_state_idx" ON "ops"."task"("source", "state");

-- CreateIndex
CREATE UNIQUE INDEX "task_run_id_pass_scope_key" ON "ops"."task"("run_id", "pass", "scope");

-- CreateIndex
CREATE INDEX "probe_source_outcome_last_at_idx" ON "ops"."probe"("source", "outcome", "last_at");

-- CreateIndex
CREATE UNIQUE INDEX "note_kind_source_subject_path_key" ON "ops"."note"("kind", "source", "subject", "path");

-- CreateIndex
CREATE INDEX "document_source_fetched_at_idx" ON "raw"."document"("source", "fetched_at");

-- CreateIndex
CREATE INDEX "document_task_id_idx" ON "raw"."document"("task_id");

-- CreateIndex
CREATE INDEX "capture_ocid_idx" ON "raw"."capture"("ocid");

-- CreateIndex
CREATE INDEX "capture_source_number_idx" ON "raw"."capture"("source", "number");

-- CreateIndex
CREATE INDEX "tender_publication_date_id_idx" ON "read"."tender"("publication_date", "id");

-- CreateIndex
CREATE INDEX "tender_closing_date_id_idx" ON "read"."tender"("closing_date", "id");

-- CreateIndex
CREATE INDEX "tender_updated_at_id_idx" ON "read"."tender"("updated_at", "id");

-- CreateIndex
CREATE INDEX "tender_created_at_id_idx" ON "read"."tender"("created_at", "id");

-- CreateIndex
CREATE INDEX "tender_estimated_value_id_idx" ON "read"."tender"("estimated_value", "id");

-- CreateIndex
CREATE INDEX "tender_reference_number_id_idx" ON "read"."tender"("reference_number", "id");

-- CreateIndex
CREATE INDEX "tender_tender_id_idx" ON "read"."tender"("tender_id");

-- CreateIndex
CREATE INDEX "tender_ocid_idx" ON "read"."tender"("ocid");

-- CreateIndex
CREATE INDEX "tender_slug_idx" ON "read"."tender"("slug");

-- CreateIndex
CREATE INDEX "tender_status_publication_date_id_idx" ON "read"."tender"("status", "publication_date", "id");

-- CreateIndex
CREATE INDEX "tender_status_closing_date_id_idx" ON "read"."tender"("status", "closing_date", "id");

-- CreateIndex
CREATE INDEX "tender_province_slug_publication_date_id_idx" ON "read"."tender"("province_slug", "publication_date", "id");

-- CreateIndex
CREATE INDEX "tender_organization_slug_publication_date_id_idx" ON "read"."tender"("organization_slug", "publication_date", "id");

-- CreateIndex
CREATE INDEX "tender_publication_type_publication_date_id_idx" ON "read"."tender"("publication_type", "publication_date", "id");

-- CreateIndex
CREATE INDEX "tender_change_seq_idx" ON "read"."tender"("change_seq");

-- CreateIndex
CREATE INDEX "tender_category_slugs_idx" ON "read"."tender" USING GIN ("category_slugs");

-- CreateIndex
CREATE INDEX "tender_search_idx" ON "read"."tender" USING GIN ("search");

-- CreateIndex
CREATE INDEX "award_first_seen_at_id_idx" ON "read"."award"("first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_award_date_id_idx" ON "read"."award"("award_date", "id");

-- CreateIndex
CREATE INDEX "award_amount_id_idx" ON "read"."award"("amount", "id");

-- CreateIndex
CREATE INDEX "award_updated_at_id_idx" ON "read"."award"("updated_at", "id");

-- CreateIndex
CREATE INDEX "award_award_id_idx" ON "read"."award"("award_id");

-- CreateIndex
CREATE INDEX "award_ocds_award_id_idx" ON "read"."award"("ocds_award_id");

-- CreateIndex
CREATE INDEX "award_supplier_slug_first_seen_at_id_idx" ON "read"."award"("supplier_slug", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_supplier_id_first_seen_at_id_idx" ON "read"."award"("supplier_id", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_tender_id_first_seen_at_id_idx" ON "read"."award"("tender_id", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_province_slug_first_seen_at_id_idx" ON "read"."award"("province_slug", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_category_slug_first_seen_at_id_idx" ON "read"."award"("category_slug", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_change_seq_idx" ON "read"."award"("change_seq");

-- AddForeignKey
ALTER TABLE "core"."tender_document" ADD CONSTRAINT "tender_document_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "core"."tender"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "core"."award" ADD CONSTRAINT "award_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "core"."tender"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "core"."tender_party" ADD CONSTRAINT "tender_party_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "core"."tender"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "core"."tender_event" ADD CONSTRAINT "tender_event_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "core"."tender"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ops"."task" ADD CONSTRAINT "task_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "ops"."cron_runs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "raw"."document" ADD CONSTRAINT "document_hash_fkey" FOREIGN KEY ("hash") REFERENCES "raw"."blob"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "raw"."capture" ADD CONSTRAINT "capture_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "raw"."document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on what Prisma cannot express: roles, grants, partial indexes, views.

-- Each process works under a role that may touch its own boxes only. Roles belong to the whole server, so they may
-- exist already, or be made by another database's migration at this very moment.
do $$
declare
  name text;
begin
  foreach name in array array['tender_api', 'tender_worker', 'tender_operator'] loop
    begin
      execute format('create role %I nologin', name);
    exception when duplicate_object or unique_violation then
      null;
    end;
    execute format('grant %I to current_user', name);
  end loop;
end
$$;

grant usage on schema raw, core, read, ops to tender_worker;
grant select, insert, update, delete on all tables in schema raw, core, read, ops to tender_worker;
grant usage on all sequences in schema raw, core, read, ops to tender_worker;

grant usage on schema read, ops, app to tender_api;
grant select on all tables in schema read to tender_api;
grant select on ops.sync_meta, ops.cron_runs to tender_api;
grant select, insert, update on app.api_key, app.quota_usage, app.usage_log to tender_api;
grant delete on app.quota_usage to tender_api;
grant usage on all sequences in schema app to tender_api;

grant usage on schema raw, core, read, ops, app to tender_operator;
grant select on all tables in schema raw, core, read, ops to tender_operator;
grant select, insert, update, delete on all tables in schema app to tender_operator;
grant usage on all sequences in schema app to tender_operator;

alter default privileges in schema raw, core, read, ops grant select, insert, update, delete on tables to tender_worker;
alter default privileges in schema raw, core, read, ops grant usage on sequences to tender_worker;
alter default privileges in schema read grant select on tables to tender_api;
alter default privileges in schema raw, core, read, ops grant select on tables to tender_operator;

-- Bodies are compressed before they arrive; trying again would only cost time.
alter table raw.blob alter column body set storage external;

-- A moment as South African wall-clock time with its offset, as payloads write it.
create function core.south_african_time(moment timestamptz) returns text
language sql immutable parallel safe strict
return to_char(moment at time zone 'UTC' + interval '2 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+02:00"');

-- The work that is left, found without reading what is done.
create index document_outstanding on raw.document (fetched_at) where normalised_at is null and fault is null;

-- Every number from the first to the last that a source has published is in one of four states, of which only
-- `unknown` is a gap in our knowledge.
create view ops.completeness as
with published as (
  select source, min(number) as first_number, max(number) as max_number, count(distinct number) as published
  from core.process where number is not null group by source
),
holes as (
  select probe.source,
    count(*) filter (where outcome = 'never') as never,
    count(*) filter (where outcome = 'failing') as failing
  from ops.probe join published using (source)
  where probe.number between first_number and max_number
    and not exists (select from core.process where process.source = probe.source and process.number = probe.number)
  group by probe.source
)
select source, first_number, max_number, published,
  coalesce(never, 0) as never,
  coalesce(failing, 0) as failing,
  max_number - first_number + 1 - published - coalesce(never, 0) - coalesce(failing, 0) as unknown
from published left join holes using (source);

-- Every stored release is accounted for: stored = normalised + unchanged + rejected, once nothing is outstanding.
create view ops.balance as
select source,
  count(*) filter (where fault is null) as documents,
  count(*) filter (where fault is not null) as faults,
  coalesce(sum(captures), 0)::bigint as stored,
  coalesce(sum(normalised), 0)::bigint as normalised,
  coalesce(sum(unchanged), 0)::bigint as unchanged,
  coalesce(sum(rejected), 0)::bigint as rejected,
  coalesce(sum(captures) filter (where fault is null and normalised_at is null), 0)::bigint as outstanding
from raw.document group by source;

-- How far the latest run of each source is, and what still has to reach the read tables.
create view ops.sync_progress as
with run as (
  select distinct on (entity) id, entity, status, error_message
  from ops.cron_runs where exists (select from ops.task where task.run_id = cron_runs.id)
  order by entity, started_at desc
)
select sync_meta.entity as source,
  coalesce(run.status, 'none') as status,
  (select count(*) from ops.task where task.run_id = run.id)::int as tasks_total,
  (select count(*) from ops.task where task.run_id = run.id and state in ('done', 'failing'))::int as tasks_done,
  (select count(*) from ops.task where task.run_id = run.id and state = 'failing')::int as failing,
  (select coalesce(sum(captures), 0) from ops.task where task.run_id = run.id)::bigint as captures,
  (select coalesce(sum(captures), 0) from raw.document where normalised_at is null and fault is null)::bigint
    + (select count(*) from core.change) as outstanding,
  coalesce((select n from read.counter where resource = 'tender' and "column" = '' and value = ''), 0)::bigint as published,
  sync_meta.backfill_complete = 1 as backfill_complete,
  coalesce(run.error_message, sync_meta.last_error) as last_error
from ops.sync_meta left join run on run.entity = sync_meta.entity;

grant select on ops.completeness, ops.balance, ops.sync_progress to tender_worker, tender_operator;
