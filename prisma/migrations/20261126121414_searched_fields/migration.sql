-- AlterTable
ALTER TABLE "read"."tender" ADD COLUMN     "briefing" TEXT,
ADD COLUMN     "cidb_grades" TEXT[],
ADD COLUMN     "has_documents" INTEGER,
ADD COLUMN     "municipality_code" TEXT,
ADD COLUMN     "required_documents" TEXT[];

-- CreateIndex
CREATE INDEX "tender_municipality_code_publication_date_time_id_idx" ON "read"."tender"("municipality_code", "publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_cidb_grades_idx" ON "read"."tender" USING GIN ("cidb_grades");

-- CreateIndex
CREATE INDEX "tender_required_documents_idx" ON "read"."tender" USING GIN ("required_documents");
