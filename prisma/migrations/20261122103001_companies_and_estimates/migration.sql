-- CreateTable
CREATE TABLE "derived"."organization_award" (
    "id" UUID NOT NULL,
    "awards" INTEGER NOT NULL,
    "counted_awards" INTEGER NOT NULL,
    "award_value" DECIMAL NOT NULL,
    "last_award_at" TIMESTAMPTZ(6) NOT NULL,
    "awarded_in_time" INTEGER NOT NULL,

    CONSTRAINT "organization_award_pkey" PRIMARY KEY ("id")
);

-- What is known of the awards of buyers moves; the rest is computed by the next message to derive.
INSERT INTO derived.organization_award SELECT id, 0, 0, award_value, last_award_at, 0
FROM derived.organization_aggregate WHERE last_award_at IS NOT NULL;
INSERT INTO derived.stale (derivation, key)
SELECT derivation, id FROM core.organization,
  unnest(array['organization_award', 'organization_aggregate', 'organization_contact']) derivation;

-- DropIndex
DROP INDEX "read"."award_company_record_id_first_seen_at_id_idx";

-- DropIndex
DROP INDEX "read"."company_normalized_name_idx";

-- DropIndex
DROP INDEX "read"."company_registration_number_idx";

-- DropIndex
DROP INDEX "read"."tender_contract_company_record_id_starts_at_id_idx";

-- AlterTable
ALTER TABLE "core"."tender" ADD COLUMN     "former_slugs" TEXT[];

-- AlterTable
ALTER TABLE "derived"."organization_aggregate" DROP COLUMN "award_value",
DROP COLUMN "last_award_at",
ADD COLUMN     "cancelled" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "cancelled_in_time" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "category_counts" JSONB,
ADD COLUMN     "changes_at" TIMESTAMPTZ(6),
ADD COLUMN     "closed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "days_open" DECIMAL,
ADD COLUMN     "followed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "invitations" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "notices" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "outcomes" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "read"."award" ADD COLUMN     "company_record_ids" TEXT[];

-- AlterTable
ALTER TABLE "read"."company" DROP COLUMN "normalized_name",
ADD COLUMN     "alias_ids" TEXT[],
ADD COLUMN     "csd_numbers" TEXT[],
ADD COLUMN     "full_names" TEXT[],
ADD COLUMN     "name_keys" TEXT[],
ADD COLUMN     "registration_numbers" TEXT[];

-- AlterTable
ALTER TABLE "read"."tender" ADD COLUMN     "former_slugs" TEXT[];

-- AlterTable
ALTER TABLE "read"."tender_contract" ADD COLUMN     "company_record_ids" TEXT[];

