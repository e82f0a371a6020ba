-- CreateTable
CREATE TABLE "app"."feed_use" (
    "subject" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "counted_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feed_use_pkey" PRIMARY KEY ("subject")
);

-- CreateTable
CREATE TABLE "derived"."province_activity" (
    "id" UUID NOT NULL,
    "province_id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "tenders" INTEGER NOT NULL,
    "active" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "year_before" INTEGER NOT NULL,
    "reaches_back" BOOLEAN NOT NULL,
    "changes_at" TIMESTAMPTZ(6),

    CONSTRAINT "province_activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."tender_activity" (
    "id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "tenders" INTEGER NOT NULL,
    "active" INTEGER NOT NULL,
    "value" DECIMAL,
    "year" INTEGER NOT NULL,
    "year_before" INTEGER NOT NULL,
    "trend" TEXT,
    "trend_percent" DECIMAL,
    "per_million" DECIMAL,

    CONSTRAINT "tender_activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."tender_activity" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "province_slug" TEXT NOT NULL,
    "category_slug" TEXT NOT NULL,
    "category" TEXT,
    "tender_count" INTEGER NOT NULL,
    "active_count" INTEGER NOT NULL,
    "total_value" DECIMAL,
    "tenders_in_year" INTEGER NOT NULL,
    "tenders_in_year_before" INTEGER NOT NULL,
    "trend" TEXT,
    "trend_percent" DECIMAL,
    "per_million_inhabitants" DECIMAL,

    CONSTRAINT "tender_activity_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "feed_use_counted_at_idx" ON "app"."feed_use"("counted_at");

-- CreateIndex
CREATE INDEX "province_activity_province_id_idx" ON "derived"."province_activity"("province_id");

-- CreateIndex
CREATE INDEX "tender_activity_tender_count_id_idx" ON "read"."tender_activity"("tender_count", "id");

-- CreateIndex
CREATE INDEX "tender_activity_published_at_id_idx" ON "read"."tender_activity"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_activity_province_slug_category_slug_id_idx" ON "read"."tender_activity"("province_slug", "category_slug", "id");

-- CreateIndex
CREATE INDEX "tender_activity_category_slug_id_idx" ON "read"."tender_activity"("category_slug", "id");

-- CreateIndex
CREATE INDEX "tender_activity_change_seq_idx" ON "read"."tender_activity"("change_seq");

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
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id = any(array(select id from changed where notice_kind is not null)) union select parent_id from derived.tender_relation where parent_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'award_place', key from (select id as key from core.award where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
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
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_count', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'value_estimate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from changed) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_activity', key from (select coalesce(entry.id, '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') as key from (select distinct province from changed) named left join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = named.province) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists ( select from core.award where tender_id = any(array(select id from changed)))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_insert();

create or replace function derived.mark_stale_by_tender_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, organization_id, title, reference_key, title_key, readvertised, notice_kind, notice_title, notice_keys, publication_date_time, closing_date_time from old_rows except all select id, tender_id, organization_id, title, reference_key, title_key, readvertised, notice_kind, notice_title, notice_keys, publication_date_time, closing_date_time from new_rows)
      union all (select id, tender_id, organization_id, title, reference_key, title_key, readvertised, notice_kind, notice_title, notice_keys, publication_date_time, closing_date_time from new_rows except all select id, tender_id, organization_id, title, reference_key, title_key, readvertised, notice_kind, notice_title, notice_keys, publication_date_time, closing_date_time from old_rows)
    )
    select distinct 'tender_relation', key from (select id as key from changed where organization_id is not null and (reference_key is not null or title_key is not null or notice_keys is not null)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, notice_kind, publication_type, closing_date_time, captured_at from old_rows except all select id, tender_id, notice_kind, publication_type, closing_date_time, captured_at from new_rows)
      union all (select id, tender_id, notice_kind, publication_type, closing_date_time, captured_at from new_rows except all select id, tender_id, notice_kind, publication_type, closing_date_time, captured_at from old_rows)
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id = any(array(select id from changed where notice_kind is not null)) union select parent_id from derived.tender_relation where parent_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, closing_date_time, briefing_date_time, validity_period from old_rows except all select id, closing_date_time, briefing_date_time, validity_period from new_rows)
      union all (select id, closing_date_time, briefing_date_time, validity_period from new_rows except all select id, closing_date_time, briefing_date_time, validity_period from old_rows)
    )
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, province, category, notice_kind, validation_errors from old_rows except all select id, organization_id, province, category, notice_kind, validation_errors from new_rows)
      union all (select id, organization_id, province, category, notice_kind, validation_errors from new_rows except all select id, organization_id, province, category, notice_kind, validation_errors from old_rows)
    )
    select distinct 'award_place', key from (select id as key from core.award where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, validation_errors, first_captured_at, status, notice_kind, closing_date_time, cancelled_at from old_rows except all select id, organization_id, validation_errors, first_captured_at, status, notice_kind, closing_date_time, cancelled_at from new_rows)
      union all (select id, organization_id, validation_errors, first_captured_at, status, notice_kind, closing_date_time, cancelled_at from new_rows except all select id, organization_id, validation_errors, first_captured_at, status, notice_kind, closing_date_time, cancelled_at from old_rows)
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, category, province, sources, validation_errors, first_captured_at, status, notice_kind, publication_date_time, closing_date_time, cancelled_at from old_rows except all select id, organization_id, category, province, sources, validation_errors, first_captured_at, status, notice_kind, publication_date_time, closing_date_time, cancelled_at from new_rows)
      union all (select id, organization_id, category, province, sources, validation_errors, first_captured_at, status, notice_kind, publication_date_time, closing_date_time, cancelled_at from new_rows except all select id, organization_id, category, province, sources, validation_errors, first_captured_at, status, notice_kind, publication_date_time, closing_date_time, cancelled_at from old_rows)
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, organization_id, contact_name, contact_email, contact_telephone, publication_date_time, first_captured_at, validation_errors from old_rows except all select id, tender_id, organization_id, contact_name, contact_email, contact_telephone, publication_date_time, first_captured_at, validation_errors from new_rows)
      union all (select id, tender_id, organization_id, contact_name, contact_email, contact_telephone, publication_date_time, first_captured_at, validation_errors from new_rows except all select id, tender_id, organization_id, contact_name, contact_email, contact_telephone, publication_date_time, first_captured_at, validation_errors from old_rows)
    )
    select distinct 'organization_contact', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, validation_errors from old_rows except all select id, province, validation_errors from new_rows)
      union all (select id, province, validation_errors from new_rows except all select id, province, validation_errors from old_rows)
    )
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, validation_errors from old_rows except all select id, validation_errors from new_rows)
      union all (select id, validation_errors from new_rows except all select id, validation_errors from old_rows)
    )
    select distinct 'category_count', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, title, description, category, organization_id, province, type, publication_date_time, notice_kind, validation_errors from old_rows except all select id, title, description, category, organization_id, province, type, publication_date_time, notice_kind, validation_errors from new_rows)
      union all (select id, title, description, category, organization_id, province, type, publication_date_time, notice_kind, validation_errors from new_rows except all select id, title, description, category, organization_id, province, type, publication_date_time, notice_kind, validation_errors from old_rows)
    )
    select distinct 'value_estimate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from old_rows except all select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from new_rows)
      union all (select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from new_rows except all select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from old_rows)
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from old_rows except all select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from new_rows)
      union all (select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from new_rows except all select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from old_rows)
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, closing_date_time, publication_date_time, status, cancelled_at, notice_kind, validation_errors, quality_score, first_captured_at from old_rows except all select id, province, closing_date_time, publication_date_time, status, cancelled_at, notice_kind, validation_errors, quality_score, first_captured_at from new_rows)
      union all (select id, province, closing_date_time, publication_date_time, status, cancelled_at, notice_kind, validation_errors, quality_score, first_captured_at from new_rows except all select id, province, closing_date_time, publication_date_time, status, cancelled_at, notice_kind, validation_errors, quality_score, first_captured_at from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from changed) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, category, notice_kind, validation_errors, publication_date_time, first_captured_at from old_rows except all select id, province, category, notice_kind, validation_errors, publication_date_time, first_captured_at from new_rows)
      union all (select id, province, category, notice_kind, validation_errors, publication_date_time, first_captured_at from new_rows except all select id, province, category, notice_kind, validation_errors, publication_date_time, first_captured_at from old_rows)
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, status, closing_date_time, validation_errors, publication_date_time, first_captured_at from old_rows except all select id, province, status, closing_date_time, validation_errors, publication_date_time, first_captured_at from new_rows)
      union all (select id, province, status, closing_date_time, validation_errors, publication_date_time, first_captured_at from new_rows except all select id, province, status, closing_date_time, validation_errors, publication_date_time, first_captured_at from old_rows)
    )
    select distinct 'province_activity', key from (select coalesce(entry.id, '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') as key from (select distinct province from changed) named left join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = named.province) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, title, department, organization_name, province, category from old_rows except all select id, title, department, organization_name, province, category from new_rows)
      union all (select id, title, department, organization_name, province, category from new_rows except all select id, title, department, organization_name, province, category from old_rows)
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists ( select from core.award where tender_id = any(array(select id from changed)))) keys where key is not null;
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
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id = any(array(select id from changed where notice_kind is not null)) union select parent_id from derived.tender_relation where parent_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'award_place', key from (select id as key from core.award where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
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
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_count', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'value_estimate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from changed) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_activity', key from (select coalesce(entry.id, '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') as key from (select distinct province from changed) named left join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = named.province) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists ( select from core.award where tender_id = any(array(select id from changed)))) keys where key is not null;
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
    select distinct 'award_place', key from (select id as key from core.award where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select id from changed))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.tender_relation
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_relation_insert();

