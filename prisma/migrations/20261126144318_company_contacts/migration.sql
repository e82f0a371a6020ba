-- AlterTable
ALTER TABLE "derived"."cipc_enrichment" ADD COLUMN     "cidb_grading" TEXT,
ADD COLUMN     "contact_email" TEXT,
ADD COLUMN     "contact_phone" TEXT,
ADD COLUMN     "website" TEXT;