-- CreateTable
CREATE TABLE "core"."supplier_mention" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "award_id" UUID,
    "bidder_id" UUID,
    "position" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "spelling_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT,
    "registration_number" TEXT,
    "csd_number" TEXT,
    "first_seen_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "supplier_mention_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."organization_contact" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "email_confidence" TEXT,
    "email_tender_id" TEXT,
    "email_tenders" INTEGER,
    "phone" TEXT,

    CONSTRAINT "organization_contact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."supplier_spelling" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT,
    "registration_number" TEXT,
    "csd_number" TEXT,
    "name_key" TEXT NOT NULL,
    "blocks" TEXT[],
    "first_seen_at" TIMESTAMPTZ(6) NOT NULL,
    "awards" INTEGER NOT NULL,
    "bids" INTEGER NOT NULL,

    CONSTRAINT "supplier_spelling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company_spelling" (
    "id" UUID NOT NULL,
    "component_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "anchor" TEXT NOT NULL,
    "linked_to" UUID,
    "reason" TEXT,
    "confidence" DOUBLE PRECISION NOT NULL,
    "refused" JSONB NOT NULL,

    CONSTRAINT "company_spelling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company" (
    "id" UUID NOT NULL,
    "anchor" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "normalized_name" TEXT NOT NULL,
    "name_keys" TEXT[],
    "registration_numbers" TEXT[],
    "csd_numbers" TEXT[],
    "alias_ids" TEXT[],
    "member_company_ids" TEXT[],
    "shared_numbers" JSONB NOT NULL,
    "spellings" INTEGER NOT NULL,
    "first_seen_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."award_company" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "company_id" UUID,
    "company_ids" TEXT[],

    CONSTRAINT "award_company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."tender_company" (
    "id" UUID NOT NULL,
    "company_ids" TEXT[],
    "by_award" JSONB NOT NULL,

    CONSTRAINT "tender_company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company_aggregate" (
    "id" UUID NOT NULL,
    "awards" INTEGER NOT NULL,
    "joint_awards" INTEGER NOT NULL,
    "counted_awards" INTEGER NOT NULL,
    "awards_without_amount" INTEGER NOT NULL,
    "awards_left_out" INTEGER NOT NULL,
    "suspect_awards" INTEGER NOT NULL,
    "value" DECIMAL,
    "joint_value" DECIMAL,
    "first_award_at" TIMESTAMPTZ(6),
    "first_award_basis" TEXT,
    "last_award_at" TIMESTAMPTZ(6),
    "last_award_basis" TEXT,
    "bee_level" TEXT,
    "bee_levels" JSONB NOT NULL,
    "enterprise_type" TEXT,
    "enterprise_types" JSONB NOT NULL,
    "supplier_party_id" TEXT,
    "registration_number" TEXT,
    "provinces" JSONB NOT NULL,
    "categories" JSONB NOT NULL,
    "buyers" JSONB NOT NULL,
    "buyer_count" INTEGER NOT NULL,
    "buyer_awards" INTEGER NOT NULL,
    "tenders" INTEGER NOT NULL,
    "contracts" INTEGER NOT NULL,
    "names" JSONB NOT NULL,
    "members" JSONB NOT NULL,
    "joint_ventures" JSONB NOT NULL,
    "named_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "company_aggregate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."estimation_model" (
    "id" UUID NOT NULL,
    "version" TEXT NOT NULL,
    "fitted_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checked_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "comparables" INTEGER NOT NULL,
    "scorecard" JSONB NOT NULL,
    "encoded" BYTEA NOT NULL,

    CONSTRAINT "estimation_model_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."value_estimate" (
    "id" UUID NOT NULL,
    "version" TEXT NOT NULL,
    "fitted_at" TIMESTAMPTZ(6) NOT NULL,
    "read_hash" TEXT NOT NULL,
    "known" INTEGER NOT NULL,
    "minimum" DECIMAL,
    "median" DECIMAL,
    "maximum" DECIMAL,
    "methodology" TEXT,
    "confidence" INTEGER,
    "factors" JSONB NOT NULL,
    "comparables" JSONB NOT NULL,
    "comparables_used" INTEGER NOT NULL,
    "reason" TEXT,
    "actual_award_value" DECIMAL,
    "estimation_error" DOUBLE PRECISION,

    CONSTRAINT "value_estimate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."industry_benchmark" (
    "id" UUID NOT NULL,
    "sample_size" INTEGER NOT NULL,
    "min_value" DECIMAL,
    "median_value" DECIMAL,
    "max_value" DECIMAL,
    "volatility" TEXT,
    "sub_categories" TEXT[],
    "last_award_at" TIMESTAMPTZ(6),

    CONSTRAINT "industry_benchmark_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."company_decision" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "verdict" TEXT NOT NULL,
    "one_side" UUID[],
    "other_side" UUID[],
    "because" TEXT NOT NULL,
    "decided_by" TEXT NOT NULL,
    "decided_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(6),
    "undone_by" TEXT,
    "undone_because" TEXT,

    CONSTRAINT "company_decision_pkey" PRIMARY KEY ("id")
);

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

-- CreateTable
CREATE TABLE "read"."estimation_model" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "model_version" TEXT NOT NULL,
    "fitted_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "estimation_model_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "supplier_mention_tender_id_idx" ON "core"."supplier_mention"("tender_id");

-- CreateIndex
CREATE INDEX "supplier_mention_award_id_idx" ON "core"."supplier_mention"("award_id");

-- CreateIndex
CREATE INDEX "supplier_mention_spelling_id_idx" ON "core"."supplier_mention"("spelling_id");

-- CreateIndex
CREATE INDEX "supplier_spelling_blocks_idx" ON "derived"."supplier_spelling" USING GIN ("blocks");

-- CreateIndex
CREATE INDEX "company_spelling_company_id_idx" ON "derived"."company_spelling"("company_id");

-- CreateIndex
CREATE INDEX "company_spelling_component_id_idx" ON "derived"."company_spelling"("component_id");

-- CreateIndex
CREATE INDEX "company_name_keys_idx" ON "derived"."company" USING GIN ("name_keys");

-- CreateIndex
CREATE INDEX "company_alias_ids_idx" ON "derived"."company" USING GIN ("alias_ids");

-- CreateIndex
CREATE INDEX "company_member_company_ids_idx" ON "derived"."company" USING GIN ("member_company_ids");

-- CreateIndex
CREATE INDEX "award_company_tender_id_idx" ON "derived"."award_company"("tender_id");

-- CreateIndex
CREATE INDEX "award_company_company_ids_idx" ON "derived"."award_company" USING GIN ("company_ids");

-- CreateIndex
CREATE UNIQUE INDEX "organization_import_sha256_key" ON "ops"."organization_import"("sha256");

-- CreateIndex
CREATE INDEX "organization_value_import_id_idx" ON "ops"."organization_value"("import_id");

-- CreateIndex
CREATE INDEX "estimation_model_fitted_at_id_idx" ON "read"."estimation_model"("fitted_at", "id");

-- CreateIndex
CREATE INDEX "estimation_model_published_at_id_idx" ON "read"."estimation_model"("published_at", "id");

-- CreateIndex
CREATE INDEX "estimation_model_model_version_idx" ON "read"."estimation_model"("model_version");

-- CreateIndex
CREATE INDEX "estimation_model_change_seq_idx" ON "read"."estimation_model"("change_seq");

-- CreateIndex
CREATE INDEX "award_company_record_ids_idx" ON "read"."award" USING GIN ("company_record_ids");

-- CreateIndex
CREATE INDEX "company_full_names_idx" ON "read"."company" USING GIN ("full_names");

-- CreateIndex
CREATE INDEX "company_name_keys_idx" ON "read"."company" USING GIN ("name_keys");

-- CreateIndex
CREATE INDEX "company_registration_numbers_idx" ON "read"."company" USING GIN ("registration_numbers");

-- CreateIndex
CREATE INDEX "company_csd_numbers_idx" ON "read"."company" USING GIN ("csd_numbers");

-- CreateIndex
CREATE INDEX "company_alias_ids_idx" ON "read"."company" USING GIN ("alias_ids");

-- CreateIndex
CREATE INDEX "tender_former_slugs_idx" ON "read"."tender" USING GIN ("former_slugs");

-- CreateIndex
CREATE INDEX "tender_contract_company_record_ids_idx" ON "read"."tender_contract" USING GIN ("company_record_ids");

-- AddForeignKey
ALTER TABLE "ops"."organization_value" ADD CONSTRAINT "organization_value_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "ops"."organization_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- prisma/sql/core/remove_parts.sql
-- Child records of tenders have no foreign key; these triggers delete them with their tender.
create or replace function core.remove_parts_of(tenders uuid[]) returns void language plpgsql as $$
declare
  parts text;
begin
  foreach parts in array array['tender_document', 'tender_event', 'tender_party', 'tender_bidder', 'tender_contract',
    'tender_milestone', 'tender_category_relation', 'award_subcontractor', 'supplier_mention', 'award']
  loop
    execute format('delete from core.%I where tender_id = any($1)', parts) using tenders;
  end loop;
end
$$;

create or replace function core.remove_parts() returns trigger language plpgsql as $$
begin
  perform core.remove_parts_of(array(select id from gone));
  return null;
end
$$;

create or replace trigger remove_parts after delete on core.tender
  referencing old table as gone for each statement execute function core.remove_parts();

-- No statement changes the id of a tender. If it happens nevertheless, the child records are deleted, and normalise
-- writes them again with the new id.
create or replace function core.remove_parts_of_old_id() returns trigger language plpgsql as $$
begin
  perform core.remove_parts_of(array[old.id]);
  return null;
end
$$;

create or replace trigger remove_parts_of_old_id after update on core.tender
  for each row when (old.id <> new.id) execute function core.remove_parts_of_old_id();

-- prisma/sql/core/statistics.sql
-- With statistics of a nearly empty table, the planner prefers sequential scans, also when a load has added thousands of
-- rows before the next analysis. Without statistics it uses the index, so small tables are not analysed.
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

-- prisma/sql/derived/mark_stale.sql
-- Generated from workers/derive/derivations by `npm run generate`; do not edit.
-- A changed row makes stale the keys that depend on the row before the change and on the row after it.

create or replace function derived.mark_stale_by_tender_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_relation', key from (select id as key from changed where organization_id is not null and (reference_key is not null or title_key is not null or notice_keys is not null)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select id from changed where notice_kind is not null) union select parent_id from derived.tender_relation where parent_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join core.award on award.id = named.id where award.tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_contact', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_count', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'value_estimate', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_insert();

create or replace function derived.mark_stale_by_tender_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.organization_id, new_rows.title, new_rows.reference_key, new_rows.title_key, new_rows.readvertised, new_rows.notice_kind, new_rows.notice_title, new_rows.notice_keys, new_rows.publication_date_time, new_rows.closing_date_time) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.organization_id, old_rows.title, old_rows.reference_key, old_rows.title_key, old_rows.readvertised, old_rows.notice_kind, old_rows.notice_title, old_rows.notice_keys, old_rows.publication_date_time, old_rows.closing_date_time))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.organization_id, old_rows.title, old_rows.reference_key, old_rows.title_key, old_rows.readvertised, old_rows.notice_kind, old_rows.notice_title, old_rows.notice_keys, old_rows.publication_date_time, old_rows.closing_date_time) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.organization_id, new_rows.title, new_rows.reference_key, new_rows.title_key, new_rows.readvertised, new_rows.notice_kind, new_rows.notice_title, new_rows.notice_keys, new_rows.publication_date_time, new_rows.closing_date_time))
    )
    select distinct 'tender_relation', key from (select id as key from changed where organization_id is not null and (reference_key is not null or title_key is not null or notice_keys is not null)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.notice_kind, new_rows.publication_type, new_rows.closing_date_time, new_rows.captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.notice_kind, old_rows.publication_type, old_rows.closing_date_time, old_rows.captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.notice_kind, old_rows.publication_type, old_rows.closing_date_time, old_rows.captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.notice_kind, new_rows.publication_type, new_rows.closing_date_time, new_rows.captured_at))
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select id from changed where notice_kind is not null) union select parent_id from derived.tender_relation where parent_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.organization_id, new_rows.validation_errors, new_rows.first_captured_at, new_rows.status, new_rows.notice_kind, new_rows.closing_date_time, new_rows.cancelled_at) is not distinct from (old_rows.id, old_rows.organization_id, old_rows.validation_errors, old_rows.first_captured_at, old_rows.status, old_rows.notice_kind, old_rows.closing_date_time, old_rows.cancelled_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.organization_id, old_rows.validation_errors, old_rows.first_captured_at, old_rows.status, old_rows.notice_kind, old_rows.closing_date_time, old_rows.cancelled_at) is not distinct from (new_rows.id, new_rows.organization_id, new_rows.validation_errors, new_rows.first_captured_at, new_rows.status, new_rows.notice_kind, new_rows.closing_date_time, new_rows.cancelled_at))
    )
    select distinct 'organization_award', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.organization_id, new_rows.category, new_rows.province) is not distinct from (old_rows.id, old_rows.organization_id, old_rows.category, old_rows.province))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.organization_id, old_rows.category, old_rows.province) is not distinct from (new_rows.id, new_rows.organization_id, new_rows.category, new_rows.province))
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join core.award on award.id = named.id where award.tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.organization_id, new_rows.category, new_rows.province, new_rows.sources, new_rows.validation_errors, new_rows.first_captured_at, new_rows.status, new_rows.notice_kind, new_rows.publication_date_time, new_rows.closing_date_time, new_rows.cancelled_at) is not distinct from (old_rows.id, old_rows.organization_id, old_rows.category, old_rows.province, old_rows.sources, old_rows.validation_errors, old_rows.first_captured_at, old_rows.status, old_rows.notice_kind, old_rows.publication_date_time, old_rows.closing_date_time, old_rows.cancelled_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.organization_id, old_rows.category, old_rows.province, old_rows.sources, old_rows.validation_errors, old_rows.first_captured_at, old_rows.status, old_rows.notice_kind, old_rows.publication_date_time, old_rows.closing_date_time, old_rows.cancelled_at) is not distinct from (new_rows.id, new_rows.organization_id, new_rows.category, new_rows.province, new_rows.sources, new_rows.validation_errors, new_rows.first_captured_at, new_rows.status, new_rows.notice_kind, new_rows.publication_date_time, new_rows.closing_date_time, new_rows.cancelled_at))
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.organization_id, new_rows.contact_name, new_rows.contact_email, new_rows.contact_telephone, new_rows.publication_date_time, new_rows.first_captured_at, new_rows.validation_errors) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.organization_id, old_rows.contact_name, old_rows.contact_email, old_rows.contact_telephone, old_rows.publication_date_time, old_rows.first_captured_at, old_rows.validation_errors))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.organization_id, old_rows.contact_name, old_rows.contact_email, old_rows.contact_telephone, old_rows.publication_date_time, old_rows.first_captured_at, old_rows.validation_errors) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.organization_id, new_rows.contact_name, new_rows.contact_email, new_rows.contact_telephone, new_rows.publication_date_time, new_rows.first_captured_at, new_rows.validation_errors))
    )
    select distinct 'organization_contact', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.province, new_rows.validation_errors) is not distinct from (old_rows.id, old_rows.province, old_rows.validation_errors))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.province, old_rows.validation_errors) is not distinct from (new_rows.id, new_rows.province, new_rows.validation_errors))
    )
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.validation_errors) is not distinct from (old_rows.id, old_rows.validation_errors))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.validation_errors) is not distinct from (new_rows.id, new_rows.validation_errors))
    )
    select distinct 'category_count', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.title, new_rows.description, new_rows.category, new_rows.organization_id, new_rows.province, new_rows.type, new_rows.publication_date_time, new_rows.notice_kind, new_rows.validation_errors) is not distinct from (old_rows.id, old_rows.title, old_rows.description, old_rows.category, old_rows.organization_id, old_rows.province, old_rows.type, old_rows.publication_date_time, old_rows.notice_kind, old_rows.validation_errors))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.title, old_rows.description, old_rows.category, old_rows.organization_id, old_rows.province, old_rows.type, old_rows.publication_date_time, old_rows.notice_kind, old_rows.validation_errors) is not distinct from (new_rows.id, new_rows.title, new_rows.description, new_rows.category, new_rows.organization_id, new_rows.province, new_rows.type, new_rows.publication_date_time, new_rows.notice_kind, new_rows.validation_errors))
    )
    select distinct 'value_estimate', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.tender
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_update();

