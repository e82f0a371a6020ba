-- CreateTable
CREATE TABLE "derived"."tender_place" (
    "id" UUID NOT NULL,
    "organization_id" UUID,
    "province" TEXT,
    "category" TEXT,
    "market_id" UUID NOT NULL,
    "sources" TEXT[],
    "invites" BOOLEAN NOT NULL,
    "notice" BOOLEAN NOT NULL,
    "placeholder" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(6),
    "listed_at" TIMESTAMPTZ(6) NOT NULL,
    "month" DATE NOT NULL,
    "stated_closing_at" TIMESTAMPTZ(6),
    "closes_at" TIMESTAMPTZ(6),
    "cancelled_at" TIMESTAMPTZ(6),
    "quality_score" DECIMAL NOT NULL,
    "seen_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tender_place_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tender_place_organization_id_idx" ON "derived"."tender_place"("organization_id");

-- CreateIndex
CREATE INDEX "tender_place_market_id_idx" ON "derived"."tender_place"("market_id");

-- CreateIndex
CREATE INDEX "tender_place_province_stated_closing_at_idx" ON "derived"."tender_place"("province", "stated_closing_at");

-- CreateIndex
CREATE INDEX "tender_place_category_stated_closing_at_idx" ON "derived"."tender_place"("category", "stated_closing_at");

-- The rows of tenders that are already there.
INSERT INTO "derived"."stale" ("derivation", "key") SELECT 'tender_place', "id" FROM "core"."tender";