create or replace function derived.mark_stale_by_tender_relation_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, parent_id from old_rows except all select id, parent_id from new_rows)
      union all (select id, parent_id from new_rows except all select id, parent_id from old_rows)
    )
    select distinct 'tender_effect', key from (select parent_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'award_place', key from (select id as key from core.award where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select id from changed))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
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
    select distinct 'award_place', key from (select id as key from core.award where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select id from changed))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
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
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id = any(array(select tender_id from changed where of_subject))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender_event
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_event_insert();

create or replace function derived.mark_stale_by_tender_event_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, event_type, occurred_at, title, description, after, of_subject from old_rows except all select id, tender_id, event_type, occurred_at, title, description, after, of_subject from new_rows)
      union all (select id, tender_id, event_type, occurred_at, title, description, after, of_subject from new_rows except all select id, tender_id, event_type, occurred_at, title, description, after, of_subject from old_rows)
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id = any(array(select tender_id from changed where of_subject))) keys where key is not null;
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
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id = any(array(select tender_id from changed where of_subject))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender_event
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_event_delete();

create or replace function derived.mark_stale_by_document_analysis_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.document_analysis
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_document_analysis_insert();

create or replace function derived.mark_stale_by_document_analysis_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, sha256, text_version, analysis, rules_version, taxonomy_version, analysed_at from old_rows except all select id, tender_id, sha256, text_version, analysis, rules_version, taxonomy_version, analysed_at from new_rows)
      union all (select id, tender_id, sha256, text_version, analysis, rules_version, taxonomy_version, analysed_at from new_rows except all select id, tender_id, sha256, text_version, analysis, rules_version, taxonomy_version, analysed_at from old_rows)
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.document_analysis
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_document_analysis_update();

create or replace function derived.mark_stale_by_document_analysis_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.document_analysis
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_document_analysis_delete();

create or replace function derived.mark_stale_by_document_model_analysis_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.document_model_analysis
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_document_model_analysis_insert();

create or replace function derived.mark_stale_by_document_model_analysis_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, sha256, model, findings from old_rows except all select id, tender_id, sha256, model, findings from new_rows)
      union all (select id, tender_id, sha256, model, findings from new_rows except all select id, tender_id, sha256, model, findings from old_rows)
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.document_model_analysis
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_document_model_analysis_update();

create or replace function derived.mark_stale_by_document_model_analysis_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.document_model_analysis
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_document_model_analysis_delete();

create or replace function derived.mark_stale_by_tender_document_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.tender_id)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender_document
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_document_insert();

create or replace function derived.mark_stale_by_tender_document_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, position, published_at from old_rows except all select id, tender_id, position, published_at from new_rows)
      union all (select id, tender_id, position, published_at from new_rows except all select id, tender_id, position, published_at from old_rows)
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.tender_id)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.tender_document
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_document_update();

create or replace function derived.mark_stale_by_tender_document_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.tender_id)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender_document
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_document_delete();

create or replace function derived.mark_stale_by_tender_effect_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select id from changed))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_activity', key from (select coalesce(entry.id, '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') as key from (select distinct province from core.tender where id = any(array(select id from changed))) named left join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = named.province) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.tender_effect
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_effect_insert();

create or replace function derived.mark_stale_by_tender_effect_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, closing_date_time from old_rows except all select id, closing_date_time from new_rows)
      union all (select id, closing_date_time from new_rows except all select id, closing_date_time from old_rows)
    )
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, cancelled_at, closing_date_time from old_rows except all select id, cancelled_at, closing_date_time from new_rows)
      union all (select id, cancelled_at, closing_date_time from new_rows except all select id, cancelled_at, closing_date_time from old_rows)
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, cancelled_at, closing_date_time from old_rows except all select id, cancelled_at, closing_date_time from new_rows)
      union all (select id, cancelled_at, closing_date_time from new_rows except all select id, cancelled_at, closing_date_time from old_rows)
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, cancelled_at, closing_date_time from old_rows except all select id, cancelled_at, closing_date_time from new_rows)
      union all (select id, cancelled_at, closing_date_time from new_rows except all select id, cancelled_at, closing_date_time from old_rows)
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, cancelled_at, closing_date_time from old_rows except all select id, cancelled_at, closing_date_time from new_rows)
      union all (select id, cancelled_at, closing_date_time from new_rows except all select id, cancelled_at, closing_date_time from old_rows)
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, cancelled_at, closing_date_time from old_rows except all select id, cancelled_at, closing_date_time from new_rows)
      union all (select id, cancelled_at, closing_date_time from new_rows except all select id, cancelled_at, closing_date_time from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select id from changed))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, cancelled_at, closing_date_time from old_rows except all select id, cancelled_at, closing_date_time from new_rows)
      union all (select id, cancelled_at, closing_date_time from new_rows except all select id, cancelled_at, closing_date_time from old_rows)
    )
    select distinct 'province_activity', key from (select coalesce(entry.id, '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') as key from (select distinct province from core.tender where id = any(array(select id from changed))) named left join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = named.province) keys where key is not null;
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
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select id from changed))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_activity', key from (select coalesce(entry.id, '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') as key from (select distinct province from core.tender where id = any(array(select id from changed))) named left join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = named.province) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.tender_effect
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_effect_delete();