create or replace function derived.mark_stale_by_tender_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_relation', key from (select id as key from changed where organization_id is not null and (reference_key is not null or title_key is not null or notice_keys is not null)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select id from changed where notice_kind is not null) union select parent_id from derived.tender_relation where parent_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join core.award on award.id = named.id where award.tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_contact', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_count', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'value_estimate', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_delete();

create or replace function derived.mark_stale_by_tender_relation_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.tender_relation
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_relation_insert();

create or replace function derived.mark_stale_by_tender_relation_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.parent_id) is not distinct from (old_rows.id, old_rows.parent_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.parent_id) is not distinct from (new_rows.id, new_rows.parent_id))
    )
    select distinct 'tender_effect', key from (select parent_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.original_id) is not distinct from (old_rows.id, old_rows.original_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.original_id) is not distinct from (new_rows.id, new_rows.original_id))
    )
    select distinct 'organization_award', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.original_id) is not distinct from (old_rows.id, old_rows.original_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.original_id) is not distinct from (new_rows.id, new_rows.original_id))
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.tender_relation
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_relation_update();

create or replace function derived.mark_stale_by_tender_relation_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.tender_relation
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_relation_delete();

create or replace function derived.mark_stale_by_tender_event_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select tender_id from changed where of_subject)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender_event
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_event_insert();

