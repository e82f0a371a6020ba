-- AlterTable
ALTER TABLE "read"."article" ADD COLUMN     "author_slug" TEXT,
ADD COLUMN     "search" tsvector;

-- AlterTable
ALTER TABLE "read"."newsletter_edition" ADD COLUMN     "search" tsvector;

-- CreateTable
CREATE TABLE "core"."author" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "path" TEXT,
    "name" TEXT NOT NULL,
    "bio" TEXT,
    "avatar" TEXT,
    "role" TEXT,
    "twitter_handle" TEXT,
    "linkedin_url" TEXT,
    "expertise" TEXT[],
    "allowed_categories" TEXT[],
    "preferred_archetypes" TEXT[],
    "forbidden_archetypes" TEXT[],
    "tone_rules" TEXT[],
    "structure_rules" TEXT[],
    "cooldown_days_by_topic" JSONB NOT NULL,
    "banned_phrases" TEXT[],
    "max_posts_per_week" INTEGER,
    "page" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "author_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."article" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "path" TEXT,
    "status" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "publish_at" TIMESTAMPTZ(6),
    "content" TEXT NOT NULL,
    "links" JSONB NOT NULL,
    "figure" TEXT,
    "sources" JSONB NOT NULL,
    "revision" INTEGER NOT NULL,
    "corrections" JSONB NOT NULL,
    "author_id" UUID,
    "category_name" TEXT,
    "category_color" TEXT,
    "tags" TEXT[],
    "excerpt" TEXT,
    "featured_image" TEXT,
    "seo_title" TEXT,
    "seo_description" TEXT,
    "seo_keywords" TEXT[],
    "canonical_url" TEXT,
    "briefing_type" TEXT,
    "province_slug" TEXT,
    "week_start_date" DATE,
    "featured_tender_ids" TEXT[],
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."newsletter_edition" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "path" TEXT,
    "status" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "publish_at" TIMESTAMPTZ(6),
    "content" TEXT NOT NULL,
    "links" JSONB NOT NULL,
    "figure" TEXT,
    "sources" JSONB NOT NULL,
    "revision" INTEGER NOT NULL,
    "corrections" JSONB NOT NULL,
    "newsletter_type_id" TEXT NOT NULL,
    "edition_number" INTEGER,
    "summary" TEXT,
    "sent_at" TIMESTAMPTZ(6),
    "recipient_count" INTEGER,
    "open_rate" DOUBLE PRECISION,
    "click_rate" DOUBLE PRECISION,
    "generated_with_ai" BOOLEAN NOT NULL,
    "metadata" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_edition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."service_type" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "path" TEXT,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "price" DECIMAL,
    "currency" TEXT,
    "is_active" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "service_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "raw"."content_file" (
    "id" BIGSERIAL NOT NULL,
    "path" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "size" INTEGER NOT NULL,
    "encoding" TEXT NOT NULL,
    "body" BYTEA NOT NULL,
    "received_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "superseded_at" TIMESTAMPTZ(6),

    CONSTRAINT "content_file_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "author_slug_key" ON "core"."author"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "article_slug_key" ON "core"."article"("slug");

-- CreateIndex
CREATE INDEX "article_author_id_idx" ON "core"."article"("author_id");

-- CreateIndex
CREATE INDEX "article_status_publish_at_idx" ON "core"."article"("status", "publish_at");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_edition_slug_key" ON "core"."newsletter_edition"("slug");

-- CreateIndex
CREATE INDEX "newsletter_edition_status_publish_at_idx" ON "core"."newsletter_edition"("status", "publish_at");

-- CreateIndex
CREATE UNIQUE INDEX "service_type_slug_key" ON "core"."service_type"("slug");

-- CreateIndex
CREATE INDEX "content_file_superseded_at_idx" ON "raw"."content_file"("superseded_at");

-- CreateIndex
CREATE UNIQUE INDEX "content_file_path_hash_key" ON "raw"."content_file"("path", "hash");

-- CreateIndex
CREATE INDEX "article_author_slug_issued_at_id_idx" ON "read"."article"("author_slug", "issued_at", "id");

-- CreateIndex
CREATE INDEX "article_search_idx" ON "read"."article" USING GIN ("search");

-- CreateIndex
CREATE INDEX "newsletter_edition_search_idx" ON "read"."newsletter_edition" USING GIN ("search");
