-- The entry of a province and that of a category have one name; rows stay.
ALTER TABLE "derived"."province_health_score" RENAME COLUMN "province_id" TO "entry_id";
ALTER INDEX "derived"."province_health_score_province_id_idx" RENAME TO "province_health_score_entry_id_idx";

-- CreateTable
CREATE TABLE "derived"."category_health_score" (
    "id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "recent_tenders" INTEGER NOT NULL,
    "recent_quality" DECIMAL NOT NULL,
    "recent_dated" INTEGER NOT NULL,
    "recent_open_long" INTEGER NOT NULL,
    "tenders" INTEGER NOT NULL,
    "cancelled" INTEGER NOT NULL,
    "outcomes" INTEGER NOT NULL,
    "followed" INTEGER NOT NULL,
    "outcomes_in_time" INTEGER NOT NULL,
    "awards" INTEGER NOT NULL,
    "awards_with_amount" INTEGER NOT NULL,
    "amounts_in_rand" INTEGER NOT NULL,
    "plausible_amounts" INTEGER NOT NULL,
    "estimated" INTEGER NOT NULL,
    "as_estimated" INTEGER NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "category_health_score_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."category_health_score" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "score_date" DATE NOT NULL,
    "category_record_id" UUID NOT NULL,

    CONSTRAINT "category_health_score_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "category_health_score_entry_id_idx" ON "derived"."category_health_score"("entry_id");

-- CreateIndex
CREATE INDEX "category_health_score_score_date_id_idx" ON "read"."category_health_score"("score_date", "id");

-- CreateIndex
CREATE INDEX "category_health_score_published_at_id_idx" ON "read"."category_health_score"("published_at", "id");

-- CreateIndex
CREATE INDEX "category_health_score_category_record_id_score_date_id_idx" ON "read"."category_health_score"("category_record_id", "score_date", "id");

-- CreateIndex
CREATE INDEX "category_health_score_change_seq_idx" ON "read"."category_health_score"("change_seq");

-- CreateIndex
CREATE INDEX "tender_category_closing_date_time_idx" ON "core"."tender"("category", "closing_date_time");