create or replace function derived.mark_stale_by_tender_event_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.event_type, new_rows.occurred_at, new_rows.title, new_rows.description, new_rows.after, new_rows.of_subject) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.event_type, old_rows.occurred_at, old_rows.title, old_rows.description, old_rows.after, old_rows.of_subject))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.event_type, old_rows.occurred_at, old_rows.title, old_rows.description, old_rows.after, old_rows.of_subject) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.event_type, new_rows.occurred_at, new_rows.title, new_rows.description, new_rows.after, new_rows.of_subject))
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select tender_id from changed where of_subject)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.tender_event
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_event_update();

create or replace function derived.mark_stale_by_tender_event_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select tender_id from changed where of_subject)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender_event
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_event_delete();

create or replace function derived.mark_stale_by_supplier_mention_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'supplier_spelling', key from (select spelling_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in ( select spelling_id from changed where role = 'joint-venture') union select company_id from derived.company_spelling where id in ( select whole.spelling_id from changed join core.supplier_mention whole on whole.tender_id = changed.tender_id and whole.role = 'joint-venture' where changed.role = 'member')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'award_company', key from (select award_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.supplier_mention
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_supplier_mention_insert();

create or replace function derived.mark_stale_by_supplier_mention_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.spelling_id, new_rows.award_id, new_rows.bidder_id, new_rows.first_seen_at) is not distinct from (old_rows.id, old_rows.spelling_id, old_rows.award_id, old_rows.bidder_id, old_rows.first_seen_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.spelling_id, old_rows.award_id, old_rows.bidder_id, old_rows.first_seen_at) is not distinct from (new_rows.id, new_rows.spelling_id, new_rows.award_id, new_rows.bidder_id, new_rows.first_seen_at))
    )
    select distinct 'supplier_spelling', key from (select spelling_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.award_id, new_rows.bidder_id, new_rows.role, new_rows.spelling_id) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.award_id, old_rows.bidder_id, old_rows.role, old_rows.spelling_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.award_id, old_rows.bidder_id, old_rows.role, old_rows.spelling_id) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.award_id, new_rows.bidder_id, new_rows.role, new_rows.spelling_id))
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in ( select spelling_id from changed where role = 'joint-venture') union select company_id from derived.company_spelling where id in ( select whole.spelling_id from changed join core.supplier_mention whole on whole.tender_id = changed.tender_id and whole.role = 'joint-venture' where changed.role = 'member')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.award_id, new_rows.position, new_rows.role, new_rows.spelling_id) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.award_id, old_rows.position, old_rows.role, old_rows.spelling_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.award_id, old_rows.position, old_rows.role, old_rows.spelling_id) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.award_id, new_rows.position, new_rows.role, new_rows.spelling_id))
    )
    select distinct 'award_company', key from (select award_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.supplier_mention
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_supplier_mention_update();

create or replace function derived.mark_stale_by_supplier_mention_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'supplier_spelling', key from (select spelling_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in ( select spelling_id from changed where role = 'joint-venture') union select company_id from derived.company_spelling where id in ( select whole.spelling_id from changed join core.supplier_mention whole on whole.tender_id = changed.tender_id and whole.role = 'joint-venture' where changed.role = 'member')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'award_company', key from (select award_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.supplier_mention
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_supplier_mention_delete();

create or replace function derived.mark_stale_by_supplier_spelling_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_spelling', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.supplier_spelling
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_supplier_spelling_insert();

create or replace function derived.mark_stale_by_supplier_spelling_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.blocks, new_rows.first_seen_at) is not distinct from (old_rows.id, old_rows.blocks, old_rows.first_seen_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.blocks, old_rows.first_seen_at) is not distinct from (new_rows.id, new_rows.blocks, new_rows.first_seen_at))
    )
    select distinct 'company_spelling', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.blocks, new_rows.first_seen_at, new_rows.awards, new_rows.bids) is not distinct from (old_rows.id, old_rows.blocks, old_rows.first_seen_at, old_rows.awards, old_rows.bids))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.blocks, old_rows.first_seen_at, old_rows.awards, old_rows.bids) is not distinct from (new_rows.id, new_rows.blocks, new_rows.first_seen_at, new_rows.awards, new_rows.bids))
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.name, new_rows.registration_number, new_rows.awards) is not distinct from (old_rows.id, old_rows.name, old_rows.registration_number, old_rows.awards))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.name, old_rows.registration_number, old_rows.awards) is not distinct from (new_rows.id, new_rows.name, new_rows.registration_number, new_rows.awards))
    )
    select distinct 'company_aggregate', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.supplier_spelling
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_supplier_spelling_update();

