-- A rebuild makes buyers anew beside what is shown, because of their spellings the preferred one is known only when all
-- have been seen.
-- AlterTable
ALTER TABLE "core"."organization" ADD COLUMN     "anew" JSONB;
