-- AlterTable
ALTER TABLE "read"."intel_item" ADD COLUMN     "search" tsvector,
ADD COLUMN     "source_slug" TEXT;

-- AlterTable
ALTER TABLE "read"."intel_source" ADD COLUMN     "slug" TEXT;

-- CreateTable
CREATE TABLE "core"."intel_item" (
    "id" UUID NOT NULL,
    "source_id" UUID NOT NULL,
    "url" TEXT,
    "title" TEXT NOT NULL,
    "words" TEXT,
    "content_hash" TEXT NOT NULL,
    "language" TEXT,
    "published_at" TIMESTAMPTZ(6),
    "published" JSONB NOT NULL,
    "title_from_address" BOOLEAN NOT NULL DEFAULT false,
    "response_id" BIGINT,
    "feed_text" TEXT,
    "page_read_at" TIMESTAMPTZ(6),
    "page_fault" TEXT,
    "page_title" TEXT,
    "page_text" TEXT,
    "canonical_id" UUID,
    "canonical_url" TEXT,
    "duplicate_of" UUID,
    "ingested_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "intel_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."intel_analysis" (
    "id" UUID NOT NULL,
    "rules_version" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "urgency" TEXT NOT NULL,
    "provinces" TEXT[],
    "municipalities" TEXT[],
    "organizations" JSONB NOT NULL,
    "tenders" JSONB NOT NULL,
    "impact_score" INTEGER NOT NULL,
    "relevance_score" DOUBLE PRECISION NOT NULL,
    "summary" TEXT,
    "key_points" TEXT[],
    "risk_flags" TEXT[],
    "reasons" JSONB NOT NULL,

    CONSTRAINT "intel_analysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."intel_source" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "selector" TEXT,
    "pattern" TEXT,
    "source_type" TEXT NOT NULL,
    "licence" TEXT NOT NULL,
    "full_text" BOOLEAN NOT NULL DEFAULT false,
    "every_minutes" INTEGER NOT NULL DEFAULT 60,
    "origin" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'active',
    "pause_reason" TEXT,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_poll_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_polled_at" TIMESTAMPTZ(6),
    "last_success_at" TIMESTAMPTZ(6),
    "failure_count" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "etag" TEXT,
    "last_modified" TEXT,
    "response_id" BIGINT,
    "read_response_id" BIGINT,

    CONSTRAINT "intel_source_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "intel_item_source_id_idx" ON "core"."intel_item"("source_id");

-- CreateIndex
CREATE INDEX "intel_item_published_at_idx" ON "core"."intel_item"("published_at");

-- CreateIndex
CREATE INDEX "intel_item_content_hash_idx" ON "core"."intel_item"("content_hash");

-- CreateIndex
CREATE INDEX "intel_item_canonical_id_idx" ON "core"."intel_item"("canonical_id");

-- CreateIndex
CREATE UNIQUE INDEX "intel_source_slug_key" ON "ops"."intel_source"("slug");

-- CreateIndex
CREATE INDEX "intel_source_state_next_poll_at_idx" ON "ops"."intel_source"("state", "next_poll_at");

-- CreateIndex
CREATE INDEX "intel_item_category_issued_at_id_idx" ON "read"."intel_item"("category", "issued_at", "id");

-- CreateIndex
CREATE INDEX "intel_item_search_idx" ON "read"."intel_item" USING GIN ("search");

-- CreateIndex
CREATE INDEX "intel_source_slug_idx" ON "read"."intel_source"("slug");
