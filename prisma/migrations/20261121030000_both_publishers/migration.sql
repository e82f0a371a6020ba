-- A second publisher: a process stands on captures of several, its tender says where each value came from, and there are
-- tables for what only the portal shows. Everything in `core` follows from `raw`, so what is there is made anew: the
-- documents are marked as not normalised and the sweep sends them again. What is published stays until it is replaced.
drop view ops.completeness;
truncate core.process, core.tender, core.organization cascade;
delete from core.change where resource <> 'province' and resource <> 'tender_category';
update raw.document set normalised_at = null where fault is null and captures > 0;

-- DropIndex
DROP INDEX "core"."process_source_number_idx";

-- DropIndex
DROP INDEX "core"."tender_organization_id_idx";

-- AlterTable
ALTER TABLE "core"."award" ADD COLUMN     "award_key" TEXT NOT NULL,
ADD COLUMN     "bee_level" TEXT,
ADD COLUMN     "bee_points" DECIMAL,
ADD COLUMN     "points" DECIMAL,
ADD COLUMN     "sources" TEXT[],
ALTER COLUMN "ocds_award_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "core"."organization" ADD COLUMN     "municipality_code" TEXT,
ADD COLUMN     "organization_type" TEXT,
ADD COLUMN     "province" TEXT,
ADD COLUMN     "sphere" TEXT;

-- AlterTable
ALTER TABLE "core"."process" DROP COLUMN "captured_at",
DROP COLUMN "document_id",
DROP COLUMN "hash",
DROP COLUMN "position",
DROP COLUMN "source",
ADD COLUMN     "standing" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "core"."tender" ADD COLUMN     "cancellation_reason" TEXT,
ADD COLUMN     "category_confidence" DOUBLE PRECISION,
ADD COLUMN     "category_method" TEXT,
ADD COLUMN     "e_submission" BOOLEAN,
ADD COLUMN     "failed_checks" TEXT[],
ADD COLUMN     "full_address" TEXT,
ADD COLUMN     "locality" TEXT,
ADD COLUMN     "municipality_code" TEXT,
ADD COLUMN     "municipality_source" TEXT,
ADD COLUMN     "postal_code" TEXT,
ADD COLUMN     "provenance_id" UUID,
ADD COLUMN     "province_confidence" DOUBLE PRECISION,
ADD COLUMN     "quality_score" DOUBLE PRECISION NOT NULL DEFAULT 1,
ADD COLUMN     "readvertised" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reference_key" TEXT,
ADD COLUMN     "sources" TEXT[],
ADD COLUMN     "title_key" TEXT,
ADD COLUMN     "two_envelope" BOOLEAN,
ADD COLUMN     "validity_period" INTEGER;

-- AlterTable
ALTER TABLE "read"."tender" ADD COLUMN     "duplicate_of" TEXT,
ADD COLUMN     "parent_tender_id" TEXT;

-- CreateTable
CREATE TABLE "core"."award_subcontractor" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "award_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "percentage" DECIMAL,
    "bee_level" TEXT,
    "black_youth" BOOLEAN,
    "black_women" BOOLEAN,
    "black_disabled" BOOLEAN,
    "black_military" BOOLEAN,
    "black_rural" BOOLEAN,

    CONSTRAINT "award_subcontractor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_bidder" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "tender_bidder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_contract" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "ocds_contract_id" TEXT,
    "award_id" UUID,
    "title" TEXT,
    "status" TEXT,
    "description" TEXT,
    "amount" DECIMAL,
    "currency" TEXT,
    "starts_at" TIMESTAMPTZ(6),
    "ends_at" TIMESTAMPTZ(6),
    "signed_at" TIMESTAMPTZ(6),

    CONSTRAINT "tender_contract_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_milestone" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "ocds_milestone_id" TEXT,
    "title" TEXT,
    "type" TEXT,
    "description" TEXT,
    "code" TEXT,
    "due_at" TIMESTAMPTZ(6),
    "met_at" TIMESTAMPTZ(6),
    "modified_at" TIMESTAMPTZ(6),
    "status" TEXT,

    CONSTRAINT "tender_milestone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_category_relation" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "category_id" UUID NOT NULL,

    CONSTRAINT "tender_category_relation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."provenance" (
    "id" UUID NOT NULL,
    "fields" JSONB NOT NULL,

    CONSTRAINT "provenance_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "award_subcontractor_tender_id_idx" ON "core"."award_subcontractor"("tender_id");

-- CreateIndex
CREATE INDEX "tender_bidder_tender_id_idx" ON "core"."tender_bidder"("tender_id");

-- CreateIndex
CREATE INDEX "tender_contract_tender_id_idx" ON "core"."tender_contract"("tender_id");

-- CreateIndex
CREATE INDEX "tender_milestone_tender_id_idx" ON "core"."tender_milestone"("tender_id");

-- CreateIndex
CREATE INDEX "tender_category_relation_tender_id_idx" ON "core"."tender_category_relation"("tender_id");

-- CreateIndex
CREATE INDEX "tender_category_relation_category_id_idx" ON "core"."tender_category_relation"("category_id");

-- CreateIndex
CREATE INDEX "tender_organization_id_reference_key_idx" ON "core"."tender"("organization_id", "reference_key");

-- CreateIndex
CREATE INDEX "tender_organization_id_title_key_idx" ON "core"."tender"("organization_id", "title_key");

