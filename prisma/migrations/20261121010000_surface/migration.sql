-- AlterTable
ALTER TABLE "read"."award" ADD COLUMN     "company_record_id" UUID,
ADD COLUMN     "first_seq" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "tender_record_id" UUID;

-- AlterTable
ALTER TABLE "read"."tender" ADD COLUMN     "bbbee_required" INTEGER,
ADD COLUMN     "company_record_ids" TEXT[],
ADD COLUMN     "first_seq" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "read"."version" ADD COLUMN     "horizon" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "core"."vocabulary" (
    "id" UUID NOT NULL,
    "resource" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "entry" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vocabulary_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."award_subcontractor" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "award_record_id" UUID NOT NULL,

    CONSTRAINT "award_subcontractor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."category_seo" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "category_slug" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "category_seo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."ocds_party" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "ocds_party_id" TEXT,
    "roles" TEXT[],
    "tender_id" TEXT NOT NULL,
    "tender_record_id" UUID NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "ocds_party_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."organization" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "search" tsvector,
    "name" TEXT NOT NULL,
    "organization_type" TEXT,
    "registration_number" TEXT,
    "province_slugs" TEXT[],
    "slug" TEXT NOT NULL,
    "total_tenders" INTEGER NOT NULL,
    "api_source_id" TEXT,
    "updated_at" TIMESTAMPTZ(6),

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."province" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "code" TEXT,
    "tender_count" INTEGER NOT NULL,
    "display_order" INTEGER NOT NULL,

    CONSTRAINT "province_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."province_health_score" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "score_date" TIMESTAMPTZ(6) NOT NULL,
    "province_record_id" UUID NOT NULL,

    CONSTRAINT "province_health_score_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."province_seo" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "province_slug" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "province_seo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."submission_requirement" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "order_index" INTEGER NOT NULL,
    "tender_id" TEXT NOT NULL,
    "tender_record_id" UUID NOT NULL,

    CONSTRAINT "submission_requirement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."tender_analysis" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "tender_record_id" UUID NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tender_analysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."tender_bidder" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "tender_record_id" UUID NOT NULL,

    CONSTRAINT "tender_bidder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."tender_category" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "tender_count" INTEGER NOT NULL,
    "portal_id" TEXT,
    "display_order" INTEGER NOT NULL,

    CONSTRAINT "tender_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."tender_contract" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "amount" DECIMAL,
    "start_date" TIMESTAMPTZ(6),
    "tender_record_id" UUID NOT NULL,
    "award_record_id" UUID,
    "company_record_id" UUID,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tender_contract_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."tender_document" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "tender_record_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tender_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."tender_milestone" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "due_date" TIMESTAMPTZ(6),
    "tender_id" TEXT NOT NULL,
    "tender_record_id" UUID NOT NULL,

    CONSTRAINT "tender_milestone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."tender_seo" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "tender_record_id" UUID NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tender_seo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."tender_slug_mapping" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "tender_record_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tender_slug_mapping_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."tender_timeline" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "tender_record_id" UUID NOT NULL,
    "event_date" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tender_timeline_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."value_estimate" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "tender_record_id" UUID NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "value_estimate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."article" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(6),
    "author_id" TEXT,
    "category_slug" TEXT,
    "briefing_type" TEXT,
    "province_slug" TEXT,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "article_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."author" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "author_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."cipc_enrichment" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "registration_number" TEXT,
    "enterprise_type" TEXT,
    "compliance_score" INTEGER,
    "forensic_risk_score" INTEGER,
    "company_record_id" UUID,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "cipc_enrichment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."company" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "search" tsvector,
    "name" TEXT NOT NULL,
    "registration_number" TEXT,
    "enterprise_type" TEXT,
    "bee_level" TEXT,
    "total_awards" INTEGER NOT NULL,
    "total_value" DECIMAL,
    "latest_award_date" TIMESTAMPTZ(6),
    "category_slugs" TEXT[],
    "province_slugs" TEXT[],
    "normalized_name" TEXT NOT NULL,
    "restricted_supplier_match" INTEGER,
    "computed_at" TIMESTAMPTZ(6),

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."company_director" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "company_name" TEXT NOT NULL,
    "registration_no" TEXT,
    "role_type" TEXT,
    "status" TEXT,
    "appointed_date" TIMESTAMPTZ(6),
    "director_full_name" TEXT NOT NULL,
    "cipc_enrichment_id" UUID,
    "company_record_id" UUID,

    CONSTRAINT "company_director_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."industry_benchmark" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "industry_id" TEXT NOT NULL,
    "industry_name" TEXT NOT NULL,
    "sample_size" INTEGER NOT NULL,
    "median_value" DECIMAL,

    CONSTRAINT "industry_benchmark_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."intel_item" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(6),
    "category" TEXT,
    "urgency" TEXT,
    "province_slugs" TEXT[],
    "impact_score" INTEGER,

    CONSTRAINT "intel_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."intel_source" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "source_type" TEXT,

    CONSTRAINT "intel_source_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."newsletter_edition" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "edition_number" INTEGER,
    "issued_at" TIMESTAMPTZ(6),
    "status" TEXT,
    "newsletter_type_id" TEXT,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "newsletter_edition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."restricted_supplier" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "supplier_name" TEXT NOT NULL,
    "restriction_type" TEXT,
    "status" TEXT NOT NULL,
    "registration_number" TEXT,
    "period_from" TIMESTAMPTZ(6),
    "period_to" TIMESTAMPTZ(6),
    "source_id" TEXT,
    "matched_company_id" UUID,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "restricted_supplier_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."service_type" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "service_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."source_director" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "search" tsvector,
    "organization_record_id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "position" TEXT,
    "appointment_date" TIMESTAMPTZ(6),
    "validation_status" TEXT,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "source_director_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."tombstone" (
    "resource" TEXT NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tombstone_pkey" PRIMARY KEY ("resource","change_seq")
);

