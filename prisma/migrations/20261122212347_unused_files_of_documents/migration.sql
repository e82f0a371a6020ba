-- AlterTable
ALTER TABLE "core"."document_file" ADD COLUMN     "unused_at" TIMESTAMPTZ(6);