create or replace function derived.mark_stale_by_document_state_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_reading', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.document_state
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_document_state_insert();

create or replace function derived.mark_stale_by_document_state_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, state, error from old_rows except all select id, tender_id, state, error from new_rows)
      union all (select id, tender_id, state, error from new_rows except all select id, tender_id, state, error from old_rows)
    )
    select distinct 'tender_reading', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.document_state
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_document_state_update();

create or replace function derived.mark_stale_by_document_state_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_reading', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.document_state
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_document_state_delete();

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
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id = any(array( select spelling_id from changed where role = 'joint-venture')) union select company_id from derived.company_spelling where id = any(array( select whole.spelling_id from changed join core.supplier_mention whole on whole.tender_id = changed.tender_id and whole.role = 'joint-venture' where changed.role = 'member'))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'award_company', key from (select award_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed where award_id is not null) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.supplier_mention
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_supplier_mention_insert();

create or replace function derived.mark_stale_by_supplier_mention_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, spelling_id, award_id, bidder_id, first_seen_at from old_rows except all select id, spelling_id, award_id, bidder_id, first_seen_at from new_rows)
      union all (select id, spelling_id, award_id, bidder_id, first_seen_at from new_rows except all select id, spelling_id, award_id, bidder_id, first_seen_at from old_rows)
    )
    select distinct 'supplier_spelling', key from (select spelling_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, award_id, bidder_id, role, spelling_id from old_rows except all select id, tender_id, award_id, bidder_id, role, spelling_id from new_rows)
      union all (select id, tender_id, award_id, bidder_id, role, spelling_id from new_rows except all select id, tender_id, award_id, bidder_id, role, spelling_id from old_rows)
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id = any(array( select spelling_id from changed where role = 'joint-venture')) union select company_id from derived.company_spelling where id = any(array( select whole.spelling_id from changed join core.supplier_mention whole on whole.tender_id = changed.tender_id and whole.role = 'joint-venture' where changed.role = 'member'))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, award_id, position, role, spelling_id from old_rows except all select id, tender_id, award_id, position, role, spelling_id from new_rows)
      union all (select id, tender_id, award_id, position, role, spelling_id from new_rows except all select id, tender_id, award_id, position, role, spelling_id from old_rows)
    )
    select distinct 'award_company', key from (select award_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, award_id, spelling_id from old_rows except all select id, tender_id, award_id, spelling_id from new_rows)
      union all (select id, tender_id, award_id, spelling_id from new_rows except all select id, tender_id, award_id, spelling_id from old_rows)
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed where award_id is not null) keys where key is not null;
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
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id = any(array( select spelling_id from changed where role = 'joint-venture')) union select company_id from derived.company_spelling where id = any(array( select whole.spelling_id from changed join core.supplier_mention whole on whole.tender_id = changed.tender_id and whole.role = 'joint-venture' where changed.role = 'member'))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'award_company', key from (select award_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed where award_id is not null) keys where key is not null;
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
    select distinct 'company_spelling', key from (select id as key from changed union all select unnest(having_it.ids) as key from derived.passed_over_block passed cross join lateral (select array_agg(id) as ids from ( select id from derived.supplier_spelling where blocks @> array[passed.block] limit case when passed.block like 's:%*%' then 100 else 1000 end + 1) own) having_it where passed.block in (select unnest(blocks) from changed where not exists (select from derived.supplier_spelling still where still.id = changed.id)) and cardinality(having_it.ids) <= case when passed.block like 's:%*%' then 100 else 1000 end) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from derived.company_spelling where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.supplier_spelling
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_supplier_spelling_insert();

create or replace function derived.mark_stale_by_supplier_spelling_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, blocks, first_seen_at from old_rows except all select id, blocks, first_seen_at from new_rows)
      union all (select id, blocks, first_seen_at from new_rows except all select id, blocks, first_seen_at from old_rows)
    )
    select distinct 'company_spelling', key from (select id as key from changed union all select unnest(having_it.ids) as key from derived.passed_over_block passed cross join lateral (select array_agg(id) as ids from ( select id from derived.supplier_spelling where blocks @> array[passed.block] limit case when passed.block like 's:%*%' then 100 else 1000 end + 1) own) having_it where passed.block in (select unnest(blocks) from changed where not exists (select from derived.supplier_spelling still where still.id = changed.id)) and cardinality(having_it.ids) <= case when passed.block like 's:%*%' then 100 else 1000 end) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, blocks, first_seen_at, awards, bids from old_rows except all select id, blocks, first_seen_at, awards, bids from new_rows)
      union all (select id, blocks, first_seen_at, awards, bids from new_rows except all select id, blocks, first_seen_at, awards, bids from old_rows)
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name, registration_number, awards from old_rows except all select id, name, registration_number, awards from new_rows)
      union all (select id, name, registration_number, awards from new_rows except all select id, name, registration_number, awards from old_rows)
    )
    select distinct 'company_aggregate', key from (select company_id as key from derived.company_spelling where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name, registration_number, csd_number from old_rows except all select id, name, registration_number, csd_number from new_rows)
      union all (select id, name, registration_number, csd_number from new_rows except all select id, name, registration_number, csd_number from old_rows)
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
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
    select distinct 'company_spelling', key from (select id as key from changed union all select unnest(having_it.ids) as key from derived.passed_over_block passed cross join lateral (select array_agg(id) as ids from ( select id from derived.supplier_spelling where blocks @> array[passed.block] limit case when passed.block like 's:%*%' then 100 else 1000 end + 1) own) having_it where passed.block in (select unnest(blocks) from changed where not exists (select from derived.supplier_spelling still where still.id = changed.id)) and cardinality(having_it.ids) <= case when passed.block like 's:%*%' then 100 else 1000 end) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from derived.company_spelling where id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
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
      (select id, one_side, other_side, undone_at from old_rows except all select id, one_side, other_side, undone_at from new_rows)
      union all (select id, one_side, other_side, undone_at from new_rows except all select id, one_side, other_side, undone_at from old_rows)
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
    select distinct 'award_company', key from (select award_id as key from core.supplier_mention where spelling_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from derived.screening_match where subject_id = any(array(select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company_spelling
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_spelling_insert();

create or replace function derived.mark_stale_by_company_spelling_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id, anchor, linked_to from old_rows except all select id, company_id, anchor, linked_to from new_rows)
      union all (select id, company_id, anchor, linked_to from new_rows except all select id, company_id, anchor, linked_to from old_rows)
    )
    select distinct 'company', key from (select company_id as key from changed union select venture.company_id from changed join core.supplier_mention part join core.supplier_mention whole on whole.tender_id = part.tender_id and whole.role = 'joint-venture' and part.role = 'member' and (whole.award_id = part.award_id or whole.bidder_id = part.bidder_id) on part.spelling_id = changed.id join derived.company_spelling venture on venture.id = whole.spelling_id) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id from old_rows except all select id, company_id from new_rows)
      union all (select id, company_id from new_rows except all select id, company_id from old_rows)
    )
    select distinct 'award_company', key from (select award_id as key from core.supplier_mention where spelling_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id from old_rows except all select id, company_id from new_rows)
      union all (select id, company_id from new_rows except all select id, company_id from old_rows)
    )
    select distinct 'company_aggregate', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id from old_rows except all select id, company_id from new_rows)
      union all (select id, company_id from new_rows except all select id, company_id from old_rows)
    )
    select distinct 'company_restriction', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id from old_rows except all select id, company_id from new_rows)
      union all (select id, company_id from new_rows except all select id, company_id from old_rows)
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from derived.screening_match where subject_id = any(array(select id from changed))) keys where key is not null;
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
    select distinct 'award_company', key from (select award_id as key from core.supplier_mention where spelling_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from derived.screening_match where subject_id = any(array(select id from changed))) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.award_company
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_award_company_insert();

