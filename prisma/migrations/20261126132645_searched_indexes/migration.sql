-- CreateIndex
CREATE INDEX "tender_briefing_publication_date_time_id_idx" ON "read"."tender"("briefing", "publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_has_documents_publication_date_time_id_idx" ON "read"."tender"("has_documents", "publication_date_time", "id");
