-- AlterTable
ALTER TABLE "core"."document_file" ADD COLUMN     "unused_since" TIMESTAMPTZ(6);
