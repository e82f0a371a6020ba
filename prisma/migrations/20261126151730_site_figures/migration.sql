-- AlterTable
ALTER TABLE "derived"."organization_aggregate" ADD COLUMN     "month_counts" JSONB;

-- AlterTable
ALTER TABLE "read"."tombstone" ADD COLUMN     "names" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "derived"."organization_supplier" (
    "id" UUID NOT NULL,
    "suppliers" INTEGER NOT NULL,
    "awards_of_three" INTEGER NOT NULL,
    "value_of_three" DECIMAL,
    "first_suppliers" JSONB NOT NULL,

    CONSTRAINT "organization_supplier_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."incident" (
    "id" BIGSERIAL NOT NULL,
    "condition" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "began_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(6),

    CONSTRAINT "incident_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "incident_began_at_idx" ON "ops"."incident"("began_at");

-- CreateIndex
CREATE INDEX "tombstone_names_idx" ON "read"."tombstone" USING GIN ("names");