create or replace function derived.mark_stale_by_award_company_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, company_id, company_ids from old_rows except all select id, tender_id, company_id, company_ids from new_rows)
      union all (select id, tender_id, company_id, company_ids from new_rows except all select id, tender_id, company_id, company_ids from old_rows)
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id, company_ids from old_rows except all select id, company_id, company_ids from new_rows)
      union all (select id, company_id, company_ids from new_rows except all select id, company_id, company_ids from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id, company_ids from old_rows except all select id, company_id, company_ids from new_rows)
      union all (select id, company_id, company_ids from new_rows except all select id, company_id, company_ids from old_rows)
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id from old_rows except all select id, company_id from new_rows)
      union all (select id, company_id from new_rows except all select id, company_id from old_rows)
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
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
    select distinct 'award_place', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'value_estimate', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.award
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_award_insert();

create or replace function derived.mark_stale_by_award_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, status from old_rows except all select id, tender_id, status from new_rows)
      union all (select id, tender_id, status from new_rows except all select id, tender_id, status from old_rows)
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, status, amount, currency, validation_errors, awarded_at, first_captured_at from old_rows except all select id, tender_id, status, amount, currency, validation_errors, awarded_at, first_captured_at from new_rows)
      union all (select id, tender_id, status, amount, currency, validation_errors, awarded_at, first_captured_at from new_rows except all select id, tender_id, status, amount, currency, validation_errors, awarded_at, first_captured_at from old_rows)
    )
    select distinct 'award_place', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, amount, currency, bee_level, enterprise_type, supplier_party_id, awarded_at from old_rows except all select id, tender_id, amount, currency, bee_level, enterprise_type, supplier_party_id, awarded_at from new_rows)
      union all (select id, tender_id, amount, currency, bee_level, enterprise_type, supplier_party_id, awarded_at from new_rows except all select id, tender_id, amount, currency, bee_level, enterprise_type, supplier_party_id, awarded_at from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, amount, currency, status, validation_errors from old_rows except all select id, tender_id, amount, currency, status, validation_errors from new_rows)
      union all (select id, tender_id, amount, currency, status, validation_errors from new_rows except all select id, tender_id, amount, currency, status, validation_errors from old_rows)
    )
    select distinct 'value_estimate', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, status, awarded_at, first_captured_at from old_rows except all select id, tender_id, status, awarded_at, first_captured_at from new_rows)
      union all (select id, tender_id, status, awarded_at, first_captured_at from new_rows except all select id, tender_id, status, awarded_at, first_captured_at from old_rows)
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, status, amount, currency, validation_errors, supplier_name, awarded_at, first_captured_at from old_rows except all select id, tender_id, status, amount, currency, validation_errors, supplier_name, awarded_at, first_captured_at from new_rows)
      union all (select id, tender_id, status, amount, currency, validation_errors, supplier_name, awarded_at, first_captured_at from new_rows except all select id, tender_id, status, amount, currency, validation_errors, supplier_name, awarded_at, first_captured_at from old_rows)
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
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
    select distinct 'award_place', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'value_estimate', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.award
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_award_delete();

create or replace function derived.mark_stale_by_award_place_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id = any(array(select category_id from core.tender_category_relation where tender_id = any(array(select tender_id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing_award', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select tender_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing_award', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select tender_id from changed))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'market_award', key from (select market_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.award_place
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_award_place_insert();

create or replace function derived.mark_stale_by_award_place_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, made, amount, seen_at from old_rows except all select id, organization_id, made, amount, seen_at from new_rows)
      union all (select id, organization_id, made, amount, seen_at from new_rows except all select id, organization_id, made, amount, seen_at from old_rows)
    )
    select distinct 'organization_award', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, organization_id, made, at from old_rows except all select id, tender_id, organization_id, made, at from new_rows)
      union all (select id, tender_id, organization_id, made, at from new_rows except all select id, tender_id, organization_id, made, at from old_rows)
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, province, category, made, at, amount, seen_at from old_rows except all select id, organization_id, province, category, made, at, amount, seen_at from new_rows)
      union all (select id, organization_id, province, category, made, at, amount, seen_at from new_rows except all select id, organization_id, province, category, made, at, amount, seen_at from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, made, amount, seen_at from old_rows except all select id, tender_id, made, amount, seen_at from new_rows)
      union all (select id, tender_id, made, amount, seen_at from new_rows except all select id, tender_id, made, amount, seen_at from old_rows)
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id = any(array(select category_id from core.tender_category_relation where tender_id = any(array(select tender_id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, invites, made, amount, seen_at from old_rows except all select id, tender_id, invites, made, amount, seen_at from new_rows)
      union all (select id, tender_id, invites, made, amount, seen_at from new_rows except all select id, tender_id, invites, made, amount, seen_at from old_rows)
    )
    select distinct 'category_listing_award', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select tender_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, invites, made, amount, seen_at from old_rows except all select id, province, invites, made, amount, seen_at from new_rows)
      union all (select id, province, invites, made, amount, seen_at from new_rows except all select id, province, invites, made, amount, seen_at from old_rows)
    )
    select distinct 'province_listing_award', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, made, at, amount_state, seen_at from old_rows except all select id, tender_id, made, at, amount_state, seen_at from new_rows)
      union all (select id, tender_id, made, at, amount_state, seen_at from new_rows except all select id, tender_id, made, at, amount_state, seen_at from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select tender_id from changed))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, category, market_id, made, month, amount, seen_at from old_rows except all select id, province, category, market_id, made, month, amount, seen_at from new_rows)
      union all (select id, province, category, market_id, made, month, amount, seen_at from new_rows except all select id, province, category, market_id, made, month, amount, seen_at from old_rows)
    )
    select distinct 'market_award', key from (select market_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, category, made, month, amount, seen_at from old_rows except all select id, province, category, made, month, amount, seen_at from new_rows)
      union all (select id, province, category, made, month, amount, seen_at from new_rows except all select id, province, category, made, month, amount, seen_at from old_rows)
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.award_place
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_award_place_update();

