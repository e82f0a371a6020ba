-- AlterTable
ALTER TABLE "core"."award" ADD COLUMN     "supplier_members" JSONB;

-- AlterTable
ALTER TABLE "read"."award" ADD COLUMN     "publisher_award_id" TEXT;

-- CreateIndex
CREATE INDEX "award_publisher_award_id_idx" ON "read"."award"("publisher_award_id");
