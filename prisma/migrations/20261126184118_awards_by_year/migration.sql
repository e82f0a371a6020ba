-- AlterTable
ALTER TABLE "derived"."company_aggregate" ADD COLUMN     "years" JSONB;