-- CreateTable
CREATE TABLE "read"."lexeme" (
    "resource" TEXT NOT NULL,
    "lexeme" TEXT NOT NULL,

    CONSTRAINT "lexeme_pkey" PRIMARY KEY ("resource","lexeme")
);

-- CreateIndex
CREATE UNIQUE INDEX "vocabulary_resource_slug_key" ON "core"."vocabulary"("resource", "slug");

-- CreateIndex
CREATE INDEX "award_subcontractor_name_id_idx" ON "read"."award_subcontractor"("name", "id");

-- CreateIndex
CREATE INDEX "award_subcontractor_award_record_id_name_id_idx" ON "read"."award_subcontractor"("award_record_id", "name", "id");

-- CreateIndex
CREATE INDEX "award_subcontractor_change_seq_idx" ON "read"."award_subcontractor"("change_seq");

-- CreateIndex
CREATE INDEX "award_subcontractor_published_at_id_idx" ON "read"."award_subcontractor"("published_at", "id");

-- CreateIndex
CREATE INDEX "category_seo_updated_at_id_idx" ON "read"."category_seo"("updated_at", "id");

-- CreateIndex
CREATE INDEX "category_seo_category_slug_idx" ON "read"."category_seo"("category_slug");

-- CreateIndex
CREATE INDEX "category_seo_change_seq_idx" ON "read"."category_seo"("change_seq");

-- CreateIndex
CREATE INDEX "category_seo_published_at_id_idx" ON "read"."category_seo"("published_at", "id");

-- CreateIndex
CREATE INDEX "ocds_party_name_id_idx" ON "read"."ocds_party"("name", "id");

-- CreateIndex
CREATE INDEX "ocds_party_tender_id_name_id_idx" ON "read"."ocds_party"("tender_id", "name", "id");

-- CreateIndex
CREATE INDEX "ocds_party_ocds_party_id_name_id_idx" ON "read"."ocds_party"("ocds_party_id", "name", "id");

-- CreateIndex
CREATE INDEX "ocds_party_change_seq_idx" ON "read"."ocds_party"("change_seq");

-- CreateIndex
CREATE INDEX "ocds_party_published_at_id_idx" ON "read"."ocds_party"("published_at", "id");

-- CreateIndex
CREATE INDEX "ocds_party_roles_idx" ON "read"."ocds_party" USING GIN ("roles");