create or replace function derived.mark_stale_by_supplier_spelling_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_spelling', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.supplier_spelling
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_supplier_spelling_delete();

create or replace function derived.mark_stale_by_company_decision_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_spelling', key from (select unnest(one_side || other_side) as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on ops.company_decision
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_decision_insert();

create or replace function derived.mark_stale_by_company_decision_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.undone_at) is not distinct from (old_rows.id, old_rows.undone_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.undone_at) is not distinct from (new_rows.id, new_rows.undone_at))
    )
    select distinct 'company_spelling', key from (select unnest(one_side || other_side) as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on ops.company_decision
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_decision_update();

create or replace function derived.mark_stale_by_company_decision_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_spelling', key from (select unnest(one_side || other_side) as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on ops.company_decision
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_decision_delete();

create or replace function derived.mark_stale_by_company_spelling_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company', key from (select company_id as key from changed union select venture.company_id from changed join core.supplier_mention part join core.supplier_mention whole on whole.tender_id = part.tender_id and whole.role = 'joint-venture' and part.role = 'member' and (whole.award_id = part.award_id or whole.bidder_id = part.bidder_id) on part.spelling_id = changed.id join derived.company_spelling venture on venture.id = whole.spelling_id) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'award_company', key from (select award_id as key from core.supplier_mention where spelling_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company_spelling
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_spelling_insert();

create or replace function derived.mark_stale_by_company_spelling_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.company_id, new_rows.anchor, new_rows.linked_to) is not distinct from (old_rows.id, old_rows.company_id, old_rows.anchor, old_rows.linked_to))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.company_id, old_rows.anchor, old_rows.linked_to) is not distinct from (new_rows.id, new_rows.company_id, new_rows.anchor, new_rows.linked_to))
    )
    select distinct 'company', key from (select company_id as key from changed union select venture.company_id from changed join core.supplier_mention part join core.supplier_mention whole on whole.tender_id = part.tender_id and whole.role = 'joint-venture' and part.role = 'member' and (whole.award_id = part.award_id or whole.bidder_id = part.bidder_id) on part.spelling_id = changed.id join derived.company_spelling venture on venture.id = whole.spelling_id) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.company_id) is not distinct from (old_rows.id, old_rows.company_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.company_id) is not distinct from (new_rows.id, new_rows.company_id))
    )
    select distinct 'award_company', key from (select award_id as key from core.supplier_mention where spelling_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.company_id) is not distinct from (old_rows.id, old_rows.company_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.company_id) is not distinct from (new_rows.id, new_rows.company_id))
    )
    select distinct 'company_aggregate', key from (select company_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.company_spelling
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_spelling_update();

create or replace function derived.mark_stale_by_company_spelling_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company', key from (select company_id as key from changed union select venture.company_id from changed join core.supplier_mention part join core.supplier_mention whole on whole.tender_id = part.tender_id and whole.role = 'joint-venture' and part.role = 'member' and (whole.award_id = part.award_id or whole.bidder_id = part.bidder_id) on part.spelling_id = changed.id join derived.company_spelling venture on venture.id = whole.spelling_id) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'award_company', key from (select award_id as key from core.supplier_mention where spelling_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.company_spelling
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_spelling_delete();

create or replace function derived.mark_stale_by_award_company_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.award_company
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_award_company_insert();

create or replace function derived.mark_stale_by_award_company_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.company_id, new_rows.company_ids) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.company_id, old_rows.company_ids))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.company_id, old_rows.company_ids) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.company_id, new_rows.company_ids))
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.company_id, new_rows.company_ids) is not distinct from (old_rows.id, old_rows.company_id, old_rows.company_ids))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.company_id, old_rows.company_ids) is not distinct from (new_rows.id, new_rows.company_id, new_rows.company_ids))
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.award_company
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_award_company_update();

