-- AlterTable
ALTER TABLE "core"."tender" ADD COLUMN     "notice_keys" TEXT[],
ADD COLUMN     "notice_kind" TEXT,
ADD COLUMN     "notice_title" TEXT;

-- AlterTable
ALTER TABLE "core"."tender_event" ADD COLUMN     "of_subject" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "derived"."tender_effect" (
    "id" UUID NOT NULL,
    "cancelled_at" TIMESTAMPTZ(6),
    "closing_date_time" TIMESTAMPTZ(6),
    "extended_at" TIMESTAMPTZ(6),
    "valid_until" DATE,
    "publication_type" TEXT,
    "amendments" INTEGER NOT NULL,
    "captured_at" TIMESTAMPTZ(6) NOT NULL,
    "notices" JSONB NOT NULL,

    CONSTRAINT "tender_effect_pkey" PRIMARY KEY ("id")
);

-- prisma/sql/core/speaks_of.sql
-- The rule speaksOf of shared/domain/tenders/relation.ts. Both must be of the same buyer.
create or replace function core.speaks_of(notice core.tender, subject core.tender) returns boolean
language sql immutable parallel safe
return subject.notice_kind is null and coalesce(subject.reference_key = any(notice.notice_keys), false)
  and (notice.notice_title is null or coalesce(core.title_overlap(notice.notice_title, subject.title) >= 0.75, false));

-- prisma/sql/core/indexes.sql
-- Find the tenders of a buyer by number and by title, see core.buyers_key.
create index if not exists tender_reference_of_buyer on core.tender (core.buyers_key(organization_id, reference_key));
create index if not exists tender_title_of_buyer on core.tender (core.buyers_key(organization_id, title_key));
-- Find the notices that may be about a tender, by its number.
create index if not exists tender_notice_keys on core.tender using gin (notice_keys) where notice_kind is not null;

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
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.organization_id, new_rows.category, new_rows.province, new_rows.sources, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.organization_id, old_rows.category, old_rows.province, old_rows.sources, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.organization_id, old_rows.category, old_rows.province, old_rows.sources, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.organization_id, new_rows.category, new_rows.province, new_rows.sources, new_rows.first_captured_at))
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.province) is not distinct from (old_rows.id, old_rows.province))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.province) is not distinct from (new_rows.id, new_rows.province))
    )
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
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

-- prisma/sql/derived/tender_state.sql
-- The state of each tender with what notices say about it. A cancellation letter cancels a tender that was not awarded: a
-- publisher that shows an award is more certain than the link of a letter to its tender. cancelled_at is null unless a
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
  select effect.cancelled_at is not null and tender.status in ('active', 'closed') as cancels
) letter
cross join lateral (
  select (greatest(tender.closing_date_time, effect.closing_date_time) at time zone 'Africa/Johannesburg')::date as day
) closes;

-- prisma/sql/derived/timeline.sql
-- The events of each tender: its own, and those of the notices about it. An event of a notice is shown with the tender that
-- the notice is about, or with the notice while that tender is not known. A closing moves with the closing time, and does
-- not happen after a cancellation.
create or replace view derived.timeline as
select event.id, event.tender_id, event.event_type,
  case when event.event_type = 'closed' then greatest(event.occurred_at, state.closing_date_time) else event.occurred_at end as occurred_at,
  event.title, event.description, event.field, event.before, event.after, event.source, event.confidence
from core.tender_event event
left join derived.tender_state state on state.id = event.tender_id and event.event_type = 'closed'
where not event.of_subject and not coalesce(event.event_type = 'closed' and state.cancelled_at <= state.closing_date_time, false)
union all
select event.id, relation.parent_id, event.event_type, event.occurred_at, event.title, event.description, event.field,
  case event.event_type when 'cancelled' then to_jsonb(subject.status)
    when 'closing-date-changed' then to_jsonb(core.south_african_time(subject.closing_date_time))
    when 'validity-extended' then to_jsonb(subject.validity_period) end,
  event.after, event.source, event.confidence
from derived.tender_relation relation
join core.tender subject on subject.id = relation.parent_id
join core.tender_event event on event.tender_id = relation.id and event.of_subject
union all
select event.id, event.tender_id, event.event_type, event.occurred_at, event.title, event.description, event.field,
  event.before, event.after, event.source, event.confidence
from core.tender_event event
where event.of_subject and not exists (
  select from derived.tender_relation relation where relation.id = event.tender_id and relation.parent_id is not null);
