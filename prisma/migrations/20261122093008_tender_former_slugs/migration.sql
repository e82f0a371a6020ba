-- AlterTable
ALTER TABLE "core"."tender" ADD COLUMN     "former_slugs" TEXT[];

-- AlterTable
ALTER TABLE "read"."tender" ADD COLUMN     "former_slugs" TEXT[];

-- CreateIndex
CREATE INDEX "tender_former_slugs_idx" ON "read"."tender" USING GIN ("former_slugs");