create or replace function derived.mark_stale_by_award_place_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id = any(array(select category_id from core.tender_category_relation where tender_id = any(array(select tender_id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing_award', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select tender_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing_award', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select tender_id from changed))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'market_award', key from (select market_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.award_place
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_award_place_delete();

create or replace function derived.mark_stale_by_tender_contract_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select award_id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender_contract
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_contract_insert();

create or replace function derived.mark_stale_by_tender_contract_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, award_id from old_rows except all select id, tender_id, award_id from new_rows)
      union all (select id, tender_id, award_id from new_rows except all select id, tender_id, award_id from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select award_id from changed))) keys where key is not null;
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
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id = any(array(select award_id from changed))) keys where key is not null;
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
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join derived.award_place place on place.id = named.id where place.organization_id = any(array(select id from changed))) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from core.tender where organization_id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select id from core.tender where organization_id = any(array(select id from changed))))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'source_director', key from (select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id = any(array(select id from changed)) union select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id is null and name_key = any(array(select slug from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key = any(array(select person_key from (select * from derived.source_director where organization_id = any(array(select id from changed))) official)) or identity_hash = any(array(select identity_hash from (select * from derived.source_director where organization_id = any(array(select id from changed))) official))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.organization
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_organization_insert();

create or replace function derived.mark_stale_by_organization_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join derived.award_place place on place.id = named.id where place.organization_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id from old_rows except all select id from new_rows)
      union all (select id from new_rows except all select id from old_rows)
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id from old_rows except all select id from new_rows)
      union all (select id from new_rows except all select id from old_rows)
    )
    select distinct 'organization_contact', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from core.tender where organization_id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select id from core.tender where organization_id = any(array(select id from changed))))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, slug from old_rows except all select id, slug from new_rows)
      union all (select id, slug from new_rows except all select id, slug from old_rows)
    )
    select distinct 'source_director', key from (select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id = any(array(select id from changed)) union select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id is null and name_key = any(array(select slug from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key = any(array(select person_key from (select * from derived.source_director where organization_id = any(array(select id from changed))) official)) or identity_hash = any(array(select identity_hash from (select * from derived.source_director where organization_id = any(array(select id from changed))) official))) keys where key is not null;
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
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join derived.award_place place on place.id = named.id where place.organization_id = any(array(select id from changed))) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id = any(array(select id from core.tender where organization_id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select id from core.tender where organization_id = any(array(select id from changed))))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'source_director', key from (select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id = any(array(select id from changed)) union select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id is null and name_key = any(array(select slug from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key = any(array(select person_key from (select * from derived.source_director where organization_id = any(array(select id from changed))) official)) or identity_hash = any(array(select identity_hash from (select * from derived.source_director where organization_id = any(array(select id from changed))) official))) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_director', key from (select record.id as key from ops.register_record record where kind = 'directors' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'directors' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select record.id as key from ops.register_record record where kind = 'cipc' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'cipc' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_restriction', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id = any(array(select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_insert();

create or replace function derived.mark_stale_by_company_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.company_ids && array(select id::text from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, name, name_keys, registration_numbers from old_rows except all select id, kind, name, name_keys, registration_numbers from new_rows)
      union all (select id, kind, name, name_keys, registration_numbers from new_rows except all select id, kind, name, name_keys, registration_numbers from old_rows)
    )
    select distinct 'company_director', key from (select record.id as key from ops.register_record record where kind = 'directors' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'directors' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, name, name_keys, registration_numbers from old_rows except all select id, kind, name, name_keys, registration_numbers from new_rows)
      union all (select id, kind, name, name_keys, registration_numbers from new_rows except all select id, kind, name, name_keys, registration_numbers from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select record.id as key from ops.register_record record where kind = 'cipc' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'cipc' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind from old_rows except all select id, kind from new_rows)
      union all (select id, kind from new_rows except all select id, kind from old_rows)
    )
    select distinct 'company_restriction', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id = any(array(select id from changed))) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_director', key from (select record.id as key from ops.register_record record where kind = 'directors' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'directors' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select record.id as key from ops.register_record record where kind = 'cipc' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'cipc' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_restriction', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id = any(array(select id from changed))) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select id as key from core.codelist_entry where resource = 'province' and exists (select from changed where resource in ('province', 'tender_category')) union select id from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing_award', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where province = any(array(select entry->>'name' from changed where resource = 'province'))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now()) union select id from derived.province_health_score where province_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'sector_trend', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_value', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_activity', key from (select every.id as key from (select id from core.codelist_entry where resource = 'province' union select '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') every where exists (select from changed where resource in ('province', 'tender_category')) union select id from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_activity', key from (select activity.id as key from derived.tender_activity activity, (select entry->>'name' as name from changed where resource in ('province', 'tender_category')) named where named.name in (activity.province, activity.category)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.codelist_entry
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_codelist_entry_insert();

create or replace function derived.mark_stale_by_codelist_entry_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'province_count', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource from old_rows except all select id, resource from new_rows)
      union all (select id, resource from new_rows except all select id, resource from old_rows)
    )
    select distinct 'category_count', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'industry_benchmark', key from (select id as key from core.codelist_entry where resource = 'industry_benchmark' and exists (select from changed where resource in ('industry_benchmark', 'tender_category')) union select id from changed where resource = 'industry_benchmark') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'category_listing', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'province_listing', key from (select id as key from core.codelist_entry where resource = 'province' and exists (select from changed where resource in ('province', 'tender_category')) union select id from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'province_listing_award', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where province = any(array(select entry->>'name' from changed where resource = 'province'))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now()) union select id from derived.province_health_score where province_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'sector_trend', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'province_value', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'province_activity', key from (select every.id as key from (select id from core.codelist_entry where resource = 'province' union select '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') every where exists (select from changed where resource in ('province', 'tender_category')) union select id from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'tender_activity', key from (select activity.id as key from derived.tender_activity activity, (select entry->>'name' as name from changed where resource in ('province', 'tender_category')) named where named.name in (activity.province, activity.category)) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select id as key from core.codelist_entry where resource = 'province' and exists (select from changed where resource in ('province', 'tender_category')) union select id from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing_award', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where province = any(array(select entry->>'name' from changed where resource = 'province'))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now()) union select id from derived.province_health_score where province_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'sector_trend', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_value', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_activity', key from (select every.id as key from (select id from core.codelist_entry where resource = 'province' union select '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') every where exists (select from changed where resource in ('province', 'tender_category')) union select id from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_activity', key from (select activity.id as key from derived.tender_activity activity, (select entry->>'name' as name from changed where resource in ('province', 'tender_category')) named where named.name in (activity.province, activity.category)) keys where key is not null;
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
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id = any(array(select category_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing_award', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select tender_id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_activity', key from (select coalesce(entry.id, '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') as key from (select distinct province from core.tender where id = any(array(select tender_id from changed))) named left join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = named.province) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender_category_relation
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_category_relation_insert();

create or replace function derived.mark_stale_by_tender_category_relation_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category_id from old_rows except all select id, category_id from new_rows)
      union all (select id, category_id from new_rows except all select id, category_id from old_rows)
    )
    select distinct 'category_count', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category_id, tender_id from old_rows except all select id, category_id, tender_id from new_rows)
      union all (select id, category_id, tender_id from new_rows except all select id, category_id, tender_id from old_rows)
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id = any(array(select category_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category_id, tender_id from old_rows except all select id, category_id, tender_id from new_rows)
      union all (select id, category_id, tender_id from new_rows except all select id, category_id, tender_id from old_rows)
    )
    select distinct 'category_listing', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category_id, tender_id from old_rows except all select id, category_id, tender_id from new_rows)
      union all (select id, category_id, tender_id from new_rows except all select id, category_id, tender_id from old_rows)
    )
    select distinct 'category_listing_award', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category_id, tender_id from old_rows except all select id, category_id, tender_id from new_rows)
      union all (select id, category_id, tender_id from new_rows except all select id, category_id, tender_id from old_rows)
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select tender_id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category_id, tender_id from old_rows except all select id, category_id, tender_id from new_rows)
      union all (select id, category_id, tender_id from new_rows except all select id, category_id, tender_id from old_rows)
    )
    select distinct 'province_activity', key from (select coalesce(entry.id, '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') as key from (select distinct province from core.tender where id = any(array(select tender_id from changed))) named left join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = named.province) keys where key is not null;
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
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id = any(array(select category_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing_award', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(select distinct province from core.tender where id = any(array(select tender_id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_activity', key from (select coalesce(entry.id, '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38') as key from (select distinct province from core.tender where id = any(array(select tender_id from changed))) named left join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = named.province) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender_category_relation
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_category_relation_delete();

create or replace function derived.mark_stale_by_value_estimate_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select id from changed where as_estimated is not null))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.value_estimate
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_value_estimate_insert();