create or replace function derived.mark_stale_by_award_company_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.award_company
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_award_company_delete();

create or replace function derived.mark_stale_by_award_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'value_estimate', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from core.tender_category_relation where tender_id in (select tender_id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.award
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_award_insert();

create or replace function derived.mark_stale_by_award_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status))
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.awarded_at, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.awarded_at, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.awarded_at, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.awarded_at, new_rows.first_captured_at))
    )
    select distinct 'organization_award', key from (select organization_id as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.bee_level, new_rows.enterprise_type, new_rows.supplier_party_id, new_rows.awarded_at, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.bee_level, old_rows.enterprise_type, old_rows.supplier_party_id, old_rows.awarded_at, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.bee_level, old_rows.enterprise_type, old_rows.supplier_party_id, old_rows.awarded_at, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.bee_level, new_rows.enterprise_type, new_rows.supplier_party_id, new_rows.awarded_at, new_rows.first_captured_at))
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.amount, new_rows.currency, new_rows.status, new_rows.validation_errors) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.amount, old_rows.currency, old_rows.status, old_rows.validation_errors))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.amount, old_rows.currency, old_rows.status, old_rows.validation_errors) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.amount, new_rows.currency, new_rows.status, new_rows.validation_errors))
    )
    select distinct 'value_estimate', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.first_captured_at))
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from core.tender_category_relation where tender_id in (select tender_id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.award
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_award_update();

create or replace function derived.mark_stale_by_award_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'value_estimate', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from core.tender_category_relation where tender_id in (select tender_id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.award
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_award_delete();

create or replace function derived.mark_stale_by_tender_effect_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.tender_effect
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_effect_insert();

create or replace function derived.mark_stale_by_tender_effect_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.cancelled_at, new_rows.closing_date_time) is not distinct from (old_rows.id, old_rows.cancelled_at, old_rows.closing_date_time))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.cancelled_at, old_rows.closing_date_time) is not distinct from (new_rows.id, new_rows.cancelled_at, new_rows.closing_date_time))
    )
    select distinct 'organization_award', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.cancelled_at, new_rows.closing_date_time) is not distinct from (old_rows.id, old_rows.cancelled_at, old_rows.closing_date_time))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.cancelled_at, old_rows.closing_date_time) is not distinct from (new_rows.id, new_rows.cancelled_at, new_rows.closing_date_time))
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.tender_effect
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_effect_update();