-- CreateIndex
CREATE INDEX "organization_name_id_idx" ON "read"."organization"("name", "id");

-- CreateIndex
CREATE INDEX "organization_total_tenders_id_idx" ON "read"."organization"("total_tenders", "id");

-- CreateIndex
CREATE INDEX "organization_updated_at_id_idx" ON "read"."organization"("updated_at", "id");

-- CreateIndex
CREATE INDEX "organization_registration_number_idx" ON "read"."organization"("registration_number");

-- CreateIndex
CREATE INDEX "organization_slug_idx" ON "read"."organization"("slug");

-- CreateIndex
CREATE INDEX "organization_organization_type_name_id_idx" ON "read"."organization"("organization_type", "name", "id");

-- CreateIndex
CREATE INDEX "organization_change_seq_idx" ON "read"."organization"("change_seq");

-- CreateIndex
CREATE INDEX "organization_published_at_id_idx" ON "read"."organization"("published_at", "id");

-- CreateIndex
CREATE INDEX "organization_province_slugs_idx" ON "read"."organization" USING GIN ("province_slugs");

-- CreateIndex
CREATE INDEX "organization_search_idx" ON "read"."organization" USING GIN ("search");

-- CreateIndex
CREATE INDEX "province_display_order_id_idx" ON "read"."province"("display_order", "id");

-- CreateIndex
CREATE INDEX "province_name_id_idx" ON "read"."province"("name", "id");

-- CreateIndex
CREATE INDEX "province_tender_count_id_idx" ON "read"."province"("tender_count", "id");

-- CreateIndex
CREATE INDEX "province_slug_idx" ON "read"."province"("slug");

-- CreateIndex
CREATE INDEX "province_code_idx" ON "read"."province"("code");

-- CreateIndex
CREATE INDEX "province_change_seq_idx" ON "read"."province"("change_seq");

-- CreateIndex
CREATE INDEX "province_published_at_id_idx" ON "read"."province"("published_at", "id");

-- CreateIndex
CREATE INDEX "province_health_score_score_date_id_idx" ON "read"."province_health_score"("score_date", "id");

-- CreateIndex
CREATE INDEX "province_health_score_province_record_id_score_date_id_idx" ON "read"."province_health_score"("province_record_id", "score_date", "id");

-- CreateIndex
CREATE INDEX "province_health_score_change_seq_idx" ON "read"."province_health_score"("change_seq");

-- CreateIndex
CREATE INDEX "province_health_score_published_at_id_idx" ON "read"."province_health_score"("published_at", "id");

-- CreateIndex
CREATE INDEX "province_seo_updated_at_id_idx" ON "read"."province_seo"("updated_at", "id");

-- CreateIndex
CREATE INDEX "province_seo_province_slug_idx" ON "read"."province_seo"("province_slug");

-- CreateIndex
CREATE INDEX "province_seo_change_seq_idx" ON "read"."province_seo"("change_seq");

-- CreateIndex
CREATE INDEX "province_seo_published_at_id_idx" ON "read"."province_seo"("published_at", "id");

-- CreateIndex
CREATE INDEX "submission_requirement_order_index_id_idx" ON "read"."submission_requirement"("order_index", "id");

-- CreateIndex
CREATE INDEX "submission_requirement_tender_record_id_order_index_id_idx" ON "read"."submission_requirement"("tender_record_id", "order_index", "id");

-- CreateIndex
CREATE INDEX "submission_requirement_change_seq_idx" ON "read"."submission_requirement"("change_seq");

-- CreateIndex
CREATE INDEX "submission_requirement_published_at_id_idx" ON "read"."submission_requirement"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_analysis_updated_at_id_idx" ON "read"."tender_analysis"("updated_at", "id");

