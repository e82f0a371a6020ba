-- CreateTable
CREATE TABLE "ops"."snapshot" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "request_id" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "records" BIGINT NOT NULL DEFAULT 0,
    "taken_at" TIMESTAMPTZ(6),
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(6),
    "moved_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "snapshot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."snapshot_file" (
    "snapshot_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "resource" TEXT,
    "format" TEXT NOT NULL,
    "records" BIGINT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "change_seq" BIGINT,

    CONSTRAINT "snapshot_file_pkey" PRIMARY KEY ("snapshot_id","name")
);

-- CreateIndex
CREATE UNIQUE INDEX "snapshot_request_id_key" ON "ops"."snapshot"("request_id");

-- CreateIndex
CREATE INDEX "snapshot_status_taken_at_idx" ON "ops"."snapshot"("status", "taken_at");

-- AddForeignKey
ALTER TABLE "ops"."snapshot_file" ADD CONSTRAINT "snapshot_file_snapshot_id_fkey" FOREIGN KEY ("snapshot_id") REFERENCES "ops"."snapshot"("id") ON DELETE CASCADE ON UPDATE CASCADE;
