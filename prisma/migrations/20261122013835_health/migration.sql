-- AlterTable
ALTER TABLE "ops"."sync_meta" ADD COLUMN     "circuit_until" TIMESTAMPTZ(6);

-- CreateTable
CREATE TABLE "ops"."process" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "stages" TEXT[],
    "host" TEXT NOT NULL,
    "pid" INTEGER NOT NULL,
    "operator" TEXT,
    "started_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(6),

    CONSTRAINT "process_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."scheduled_job" (
    "name" TEXT NOT NULL,
    "done_at" TIMESTAMPTZ(6),
    "due_at" TIMESTAMPTZ(6) NOT NULL,
    "queued" BOOLEAN NOT NULL,
    "failed_at" TIMESTAMPTZ(6),
    "error" TEXT,

    CONSTRAINT "scheduled_job_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "ops"."health" (
    "single" BOOLEAN NOT NULL DEFAULT true,
    "checked_at" TIMESTAMPTZ(6) NOT NULL,
    "findings" JSONB NOT NULL,
    "measured" JSONB NOT NULL,

    CONSTRAINT "health_pkey" PRIMARY KEY ("single")
);

-- CreateIndex
CREATE INDEX "process_seen_at_idx" ON "ops"."process"("seen_at");

-- prisma/sql/access/grants.sql, of which only this is new
grant select on ops.health to tender_api;