create or replace function derived.mark_stale_by_tender_effect_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.tender_effect
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_effect_delete();

create or replace function derived.mark_stale_by_tender_contract_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select award_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender_contract
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_contract_insert();

create or replace function derived.mark_stale_by_tender_contract_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.award_id) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.award_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.award_id) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.award_id))
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select award_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.tender_contract
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_contract_update();

create or replace function derived.mark_stale_by_tender_contract_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select award_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender_contract
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_contract_delete();

create or replace function derived.mark_stale_by_organization_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join core.award on award.id = named.id join core.tender on tender.id = award.tender_id where tender.organization_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_contact', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.organization
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_organization_insert();

create or replace function derived.mark_stale_by_organization_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.name) is not distinct from (old_rows.id, old_rows.name))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.name) is not distinct from (new_rows.id, new_rows.name))
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join core.award on award.id = named.id join core.tender on tender.id = award.tender_id where tender.organization_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.id) is not distinct from (old_rows.id, old_rows.id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.id) is not distinct from (new_rows.id, new_rows.id))
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.id) is not distinct from (old_rows.id, old_rows.id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.id) is not distinct from (new_rows.id, new_rows.id))
    )
    select distinct 'organization_contact', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.organization
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_organization_update();

create or replace function derived.mark_stale_by_organization_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join core.award on award.id = named.id join core.tender on tender.id = award.tender_id where tender.organization_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_contact', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.organization
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_organization_delete();

create or replace function derived.mark_stale_by_company_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.company_ids && array(select id::text from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_insert();

create or replace function derived.mark_stale_by_company_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.name) is not distinct from (old_rows.id, old_rows.name))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.name) is not distinct from (new_rows.id, new_rows.name))
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.company_ids && array(select id::text from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.company
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_update();

create or replace function derived.mark_stale_by_company_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.company_ids && array(select id::text from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.company
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_delete();

create or replace function derived.mark_stale_by_codelist_entry_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_count', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_count', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'industry_benchmark', key from (select id as key from core.codelist_entry where resource = 'industry_benchmark' and exists (select from changed where resource in ('industry_benchmark', 'tender_category')) union select id from changed where resource = 'industry_benchmark') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.codelist_entry
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_codelist_entry_insert();

create or replace function derived.mark_stale_by_codelist_entry_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.entry) is not distinct from (old_rows.id, old_rows.entry))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.entry) is not distinct from (new_rows.id, new_rows.entry))
    )
    select distinct 'province_count', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.id) is not distinct from (old_rows.id, old_rows.id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.id) is not distinct from (new_rows.id, new_rows.id))
    )
    select distinct 'category_count', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.entry) is not distinct from (old_rows.id, old_rows.entry))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.entry) is not distinct from (new_rows.id, new_rows.entry))
    )
    select distinct 'industry_benchmark', key from (select id as key from core.codelist_entry where resource = 'industry_benchmark' and exists (select from changed where resource in ('industry_benchmark', 'tender_category')) union select id from changed where resource = 'industry_benchmark') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.codelist_entry
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_codelist_entry_update();

