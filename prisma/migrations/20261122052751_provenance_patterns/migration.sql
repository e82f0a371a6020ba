-- AlterTable
ALTER TABLE "read"."tender" ADD COLUMN     "provenance_id" UUID;

-- CreateTable
CREATE TABLE "read"."provenance_pattern" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "size" INTEGER NOT NULL,

    CONSTRAINT "provenance_pattern_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "provenance_pattern_change_seq_idx" ON "read"."provenance_pattern"("change_seq");

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
