-- AlterTable
ALTER TABLE "core"."award" ADD COLUMN     "changed_at" TIMESTAMPTZ(6);

-- CreateTable
CREATE TABLE "core"."stale_document" (
    "id" BIGSERIAL NOT NULL,
    "document_id" UUID NOT NULL,

    CONSTRAINT "stale_document_pkey" PRIMARY KEY ("id")
);