create or replace function derived.mark_stale_by_value_estimate_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, as_estimated from old_rows except all select id, as_estimated from new_rows)
      union all (select id, as_estimated from new_rows except all select id, as_estimated from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select id from changed where as_estimated is not null))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.value_estimate
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_value_estimate_update();

create or replace function derived.mark_stale_by_value_estimate_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id = any(array(select id from changed where as_estimated is not null))) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.value_estimate
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_value_estimate_delete();

create or replace function derived.mark_stale_by_market_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' = any(array(select distinct category from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.market
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_market_insert();

create or replace function derived.mark_stale_by_market_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category, months, computed_at from old_rows except all select id, category, months, computed_at from new_rows)
      union all (select id, category, months, computed_at from new_rows except all select id, category, months, computed_at from old_rows)
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' = any(array(select distinct category from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, category, months, computed_at from old_rows except all select id, province, category, months, computed_at from new_rows)
      union all (select id, province, category, months, computed_at from new_rows except all select id, province, category, months, computed_at from old_rows)
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.market
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_market_update();

create or replace function derived.mark_stale_by_market_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' = any(array(select distinct category from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.market
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_market_delete();

create or replace function derived.mark_stale_by_market_award_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' = any(array(select distinct category from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.market_award
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_market_award_insert();

create or replace function derived.mark_stale_by_market_award_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category, months, computed_at from old_rows except all select id, category, months, computed_at from new_rows)
      union all (select id, category, months, computed_at from new_rows except all select id, category, months, computed_at from old_rows)
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' = any(array(select distinct category from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, category, months, computed_at from old_rows except all select id, province, category, months, computed_at from new_rows)
      union all (select id, province, category, months, computed_at from new_rows except all select id, province, category, months, computed_at from old_rows)
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.market_award
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_market_award_update();

create or replace function derived.mark_stale_by_market_award_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' = any(array(select distinct category from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' = any(array(select distinct province from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.market_award
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_market_award_delete();

create or replace function derived.mark_stale_by_province_activity_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_activity', key from (select derived.ranking_key(province, category, null) as key from changed where province is not null union select derived.ranking_key(null, category, null) from changed where category is not null) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.province_activity
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_province_activity_insert();

create or replace function derived.mark_stale_by_province_activity_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, category, tenders, active, year, year_before, reaches_back from old_rows except all select id, province, category, tenders, active, year, year_before, reaches_back from new_rows)
      union all (select id, province, category, tenders, active, year, year_before, reaches_back from new_rows except all select id, province, category, tenders, active, year, year_before, reaches_back from old_rows)
    )
    select distinct 'tender_activity', key from (select derived.ranking_key(province, category, null) as key from changed where province is not null union select derived.ranking_key(null, category, null) from changed where category is not null) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.province_activity
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_province_activity_update();

create or replace function derived.mark_stale_by_province_activity_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_activity', key from (select derived.ranking_key(province, category, null) as key from changed where province is not null union select derived.ranking_key(null, category, null) from changed where category is not null) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.province_activity
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_province_activity_delete();

create or replace function derived.mark_stale_by_province_value_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_activity', key from (select derived.ranking_key(entry.entry->>'name', sector.name, null) as key from changed join core.codelist_entry entry on entry.id = changed.id cross join lateral (select null as name union all select part #>> '{}' from jsonb_path_query(changed.categories, '$[*].name') part) sector) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.province_value
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_province_value_insert();

create or replace function derived.mark_stale_by_province_value_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, value, categories from old_rows except all select id, value, categories from new_rows)
      union all (select id, value, categories from new_rows except all select id, value, categories from old_rows)
    )
    select distinct 'tender_activity', key from (select derived.ranking_key(entry.entry->>'name', sector.name, null) as key from changed join core.codelist_entry entry on entry.id = changed.id cross join lateral (select null as name union all select part #>> '{}' from jsonb_path_query(changed.categories, '$[*].name') part) sector) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.province_value
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_province_value_update();

create or replace function derived.mark_stale_by_province_value_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_activity', key from (select derived.ranking_key(entry.entry->>'name', sector.name, null) as key from changed join core.codelist_entry entry on entry.id = changed.id cross join lateral (select null as name union all select part #>> '{}' from jsonb_path_query(changed.categories, '$[*].name') part) sector) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.province_value
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_province_value_delete();

create or replace function derived.mark_stale_by_sector_trend_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_activity', key from (select derived.ranking_key(null, entry.entry->>'name', null) as key from changed join core.codelist_entry entry on entry.id = changed.id) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.sector_trend
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_sector_trend_insert();

create or replace function derived.mark_stale_by_sector_trend_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, value from old_rows except all select id, value from new_rows)
      union all (select id, value from new_rows except all select id, value from old_rows)
    )
    select distinct 'tender_activity', key from (select derived.ranking_key(null, entry.entry->>'name', null) as key from changed join core.codelist_entry entry on entry.id = changed.id) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.sector_trend
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_sector_trend_update();

create or replace function derived.mark_stale_by_sector_trend_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_activity', key from (select derived.ranking_key(null, entry.entry->>'name', null) as key from changed join core.codelist_entry entry on entry.id = changed.id) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.sector_trend
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_sector_trend_delete();

