-- AlterTable
ALTER TABLE "core"."award" ADD COLUMN     "changed_at" TIMESTAMPTZ(6);
