-- AlterTable
ALTER TABLE "read"."organization" ADD COLUMN     "organization_type_detail" TEXT;

-- CreateIndex
CREATE INDEX "organization_organization_type_detail_name_id_idx" ON "read"."organization"("organization_type_detail", "name", "id");
