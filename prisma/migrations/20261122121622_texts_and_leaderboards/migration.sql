-- DropIndex
DROP INDEX "core"."tender_province_idx";

-- CreateTable
CREATE TABLE "derived"."category_listing" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "tenders" INTEGER NOT NULL,
    "open" INTEGER NOT NULL,
    "closing_soon" INTEGER NOT NULL,
    "next_closes_at" TIMESTAMPTZ(6),
    "awarded" INTEGER NOT NULL,
    "counted_awards" INTEGER NOT NULL DEFAULT 0,
    "median_award" DECIMAL,
    "buyers" JSONB NOT NULL,
    "parts" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(6),
    "changes_at" TIMESTAMPTZ(6),

    CONSTRAINT "category_listing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."province_listing" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "tenders" INTEGER NOT NULL,
    "open" INTEGER NOT NULL,
    "closing_soon" INTEGER NOT NULL,
    "next_closes_at" TIMESTAMPTZ(6),
    "awarded" INTEGER NOT NULL,
    "counted_awards" INTEGER NOT NULL DEFAULT 0,
    "median_award" DECIMAL,
    "buyers" JSONB NOT NULL,
    "parts" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(6),
    "changes_at" TIMESTAMPTZ(6),

    CONSTRAINT "province_listing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."province_health_score" (
    "id" UUID NOT NULL,
    "province_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "recent_tenders" INTEGER NOT NULL,
    "recent_quality" DECIMAL NOT NULL,
    "recent_dated" INTEGER NOT NULL,
    "recent_open_long" INTEGER NOT NULL,
    "tenders" INTEGER NOT NULL,
    "cancelled" INTEGER NOT NULL,
    "outcomes" INTEGER NOT NULL,
    "followed" INTEGER NOT NULL,
    "outcomes_in_time" INTEGER NOT NULL,
    "awards" INTEGER NOT NULL,
    "awards_with_amount" INTEGER NOT NULL,
    "amounts_in_rand" INTEGER NOT NULL,
    "plausible_amounts" INTEGER NOT NULL,
    "estimated" INTEGER NOT NULL,
    "as_estimated" INTEGER NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "province_health_score_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."market" (
    "id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "months" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "market_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."sector_trend" (
    "id" UUID NOT NULL,
    "awards" INTEGER NOT NULL,
    "counted_awards" INTEGER NOT NULL,
    "value" DECIMAL,
    "months" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "sector_trend_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."province_value" (
    "id" UUID NOT NULL,
    "awards" INTEGER NOT NULL,
    "counted_awards" INTEGER NOT NULL,
    "value" DECIMAL,
    "years" JSONB NOT NULL,
    "categories" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "province_value_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company_total" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "ranking_id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "year" INTEGER,
    "home_province" TEXT,
    "awards" INTEGER NOT NULL,
    "value" DECIMAL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "company_total_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company_ranking" (
    "id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "year" INTEGER,
    "by_value" JSONB NOT NULL,
    "by_awards" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "company_ranking_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."winner_list" (
    "id" UUID NOT NULL,
    "winners" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "winner_list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."company_ranking" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "company_ranking_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."winner_list" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "winner_list_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "province_health_score_province_id_idx" ON "derived"."province_health_score"("province_id");

-- CreateIndex
CREATE INDEX "market_province_idx" ON "derived"."market"("province");

-- CreateIndex
CREATE INDEX "market_category_idx" ON "derived"."market"("category");

-- CreateIndex
CREATE INDEX "company_total_company_id_idx" ON "derived"."company_total"("company_id");

-- CreateIndex
CREATE INDEX "company_ranking_computed_at_id_idx" ON "read"."company_ranking"("computed_at", "id");

-- CreateIndex
CREATE INDEX "company_ranking_published_at_id_idx" ON "read"."company_ranking"("published_at", "id");

-- CreateIndex
CREATE INDEX "company_ranking_scope_idx" ON "read"."company_ranking"("scope");

-- CreateIndex
CREATE INDEX "company_ranking_change_seq_idx" ON "read"."company_ranking"("change_seq");

-- CreateIndex
CREATE INDEX "winner_list_computed_at_id_idx" ON "read"."winner_list"("computed_at", "id");

-- CreateIndex
CREATE INDEX "winner_list_published_at_id_idx" ON "read"."winner_list"("published_at", "id");

-- CreateIndex
CREATE INDEX "winner_list_change_seq_idx" ON "read"."winner_list"("change_seq");

-- CreateIndex
CREATE INDEX "tender_province_closing_date_time_idx" ON "core"."tender"("province", "closing_date_time");

-- prisma/sql/core/south_african_month.sql
-- The first day of the South African month that a moment lies in.
create or replace function core.south_african_month(moment timestamptz) returns date
language sql immutable parallel safe strict
return date_trunc('month', moment at time zone 'Africa/Johannesburg')::date;

-- prisma/sql/core/market_key.sql
-- Key of the tenders of one category in one province, either of which may be unknown: a UUID, so that it can be a stale key.
create or replace function core.market_key(province text, category text) returns uuid
language sql immutable parallel safe
return md5(coalesce(province, '') || chr(31) || coalesce(category, ''))::uuid;

-- prisma/sql/core/indexes.sql
-- Find the tenders of a buyer by number and by title, see core.buyers_key.
create index if not exists tender_reference_of_buyer on core.tender (core.buyers_key(organization_id, reference_key));
create index if not exists tender_title_of_buyer on core.tender (core.buyers_key(organization_id, title_key));
-- Find the notices that may be about a tender, by its number.
create index if not exists tender_notice_keys on core.tender using gin (notice_keys) where notice_kind is not null;
-- Find the tenders of a category in a province, see core.market_key.
create index if not exists tender_market on core.tender (core.market_key(province, category));
-- The latest awards, by their own date. A date after the day on which an award was seen cannot be right.
create index if not exists award_latest on core.award (least(awarded_at, first_captured_at) desc, id) where status = 'awarded';

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

-- prisma/sql/derived/company_ranking.sql
-- The first companies of a ranking by value and by number of awards. Every row has an award; by its condition the second index is
-- one that the Prisma schema, which cannot say in what order nulls come, leaves to this file.
create index if not exists company_total_by_value on derived.company_total (ranking_id, value desc, awards desc, company_id)
  where value is not null;
create index if not exists company_total_by_awards on derived.company_total (ranking_id, awards desc, value desc nulls last, company_id)
  where awards > 0;

-- The planner expects rankings of average size, and would read all companies of a large one to sort them. The settings leave it
-- nothing but to read the first ones in the order of the index.
create or replace function derived.first_by_value(ranking uuid, places int) returns setof derived.company_total
language sql stable parallel safe set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
  select * from derived.company_total where ranking_id = ranking and value is not null
  order by value desc, awards desc, company_id limit places
$$;
create or replace function derived.first_by_awards(ranking uuid, places int) returns setof derived.company_total
language sql stable parallel safe set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
  select * from derived.company_total where ranking_id = ranking and awards > 0
  order by awards desc, value desc nulls last, company_id limit places
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
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
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join core.award on award.id = named.id where award.tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists ( select from core.award where tender_id in (select id from changed) and status = 'awarded')) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.organization_id, new_rows.status, new_rows.closing_date_time, new_rows.notice_kind, new_rows.validation_errors, new_rows.first_captured_at, new_rows.province) is not distinct from (old_rows.id, old_rows.organization_id, old_rows.status, old_rows.closing_date_time, old_rows.notice_kind, old_rows.validation_errors, old_rows.first_captured_at, old_rows.province))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.organization_id, old_rows.status, old_rows.closing_date_time, old_rows.notice_kind, old_rows.validation_errors, old_rows.first_captured_at, old_rows.province) is not distinct from (new_rows.id, new_rows.organization_id, new_rows.status, new_rows.closing_date_time, new_rows.notice_kind, new_rows.validation_errors, new_rows.first_captured_at, new_rows.province))
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.organization_id, new_rows.status, new_rows.closing_date_time, new_rows.notice_kind, new_rows.validation_errors, new_rows.first_captured_at, new_rows.province) is not distinct from (old_rows.id, old_rows.organization_id, old_rows.status, old_rows.closing_date_time, old_rows.notice_kind, old_rows.validation_errors, old_rows.first_captured_at, old_rows.province))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.organization_id, old_rows.status, old_rows.closing_date_time, old_rows.notice_kind, old_rows.validation_errors, old_rows.first_captured_at, old_rows.province) is not distinct from (new_rows.id, new_rows.organization_id, new_rows.status, new_rows.closing_date_time, new_rows.notice_kind, new_rows.validation_errors, new_rows.first_captured_at, new_rows.province))
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.province, new_rows.closing_date_time, new_rows.publication_date_time, new_rows.status, new_rows.cancelled_at, new_rows.notice_kind, new_rows.validation_errors, new_rows.quality_score, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.province, old_rows.closing_date_time, old_rows.publication_date_time, old_rows.status, old_rows.cancelled_at, old_rows.notice_kind, old_rows.validation_errors, old_rows.quality_score, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.province, old_rows.closing_date_time, old_rows.publication_date_time, old_rows.status, old_rows.cancelled_at, old_rows.notice_kind, old_rows.validation_errors, old_rows.quality_score, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.province, new_rows.closing_date_time, new_rows.publication_date_time, new_rows.status, new_rows.cancelled_at, new_rows.notice_kind, new_rows.validation_errors, new_rows.quality_score, new_rows.first_captured_at))
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from changed) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.province, new_rows.category, new_rows.notice_kind, new_rows.validation_errors, new_rows.publication_date_time, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.province, old_rows.category, old_rows.notice_kind, old_rows.validation_errors, old_rows.publication_date_time, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.province, old_rows.category, old_rows.notice_kind, old_rows.validation_errors, old_rows.publication_date_time, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.province, new_rows.category, new_rows.notice_kind, new_rows.validation_errors, new_rows.publication_date_time, new_rows.first_captured_at))
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.category, new_rows.province) is not distinct from (old_rows.id, old_rows.category, old_rows.province))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.category, old_rows.province) is not distinct from (new_rows.id, new_rows.category, new_rows.province))
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join core.award on award.id = named.id where award.tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.title, new_rows.department, new_rows.organization_name, new_rows.province, new_rows.category) is not distinct from (old_rows.id, old_rows.title, old_rows.department, old_rows.organization_name, old_rows.province, old_rows.category))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.title, old_rows.department, old_rows.organization_name, old_rows.province, old_rows.category) is not distinct from (new_rows.id, new_rows.title, new_rows.department, new_rows.organization_name, new_rows.province, new_rows.category))
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists ( select from core.award where tender_id in (select id from changed) and status = 'awarded')) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
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
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join core.award on award.id = named.id where award.tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists ( select from core.award where tender_id in (select id from changed) and status = 'awarded')) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id in (select id from changed)) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.original_id) is not distinct from (old_rows.id, old_rows.original_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.original_id) is not distinct from (new_rows.id, new_rows.original_id))
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.original_id) is not distinct from (old_rows.id, old_rows.original_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.original_id) is not distinct from (new_rows.id, new_rows.original_id))
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.original_id) is not distinct from (old_rows.id, old_rows.original_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.original_id) is not distinct from (new_rows.id, new_rows.original_id))
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.original_id) is not distinct from (old_rows.id, old_rows.original_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.original_id) is not distinct from (new_rows.id, new_rows.original_id))
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id in (select id from changed)) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id in (select id from changed)) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.company_id, new_rows.company_ids) is not distinct from (old_rows.id, old_rows.company_id, old_rows.company_ids))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.company_id, old_rows.company_ids) is not distinct from (new_rows.id, new_rows.company_id, new_rows.company_ids))
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select tender_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select tender_id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.first_captured_at))
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.first_captured_at))
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select tender_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.awarded_at, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.awarded_at, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.awarded_at, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.awarded_at, new_rows.first_captured_at))
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select tender_id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.awarded_at, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.awarded_at, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.awarded_at, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.awarded_at, new_rows.first_captured_at))
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.awarded_at, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.awarded_at, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.awarded_at, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.awarded_at, new_rows.first_captured_at))
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.supplier_name, new_rows.awarded_at, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.supplier_name, old_rows.awarded_at, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.supplier_name, old_rows.awarded_at, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.supplier_name, new_rows.awarded_at, new_rows.first_captured_at))
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select tender_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select tender_id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.cancelled_at, new_rows.closing_date_time) is not distinct from (old_rows.id, old_rows.cancelled_at, old_rows.closing_date_time))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.cancelled_at, old_rows.closing_date_time) is not distinct from (new_rows.id, new_rows.cancelled_at, new_rows.closing_date_time))
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.cancelled_at, new_rows.closing_date_time) is not distinct from (old_rows.id, old_rows.cancelled_at, old_rows.closing_date_time))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.cancelled_at, old_rows.closing_date_time) is not distinct from (new_rows.id, new_rows.cancelled_at, new_rows.closing_date_time))
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.cancelled_at, new_rows.closing_date_time) is not distinct from (old_rows.id, old_rows.cancelled_at, old_rows.closing_date_time))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.cancelled_at, old_rows.closing_date_time) is not distinct from (new_rows.id, new_rows.cancelled_at, new_rows.closing_date_time))
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from core.tender where organization_id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from core.tender where organization_id in (select id from changed)))) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.name) is not distinct from (old_rows.id, old_rows.name))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.name) is not distinct from (new_rows.id, new_rows.name))
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from core.tender where organization_id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.name) is not distinct from (old_rows.id, old_rows.name))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.name) is not distinct from (new_rows.id, new_rows.name))
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from core.tender where organization_id in (select id from changed)))) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from core.tender where organization_id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from core.tender where organization_id in (select id from changed)))) keys where key is not null;
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
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id in (select id from changed)) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.name) is not distinct from (old_rows.id, old_rows.name))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.name) is not distinct from (new_rows.id, new_rows.name))
    )
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id in (select id from changed)) keys where key is not null;
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
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id in (select id from changed)) keys where key is not null;
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
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where province in (select entry->>'name' from changed where resource = 'province')) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now()) union select id from derived.province_health_score where province_id in (select id from changed)) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.entry) is not distinct from (old_rows.id, old_rows.entry))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.entry) is not distinct from (new_rows.id, new_rows.entry))
    )
    select distinct 'category_listing', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.entry) is not distinct from (old_rows.id, old_rows.entry))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.entry) is not distinct from (new_rows.id, new_rows.entry))
    )
    select distinct 'province_listing', key from (select id as key from core.codelist_entry where resource = 'province' and exists (select from changed where resource in ('province', 'tender_category')) union select id from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.entry) is not distinct from (old_rows.id, old_rows.entry))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.entry) is not distinct from (new_rows.id, new_rows.entry))
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where province in (select entry->>'name' from changed where resource = 'province')) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now()) union select id from derived.province_health_score where province_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.entry) is not distinct from (old_rows.id, old_rows.entry))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.entry) is not distinct from (new_rows.id, new_rows.entry))
    )
    select distinct 'sector_trend', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.entry) is not distinct from (old_rows.id, old_rows.entry))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.entry) is not distinct from (new_rows.id, new_rows.entry))
    )
    select distinct 'province_value', key from (select id as key from changed where resource = 'province') keys where key is not null;
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
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where province in (select entry->>'name' from changed where resource = 'province')) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now()) union select id from derived.province_health_score where province_id in (select id from changed)) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select tender_id from changed))) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.category_id, new_rows.tender_id) is not distinct from (old_rows.id, old_rows.category_id, old_rows.tender_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.category_id, old_rows.tender_id) is not distinct from (new_rows.id, new_rows.category_id, new_rows.tender_id))
    )
    select distinct 'category_listing', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.category_id, new_rows.tender_id) is not distinct from (old_rows.id, old_rows.category_id, old_rows.tender_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.category_id, old_rows.tender_id) is not distinct from (new_rows.id, new_rows.category_id, new_rows.tender_id))
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select tender_id from changed))) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select tender_id from changed))) keys where key is not null;
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
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed where actual_award_value is not null)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.value_estimate
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_value_estimate_insert();

