-- AlterTable
ALTER TABLE "core"."document_analysis" ADD COLUMN     "key_points" TEXT[],
ADD COLUMN     "summary" TEXT;

-- AlterTable
ALTER TABLE "derived"."tender_analysis" ADD COLUMN     "missing_evidence" JSONB,
ADD COLUMN     "points" JSONB;
