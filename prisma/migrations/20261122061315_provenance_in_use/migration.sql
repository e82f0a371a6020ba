-- CreateIndex
CREATE INDEX "tender_provenance_id_idx" ON "core"."tender"("provenance_id");
