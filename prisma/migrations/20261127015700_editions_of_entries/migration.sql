-- AlterTable
ALTER TABLE "core"."restricted_supplier" ADD COLUMN     "steps" JSONB;