create or replace function derived.mark_stale_by_value_estimate_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.minimum, new_rows.maximum, new_rows.actual_award_value) is not distinct from (old_rows.id, old_rows.minimum, old_rows.maximum, old_rows.actual_award_value))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.minimum, old_rows.maximum, old_rows.actual_award_value) is not distinct from (new_rows.id, new_rows.minimum, new_rows.maximum, new_rows.actual_award_value))
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed where actual_award_value is not null)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
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
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed where actual_award_value is not null)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
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
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' in (select category from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.market
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_market_insert();

create or replace function derived.mark_stale_by_market_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.category, new_rows.months, new_rows.computed_at) is not distinct from (old_rows.id, old_rows.category, old_rows.months, old_rows.computed_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.category, old_rows.months, old_rows.computed_at) is not distinct from (new_rows.id, new_rows.category, new_rows.months, new_rows.computed_at))
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' in (select category from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.province, new_rows.category, new_rows.months, new_rows.computed_at) is not distinct from (old_rows.id, old_rows.province, old_rows.category, old_rows.months, old_rows.computed_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.province, old_rows.category, old_rows.months, old_rows.computed_at) is not distinct from (new_rows.id, new_rows.province, new_rows.category, new_rows.months, new_rows.computed_at))
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
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
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' in (select category from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.market
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_market_delete();

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
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.ranking_id, new_rows.home_province, new_rows.awards, new_rows.value, new_rows.computed_at) is not distinct from (old_rows.id, old_rows.ranking_id, old_rows.home_province, old_rows.awards, old_rows.value, old_rows.computed_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.ranking_id, old_rows.home_province, old_rows.awards, old_rows.value, old_rows.computed_at) is not distinct from (new_rows.id, new_rows.ranking_id, new_rows.home_province, new_rows.awards, new_rows.value, new_rows.computed_at))
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

