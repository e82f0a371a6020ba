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
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
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
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.organization_id, new_rows.category, new_rows.province, new_rows.sources, new_rows.validation_errors, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.organization_id, old_rows.category, old_rows.province, old_rows.sources, old_rows.validation_errors, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.organization_id, old_rows.category, old_rows.province, old_rows.sources, old_rows.validation_errors, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.organization_id, new_rows.category, new_rows.province, new_rows.sources, new_rows.validation_errors, new_rows.first_captured_at))
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
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
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
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

create or replace function derived.mark_stale_by_organization_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
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
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.id) is not distinct from (old_rows.id, old_rows.id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.id) is not distinct from (new_rows.id, new_rows.id))
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
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
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.organization
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_organization_delete();

create or replace function derived.mark_stale_by_award_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
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
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.first_captured_at))
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
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
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.award
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_award_delete();

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
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender_category_relation
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_category_relation_delete();

-- prisma/sql/derived/storage.sql
-- Spellings are looked up by thousands of keys right after they were written. A list of pending entries would be read from
-- beginning to end for each key.
alter index derived.supplier_spelling_blocks_idx set (fastupdate = off);

-- prisma/sql/access/grants.sql
-- Rights of each role. The API reads schema `read` and the run log, and writes only its own tables: of a key it may write
-- when and how often it was used, and nothing else. Keys are made and revoked by the operator.
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

alter default privileges in schema raw, core, derived, read, ops grant select, insert, update, delete on tables to tender_worker;
alter default privileges in schema raw, core, derived, read, ops grant usage on sequences to tender_worker;
alter default privileges in schema read grant select on tables to tender_api;
alter default privileges in schema raw, core, derived, read, ops grant select on tables to tender_operator;
