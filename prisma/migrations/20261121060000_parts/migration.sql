-- Parts of a tender are written by nobody but normalise, with their tender and in its transaction. Looking up and locking
-- the tender for each of their rows took as long as writing them, so a part's tender is no longer checked by the table.

-- DropForeignKey
ALTER TABLE "core"."award" DROP CONSTRAINT "award_tender_id_fkey";

-- DropForeignKey
ALTER TABLE "core"."award_subcontractor" DROP CONSTRAINT "award_subcontractor_tender_id_fkey";

-- DropForeignKey
ALTER TABLE "core"."tender_bidder" DROP CONSTRAINT "tender_bidder_tender_id_fkey";

-- DropForeignKey
ALTER TABLE "core"."tender_category_relation" DROP CONSTRAINT "tender_category_relation_tender_id_fkey";

-- DropForeignKey
ALTER TABLE "core"."tender_contract" DROP CONSTRAINT "tender_contract_tender_id_fkey";

-- DropForeignKey
ALTER TABLE "core"."tender_document" DROP CONSTRAINT "tender_document_tender_id_fkey";

-- DropForeignKey
ALTER TABLE "core"."tender_event" DROP CONSTRAINT "tender_event_tender_id_fkey";

-- DropForeignKey
ALTER TABLE "core"."tender_milestone" DROP CONSTRAINT "tender_milestone_tender_id_fkey";

-- DropForeignKey
ALTER TABLE "core"."tender_party" DROP CONSTRAINT "tender_party_tender_id_fkey";

-- A tender still takes its parts with it when it goes. Nothing of this can be said in prisma/schema.
create function core.remove_parts_of(tenders uuid[]) returns void language plpgsql as $$
declare
  parts text;
begin
  foreach parts in array array['tender_document', 'tender_event', 'tender_party', 'tender_bidder', 'tender_contract',
    'tender_milestone', 'tender_category_relation', 'award_subcontractor', 'award']
  loop
    execute format('delete from core.%I where tender_id = any($1)', parts) using tenders;
  end loop;
end
$$;

create function core.remove_parts() returns trigger language plpgsql as $$
begin
  perform core.remove_parts_of(array(select id from gone));
  return null;
end
$$;

create trigger remove_parts after delete on core.tender
  referencing old table as gone for each statement execute function core.remove_parts();

-- Nobody gives a tender another id; should it happen, its parts are made again under the right one.
create function core.remove_parts_of_old_id() returns trigger language plpgsql as $$
begin
  perform core.remove_parts_of(array[old.id]);
  return null;
end
$$;

create trigger remove_parts_of_old_id after update on core.tender
  for each row when (old.id <> new.id) execute function core.remove_parts_of_old_id();

-- A buyer's number or title, as one value. Looked up by two columns the planner may take the index of either, or of the
-- buyer alone, and it keeps to what it chose when the tables were small; then a buyer with thousands of tenders has all of
-- them read for each of its tenders.

-- DropIndex
DROP INDEX "core"."tender_organization_id_reference_key_idx";

-- DropIndex
DROP INDEX "core"."tender_organization_id_title_key_idx";

-- CreateIndex
CREATE INDEX "tender_organization_id_idx" ON "core"."tender"("organization_id");

create function core.buyers_key(buyer uuid, key text) returns bigint
language sql immutable parallel safe
return hashtextextended(key, uuid_hash_extended(buyer, 0));

create index tender_reference_of_buyer on core.tender (core.buyers_key(organization_id, reference_key));
create index tender_title_of_buyer on core.tender (core.buyers_key(organization_id, title_key));

-- The same as before. `is not distinct from` tells apart what only the hash has in common, and no index is asked for it.
create or replace view core.tender_relation as
select tender.id, parent.tender_id as parent_tender_id, original.tender_id as duplicate_of
from core.tender
left join lateral (
  select (notice).tender_id from (
    select notice from core.tender notice
    where core.buyers_key(notice.organization_id, notice.reference_key) in (
        core.buyers_key(tender.organization_id, tender.reference_key),
        core.buyers_key(tender.organization_id, regexp_replace(tender.reference_key, 're?$', '')))
      and (tender.readvertised or notice.closes_at < tender.closes_at and core.titles_agree(notice, tender))
    union all
    select notice from core.tender notice
    where tender.readvertised
      and core.buyers_key(notice.organization_id, notice.title_key) = core.buyers_key(tender.organization_id, tender.title_key)
  ) earlier
  where (notice).organization_id is not distinct from tender.organization_id
    and core.is_before(notice, tender) and not core.same_tender(notice, tender)
  order by coalesce((notice).published_at, '-infinity') desc, length((notice).tender_id) desc,
    (notice).tender_id collate "C" desc limit 1
) parent on true
left join lateral (
  select (twin).tender_id from (
    select twin from core.tender twin
    where core.buyers_key(twin.organization_id, twin.reference_key) = core.buyers_key(tender.organization_id, tender.reference_key)
    union all
    select twin from core.tender twin
    where core.buyers_key(twin.organization_id, twin.title_key) = core.buyers_key(tender.organization_id, tender.title_key)
  ) earlier
  where (twin).organization_id is not distinct from tender.organization_id
    and core.is_before(twin, tender) and core.same_tender(twin, tender)
  order by coalesce((twin).published_at, '-infinity'), length((twin).tender_id), (twin).tender_id collate "C" limit 1
) original on true;

-- Statistics of a table with a handful of rows make reading it whole look as good as its index, and while a load runs the
-- table has thousands before it is looked at again. Without statistics the planner takes the index.
do $$
declare
  of_table regclass;
begin
  for of_table in
    select oid from pg_class where relnamespace in ('core'::regnamespace, 'read'::regnamespace) and relkind = 'r' order by 1
  loop
    execute format('alter table %s set (autovacuum_analyze_threshold = 1000)', of_table);
  end loop;
end
$$;

-- Most patterns of provenance are stored already, so normalise asks only whether they are; a rebuild has each written
-- once more.
-- AlterTable
ALTER TABLE "core"."provenance" ADD COLUMN     "anew" BOOLEAN NOT NULL DEFAULT false;