-- CreateIndex
CREATE INDEX "tender_analysis_tender_record_id_updated_at_id_idx" ON "read"."tender_analysis"("tender_record_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "tender_analysis_change_seq_idx" ON "read"."tender_analysis"("change_seq");

-- CreateIndex
CREATE INDEX "tender_analysis_published_at_id_idx" ON "read"."tender_analysis"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_bidder_name_id_idx" ON "read"."tender_bidder"("name", "id");

-- CreateIndex
CREATE INDEX "tender_bidder_tender_record_id_name_id_idx" ON "read"."tender_bidder"("tender_record_id", "name", "id");

-- CreateIndex
CREATE INDEX "tender_bidder_change_seq_idx" ON "read"."tender_bidder"("change_seq");

-- CreateIndex
CREATE INDEX "tender_bidder_published_at_id_idx" ON "read"."tender_bidder"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_category_display_order_id_idx" ON "read"."tender_category"("display_order", "id");

-- CreateIndex
CREATE INDEX "tender_category_name_id_idx" ON "read"."tender_category"("name", "id");

-- CreateIndex
CREATE INDEX "tender_category_tender_count_id_idx" ON "read"."tender_category"("tender_count", "id");

-- CreateIndex
CREATE INDEX "tender_category_slug_idx" ON "read"."tender_category"("slug");

-- CreateIndex
CREATE INDEX "tender_category_portal_id_idx" ON "read"."tender_category"("portal_id");

-- CreateIndex
CREATE INDEX "tender_category_change_seq_idx" ON "read"."tender_category"("change_seq");

-- CreateIndex
CREATE INDEX "tender_category_published_at_id_idx" ON "read"."tender_category"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_contract_start_date_id_idx" ON "read"."tender_contract"("start_date", "id");

-- CreateIndex
CREATE INDEX "tender_contract_amount_id_idx" ON "read"."tender_contract"("amount", "id");

-- CreateIndex
CREATE INDEX "tender_contract_updated_at_id_idx" ON "read"."tender_contract"("updated_at", "id");

-- CreateIndex
CREATE INDEX "tender_contract_tender_record_id_start_date_id_idx" ON "read"."tender_contract"("tender_record_id", "start_date", "id");

-- CreateIndex
CREATE INDEX "tender_contract_company_record_id_start_date_id_idx" ON "read"."tender_contract"("company_record_id", "start_date", "id");

-- CreateIndex
CREATE INDEX "tender_contract_change_seq_idx" ON "read"."tender_contract"("change_seq");

-- CreateIndex
CREATE INDEX "tender_contract_published_at_id_idx" ON "read"."tender_contract"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_document_position_id_idx" ON "read"."tender_document"("position", "id");

-- CreateIndex
CREATE INDEX "tender_document_tender_record_id_position_id_idx" ON "read"."tender_document"("tender_record_id", "position", "id");

-- CreateIndex
CREATE INDEX "tender_document_change_seq_idx" ON "read"."tender_document"("change_seq");

-- CreateIndex
CREATE INDEX "tender_document_published_at_id_idx" ON "read"."tender_document"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_milestone_due_date_id_idx" ON "read"."tender_milestone"("due_date", "id");

-- CreateIndex
CREATE INDEX "tender_milestone_tender_record_id_due_date_id_idx" ON "read"."tender_milestone"("tender_record_id", "due_date", "id");

-- CreateIndex
CREATE INDEX "tender_milestone_change_seq_idx" ON "read"."tender_milestone"("change_seq");

-- CreateIndex
CREATE INDEX "tender_milestone_published_at_id_idx" ON "read"."tender_milestone"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_seo_updated_at_id_idx" ON "read"."tender_seo"("updated_at", "id");

-- CreateIndex
CREATE INDEX "tender_seo_tender_record_id_updated_at_id_idx" ON "read"."tender_seo"("tender_record_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "tender_seo_change_seq_idx" ON "read"."tender_seo"("change_seq");

-- CreateIndex
CREATE INDEX "tender_seo_published_at_id_idx" ON "read"."tender_seo"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_slug_mapping_created_at_id_idx" ON "read"."tender_slug_mapping"("created_at", "id");

-- CreateIndex
CREATE INDEX "tender_slug_mapping_slug_idx" ON "read"."tender_slug_mapping"("slug");

-- CreateIndex
CREATE INDEX "tender_slug_mapping_tender_record_id_id_idx" ON "read"."tender_slug_mapping"("tender_record_id", "id");

-- CreateIndex
CREATE INDEX "tender_slug_mapping_change_seq_idx" ON "read"."tender_slug_mapping"("change_seq");

-- CreateIndex
CREATE INDEX "tender_slug_mapping_published_at_id_idx" ON "read"."tender_slug_mapping"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_timeline_event_date_id_idx" ON "read"."tender_timeline"("event_date", "id");

-- CreateIndex
CREATE INDEX "tender_timeline_tender_record_id_event_date_id_idx" ON "read"."tender_timeline"("tender_record_id", "event_date", "id");

-- CreateIndex
CREATE INDEX "tender_timeline_change_seq_idx" ON "read"."tender_timeline"("change_seq");

-- CreateIndex
CREATE INDEX "tender_timeline_published_at_id_idx" ON "read"."tender_timeline"("published_at", "id");

-- CreateIndex
CREATE INDEX "value_estimate_updated_at_id_idx" ON "read"."value_estimate"("updated_at", "id");

-- CreateIndex
CREATE INDEX "value_estimate_tender_record_id_updated_at_id_idx" ON "read"."value_estimate"("tender_record_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "value_estimate_change_seq_idx" ON "read"."value_estimate"("change_seq");

-- CreateIndex
CREATE INDEX "value_estimate_published_at_id_idx" ON "read"."value_estimate"("published_at", "id");

-- CreateIndex
CREATE INDEX "article_issued_at_id_idx" ON "read"."article"("issued_at", "id");

-- CreateIndex
CREATE INDEX "article_updated_at_id_idx" ON "read"."article"("updated_at", "id");

-- CreateIndex
CREATE INDEX "article_slug_idx" ON "read"."article"("slug");

-- CreateIndex
CREATE INDEX "article_category_slug_issued_at_id_idx" ON "read"."article"("category_slug", "issued_at", "id");

-- CreateIndex
CREATE INDEX "article_author_id_issued_at_id_idx" ON "read"."article"("author_id", "issued_at", "id");

-- CreateIndex
CREATE INDEX "article_change_seq_idx" ON "read"."article"("change_seq");

-- CreateIndex
CREATE INDEX "article_published_at_id_idx" ON "read"."article"("published_at", "id");

-- CreateIndex
CREATE INDEX "author_name_id_idx" ON "read"."author"("name", "id");

-- CreateIndex
CREATE INDEX "author_updated_at_id_idx" ON "read"."author"("updated_at", "id");

-- CreateIndex
CREATE INDEX "author_slug_idx" ON "read"."author"("slug");

-- CreateIndex
CREATE INDEX "author_change_seq_idx" ON "read"."author"("change_seq");

-- CreateIndex
CREATE INDEX "author_published_at_id_idx" ON "read"."author"("published_at", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_name_id_idx" ON "read"."cipc_enrichment"("name", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_compliance_score_id_idx" ON "read"."cipc_enrichment"("compliance_score", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_forensic_risk_score_id_idx" ON "read"."cipc_enrichment"("forensic_risk_score", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_updated_at_id_idx" ON "read"."cipc_enrichment"("updated_at", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_company_record_id_id_idx" ON "read"."cipc_enrichment"("company_record_id", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_change_seq_idx" ON "read"."cipc_enrichment"("change_seq");

-- CreateIndex
CREATE INDEX "cipc_enrichment_published_at_id_idx" ON "read"."cipc_enrichment"("published_at", "id");

-- CreateIndex
CREATE INDEX "company_name_id_idx" ON "read"."company"("name", "id");

-- CreateIndex
CREATE INDEX "company_total_value_id_idx" ON "read"."company"("total_value", "id");

-- CreateIndex
CREATE INDEX "company_total_awards_id_idx" ON "read"."company"("total_awards", "id");

-- CreateIndex
CREATE INDEX "company_latest_award_date_id_idx" ON "read"."company"("latest_award_date", "id");

-- CreateIndex
CREATE INDEX "company_normalized_name_idx" ON "read"."company"("normalized_name");

-- CreateIndex
CREATE INDEX "company_registration_number_idx" ON "read"."company"("registration_number");

-- CreateIndex
CREATE INDEX "company_enterprise_type_name_id_idx" ON "read"."company"("enterprise_type", "name", "id");

-- CreateIndex
CREATE INDEX "company_bee_level_name_id_idx" ON "read"."company"("bee_level", "name", "id");

-- CreateIndex
CREATE INDEX "company_change_seq_idx" ON "read"."company"("change_seq");

-- CreateIndex
CREATE INDEX "company_published_at_id_idx" ON "read"."company"("published_at", "id");

-- CreateIndex
CREATE INDEX "company_category_slugs_idx" ON "read"."company" USING GIN ("category_slugs");

-- CreateIndex
CREATE INDEX "company_province_slugs_idx" ON "read"."company" USING GIN ("province_slugs");

-- CreateIndex
CREATE INDEX "company_search_idx" ON "read"."company" USING GIN ("search");

-- CreateIndex
CREATE INDEX "company_director_director_full_name_id_idx" ON "read"."company_director"("director_full_name", "id");

-- CreateIndex
CREATE INDEX "company_director_company_name_id_idx" ON "read"."company_director"("company_name", "id");

-- CreateIndex
CREATE INDEX "company_director_appointed_date_id_idx" ON "read"."company_director"("appointed_date", "id");

-- CreateIndex
CREATE INDEX "company_director_company_record_id_director_full_name_id_idx" ON "read"."company_director"("company_record_id", "director_full_name", "id");

-- CreateIndex
CREATE INDEX "company_director_registration_no_director_full_name_id_idx" ON "read"."company_director"("registration_no", "director_full_name", "id");

-- CreateIndex
CREATE INDEX "company_director_role_type_director_full_name_id_idx" ON "read"."company_director"("role_type", "director_full_name", "id");

-- CreateIndex
CREATE INDEX "company_director_status_director_full_name_id_idx" ON "read"."company_director"("status", "director_full_name", "id");

-- CreateIndex
CREATE INDEX "company_director_change_seq_idx" ON "read"."company_director"("change_seq");

-- CreateIndex
CREATE INDEX "company_director_published_at_id_idx" ON "read"."company_director"("published_at", "id");

-- CreateIndex
CREATE INDEX "industry_benchmark_industry_name_id_idx" ON "read"."industry_benchmark"("industry_name", "id");

-- CreateIndex
CREATE INDEX "industry_benchmark_sample_size_id_idx" ON "read"."industry_benchmark"("sample_size", "id");

-- CreateIndex
CREATE INDEX "industry_benchmark_median_value_id_idx" ON "read"."industry_benchmark"("median_value", "id");

-- CreateIndex
CREATE INDEX "industry_benchmark_industry_id_idx" ON "read"."industry_benchmark"("industry_id");

-- CreateIndex
CREATE INDEX "industry_benchmark_change_seq_idx" ON "read"."industry_benchmark"("change_seq");

-- CreateIndex
CREATE INDEX "industry_benchmark_published_at_id_idx" ON "read"."industry_benchmark"("published_at", "id");

-- CreateIndex
CREATE INDEX "intel_item_issued_at_id_idx" ON "read"."intel_item"("issued_at", "id");

-- CreateIndex
CREATE INDEX "intel_item_impact_score_id_idx" ON "read"."intel_item"("impact_score", "id");

-- CreateIndex
CREATE INDEX "intel_item_source_id_issued_at_id_idx" ON "read"."intel_item"("source_id", "issued_at", "id");

-- CreateIndex
CREATE INDEX "intel_item_change_seq_idx" ON "read"."intel_item"("change_seq");

-- CreateIndex
CREATE INDEX "intel_item_published_at_id_idx" ON "read"."intel_item"("published_at", "id");

-- CreateIndex
CREATE INDEX "intel_item_province_slugs_idx" ON "read"."intel_item" USING GIN ("province_slugs");

-- CreateIndex
CREATE INDEX "intel_source_name_id_idx" ON "read"."intel_source"("name", "id");

-- CreateIndex
CREATE INDEX "intel_source_change_seq_idx" ON "read"."intel_source"("change_seq");

-- CreateIndex
CREATE INDEX "intel_source_published_at_id_idx" ON "read"."intel_source"("published_at", "id");

-- CreateIndex
CREATE INDEX "newsletter_edition_issued_at_id_idx" ON "read"."newsletter_edition"("issued_at", "id");

-- CreateIndex
CREATE INDEX "newsletter_edition_edition_number_id_idx" ON "read"."newsletter_edition"("edition_number", "id");

-- CreateIndex
CREATE INDEX "newsletter_edition_updated_at_id_idx" ON "read"."newsletter_edition"("updated_at", "id");

-- CreateIndex
CREATE INDEX "newsletter_edition_change_seq_idx" ON "read"."newsletter_edition"("change_seq");

-- CreateIndex
CREATE INDEX "newsletter_edition_published_at_id_idx" ON "read"."newsletter_edition"("published_at", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_supplier_name_id_idx" ON "read"."restricted_supplier"("supplier_name", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_period_from_id_idx" ON "read"."restricted_supplier"("period_from", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_period_to_id_idx" ON "read"."restricted_supplier"("period_to", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_updated_at_id_idx" ON "read"."restricted_supplier"("updated_at", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_matched_company_id_id_idx" ON "read"."restricted_supplier"("matched_company_id", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_change_seq_idx" ON "read"."restricted_supplier"("change_seq");

-- CreateIndex
CREATE INDEX "restricted_supplier_published_at_id_idx" ON "read"."restricted_supplier"("published_at", "id");

-- CreateIndex
CREATE INDEX "service_type_name_id_idx" ON "read"."service_type"("name", "id");

-- CreateIndex
CREATE INDEX "service_type_updated_at_id_idx" ON "read"."service_type"("updated_at", "id");

-- CreateIndex
CREATE INDEX "service_type_slug_idx" ON "read"."service_type"("slug");

-- CreateIndex
CREATE INDEX "service_type_change_seq_idx" ON "read"."service_type"("change_seq");

-- CreateIndex
CREATE INDEX "service_type_published_at_id_idx" ON "read"."service_type"("published_at", "id");

-- CreateIndex
CREATE INDEX "source_director_full_name_id_idx" ON "read"."source_director"("full_name", "id");

-- CreateIndex
CREATE INDEX "source_director_appointment_date_id_idx" ON "read"."source_director"("appointment_date", "id");

-- CreateIndex
CREATE INDEX "source_director_updated_at_id_idx" ON "read"."source_director"("updated_at", "id");

-- CreateIndex
CREATE INDEX "source_director_organization_record_id_full_name_id_idx" ON "read"."source_director"("organization_record_id", "full_name", "id");

-- CreateIndex
CREATE INDEX "source_director_change_seq_idx" ON "read"."source_director"("change_seq");

-- CreateIndex
CREATE INDEX "source_director_published_at_id_idx" ON "read"."source_director"("published_at", "id");

-- CreateIndex
CREATE INDEX "source_director_search_idx" ON "read"."source_director" USING GIN ("search");

-- CreateIndex
CREATE INDEX "tombstone_resource_at_idx" ON "read"."tombstone"("resource", "at");

-- CreateIndex
CREATE INDEX "tender_organization_id_idx" ON "core"."tender"("organization_id");

-- CreateIndex
CREATE INDEX "award_supplier_party_id_first_seen_at_id_idx" ON "read"."award"("supplier_party_id", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_tender_record_id_first_seen_at_id_idx" ON "read"."award"("tender_record_id", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_company_record_id_first_seen_at_id_idx" ON "read"."award"("company_record_id", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_enterprise_type_first_seen_at_id_idx" ON "read"."award"("enterprise_type", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_bee_level_first_seen_at_id_idx" ON "read"."award"("bee_level", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_status_award_date_province_slug_category_slug_enterpr_idx" ON "read"."award"("status", "award_date", "province_slug", "category_slug", "enterprise_type", "bee_level", "amount", "id");

-- CreateIndex
CREATE INDEX "award_published_at_id_idx" ON "read"."award"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_organization_id_publication_date_id_idx" ON "read"."tender"("organization_id", "publication_date", "id");

-- CreateIndex
CREATE INDEX "tender_bbbee_required_publication_date_id_idx" ON "read"."tender"("bbbee_required", "publication_date", "id");

-- CreateIndex
CREATE INDEX "tender_published_at_id_idx" ON "read"."tender"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_company_record_ids_idx" ON "read"."tender" USING GIN ("company_record_ids");