-- prisma/sql/derived/month_key.sql
-- The key of an entry of a codelist in one month: the entry's id, with the number of the month as its last eight digits. The
-- month can be read from the key, so that the key says what is to be computed.
create or replace function derived.month_key(entry uuid, month date) returns uuid
language sql immutable parallel safe strict
return (left(entry::text, 28) || lpad(to_hex((extract(year from month) * 12 + extract(month from month) - 1)::int), 8, '0'))::uuid;

-- The month of such a key; null of any other.
create or replace function derived.month_of(key uuid) returns date
language sql immutable parallel safe strict
return case when ('x' || right(key::text, 8))::bit(32)::bigint between 12 and 99999
  then make_date(('x' || right(key::text, 8))::bit(32)::int / 12, ('x' || right(key::text, 8))::bit(32)::int % 12 + 1, 1) end;

-- prisma/sql/derived/ranking_key.sql
-- Id of the ranking of companies for a province, a category and a year; null stands for all of them.
create or replace function derived.ranking_key(province text, category text, year int) returns uuid
language sql immutable parallel safe
return overlay(overlay(
  md5(coalesce(province, '') || chr(31) || coalesce(category, '') || chr(31) || coalesce(year::text, ''))
  placing '8' from 13) placing '8' from 17)::uuid;

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

-- There are derivations that have never run: derive computes everything once more. A new database has nothing to compute.
insert into derived.stale (derivation, key) select null, null where exists (select from core.tender);

-- The vectors of published tenders get the values of filters, as shared/domain/search/values.ts writes them. Change numbers stay,
-- because no payload changes.
update read.tender set search = search || array_to_tsvector(array_remove(
  array['#province_slug=' || province_slug] || array(select '#category_slugs=' || slug from unnest(category_slugs) slug), null));