-- AddForeignKey
ALTER TABLE "core"."award_subcontractor" ADD CONSTRAINT "award_subcontractor_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "core"."tender"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "core"."tender_bidder" ADD CONSTRAINT "tender_bidder_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "core"."tender"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "core"."tender_contract" ADD CONSTRAINT "tender_contract_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "core"."tender"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "core"."tender_milestone" ADD CONSTRAINT "tender_milestone_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "core"."tender"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "core"."tender_category_relation" ADD CONSTRAINT "tender_category_relation_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "core"."tender"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on what Prisma cannot express.

-- Every number from the first to the last that a source has published is in one of four states, of which only
-- `unknown` is a gap in our knowledge.
create view ops.completeness as
with published as (
  select source, min(number) as first_number, max(number) as max_number, count(*) as published
  from core.process, jsonb_object_keys(standing) as source where number is not null group by source
),
holes as (
  select probe.source,
    count(*) filter (where outcome = 'never') as never,
    count(*) filter (where outcome = 'failing') as failing
  from ops.probe join published using (source)
  where probe.number between first_number and max_number
  group by probe.source
)
select source, first_number, max_number, published,
  coalesce(never, 0) as never,
  coalesce(failing, 0) as failing,
  max_number - first_number + 1 - published - coalesce(never, 0) - coalesce(failing, 0) as unknown
from published left join holes using (source)
-- A publisher that is not asked by number leaves no probes, and says nothing of the numbers it does not list.
where exists (select from ops.probe where probe.source = published.source) or source = 'ocds';

grant select on ops.completeness to tender_worker, tender_operator;

-- Of the three-letter pieces of the shorter title, the share that the longer one has too; null where one has no letters.
create function core.title_overlap(one text, other text) returns double precision
language sql immutable parallel safe
return (
  select cardinality(array(select unnest(a) intersect select unnest(b)))::double precision
    / nullif(least(cardinality(a), cardinality(b)), 0)
  from (select public.show_trgm(one) as a, public.show_trgm(other) as b) pieces
);

create function core.titles_agree(one core.tender, other core.tender) returns boolean
language sql immutable parallel safe
return coalesce(one.title_key = other.title_key or core.title_overlap(one.title, other.title) >= 0.75, false);

create function core.same_day(one timestamptz, other timestamptz) returns boolean
language sql immutable parallel safe
return coalesce(
  (one at time zone 'Africa/Johannesburg')::date = (other at time zone 'Africa/Johannesburg')::date, false);

-- workers/normalise/relation.ts: sameTender. Both are of one buyer.
create function core.same_tender(one core.tender, other core.tender) returns boolean
language sql immutable parallel safe
return case
  when one.reference_key is null or other.reference_key is null then false
  when one.reference_key = other.reference_key then
    (core.same_day(one.closes_at, other.closes_at) or core.same_day(one.published_at, other.published_at))
    and core.titles_agree(one, other)
  else coalesce(one.title_key = other.title_key, false)
    and core.same_day(one.closes_at, other.closes_at) and core.same_day(one.published_at, other.published_at)
    and regexp_replace(one.reference_key, '[^0-9]', '', 'g') = regexp_replace(other.reference_key, '[^0-9]', '', 'g')
    and length(regexp_replace(one.reference_key, '[^0-9]', '', 'g')) >= 3
end;

-- By publication, then by the publisher's count.
create function core.is_before(one core.tender, other core.tender) returns boolean
language sql immutable parallel safe
return (coalesce(one.published_at, '-infinity'), length(one.tender_id), one.tender_id collate "C")
  < (coalesce(other.published_at, '-infinity'), length(other.tender_id), other.tender_id collate "C");

-- What one tender of a buyer has to do with an earlier one. The earlier one is always earlier in one total order, so no
-- chain of these comes back to where it began.
create view core.tender_relation as
select tender.id, parent.tender_id as parent_tender_id, original.tender_id as duplicate_of
from core.tender
-- Advertised again: it has the earlier one's number or title and says so, or it has both and closes later. Each part is a
-- range of one index.
left join lateral (
  select (notice).tender_id from (
    select notice from core.tender notice
    where notice.organization_id = tender.organization_id
      and notice.reference_key in (tender.reference_key, regexp_replace(tender.reference_key, 're?$', ''))
      and (tender.readvertised or notice.closes_at < tender.closes_at and core.titles_agree(notice, tender))
    union all
    select notice from core.tender notice
    where tender.readvertised and notice.organization_id = tender.organization_id and notice.title_key = tender.title_key
  ) earlier
  where core.is_before(notice, tender) and not core.same_tender(notice, tender)
  order by coalesce((notice).published_at, '-infinity') desc, length((notice).tender_id) desc,
    (notice).tender_id collate "C" desc limit 1
) parent on true
-- Published twice: the same round, whatever either says about it.
left join lateral (
  select (twin).tender_id from (
    select twin from core.tender twin
    where twin.organization_id = tender.organization_id and twin.reference_key = tender.reference_key
    union all
    select twin from core.tender twin
    where twin.organization_id = tender.organization_id and twin.title_key = tender.title_key
  ) earlier
  where core.is_before(twin, tender) and core.same_tender(twin, tender)
  order by coalesce((twin).published_at, '-infinity'), length((twin).tender_id), (twin).tender_id collate "C" limit 1
) original on true;

grant select on core.tender_relation to tender_worker, tender_operator;

-- Who points to a tender; few tenders point anywhere.
create index tender_pointing_to_duplicate on read.tender (duplicate_of) where duplicate_of is not null;
create index tender_pointing_to_parent on read.tender (parent_tender_id) where parent_tender_id is not null;