create or replace function derived.mark_stale_by_codelist_entry_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_count', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_count', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'industry_benchmark', key from (select id as key from core.codelist_entry where resource = 'industry_benchmark' and exists (select from changed where resource in ('industry_benchmark', 'tender_category')) union select id from changed where resource = 'industry_benchmark') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.codelist_entry
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_codelist_entry_delete();

create or replace function derived.mark_stale_by_tender_category_relation_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_count', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender_category_relation
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_category_relation_insert();

create or replace function derived.mark_stale_by_tender_category_relation_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.category_id) is not distinct from (old_rows.id, old_rows.category_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.category_id) is not distinct from (new_rows.id, new_rows.category_id))
    )
    select distinct 'category_count', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.category_id, new_rows.tender_id) is not distinct from (old_rows.id, old_rows.category_id, old_rows.tender_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.category_id, old_rows.tender_id) is not distinct from (new_rows.id, new_rows.category_id, new_rows.tender_id))
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.tender_category_relation
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_category_relation_update();

create or replace function derived.mark_stale_by_tender_category_relation_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_count', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender_category_relation
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_category_relation_delete();

-- prisma/sql/derived/storage.sql
-- Spellings are looked up by thousands of keys right after they were written. A list of pending entries would be read from
-- beginning to end for each key.
alter index derived.supplier_spelling_blocks_idx set (fastupdate = off);

-- prisma/sql/derived/tender_state.sql
-- A cancellation letter cancels a tender that was not awarded: a publisher that shows an award is more certain than the link
-- of a letter to its tender.
create or replace function derived.cancels(letter timestamptz, status text) returns boolean
language sql immutable parallel safe
return letter is not null and status in ('active', 'closed');

-- The state of each tender with what notices say about it. cancelled_at is null unless a
-- letter cancels the tender. The time of closing is applied later, when the record is published.
create or replace view derived.tender_state as
select tender.id,
  case when letter.cancels then 'cancelled' else tender.status end as status,
  case when letter.cancels then 'CANCELLATION_NOTICE'
    when tender.status in ('cancelled', 'awarded') then tender.publication_type
    when effect.publication_type = 'CORRIGENDUM' then 'CORRIGENDUM'
    when tender.publication_type = 'TENDER_NOTICE' then coalesce(effect.publication_type, 'TENDER_NOTICE')
    else tender.publication_type end as publication_type,
  case when letter.cancels then effect.cancelled_at end as cancelled_at,
  greatest(tender.closing_date_time, effect.closing_date_time) as closing_date_time,
  case when effect.valid_until > closes.day then effect.valid_until - closes.day else tender.validity_period end as validity_period,
  tender.amendment_number + coalesce(effect.amendments, 0) as amendment_number,
  greatest(tender.captured_at, effect.captured_at) as captured_at,
  effect.notices
from core.tender
left join derived.tender_effect effect on effect.id = tender.id
cross join lateral (
  select derived.cancels(effect.cancelled_at, tender.status) as cancels
) letter
cross join lateral (
  select (greatest(tender.closing_date_time, effect.closing_date_time) at time zone 'Africa/Johannesburg')::date as day
) closes;

-- prisma/sql/read/search_month.sql
-- Month, year and decade of a record as lexemes that begin with `~`, so that the index of words finds recent records; see
-- shared/domain/search/months.ts. Empty where the time is not known.
create or replace function read.search_month(at timestamptz) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array_remove(array[
  '~' || (extract(year from at at time zone 'UTC') * 100 + extract(month from at at time zone 'UTC'))::int,
  '~' || extract(year from at at time zone 'UTC')::int,
  '~' || (extract(year from at at time zone 'UTC')::int / 10)], null));

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
    end loop;
  end loop;
end
$$;

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
grant insert, update (undone_at, undone_by, undone_because) on ops.company_decision to tender_operator;
grant insert, delete on ops.organization_import, ops.organization_value to tender_operator;

alter default privileges in schema raw, core, derived, read, ops grant select, insert, update, delete on tables to tender_worker;
alter default privileges in schema raw, core, derived, read, ops grant usage on sequences to tender_worker;
alter default privileges in schema read grant select on tables to tender_api;
alter default privileges in schema raw, core, derived, read, ops grant select on tables to tender_operator;

-- Published tenders get the months of their publication; their change numbers stay, because no payload changes.
update read.tender set search = search || read.search_month(publication_date_time) where publication_date_time is not null;