create or replace function derived.mark_stale_by_register_record_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_director', key from (select id as key from changed where kind = 'directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'source_director', key from (select id as key from changed where kind = 'source-directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select id as key from changed where kind = 'cipc') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on ops.register_record
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_register_record_insert();

create or replace function derived.mark_stale_by_register_record_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, registration_number, name_key, organization_id, entry from old_rows except all select id, kind, registration_number, name_key, organization_id, entry from new_rows)
      union all (select id, kind, registration_number, name_key, organization_id, entry from new_rows except all select id, kind, registration_number, name_key, organization_id, entry from old_rows)
    )
    select distinct 'company_director', key from (select id as key from changed where kind = 'directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, registration_number, name_key, organization_id, entry from old_rows except all select id, kind, registration_number, name_key, organization_id, entry from new_rows)
      union all (select id, kind, registration_number, name_key, organization_id, entry from new_rows except all select id, kind, registration_number, name_key, organization_id, entry from old_rows)
    )
    select distinct 'source_director', key from (select id as key from changed where kind = 'source-directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, registration_number, name_key, organization_id, entry from old_rows except all select id, kind, registration_number, name_key, organization_id, entry from new_rows)
      union all (select id, kind, registration_number, name_key, organization_id, entry from new_rows except all select id, kind, registration_number, name_key, organization_id, entry from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select id as key from changed where kind = 'cipc') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on ops.register_record
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_register_record_update();

create or replace function derived.mark_stale_by_register_record_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_director', key from (select id as key from changed where kind = 'directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'source_director', key from (select id as key from changed where kind = 'source-directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select id as key from changed where kind = 'cipc') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on ops.register_record
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_register_record_delete();

create or replace function derived.mark_stale_by_company_director_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select enrichment_id as key from changed union select enrichment_id from derived.company_director where director_id = any(array(select director_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'director_evidence', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select director_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company_director
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_director_insert();

create or replace function derived.mark_stale_by_company_director_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, director_id, enrichment_id, full_name, person_key, identity_hash, is_active, is_disqualified from old_rows except all select id, director_id, enrichment_id, full_name, person_key, identity_hash, is_active, is_disqualified from new_rows)
      union all (select id, director_id, enrichment_id, full_name, person_key, identity_hash, is_active, is_disqualified from new_rows except all select id, director_id, enrichment_id, full_name, person_key, identity_hash, is_active, is_disqualified from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select enrichment_id as key from changed union select enrichment_id from derived.company_director where director_id = any(array(select director_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, enrichment_id from old_rows except all select id, enrichment_id from new_rows)
      union all (select id, enrichment_id from new_rows except all select id, enrichment_id from old_rows)
    )
    select distinct 'director_evidence', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id, director_id, full_name, masked_number, is_active from old_rows except all select id, company_id, director_id, full_name, masked_number, is_active from new_rows)
      union all (select id, company_id, director_id, full_name, masked_number, is_active from new_rows except all select id, company_id, director_id, full_name, masked_number, is_active from old_rows)
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, director_id, full_name, identity_hash from old_rows except all select id, director_id, full_name, identity_hash from new_rows)
      union all (select id, director_id, full_name, identity_hash from new_rows except all select id, director_id, full_name, identity_hash from old_rows)
    )
    select distinct 'screening_match', key from (select director_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.company_director
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_director_update();

create or replace function derived.mark_stale_by_company_director_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select enrichment_id as key from changed union select enrichment_id from derived.company_director where director_id = any(array(select director_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'director_evidence', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select director_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.company_director
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_director_delete();

create or replace function derived.mark_stale_by_source_director_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key = any(array(select person_key from changed)) or identity_hash = any(array(select identity_hash from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.source_director
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_source_director_insert();

create or replace function derived.mark_stale_by_source_director_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, full_name, person_key, identity_hash, position from old_rows except all select id, organization_id, full_name, person_key, identity_hash, position from new_rows)
      union all (select id, organization_id, full_name, person_key, identity_hash, position from new_rows except all select id, organization_id, full_name, person_key, identity_hash, position from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key = any(array(select person_key from changed)) or identity_hash = any(array(select identity_hash from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, full_name, identity_hash from old_rows except all select id, full_name, identity_hash from new_rows)
      union all (select id, full_name, identity_hash from new_rows except all select id, full_name, identity_hash from old_rows)
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.source_director
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_source_director_update();

create or replace function derived.mark_stale_by_source_director_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key = any(array(select person_key from changed)) or identity_hash = any(array(select identity_hash from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.source_director
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_source_director_delete();

create or replace function derived.mark_stale_by_company_aggregate_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select id as key from derived.cipc_enrichment where company_id = any(array(select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company_aggregate
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_aggregate_insert();

create or replace function derived.mark_stale_by_company_aggregate_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, first_award_at from old_rows except all select id, first_award_at from new_rows)
      union all (select id, first_award_at from new_rows except all select id, first_award_at from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select id as key from derived.cipc_enrichment where company_id = any(array(select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.company_aggregate
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_aggregate_update();

create or replace function derived.mark_stale_by_company_aggregate_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select id as key from derived.cipc_enrichment where company_id = any(array(select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.company_aggregate
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_aggregate_delete();

create or replace function derived.mark_stale_by_cipc_enrichment_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'director_evidence', key from (select id as key from derived.company_director where enrichment_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.cipc_enrichment
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_cipc_enrichment_insert();

create or replace function derived.mark_stale_by_cipc_enrichment_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, evidence from old_rows except all select id, evidence from new_rows)
      union all (select id, evidence from new_rows except all select id, evidence from old_rows)
    )
    select distinct 'director_evidence', key from (select id as key from derived.company_director where enrichment_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id, link_confidence, name, registration_number, enterprise_type, status, status_on, registered_on, tax_number, director_count, evidence from old_rows except all select id, company_id, link_confidence, name, registration_number, enterprise_type, status, status_on, registered_on, tax_number, director_count, evidence from new_rows)
      union all (select id, company_id, link_confidence, name, registration_number, enterprise_type, status, status_on, registered_on, tax_number, director_count, evidence from new_rows except all select id, company_id, link_confidence, name, registration_number, enterprise_type, status, status_on, registered_on, tax_number, director_count, evidence from old_rows)
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.cipc_enrichment
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_cipc_enrichment_update();

create or replace function derived.mark_stale_by_cipc_enrichment_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'director_evidence', key from (select id as key from derived.company_director where enrichment_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.cipc_enrichment
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_cipc_enrichment_delete();

create or replace function derived.mark_stale_by_restricted_supplier_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select id as key from (select id from derived.supplier_spelling union all select distinct director_id from derived.company_director union all select id from derived.source_director) every (id) where exists (select from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select subject_id as key from derived.screening_match where entry_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id = any(array( select subject_id from derived.screening_match where entry_id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id = any(array( select subject_id from derived.screening_match where entry_id = any(array(select id from changed))))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.restricted_supplier
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_restricted_supplier_insert();

create or replace function derived.mark_stale_by_restricted_supplier_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, supplier_name, registration_number, identity_hash from old_rows except all select id, supplier_name, registration_number, identity_hash from new_rows)
      union all (select id, supplier_name, registration_number, identity_hash from new_rows except all select id, supplier_name, registration_number, identity_hash from old_rows)
    )
    select distinct 'screening_match', key from (select id as key from (select id from derived.supplier_spelling union all select distinct director_id from derived.company_director union all select id from derived.source_director) every (id) where exists (select from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, sha256 from old_rows except all select id, sha256 from new_rows)
      union all (select id, sha256 from new_rows except all select id, sha256 from old_rows)
    )
    select distinct 'screening_match', key from (select subject_id as key from derived.screening_match where entry_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, period_from, period_to, listed, presence from old_rows except all select id, period_from, period_to, listed, presence from new_rows)
      union all (select id, period_from, period_to, listed, presence from new_rows except all select id, period_from, period_to, listed, presence from old_rows)
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id = any(array( select subject_id from derived.screening_match where entry_id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, supplier_name, period_from, period_to, listed, presence from old_rows except all select id, supplier_name, period_from, period_to, listed, presence from new_rows)
      union all (select id, supplier_name, period_from, period_to, listed, presence from new_rows except all select id, supplier_name, period_from, period_to, listed, presence from old_rows)
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id = any(array( select subject_id from derived.screening_match where entry_id = any(array(select id from changed))))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.restricted_supplier
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_restricted_supplier_update();

create or replace function derived.mark_stale_by_restricted_supplier_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select id as key from (select id from derived.supplier_spelling union all select distinct director_id from derived.company_director union all select id from derived.source_director) every (id) where exists (select from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select subject_id as key from derived.screening_match where entry_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id = any(array( select subject_id from derived.screening_match where entry_id = any(array(select id from changed))))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id = any(array( select subject_id from derived.screening_match where entry_id = any(array(select id from changed))))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.restricted_supplier
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_restricted_supplier_delete();

create or replace function derived.mark_stale_by_screening_decision_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select subject_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on ops.screening_decision
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_screening_decision_insert();

create or replace function derived.mark_stale_by_screening_decision_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, subject_id, verdict from old_rows except all select id, subject_id, verdict from new_rows)
      union all (select id, subject_id, verdict from new_rows except all select id, subject_id, verdict from old_rows)
    )
    select distinct 'screening_match', key from (select subject_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on ops.screening_decision
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_screening_decision_update();

create or replace function derived.mark_stale_by_screening_decision_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select subject_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on ops.screening_decision
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_screening_decision_delete();

create or replace function derived.mark_stale_by_screening_match_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id = any(array(select subject_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id = any(array(select subject_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.screening_match
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_screening_match_insert();

create or replace function derived.mark_stale_by_screening_match_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, subject_id, entry_id, score, verdict from old_rows except all select id, subject_id, entry_id, score, verdict from new_rows)
      union all (select id, subject_id, entry_id, score, verdict from new_rows except all select id, subject_id, entry_id, score, verdict from old_rows)
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id = any(array(select subject_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, subject_id, entry_id, score, method, reason, verdict from old_rows except all select id, subject_id, entry_id, score, method, reason, verdict from new_rows)
      union all (select id, subject_id, entry_id, score, method, reason, verdict from new_rows except all select id, subject_id, entry_id, score, method, reason, verdict from old_rows)
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id = any(array(select subject_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, subject_id, entry_id, score, method, verdict from old_rows except all select id, subject_id, entry_id, score, method, verdict from new_rows)
      union all (select id, subject_id, entry_id, score, method, verdict from new_rows except all select id, subject_id, entry_id, score, method, verdict from old_rows)
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.screening_match
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_screening_match_update();

create or replace function derived.mark_stale_by_screening_match_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id = any(array(select subject_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id = any(array(select subject_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.screening_match
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_screening_match_delete();

create or replace function derived.mark_stale_by_supplier_list_edition_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_restriction', key from (select id as key from derived.company where exists (select from changed where state = 'in-use')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register = any(array(select register from changed)) union select id from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.supplier_list_edition
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_supplier_list_edition_insert();

create or replace function derived.mark_stale_by_supplier_list_edition_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, state from old_rows except all select id, state from new_rows)
      union all (select id, state from new_rows except all select id, state from old_rows)
    )
    select distinct 'company_restriction', key from (select id as key from derived.company where exists (select from changed where state = 'in-use')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, register, sha256, report_date, entries, last_received_at, state from old_rows except all select id, register, sha256, report_date, entries, last_received_at, state from new_rows)
      union all (select id, register, sha256, report_date, entries, last_received_at, state from new_rows except all select id, register, sha256, report_date, entries, last_received_at, state from old_rows)
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register = any(array(select register from changed)) union select id from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.supplier_list_edition
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_supplier_list_edition_update();

create or replace function derived.mark_stale_by_supplier_list_edition_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_restriction', key from (select id as key from derived.company where exists (select from changed where state = 'in-use')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register = any(array(select register from changed)) union select id from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.supplier_list_edition
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_supplier_list_edition_delete();

create or replace function derived.mark_stale_by_company_total_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_ranking', key from (select ranking_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company_total
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_total_insert();

create or replace function derived.mark_stale_by_company_total_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, ranking_id, home_province, awards, value, computed_at from old_rows except all select id, ranking_id, home_province, awards, value, computed_at from new_rows)
      union all (select id, ranking_id, home_province, awards, value, computed_at from new_rows except all select id, ranking_id, home_province, awards, value, computed_at from old_rows)
    )
    select distinct 'company_ranking', key from (select ranking_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.company_total
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_total_update();

create or replace function derived.mark_stale_by_company_total_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_ranking', key from (select ranking_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.company_total
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_total_delete();

create or replace function derived.mark_stale_by_company_restriction_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company_restriction
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_restriction_insert();

create or replace function derived.mark_stale_by_company_restriction_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, restricted from old_rows except all select id, restricted from new_rows)
      union all (select id, restricted from new_rows except all select id, restricted from old_rows)
    )
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, restricted from old_rows except all select id, restricted from new_rows)
      union all (select id, restricted from new_rows except all select id, restricted from old_rows)
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.company_restriction
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_restriction_update();

create or replace function derived.mark_stale_by_company_restriction_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id = any(array(select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.company_restriction
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_restriction_delete();

create or replace function derived.mark_stale_by_cron_runs_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register = any(array(select entity from changed where kind = 'sync' and status = 'completed'))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on ops.cron_runs
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_cron_runs_insert();

create or replace function derived.mark_stale_by_cron_runs_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, entity, status from old_rows except all select id, kind, entity, status from new_rows)
      union all (select id, kind, entity, status from new_rows except all select id, kind, entity, status from old_rows)
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register = any(array(select entity from changed where kind = 'sync' and status = 'completed'))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on ops.cron_runs
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_cron_runs_update();

create or replace function derived.mark_stale_by_cron_runs_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register = any(array(select entity from changed where kind = 'sync' and status = 'completed'))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on ops.cron_runs
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_cron_runs_delete();

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

-- prisma/sql/app/feed_use.sql
-- What addresses asked in a minute is of no use after it: it need not survive a crash, and no backup has it.
alter table app.feed_use set unlogged;

-- prisma/sql/access/grants.sql
-- Rights of each role. The API reads schema `read` and the run log, and writes only its own tables: of a key it may write
-- when and how often it was used, and nothing else. Keys and users are made by the operator, who also imports values about
-- organizations. Tables of companies have row-level security besides (prisma/sql/app/).
grant usage on schema raw, core, derived, read, ops to tender_worker;
grant select, insert, update, delete on all tables in schema raw, core, derived, read, ops to tender_worker;
grant usage on all sequences in schema raw, core, derived, read, ops to tender_worker;
grant usage on schema app to tender_worker;
grant select, update, delete on app.export to tender_worker;

revoke all on app.api_key, app.quota_usage, app.usage_log, app.company_profile, app.user_account, app.ended_token, app.login_failure, app.login_place, app.export, app.feed_use from tender_api;
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

alter default privileges in schema raw, core, derived, read, ops grant select, insert, update, delete on tables to tender_worker;
alter default privileges in schema raw, core, derived, read, ops grant usage on sequences to tender_worker;
alter default privileges in schema read grant select on tables to tender_api;
alter default privileges in schema raw, core, derived, read, ops grant select on tables to tender_operator;
