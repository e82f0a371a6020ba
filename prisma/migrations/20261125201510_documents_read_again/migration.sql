-- AlterTable
ALTER TABLE "core"."document_state" ADD COLUMN     "read_again" TEXT;
