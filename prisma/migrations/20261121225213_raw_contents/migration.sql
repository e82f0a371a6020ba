-- DropForeignKey
ALTER TABLE "raw"."response" DROP CONSTRAINT "response_hash_fkey";

-- AlterTable
ALTER TABLE "raw"."capture" ADD COLUMN     "last_seen_at" TIMESTAMPTZ(6),
ADD COLUMN     "times" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "raw"."page" (
    "response_id" BIGINT NOT NULL,
    "source" TEXT NOT NULL,
    "fetched_at" TIMESTAMPTZ(6) NOT NULL,
    "contents" BIGINT[],
    "encoding" TEXT,
    "envelope" BYTEA,

    CONSTRAINT "page_pkey" PRIMARY KEY ("response_id")
);

-- CreateTable
CREATE TABLE "raw"."block" (
    "response_id" BIGINT NOT NULL,
    "encoding" TEXT NOT NULL,
    "body" BYTEA NOT NULL,

    CONSTRAINT "block_pkey" PRIMARY KEY ("response_id")
);

-- CreateTable
CREATE TABLE "raw"."content" (
    "id" BIGSERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "text_hash" BYTEA,
    "natural_key" TEXT,
    "number" INTEGER,
    "response_id" BIGINT NOT NULL,
    "place" INTEGER NOT NULL,

    CONSTRAINT "content_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "raw"."removed_total" (
    "source" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "responses" INTEGER NOT NULL DEFAULT 0,
    "faults" INTEGER NOT NULL DEFAULT 0,
    "captures" INTEGER NOT NULL DEFAULT 0,
    "normalised" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "removed_total_pkey" PRIMARY KEY ("source","day")
);

-- CreateIndex
CREATE INDEX "page_source_fetched_at_idx" ON "raw"."page"("source", "fetched_at");

-- CreateIndex
CREATE UNIQUE INDEX "content_source_hash_key" ON "raw"."content"("source", "hash");

-- AddForeignKey
ALTER TABLE "raw"."page" ADD CONSTRAINT "page_response_id_fkey" FOREIGN KEY ("response_id") REFERENCES "raw"."response"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "raw"."block" ADD CONSTRAINT "block_response_id_fkey" FOREIGN KEY ("response_id") REFERENCES "raw"."response"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Sorts that fit are done in memory; the order of letters does not matter to them, so they compare bytes.
set local work_mem = '256MB';

-- Every distinct content, stored in the blob of the response that was the first to show it. The job `retention` moves the
-- bytes to blocks, so that this statement need not read them.
insert into raw.content (source, hash, natural_key, number, response_id, place)
select distinct on (capture.hash, capture.source collate "C")
  capture.source, capture.hash, capture.natural_key, capture.number, capture.response_id, capture.position
from raw.capture join raw.response on response.id = capture.response_id
order by capture.hash, capture.source collate "C", response.fetched_at, capture.response_id, capture.position;

-- The contents of every response that can be used.
insert into raw.page (response_id, source, fetched_at, contents)
select response.id, response.source, response.fetched_at,
  coalesce(array_agg(content.id order by capture.position) filter (where content.id is not null), '{}')
from raw.response
left join raw.capture on capture.response_id = response.id
left join raw.content on content.source = capture.source and content.hash = capture.hash
where response.fault is null group by response.id;

-- Of consecutive sightings of one content the first remains.
delete from raw.capture using (
  select capture.response_id, capture.position,
    lag(capture.hash) over (
      partition by capture.natural_key collate "C", capture.source collate "C"
      order by response.fetched_at, capture.response_id, capture.position) = capture.hash as repeated
  from raw.capture join raw.response on response.id = capture.response_id where capture.natural_key is not null
) as sighting
where sighting.repeated and sighting.response_id = capture.response_id and sighting.position = capture.position;
-- Records without a key have no history; each content of them remains where it was first seen.
delete from raw.capture using raw.content
where capture.natural_key is null and content.source = capture.source and content.hash = capture.hash
  and (content.response_id, content.place) <> (capture.response_id, capture.position);

-- prisma/sql/raw/indexes.sql
-- Finds the responses waiting to be normalised without reading the others.
create index if not exists response_outstanding on raw.response (fetched_at) where normalised_at is null and fault is null;
-- Contents whose bytes are part of a whole response. Responses are cut into contents when they are stored, so there are few.
create index if not exists content_in_blob on raw.content (response_id) where text_hash is null;

-- prisma/sql/raw/storage.sql
-- Bodies are already compressed when they are stored, so PostgreSQL should not try to compress them.
alter table raw.blob alter column body set storage external;
alter table raw.block alter column body set storage external;
-- Room in each page for a second version of some rows, so that counting sightings changes no index.
alter table raw.capture set (fillfactor = 90);

-- prisma/sql/ops/reconciliation.sql
-- Captures stored by each source, in total and by outcome: stored = normalised + unchanged + rejected + outstanding.
-- Responses that were removed are counted by their totals.
create or replace view ops.reconciliation as
select source,
  sum(responses)::bigint as responses,
  sum(faults)::bigint as faults,
  sum(captures)::bigint as stored,
  sum(normalised)::bigint as normalised,
  sum(unchanged)::bigint as unchanged,
  sum(rejected)::bigint as rejected,
  sum(outstanding)::bigint as outstanding
from (
  select source, count(*) filter (where fault is null) as responses, count(*) filter (where fault is not null) as faults,
    sum(captures) as captures, sum(normalised) as normalised, sum(unchanged) as unchanged, sum(rejected) as rejected,
    coalesce(sum(captures) filter (where fault is null and normalised_at is null), 0) as outstanding
  from raw.response group by source
  union all
  select source, sum(responses), sum(faults), sum(captures), sum(normalised), sum(unchanged), sum(rejected), 0
  from raw.removed_total group by source
) as counted
group by source;
