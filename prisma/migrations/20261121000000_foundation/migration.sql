-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "app";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "core";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "derived";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "ops";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "raw";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "read";

-- CreateTable
CREATE TABLE "app"."api_key" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "key_prefix" TEXT NOT NULL,
    "key_last_chars" TEXT NOT NULL,
    "tier" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "permissions" TEXT[] DEFAULT ARRAY['*']::TEXT[],
    "daily_limit" INTEGER NOT NULL,
    "monthly_limit" INTEGER NOT NULL,
    "calls_today" INTEGER NOT NULL DEFAULT 0,
    "calls_this_month" INTEGER NOT NULL DEFAULT 0,
    "last_call_date" DATE,
    "last_used_at" TIMESTAMPTZ(6),
    "expires_at" TIMESTAMPTZ(6),
    "sync_status" TEXT NOT NULL DEFAULT 'SYNCED',
    "last_synced_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "synced_at" TIMESTAMPTZ(6),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."quota_usage" (
    "key_id" UUID NOT NULL,
    "window" TEXT NOT NULL,
    "start" DATE NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "quota_usage_pkey" PRIMARY KEY ("key_id","window","start")
);

-- CreateTable
CREATE TABLE "app"."usage_log" (
    "id" BIGSERIAL NOT NULL,
    "api_key_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "status_code" INTEGER NOT NULL,
    "response_time_ms" INTEGER NOT NULL,
    "user_agent" TEXT,
    "ip_address" TEXT,
    "tier" TEXT,
    "error_message" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "usage_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."process" (
    "ocid" TEXT NOT NULL,
    "number" INTEGER,
    "compiled_versions" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "process_pkey" PRIMARY KEY ("ocid")
);

-- CreateTable
CREATE TABLE "core"."tender" (
    "id" UUID NOT NULL,
    "ocid" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "sources" TEXT[],
    "slug" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "publication_type" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "title" TEXT,
    "description" TEXT,
    "reference_number" TEXT,
    "source_status" TEXT,
    "type" TEXT,
    "procurement_method" TEXT,
    "main_procurement_category" TEXT,
    "category" TEXT,
    "province" TEXT,
    "province_source" TEXT,
    "delivery" TEXT,
    "organization_id" UUID,
    "organization_name" TEXT,
    "department" TEXT,
    "municipality" TEXT,
    "publication_date_time" TIMESTAMPTZ(6),
    "opening_date_time" TIMESTAMPTZ(6),
    "closing_date_time" TIMESTAMPTZ(6),
    "value_amount" DECIMAL,
    "value_currency" TEXT,
    "requirements" TEXT,
    "eligibility_criteria" TEXT,
    "submission_method" TEXT,
    "electronic_submission" BOOLEAN,
    "two_envelope_submission" BOOLEAN,
    "validity_period" INTEGER,
    "briefing_session" BOOLEAN,
    "briefing_compulsory" BOOLEAN,
    "briefing_date_time" TIMESTAMPTZ(6),
    "briefing_venue" TEXT,
    "contact_name" TEXT,
    "contact_email" TEXT,
    "contact_telephone" TEXT,
    "contact_fax" TEXT,
    "language" TEXT,
    "cancelled_at" TIMESTAMPTZ(6),
    "cancellation_reason" TEXT,
    "validation_errors" TEXT[],
    "category_method" TEXT,
    "category_confidence" DOUBLE PRECISION,
    "province_confidence" DOUBLE PRECISION,
    "municipality_code" TEXT,
    "municipality_source" TEXT,
    "locality" TEXT,
    "full_address" TEXT,
    "postal_code" TEXT,
    "reference_key" TEXT,
    "title_key" TEXT,
    "readvertised" BOOLEAN NOT NULL DEFAULT false,
    "amendment_number" INTEGER NOT NULL DEFAULT 0,
    "quality_score" DOUBLE PRECISION NOT NULL DEFAULT 1,
    "provenance_id" UUID,
    "first_captured_at" TIMESTAMPTZ(6) NOT NULL,
    "captured_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tender_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_document" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "source_id" TEXT,
    "file_name" TEXT,
    "description" TEXT,
    "url" TEXT,
    "document_type" TEXT,
    "format" TEXT,
    "language" TEXT,
    "published_at" TIMESTAMPTZ(6),
    "modified_at" TIMESTAMPTZ(6),

    CONSTRAINT "tender_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."award" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "award_key" TEXT NOT NULL,
    "ocds_award_id" TEXT,
    "etenders_award_id" INTEGER,
    "title" TEXT,
    "status" TEXT NOT NULL,
    "description" TEXT,
    "enterprise_type" TEXT,
    "bee_level" TEXT,
    "bee_points" DECIMAL,
    "points" DECIMAL,
    "awarded_at" TIMESTAMPTZ(6),
    "amount" DECIMAL,
    "currency" TEXT,
    "supplier_name" TEXT,
    "supplier_raw_name" TEXT,
    "supplier_id" TEXT,
    "supplier_party_id" TEXT,
    "supplier_csd_number" TEXT,
    "validation_errors" TEXT[],
    "sources" TEXT[],
    "first_captured_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "award_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."award_subcontractor" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "award_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "percentage" DECIMAL,
    "bee_level" TEXT,
    "black_youth" BOOLEAN,
    "black_women" BOOLEAN,
    "black_disabled" BOOLEAN,
    "black_military" BOOLEAN,
    "black_rural" BOOLEAN,

    CONSTRAINT "award_subcontractor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_bidder" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "tender_bidder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_contract" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "ocds_contract_id" TEXT,
    "award_id" UUID,
    "title" TEXT,
    "status" TEXT,
    "description" TEXT,
    "amount" DECIMAL,
    "currency" TEXT,
    "starts_at" TIMESTAMPTZ(6),
    "ends_at" TIMESTAMPTZ(6),
    "signed_at" TIMESTAMPTZ(6),

    CONSTRAINT "tender_contract_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_milestone" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "ocds_milestone_id" TEXT,
    "title" TEXT,
    "type" TEXT,
    "description" TEXT,
    "code" TEXT,
    "due_at" TIMESTAMPTZ(6),
    "met_at" TIMESTAMPTZ(6),
    "modified_at" TIMESTAMPTZ(6),
    "status" TEXT,

    CONSTRAINT "tender_milestone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_category_relation" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "category_id" UUID NOT NULL,

    CONSTRAINT "tender_category_relation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_party" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "ocds_party_id" TEXT,
    "name" TEXT NOT NULL,
    "roles" TEXT[],

    CONSTRAINT "tender_party_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."tender_event" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "event_type" TEXT NOT NULL,
    "occurred_at" TIMESTAMPTZ(6) NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "field" TEXT,
    "before" JSONB,
    "after" JSONB,
    "source" TEXT NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "tender_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."organization" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "source_id" TEXT,
    "organization_type" TEXT,
    "sphere" TEXT,
    "province" TEXT,
    "municipality_code" TEXT,
    "rebuilt" JSONB,

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."provenance" (
    "id" UUID NOT NULL,
    "fields" JSONB NOT NULL,
    "unused" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "provenance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."codelist_entry" (
    "id" UUID NOT NULL,
    "resource" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "entry" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "codelist_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."outbox" (
    "id" BIGSERIAL NOT NULL,
    "resource" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."stale" (
    "id" BIGSERIAL NOT NULL,
    "derivation" TEXT,
    "key" UUID,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stale_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."tender_relation" (
    "id" UUID NOT NULL,
    "parent_id" UUID,
    "parent_tender_id" TEXT,
    "original_id" UUID,
    "duplicate_of" TEXT,

    CONSTRAINT "tender_relation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."organization_aggregate" (
    "id" UUID NOT NULL,
    "tenders" INTEGER NOT NULL,
    "categories" TEXT[],
    "provinces" TEXT[],
    "sources" TEXT[],
    "award_value" DECIMAL NOT NULL,
    "first_tender_at" TIMESTAMPTZ(6),
    "last_tender_at" TIMESTAMPTZ(6),
    "last_award_at" TIMESTAMPTZ(6),

    CONSTRAINT "organization_aggregate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."province_count" (
    "id" UUID NOT NULL,
    "tenders" INTEGER NOT NULL,

    CONSTRAINT "province_count_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."category_count" (
    "id" UUID NOT NULL,
    "tenders" INTEGER NOT NULL,

    CONSTRAINT "category_count_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."cron_runs" (
    "id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(6),
    "status" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "mode" TEXT,
    "from_day" DATE,
    "to_day" DATE,
    "record" TEXT,
    "rows_synced" INTEGER NOT NULL DEFAULT 0,
    "pages" INTEGER NOT NULL DEFAULT 0,
    "cpu_time_ms" INTEGER NOT NULL DEFAULT 0,
    "error_message" TEXT,
    "invocation_id" TEXT NOT NULL,

    CONSTRAINT "cron_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."sync_meta" (
    "entity" TEXT NOT NULL,
    "cursor" TEXT,
    "page" INTEGER,
    "mode" TEXT NOT NULL,
    "backfill_complete" INTEGER NOT NULL DEFAULT 0,
    "last_full_sync_at" TIMESTAMPTZ(6),
    "last_incremental_sync_at" TIMESTAMPTZ(6),
    "rows_synced_total" BIGINT NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "last_error_at" TIMESTAMPTZ(6),
    "consecutive_failures" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sync_meta_pkey" PRIMARY KEY ("entity")
);

-- CreateTable
CREATE TABLE "ops"."task" (
    "id" BIGSERIAL NOT NULL,
    "run_id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "pass" TEXT NOT NULL,
    "from_day" DATE,
    "to_day" DATE,
    "list" TEXT,
    "max_pages" INTEGER,
    "repeat" INTEGER,
    "number_from" INTEGER,
    "number_to" INTEGER,
    "ocid_from" TEXT,
    "ocid_to" TEXT,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "next_page" INTEGER NOT NULL DEFAULT 1,
    "pages" INTEGER NOT NULL DEFAULT 0,
    "captures" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "failing_since" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(6),

    CONSTRAINT "task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."number_check" (
    "source" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "reason" TEXT,
    "since" TIMESTAMPTZ(6) NOT NULL,
    "last_at" TIMESTAMPTZ(6) NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "number_check_pkey" PRIMARY KEY ("source","number")
);

-- CreateTable
CREATE TABLE "ops"."issue" (
    "id" BIGSERIAL NOT NULL,
    "stage" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "severity" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "path" TEXT NOT NULL DEFAULT '',
    "detail" JSONB NOT NULL,
    "response_id" BIGINT,
    "first_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "times" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "issue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "raw"."blob" (
    "hash" BYTEA NOT NULL,
    "encoding" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "body" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blob_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "raw"."response" (
    "id" BIGSERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "task_id" BIGINT,
    "page" INTEGER,
    "url" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "content_type" TEXT,
    "hash" BYTEA NOT NULL,
    "fetched_at" TIMESTAMPTZ(6) NOT NULL,
    "fault" TEXT,
    "captures" INTEGER NOT NULL DEFAULT 0,
    "normalised" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "normalised_at" TIMESTAMPTZ(6),

    CONSTRAINT "response_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "raw"."capture" (
    "response_id" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "natural_key" TEXT,
    "number" INTEGER,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "capture_pkey" PRIMARY KEY ("response_id","position")
);

-- CreateTable
CREATE TABLE "read"."tender" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "search" tsvector,
    "tender_id" TEXT NOT NULL,
    "province_slug" TEXT,
    "category_slugs" TEXT[],
    "estimated_value" DECIMAL,
    "closing_date_time" TIMESTAMPTZ(6),
    "status" TEXT NOT NULL,
    "publication_type" TEXT NOT NULL,
    "organization_slug" TEXT,
    "reference_number" TEXT,
    "ocid" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "organization_id" UUID,
    "publication_date_time" TIMESTAMPTZ(6),
    "parent_tender_id" TEXT,
    "duplicate_of" TEXT,
    "bbbee_required" INTEGER,
    "company_record_ids" TEXT[],
    "created_at" TIMESTAMPTZ(6),
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "tender_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."award" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "award_id" TEXT NOT NULL,
    "tender_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "awarded_at" TIMESTAMPTZ(6),
    "amount" DECIMAL,
    "supplier_slug" TEXT,
    "supplier_id" TEXT,
    "enterprise_type" TEXT,
    "bee_level" TEXT,
    "category_slug" TEXT,
    "province_slug" TEXT,
    "ocid" TEXT NOT NULL,
    "tender_record_id" UUID,
    "ocds_award_id" TEXT,
    "supplier_party_id" TEXT,
    "company_record_id" UUID,
    "first_seen_at" TIMESTAMPTZ(6) NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "award_pkey" PRIMARY KEY ("id")
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
    "score_date" DATE NOT NULL,
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
    "starts_at" TIMESTAMPTZ(6),
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
    "due_at" TIMESTAMPTZ(6),
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
    "occurred_at" TIMESTAMPTZ(6) NOT NULL,

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
    "latest_award_date" DATE,
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
    "appointed_date" DATE,
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
    "period_from" DATE,
    "period_to" DATE,
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
    "appointment_date" DATE,
    "validation_status" TEXT,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "source_director_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."version" (
    "resource" TEXT NOT NULL,
    "change_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "horizon" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "version_pkey" PRIMARY KEY ("resource")
);

-- CreateTable
CREATE TABLE "read"."counter" (
    "resource" TEXT NOT NULL,
    "column" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "n" BIGINT NOT NULL,

    CONSTRAINT "counter_pkey" PRIMARY KEY ("resource","column","value")
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
CREATE UNIQUE INDEX "api_key_key_hash_key" ON "app"."api_key"("key_hash");

-- CreateIndex
CREATE INDEX "usage_log_api_key_id_created_at_idx" ON "app"."usage_log"("api_key_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "tender_ocid_key" ON "core"."tender"("ocid");

-- CreateIndex
CREATE UNIQUE INDEX "tender_slug_key" ON "core"."tender"("slug");

-- CreateIndex
CREATE INDEX "tender_province_idx" ON "core"."tender"("province");

-- CreateIndex
CREATE INDEX "tender_organization_id_idx" ON "core"."tender"("organization_id");

-- CreateIndex
CREATE INDEX "tender_document_tender_id_idx" ON "core"."tender_document"("tender_id");

-- CreateIndex
CREATE INDEX "award_tender_id_idx" ON "core"."award"("tender_id");

-- CreateIndex
CREATE INDEX "award_subcontractor_tender_id_idx" ON "core"."award_subcontractor"("tender_id");

-- CreateIndex
CREATE INDEX "tender_bidder_tender_id_idx" ON "core"."tender_bidder"("tender_id");

-- CreateIndex
CREATE INDEX "tender_contract_tender_id_idx" ON "core"."tender_contract"("tender_id");

-- CreateIndex
CREATE INDEX "tender_milestone_tender_id_idx" ON "core"."tender_milestone"("tender_id");

-- CreateIndex
CREATE INDEX "tender_category_relation_tender_id_idx" ON "core"."tender_category_relation"("tender_id");

-- CreateIndex
CREATE INDEX "tender_category_relation_category_id_idx" ON "core"."tender_category_relation"("category_id");

-- CreateIndex
CREATE INDEX "tender_party_tender_id_idx" ON "core"."tender_party"("tender_id");

-- CreateIndex
CREATE INDEX "tender_event_tender_id_occurred_at_idx" ON "core"."tender_event"("tender_id", "occurred_at");

-- CreateIndex
CREATE UNIQUE INDEX "codelist_entry_resource_slug_key" ON "core"."codelist_entry"("resource", "slug");

-- CreateIndex
CREATE INDEX "outbox_resource_id_idx" ON "core"."outbox"("resource", "id");

-- CreateIndex
CREATE INDEX "stale_derivation_id_idx" ON "derived"."stale"("derivation", "id");

-- CreateIndex
CREATE INDEX "tender_relation_parent_id_idx" ON "derived"."tender_relation"("parent_id");

-- CreateIndex
CREATE INDEX "tender_relation_original_id_idx" ON "derived"."tender_relation"("original_id");

-- CreateIndex
CREATE UNIQUE INDEX "cron_runs_invocation_id_key" ON "ops"."cron_runs"("invocation_id");

-- CreateIndex
CREATE INDEX "cron_runs_entity_started_at_idx" ON "ops"."cron_runs"("entity", "started_at");

-- CreateIndex
CREATE INDEX "task_source_state_idx" ON "ops"."task"("source", "state");

-- CreateIndex
CREATE UNIQUE INDEX "task_scope_key" ON "ops"."task"("run_id", "pass", "from_day", "to_day", "list", "max_pages", "repeat", "number_from", "number_to", "ocid_from", "ocid_to");

-- CreateIndex
CREATE INDEX "number_check_source_outcome_last_at_idx" ON "ops"."number_check"("source", "outcome", "last_at");

-- CreateIndex
CREATE UNIQUE INDEX "issue_kind_source_subject_path_key" ON "ops"."issue"("kind", "source", "subject", "path");

-- CreateIndex
CREATE INDEX "response_source_fetched_at_idx" ON "raw"."response"("source", "fetched_at");

-- CreateIndex
CREATE INDEX "response_task_id_idx" ON "raw"."response"("task_id");

-- CreateIndex
CREATE INDEX "capture_natural_key_idx" ON "raw"."capture"("natural_key");

-- CreateIndex
CREATE INDEX "capture_source_number_idx" ON "raw"."capture"("source", "number");

-- CreateIndex
CREATE INDEX "tender_publication_date_time_id_idx" ON "read"."tender"("publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_closing_date_time_id_idx" ON "read"."tender"("closing_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_updated_at_id_idx" ON "read"."tender"("updated_at", "id");

-- CreateIndex
CREATE INDEX "tender_created_at_id_idx" ON "read"."tender"("created_at", "id");

-- CreateIndex
CREATE INDEX "tender_estimated_value_id_idx" ON "read"."tender"("estimated_value", "id");

-- CreateIndex
CREATE INDEX "tender_reference_number_id_idx" ON "read"."tender"("reference_number", "id");

-- CreateIndex
CREATE INDEX "tender_published_at_id_idx" ON "read"."tender"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_tender_id_idx" ON "read"."tender"("tender_id");

-- CreateIndex
CREATE INDEX "tender_ocid_idx" ON "read"."tender"("ocid");

-- CreateIndex
CREATE INDEX "tender_slug_idx" ON "read"."tender"("slug");

-- CreateIndex
CREATE INDEX "tender_status_publication_date_time_id_idx" ON "read"."tender"("status", "publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_status_closing_date_time_id_idx" ON "read"."tender"("status", "closing_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_province_slug_publication_date_time_id_idx" ON "read"."tender"("province_slug", "publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_organization_slug_publication_date_time_id_idx" ON "read"."tender"("organization_slug", "publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_organization_id_publication_date_time_id_idx" ON "read"."tender"("organization_id", "publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_publication_type_publication_date_time_id_idx" ON "read"."tender"("publication_type", "publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_bbbee_required_publication_date_time_id_idx" ON "read"."tender"("bbbee_required", "publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_change_seq_idx" ON "read"."tender"("change_seq");

-- CreateIndex
CREATE INDEX "tender_category_slugs_idx" ON "read"."tender" USING GIN ("category_slugs");

-- CreateIndex
CREATE INDEX "tender_company_record_ids_idx" ON "read"."tender" USING GIN ("company_record_ids");

-- CreateIndex
CREATE INDEX "tender_search_idx" ON "read"."tender" USING GIN ("search");

-- CreateIndex
CREATE INDEX "award_first_seen_at_id_idx" ON "read"."award"("first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_awarded_at_id_idx" ON "read"."award"("awarded_at", "id");

-- CreateIndex
CREATE INDEX "award_amount_id_idx" ON "read"."award"("amount", "id");

-- CreateIndex
CREATE INDEX "award_updated_at_id_idx" ON "read"."award"("updated_at", "id");

-- CreateIndex
CREATE INDEX "award_published_at_id_idx" ON "read"."award"("published_at", "id");

-- CreateIndex
CREATE INDEX "award_award_id_idx" ON "read"."award"("award_id");

-- CreateIndex
CREATE INDEX "award_ocds_award_id_idx" ON "read"."award"("ocds_award_id");

-- CreateIndex
CREATE INDEX "award_supplier_slug_first_seen_at_id_idx" ON "read"."award"("supplier_slug", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_supplier_id_first_seen_at_id_idx" ON "read"."award"("supplier_id", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_supplier_party_id_first_seen_at_id_idx" ON "read"."award"("supplier_party_id", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_tender_id_first_seen_at_id_idx" ON "read"."award"("tender_id", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_tender_record_id_first_seen_at_id_idx" ON "read"."award"("tender_record_id", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_company_record_id_first_seen_at_id_idx" ON "read"."award"("company_record_id", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_province_slug_first_seen_at_id_idx" ON "read"."award"("province_slug", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_category_slug_first_seen_at_id_idx" ON "read"."award"("category_slug", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_enterprise_type_first_seen_at_id_idx" ON "read"."award"("enterprise_type", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_bee_level_first_seen_at_id_idx" ON "read"."award"("bee_level", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_status_awarded_at_province_slug_category_slug_enterpr_idx" ON "read"."award"("status", "awarded_at", "province_slug", "category_slug", "enterprise_type", "bee_level", "amount", "id");

-- CreateIndex
CREATE INDEX "award_change_seq_idx" ON "read"."award"("change_seq");

-- CreateIndex
CREATE INDEX "award_subcontractor_award_record_id_name_id_idx" ON "read"."award_subcontractor"("award_record_id", "name", "id");

-- CreateIndex
CREATE INDEX "award_subcontractor_change_seq_idx" ON "read"."award_subcontractor"("change_seq");

-- CreateIndex
CREATE INDEX "category_seo_updated_at_id_idx" ON "read"."category_seo"("updated_at", "id");

-- CreateIndex
CREATE INDEX "category_seo_published_at_id_idx" ON "read"."category_seo"("published_at", "id");

-- CreateIndex
CREATE INDEX "category_seo_category_slug_idx" ON "read"."category_seo"("category_slug");

-- CreateIndex
CREATE INDEX "category_seo_change_seq_idx" ON "read"."category_seo"("change_seq");

-- CreateIndex
CREATE INDEX "ocds_party_name_id_idx" ON "read"."ocds_party"("name", "id");

-- CreateIndex
CREATE INDEX "ocds_party_published_at_id_idx" ON "read"."ocds_party"("published_at", "id");

-- CreateIndex
CREATE INDEX "ocds_party_tender_id_name_id_idx" ON "read"."ocds_party"("tender_id", "name", "id");

-- CreateIndex
CREATE INDEX "ocds_party_ocds_party_id_name_id_idx" ON "read"."ocds_party"("ocds_party_id", "name", "id");

-- CreateIndex
CREATE INDEX "ocds_party_change_seq_idx" ON "read"."ocds_party"("change_seq");

-- CreateIndex
CREATE INDEX "ocds_party_roles_idx" ON "read"."ocds_party" USING GIN ("roles");

-- CreateIndex
CREATE INDEX "organization_name_id_idx" ON "read"."organization"("name", "id");

-- CreateIndex
CREATE INDEX "organization_total_tenders_id_idx" ON "read"."organization"("total_tenders", "id");

-- CreateIndex
CREATE INDEX "organization_updated_at_id_idx" ON "read"."organization"("updated_at", "id");

-- CreateIndex
CREATE INDEX "organization_published_at_id_idx" ON "read"."organization"("published_at", "id");

-- CreateIndex
CREATE INDEX "organization_registration_number_idx" ON "read"."organization"("registration_number");

-- CreateIndex
CREATE INDEX "organization_slug_idx" ON "read"."organization"("slug");

-- CreateIndex
CREATE INDEX "organization_organization_type_name_id_idx" ON "read"."organization"("organization_type", "name", "id");

-- CreateIndex
CREATE INDEX "organization_change_seq_idx" ON "read"."organization"("change_seq");

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
CREATE INDEX "province_published_at_id_idx" ON "read"."province"("published_at", "id");

-- CreateIndex
CREATE INDEX "province_slug_idx" ON "read"."province"("slug");

-- CreateIndex
CREATE INDEX "province_code_idx" ON "read"."province"("code");

-- CreateIndex
CREATE INDEX "province_change_seq_idx" ON "read"."province"("change_seq");

-- CreateIndex
CREATE INDEX "province_health_score_score_date_id_idx" ON "read"."province_health_score"("score_date", "id");

-- CreateIndex
CREATE INDEX "province_health_score_published_at_id_idx" ON "read"."province_health_score"("published_at", "id");

-- CreateIndex
CREATE INDEX "province_health_score_province_record_id_score_date_id_idx" ON "read"."province_health_score"("province_record_id", "score_date", "id");

-- CreateIndex
CREATE INDEX "province_health_score_change_seq_idx" ON "read"."province_health_score"("change_seq");

-- CreateIndex
CREATE INDEX "province_seo_updated_at_id_idx" ON "read"."province_seo"("updated_at", "id");

-- CreateIndex
CREATE INDEX "province_seo_published_at_id_idx" ON "read"."province_seo"("published_at", "id");

-- CreateIndex
CREATE INDEX "province_seo_province_slug_idx" ON "read"."province_seo"("province_slug");

-- CreateIndex
CREATE INDEX "province_seo_change_seq_idx" ON "read"."province_seo"("change_seq");

-- CreateIndex
CREATE INDEX "submission_requirement_tender_record_id_order_index_id_idx" ON "read"."submission_requirement"("tender_record_id", "order_index", "id");

-- CreateIndex
CREATE INDEX "submission_requirement_change_seq_idx" ON "read"."submission_requirement"("change_seq");

-- CreateIndex
CREATE INDEX "tender_analysis_tender_record_id_updated_at_id_idx" ON "read"."tender_analysis"("tender_record_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "tender_analysis_change_seq_idx" ON "read"."tender_analysis"("change_seq");

-- CreateIndex
CREATE INDEX "tender_bidder_tender_record_id_name_id_idx" ON "read"."tender_bidder"("tender_record_id", "name", "id");

-- CreateIndex
CREATE INDEX "tender_bidder_change_seq_idx" ON "read"."tender_bidder"("change_seq");

-- CreateIndex
CREATE INDEX "tender_category_display_order_id_idx" ON "read"."tender_category"("display_order", "id");

-- CreateIndex
CREATE INDEX "tender_category_name_id_idx" ON "read"."tender_category"("name", "id");

-- CreateIndex
CREATE INDEX "tender_category_tender_count_id_idx" ON "read"."tender_category"("tender_count", "id");

-- CreateIndex
CREATE INDEX "tender_category_published_at_id_idx" ON "read"."tender_category"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_category_slug_idx" ON "read"."tender_category"("slug");

-- CreateIndex
CREATE INDEX "tender_category_portal_id_idx" ON "read"."tender_category"("portal_id");

-- CreateIndex
CREATE INDEX "tender_category_change_seq_idx" ON "read"."tender_category"("change_seq");

-- CreateIndex
CREATE INDEX "tender_contract_tender_record_id_starts_at_id_idx" ON "read"."tender_contract"("tender_record_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "tender_contract_company_record_id_starts_at_id_idx" ON "read"."tender_contract"("company_record_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "tender_contract_change_seq_idx" ON "read"."tender_contract"("change_seq");

-- CreateIndex
CREATE INDEX "tender_document_tender_record_id_position_id_idx" ON "read"."tender_document"("tender_record_id", "position", "id");

-- CreateIndex
CREATE INDEX "tender_document_change_seq_idx" ON "read"."tender_document"("change_seq");

-- CreateIndex
CREATE INDEX "tender_milestone_tender_record_id_due_at_id_idx" ON "read"."tender_milestone"("tender_record_id", "due_at", "id");

-- CreateIndex
CREATE INDEX "tender_milestone_change_seq_idx" ON "read"."tender_milestone"("change_seq");

-- CreateIndex
CREATE INDEX "tender_seo_tender_record_id_updated_at_id_idx" ON "read"."tender_seo"("tender_record_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "tender_seo_change_seq_idx" ON "read"."tender_seo"("change_seq");

-- CreateIndex
CREATE INDEX "tender_slug_mapping_slug_idx" ON "read"."tender_slug_mapping"("slug");

-- CreateIndex
CREATE INDEX "tender_slug_mapping_tender_record_id_id_idx" ON "read"."tender_slug_mapping"("tender_record_id", "id");

-- CreateIndex
CREATE INDEX "tender_slug_mapping_change_seq_idx" ON "read"."tender_slug_mapping"("change_seq");

-- CreateIndex
CREATE INDEX "tender_timeline_tender_record_id_occurred_at_id_idx" ON "read"."tender_timeline"("tender_record_id", "occurred_at", "id");

-- CreateIndex
CREATE INDEX "tender_timeline_change_seq_idx" ON "read"."tender_timeline"("change_seq");

-- CreateIndex
CREATE INDEX "value_estimate_tender_record_id_updated_at_id_idx" ON "read"."value_estimate"("tender_record_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "value_estimate_change_seq_idx" ON "read"."value_estimate"("change_seq");

-- CreateIndex
CREATE INDEX "article_issued_at_id_idx" ON "read"."article"("issued_at", "id");

-- CreateIndex
CREATE INDEX "article_updated_at_id_idx" ON "read"."article"("updated_at", "id");

-- CreateIndex
CREATE INDEX "article_published_at_id_idx" ON "read"."article"("published_at", "id");

-- CreateIndex
CREATE INDEX "article_slug_idx" ON "read"."article"("slug");

-- CreateIndex
CREATE INDEX "article_category_slug_issued_at_id_idx" ON "read"."article"("category_slug", "issued_at", "id");

-- CreateIndex
CREATE INDEX "article_author_id_issued_at_id_idx" ON "read"."article"("author_id", "issued_at", "id");

-- CreateIndex
CREATE INDEX "article_change_seq_idx" ON "read"."article"("change_seq");

-- CreateIndex
CREATE INDEX "author_name_id_idx" ON "read"."author"("name", "id");

-- CreateIndex
CREATE INDEX "author_updated_at_id_idx" ON "read"."author"("updated_at", "id");

-- CreateIndex
CREATE INDEX "author_published_at_id_idx" ON "read"."author"("published_at", "id");

-- CreateIndex
CREATE INDEX "author_slug_idx" ON "read"."author"("slug");

-- CreateIndex
CREATE INDEX "author_change_seq_idx" ON "read"."author"("change_seq");

-- CreateIndex
CREATE INDEX "cipc_enrichment_name_id_idx" ON "read"."cipc_enrichment"("name", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_compliance_score_id_idx" ON "read"."cipc_enrichment"("compliance_score", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_forensic_risk_score_id_idx" ON "read"."cipc_enrichment"("forensic_risk_score", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_updated_at_id_idx" ON "read"."cipc_enrichment"("updated_at", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_published_at_id_idx" ON "read"."cipc_enrichment"("published_at", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_company_record_id_id_idx" ON "read"."cipc_enrichment"("company_record_id", "id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_change_seq_idx" ON "read"."cipc_enrichment"("change_seq");

-- CreateIndex
CREATE INDEX "company_name_id_idx" ON "read"."company"("name", "id");

-- CreateIndex
CREATE INDEX "company_total_value_id_idx" ON "read"."company"("total_value", "id");

-- CreateIndex
CREATE INDEX "company_total_awards_id_idx" ON "read"."company"("total_awards", "id");

-- CreateIndex
CREATE INDEX "company_latest_award_date_id_idx" ON "read"."company"("latest_award_date", "id");

-- CreateIndex
CREATE INDEX "company_published_at_id_idx" ON "read"."company"("published_at", "id");

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
CREATE INDEX "company_director_published_at_id_idx" ON "read"."company_director"("published_at", "id");

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
CREATE INDEX "industry_benchmark_industry_name_id_idx" ON "read"."industry_benchmark"("industry_name", "id");

-- CreateIndex
CREATE INDEX "industry_benchmark_sample_size_id_idx" ON "read"."industry_benchmark"("sample_size", "id");

-- CreateIndex
CREATE INDEX "industry_benchmark_median_value_id_idx" ON "read"."industry_benchmark"("median_value", "id");

-- CreateIndex
CREATE INDEX "industry_benchmark_published_at_id_idx" ON "read"."industry_benchmark"("published_at", "id");

-- CreateIndex
CREATE INDEX "industry_benchmark_industry_id_idx" ON "read"."industry_benchmark"("industry_id");

-- CreateIndex
CREATE INDEX "industry_benchmark_change_seq_idx" ON "read"."industry_benchmark"("change_seq");

-- CreateIndex
CREATE INDEX "intel_item_issued_at_id_idx" ON "read"."intel_item"("issued_at", "id");

-- CreateIndex
CREATE INDEX "intel_item_impact_score_id_idx" ON "read"."intel_item"("impact_score", "id");

-- CreateIndex
CREATE INDEX "intel_item_published_at_id_idx" ON "read"."intel_item"("published_at", "id");

-- CreateIndex
CREATE INDEX "intel_item_source_id_issued_at_id_idx" ON "read"."intel_item"("source_id", "issued_at", "id");

-- CreateIndex
CREATE INDEX "intel_item_change_seq_idx" ON "read"."intel_item"("change_seq");

-- CreateIndex
CREATE INDEX "intel_item_province_slugs_idx" ON "read"."intel_item" USING GIN ("province_slugs");

-- CreateIndex
CREATE INDEX "intel_source_name_id_idx" ON "read"."intel_source"("name", "id");

-- CreateIndex
CREATE INDEX "intel_source_published_at_id_idx" ON "read"."intel_source"("published_at", "id");

-- CreateIndex
CREATE INDEX "intel_source_change_seq_idx" ON "read"."intel_source"("change_seq");

-- CreateIndex
CREATE INDEX "newsletter_edition_issued_at_id_idx" ON "read"."newsletter_edition"("issued_at", "id");

-- CreateIndex
CREATE INDEX "newsletter_edition_edition_number_id_idx" ON "read"."newsletter_edition"("edition_number", "id");

-- CreateIndex
CREATE INDEX "newsletter_edition_updated_at_id_idx" ON "read"."newsletter_edition"("updated_at", "id");

-- CreateIndex
CREATE INDEX "newsletter_edition_published_at_id_idx" ON "read"."newsletter_edition"("published_at", "id");

-- CreateIndex
CREATE INDEX "newsletter_edition_change_seq_idx" ON "read"."newsletter_edition"("change_seq");

-- CreateIndex
CREATE INDEX "restricted_supplier_supplier_name_id_idx" ON "read"."restricted_supplier"("supplier_name", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_period_from_id_idx" ON "read"."restricted_supplier"("period_from", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_period_to_id_idx" ON "read"."restricted_supplier"("period_to", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_updated_at_id_idx" ON "read"."restricted_supplier"("updated_at", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_published_at_id_idx" ON "read"."restricted_supplier"("published_at", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_matched_company_id_id_idx" ON "read"."restricted_supplier"("matched_company_id", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_change_seq_idx" ON "read"."restricted_supplier"("change_seq");

-- CreateIndex
CREATE INDEX "service_type_name_id_idx" ON "read"."service_type"("name", "id");

-- CreateIndex
CREATE INDEX "service_type_updated_at_id_idx" ON "read"."service_type"("updated_at", "id");

-- CreateIndex
CREATE INDEX "service_type_published_at_id_idx" ON "read"."service_type"("published_at", "id");

-- CreateIndex
CREATE INDEX "service_type_slug_idx" ON "read"."service_type"("slug");

-- CreateIndex
CREATE INDEX "service_type_change_seq_idx" ON "read"."service_type"("change_seq");

-- CreateIndex
CREATE INDEX "source_director_full_name_id_idx" ON "read"."source_director"("full_name", "id");

-- CreateIndex
CREATE INDEX "source_director_appointment_date_id_idx" ON "read"."source_director"("appointment_date", "id");

-- CreateIndex
CREATE INDEX "source_director_updated_at_id_idx" ON "read"."source_director"("updated_at", "id");

-- CreateIndex
CREATE INDEX "source_director_published_at_id_idx" ON "read"."source_director"("published_at", "id");

-- CreateIndex
CREATE INDEX "source_director_organization_record_id_full_name_id_idx" ON "read"."source_director"("organization_record_id", "full_name", "id");

-- CreateIndex
CREATE INDEX "source_director_change_seq_idx" ON "read"."source_director"("change_seq");

-- CreateIndex
CREATE INDEX "source_director_search_idx" ON "read"."source_director" USING GIN ("search");

-- CreateIndex
CREATE INDEX "tombstone_resource_at_idx" ON "read"."tombstone"("resource", "at");

-- AddForeignKey
ALTER TABLE "ops"."task" ADD CONSTRAINT "task_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "ops"."cron_runs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "raw"."response" ADD CONSTRAINT "response_hash_fkey" FOREIGN KEY ("hash") REFERENCES "raw"."blob"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "raw"."capture" ADD CONSTRAINT "capture_response_id_fkey" FOREIGN KEY ("response_id") REFERENCES "raw"."response"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- prisma/sql/public/extensions.sql
-- These extensions are part of PostgreSQL's distribution and trusted, so the owner of a database may create them.
create extension if not exists unaccent schema public;
create extension if not exists pg_trgm schema public;
create extension if not exists fuzzystrmatch schema public;

-- prisma/sql/access/roles.sql
-- Each process connects under a role with access only to the schemas it needs. Roles belong to the whole server, so they
-- may exist already, or be created by the migration of another database at the same time.
do $$
declare
  name text;
begin
  foreach name in array array['tender_api', 'tender_worker', 'tender_operator'] loop
    begin
      execute format('create role %I nologin', name);
    exception when duplicate_object or unique_violation then
      null;
    end;
    execute format('grant %I to current_user', name);
  end loop;
end
$$;

-- prisma/sql/raw/indexes.sql
-- Finds the responses waiting to be normalised without reading the others.
create index if not exists response_outstanding on raw.response (fetched_at) where normalised_at is null and fault is null;

-- prisma/sql/raw/storage.sql
-- Bodies are already compressed when they are stored, so PostgreSQL should not try to compress them.
alter table raw.blob alter column body set storage external;

-- prisma/sql/core/south_african_time.sql
-- A moment as South African local time with its offset, the format of API responses.
create or replace function core.south_african_time(moment timestamptz) returns text
language sql immutable parallel safe strict
return to_char(moment at time zone 'UTC' + interval '2 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+02:00"');

-- prisma/sql/core/same_day.sql
-- Whether two moments are on the same South African day; false if one is null.
create or replace function core.same_day(one timestamptz, other timestamptz) returns boolean
language sql immutable parallel safe
return coalesce(
  (one at time zone 'Africa/Johannesburg')::date = (other at time zone 'Africa/Johannesburg')::date, false);

-- prisma/sql/core/title_overlap.sql
-- Number of trigrams that two titles share, divided by the number of trigrams of the one that has fewer; null if a title
-- has none.
create or replace function core.title_overlap(one text, other text) returns double precision
language sql immutable parallel safe
return (
  select cardinality(array(select unnest(a) intersect select unnest(b)))::double precision
    / nullif(least(cardinality(a), cardinality(b)), 0)
  from (select public.show_trgm(one) as a, public.show_trgm(other) as b) pieces
);

-- prisma/sql/core/titles_agree.sql
-- Whether two titles are nearly the same, see shared/domain/tenders/relation.ts.
create or replace function core.titles_agree(one core.tender, other core.tender) returns boolean
language sql immutable parallel safe
return coalesce(one.title_key = other.title_key or core.title_overlap(one.title, other.title) >= 0.75, false);

-- prisma/sql/core/same_tender.sql
-- The rule sameTender of shared/domain/tenders/relation.ts. Both tenders must be of the same buyer.
create or replace function core.same_tender(one core.tender, other core.tender) returns boolean
language sql immutable parallel safe
return case
  when one.reference_key is null or other.reference_key is null then false
  when one.reference_key = other.reference_key then
    (core.same_day(one.closing_date_time, other.closing_date_time) or core.same_day(one.publication_date_time, other.publication_date_time))
    and core.titles_agree(one, other)
  else coalesce(one.title_key = other.title_key, false)
    and core.same_day(one.closing_date_time, other.closing_date_time) and core.same_day(one.publication_date_time, other.publication_date_time)
    and regexp_replace(one.reference_key, '[^0-9]', '', 'g') = regexp_replace(other.reference_key, '[^0-9]', '', 'g')
    and length(regexp_replace(one.reference_key, '[^0-9]', '', 'g')) >= 3
end;

-- prisma/sql/core/is_before.sql
-- Whether one tender comes before another: by publication time, then by the publisher's number.
create or replace function core.is_before(one core.tender, other core.tender) returns boolean
language sql immutable parallel safe
return (coalesce(one.publication_date_time, '-infinity'), length(one.tender_id), one.tender_id collate "C")
  < (coalesce(other.publication_date_time, '-infinity'), length(other.tender_id), other.tender_id collate "C");

-- prisma/sql/core/buyers_key.sql
-- Hash of a buyer and the number or title of a tender. With one indexed value instead of two columns, the planner cannot
-- choose the index of only one of them.
create or replace function core.buyers_key(buyer uuid, key text) returns bigint
language sql immutable parallel safe
return hashtextextended(key, uuid_hash_extended(buyer, 0));

-- prisma/sql/core/indexes.sql
-- Find the tenders of a buyer by number and by title, see core.buyers_key.
create index if not exists tender_reference_of_buyer on core.tender (core.buyers_key(organization_id, reference_key));
create index if not exists tender_title_of_buyer on core.tender (core.buyers_key(organization_id, title_key));

-- prisma/sql/core/remove_parts.sql
-- Child records of tenders have no foreign key; these triggers delete them with their tender.
create or replace function core.remove_parts_of(tenders uuid[]) returns void language plpgsql as $$
declare
  parts text;
begin
  foreach parts in array array['tender_document', 'tender_event', 'tender_party', 'tender_bidder', 'tender_contract',
    'tender_milestone', 'tender_category_relation', 'award_subcontractor', 'award']
  loop
    execute format('delete from core.%I where tender_id = any($1)', parts) using tenders;
  end loop;
end
$$;

create or replace function core.remove_parts() returns trigger language plpgsql as $$
begin
  perform core.remove_parts_of(array(select id from gone));
  return null;
end
$$;

create or replace trigger remove_parts after delete on core.tender
  referencing old table as gone for each statement execute function core.remove_parts();

-- No statement changes the id of a tender. If it happens nevertheless, the child records are deleted, and normalise
-- writes them again with the new id.
create or replace function core.remove_parts_of_old_id() returns trigger language plpgsql as $$
begin
  perform core.remove_parts_of(array[old.id]);
  return null;
end
$$;

create or replace trigger remove_parts_of_old_id after update on core.tender
  for each row when (old.id <> new.id) execute function core.remove_parts_of_old_id();

-- prisma/sql/core/statistics.sql
-- With statistics of a nearly empty table, the planner prefers sequential scans, also when a load has added thousands of
-- rows before the next analysis. Without statistics it uses the index, so small tables are not analysed.
do $$
declare
  of_table regclass;
begin
  for of_table in
    select oid from pg_class where relnamespace in ('core'::regnamespace, 'derived'::regnamespace, 'read'::regnamespace) and relkind = 'r' order by 1
  loop
    execute format('alter table %s set (autovacuum_analyze_threshold = 1000)', of_table);
  end loop;
end
$$;

-- prisma/sql/derived/mark_stale.sql
-- Generated from workers/derive/derivations by `npm run generate`; do not edit.
-- A changed row makes stale the keys that depend on the row before the change and on the row after it.

create or replace function derived.mark_stale_by_tender_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_relation', key from (select id as key from changed where organization_id is not null and (reference_key is not null or title_key is not null)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_insert();

create or replace function derived.mark_stale_by_tender_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.organization_id, new_rows.title, new_rows.reference_key, new_rows.title_key, new_rows.readvertised, new_rows.publication_date_time, new_rows.closing_date_time) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.organization_id, old_rows.title, old_rows.reference_key, old_rows.title_key, old_rows.readvertised, old_rows.publication_date_time, old_rows.closing_date_time))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.organization_id, old_rows.title, old_rows.reference_key, old_rows.title_key, old_rows.readvertised, old_rows.publication_date_time, old_rows.closing_date_time) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.organization_id, new_rows.title, new_rows.reference_key, new_rows.title_key, new_rows.readvertised, new_rows.publication_date_time, new_rows.closing_date_time))
    )
    select distinct 'tender_relation', key from (select id as key from changed where organization_id is not null and (reference_key is not null or title_key is not null)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.organization_id, new_rows.category, new_rows.province, new_rows.sources, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.organization_id, old_rows.category, old_rows.province, old_rows.sources, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.organization_id, old_rows.category, old_rows.province, old_rows.sources, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.organization_id, new_rows.category, new_rows.province, new_rows.sources, new_rows.first_captured_at))
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.province) is not distinct from (old_rows.id, old_rows.province))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.province) is not distinct from (new_rows.id, new_rows.province))
    )
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.tender
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_update();

create or replace function derived.mark_stale_by_tender_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_relation', key from (select id as key from changed where organization_id is not null and (reference_key is not null or title_key is not null)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_delete();

create or replace function derived.mark_stale_by_organization_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.organization
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_organization_insert();

create or replace function derived.mark_stale_by_organization_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.id) is not distinct from (old_rows.id, old_rows.id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.id) is not distinct from (new_rows.id, new_rows.id))
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.organization
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_organization_update();

create or replace function derived.mark_stale_by_organization_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.organization
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_organization_delete();

create or replace function derived.mark_stale_by_award_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.award
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_award_insert();

create or replace function derived.mark_stale_by_award_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.first_captured_at) is not distinct from (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.first_captured_at))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.tender_id, old_rows.status, old_rows.amount, old_rows.currency, old_rows.validation_errors, old_rows.first_captured_at) is not distinct from (new_rows.id, new_rows.tender_id, new_rows.status, new_rows.amount, new_rows.currency, new_rows.validation_errors, new_rows.first_captured_at))
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.award
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_award_update();

create or replace function derived.mark_stale_by_award_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select tender_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.award
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_award_delete();

create or replace function derived.mark_stale_by_codelist_entry_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_count', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_count', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.codelist_entry
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_codelist_entry_insert();

create or replace function derived.mark_stale_by_codelist_entry_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.entry) is not distinct from (old_rows.id, old_rows.entry))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.entry) is not distinct from (new_rows.id, new_rows.entry))
    )
    select distinct 'province_count', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.id) is not distinct from (old_rows.id, old_rows.id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.id) is not distinct from (new_rows.id, new_rows.id))
    )
    select distinct 'category_count', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.codelist_entry
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_codelist_entry_update();

create or replace function derived.mark_stale_by_codelist_entry_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_count', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_count', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.codelist_entry
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_codelist_entry_delete();

create or replace function derived.mark_stale_by_tender_category_relation_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_count', key from (select category_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender_category_relation
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_category_relation_insert();

create or replace function derived.mark_stale_by_tender_category_relation_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select old_rows.* from old_rows where not exists (
        select from new_rows where new_rows.id = old_rows.id and (new_rows.id, new_rows.category_id) is not distinct from (old_rows.id, old_rows.category_id))
      union all select new_rows.* from new_rows where not exists (
        select from old_rows where old_rows.id = new_rows.id and (old_rows.id, old_rows.category_id) is not distinct from (new_rows.id, new_rows.category_id))
    )
    select distinct 'category_count', key from (select category_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.tender_category_relation
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_category_relation_update();

create or replace function derived.mark_stale_by_tender_category_relation_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_count', key from (select category_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender_category_relation
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_category_relation_delete();

-- prisma/sql/read/words.sql
-- Text search configuration: English stems, ignoring accents, so that Zoe finds Zoë.
do $$
begin
  if not exists (select from pg_ts_config where cfgname = 'words' and cfgnamespace = 'read'::regnamespace) then
    create text search configuration read.words (copy = pg_catalog.english);
  end if;
end
$$;
alter text search configuration read.words
  alter mapping for hword, hword_part, word with public.unaccent, english_stem;

-- prisma/sql/read/code.sql
-- A number or code without its case, blanks and punctuation, which callers may write differently.
create or replace function read.code(given text) returns text
language sql immutable parallel safe strict
return regexp_replace(lower(given), '[^[:alnum:]]', '', 'g');

-- prisma/sql/read/code_query.sql
-- A query for a code as entered by a caller; empty if it has no letter or digit.
create or replace function read.code_query(given text) returns tsquery
language sql immutable parallel safe strict
return case when read.code(given) = '' then ''::tsquery else quote_literal('=' || read.code(given))::tsquery end;

-- prisma/sql/read/beside.sql
-- The vector with `@` before each word. The parser's words contain no blanks, so each blank begins a new word.
create or replace function read.beside(vector tsvector) returns tsvector
language sql immutable parallel safe strict
return ltrim(replace(' ' || vector::text, ' ''', ' ''@'))::tsvector;

-- prisma/sql/read/words_query.sql
-- A query for words as entered by a caller, with "phrases", or, and -exclusions. A query with only exclusions cannot use
-- the index, so it becomes an empty query, which finds nothing.
create or replace function read.words_query(given text) returns tsquery
language sql immutable parallel safe strict
return case when querytree(websearch_to_tsquery('read.words', given)) in ('', 'T') then ''::tsquery
  else websearch_to_tsquery('read.words', given) end;

-- prisma/sql/read/anywhere.sql
-- The query for words in any part of the record: each word matches with and without the prefix `@`.
create or replace function read.anywhere(query tsquery) returns tsquery
language sql immutable parallel safe strict
return regexp_replace(query::text, '''((?:[^'']|'''')+)''', '( ''\1'' | ''@\1'' )', 'g')::tsquery;

-- prisma/sql/read/any_word.sql
-- A query for any word of the given query, in any part of the record.
create or replace function read.any_word(query tsquery) returns tsquery
language sql immutable parallel safe strict
return read.anywhere(regexp_replace(querytree(query), '&|<(-|\d+)>', '|', 'g')::tsquery);

-- prisma/sql/read/similar_words.sql
-- Up to three words of a resource that a misspelt word may stand for, the most likely first. Stored words are stems, and
-- the stem of a misspelt word may be wrong, so both the word and its stem are compared. A stored word is more likely if it
-- needs fewer corrections, shares more trigrams, and is common; common words are preferred because titles contain
-- misspelt words too.
create or replace function read.similar_words(of_resource text, word text, stem text, most integer, common text[])
returns setof text
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.3
begin atomic
  with alike as (
    select lexeme from read.lexeme
    where resource = of_resource and lexeme >= left(stem, 1) and lexeme < chr(ascii(stem) + 1)
      and length(lexeme) between length(stem) - 2 and length(word) + 1
    union
    select lexeme from read.lexeme
    where resource = of_resource and length(lexeme) > 3 and lexeme operator(public.%) stem
  ),
  corrected as (
    select lexeme, least(
      public.levenshtein_less_equal(lexeme, stem, most),
      0.5 + public.levenshtein_less_equal(lexeme, left(word, length(lexeme)), most)) as corrections
    from alike where lexeme <> stem
  ),
  judged as (
    select lexeme, corrections
      - 2 * greatest(public.similarity(lexeme, stem), public.similarity(lexeme, word))
      - case when lexeme = any(common) then 0.7 else 0 end as unlikely
    from corrected where corrections <= most + 0.5
  )
  select lexeme from judged where unlikely <= (select min(unlikely) from judged) + 0.8
  order by unlikely, lexeme limit 3;
end;

-- prisma/sql/read/in_names.sql
-- The query for words in titles and names. Excluded words are excluded in all parts of the record.
create or replace function read.in_names(query tsquery) returns tsquery
language sql immutable parallel safe strict
return case when query::text like '%!%' then query && read.anywhere(query) else query end;

-- prisma/sql/read/indexes.sql
-- Only words of more than 3 letters are corrected, so shorter ones need no index.
create index if not exists lexeme_similar on read.lexeme using gin (lexeme public.gin_trgm_ops) where length(lexeme) > 3;

-- prisma/sql/read/relevance.sql
-- How well a record matches a query. A record with the query as a code ranks highest, then one with all words in its
-- title, then one with all words in its title and names; then the number, weight and distance of the words decide. The
-- result is a whole number, so that similar records are equal and keep the order of the list. The function is not strict,
-- so that PostgreSQL inlines it and transforms the query only once.
create or replace function read.relevance(vector tsvector, query tsquery, code tsquery) returns integer
language sql immutable parallel safe
return case when vector @@ code then 1000 else 0 end
  + case when ts_filter(vector, '{a}') @@ query then 200 when vector @@ query then 100 else 0 end
  + round(12 * ts_rank('{0.05, 0.2, 0.5, 1}', vector, read.any_word(query))
    + 8 * ts_rank_cd('{0.05, 0.2, 0.5, 1}', vector, read.anywhere(query), 32))::integer;

-- prisma/sql/read/search_query.sql
-- A query for the caller's text as words in any part of the record, or as a code.
create or replace function read.search_query(given text) returns tsquery
language sql immutable parallel safe strict
return read.anywhere(read.words_query(given)) || read.code_query(given);

-- prisma/sql/read/search_vector.sql
-- The full-text vector of a record. Weights: title or name (A), other names and numbers (B), description (C), place of
-- delivery (D). Words of C and D begin with `@`, so that a query can be limited to titles and names: half of all
-- addresses contain "Road". Codes begin with `=` and are only found as a whole.
-- The codes are joined with a control character, normalised together and split again, because without a subquery
-- PostgreSQL can inline the function.
create or replace function read.search_vector(first text, second text, third text, codes text[], fourth text default null)
returns tsvector
language sql immutable parallel safe
return setweight(to_tsvector('read.words', coalesce(first, '')), 'A')
  || setweight(to_tsvector('read.words', coalesce(second, '')), 'B')
  || setweight(read.beside(to_tsvector('read.words', left(coalesce(third, ''), 20000))), 'C')
  || setweight(read.beside(to_tsvector('read.words', left(coalesce(fourth, ''), 2000))), 'D')
  || array_to_tsvector(array_remove(string_to_array(
    '=' || replace(regexp_replace(lower(coalesce(array_to_string(codes, chr(31)), '')), '[^[:alnum:]\x1f]', '', 'g'),
      chr(31), chr(31) || '='), chr(31)), '='));

-- prisma/sql/read/similar_queries.sql
-- Two alternatives to a caller's query: in the first, each word that no record contains is replaced by similar words; in
-- the second, each other word is also extended by similar words. An alternative is null if it adds nothing.
create or replace function read.similar_queries(of_resource text, given text) returns tsquery[]
language plpgsql stable parallel safe
as $$
declare
  query constant tsquery := read.words_query(given);
  -- The most common words, from the planner's statistics.
  common constant text[] := (
    select most_common_elems::text::text[] from pg_stats
    where schemaname = 'read' and tablename = of_resource and attname = 'search');
  replaced tsquery := query;
  widened tsquery := query;
  one record;
  near tsquery;
begin
  for one in
    select word, stem, known from (
      select distinct lower(public.unaccent(part[1])) as word
      from regexp_matches(given, '[[:alpha:]]{3,40}', 'g') as part
    ) as given_words
    cross join lateral (select lexeme as stem from unnest(to_tsvector('read.words', word)) limit 1) as stemmed
    -- Words of fewer than 4 letters are not in read.lexeme, so they count as known.
    cross join lateral (
      select length(stem) < 4
        or exists (select from read.lexeme where resource = of_resource and lexeme = stem) as known
    ) as looked_up
    where position(quote_literal(stem) in querytree(query)) > 0
    order by word limit 8
  loop
    select string_agg(quote_literal(similar_word), ' | ')::tsquery into near
    from read.similar_words(of_resource, one.word, one.stem,
      case when one.known then 1 else 1 + length(one.word) / 4 end, common) as similar_word;
    continue when near is null;
    if one.known then
      near := near || quote_literal(one.stem)::tsquery;
    else
      replaced := ts_rewrite(replaced, quote_literal(one.stem)::tsquery, near);
    end if;
    widened := ts_rewrite(widened, quote_literal(one.stem)::tsquery, near);
  end loop;
  return array[nullif(replaced, query), nullif(nullif(widened, replaced), query)];
end
$$;

-- prisma/sql/read/storage.sql
-- Rendered texts are written once and read often. Compressing them took longer than writing the rest of the row, and
-- every read had to decompress them. So they are stored uncompressed: in the row if it is small, else out of line.
do $$
declare
  of_table record;
  of_column record;
begin
  for of_table in
    select tables.oid::regclass as name, tables.oid from pg_class tables join pg_attribute on attrelid = tables.oid
    where relnamespace = 'read'::regnamespace and relkind = 'r' and attname = 'detail' order by 1
  loop
    execute format('alter table %s set (toast_tuple_target = 4096)', of_table.name);
    for of_column in
      select attname as name from pg_attribute where attrelid = of_table.oid and attname in ('body', 'detail', 'search')
    loop
      execute format('alter table %s alter column %I set storage external', of_table.name, of_column.name);
    end loop;
  end loop;
end
$$;

-- prisma/sql/ops/checks.sql
-- Restricts columns to their possible values, and states which other columns each value requires.
alter table ops.cron_runs
  drop constraint if exists cron_runs_kind_check,
  drop constraint if exists cron_runs_status_check,
  drop constraint if exists cron_runs_mode_check,
  add constraint cron_runs_kind_check check (kind in ('sync', 'rebuild', 'job')),
  add constraint cron_runs_status_check check (status in ('running', 'completed', 'partial', 'failed')),
  add constraint cron_runs_mode_check check (
    case when kind = 'sync' then mode is not null and mode in ('backfill', 'incremental', 'refetch') else mode is null end);

alter table ops.task
  drop constraint if exists task_state_check,
  drop constraint if exists task_pass_check,
  add constraint task_state_check check (state in ('pending', 'running', 'done', 'failing')),
  add constraint task_pass_check check (
    case pass
      when 'window' then num_nulls(from_day, to_day, repeat) = 0
      when 'list' then num_nulls(list, repeat) = 0
      when 'plan' then true
      when 'number' then num_nonnulls(number_from, number_to) > 0
      when 'refetch' then num_nulls(ocid_from, ocid_to) = 0
      else false
    end);

alter table ops.issue
  drop constraint if exists issue_severity_check,
  add constraint issue_severity_check check (severity in ('error', 'warning', 'info'));

-- prisma/sql/ops/completeness.sql
-- Counts of the numbers from the first to the last that a source has published, by state: published, never published,
-- failing or unknown. Only unknown numbers are gaps.
create or replace view ops.completeness as
with published as (
  select source, min(number) as first_number, max(number) as max_number, count(*) as published
  from core.process, jsonb_object_keys(compiled_versions) as source where number is not null group by source
),
checked as (
  select number_check.source,
    count(*) filter (where outcome = 'never') as never,
    count(*) filter (where outcome = 'failing') as failing
  from ops.number_check join published using (source)
  where number_check.number between first_number and max_number
  group by number_check.source
)
select source, first_number, max_number, published,
  coalesce(never, 0) as never,
  coalesce(failing, 0) as failing,
  max_number - first_number + 1 - published - coalesce(never, 0) - coalesce(failing, 0) as unknown
from published left join checked using (source)
-- Only sources whose numbers are checked. For others nothing is known about numbers that they do not list.
where exists (select from ops.number_check where number_check.source = published.source) or source = 'ocds';

-- prisma/sql/ops/reconciliation.sql
-- Captures stored by each source, in total and by outcome: stored = normalised + unchanged + rejected + outstanding.
create or replace view ops.reconciliation as
select source,
  count(*) filter (where fault is null) as responses,
  count(*) filter (where fault is not null) as faults,
  coalesce(sum(captures), 0)::bigint as stored,
  coalesce(sum(normalised), 0)::bigint as normalised,
  coalesce(sum(unchanged), 0)::bigint as unchanged,
  coalesce(sum(rejected), 0)::bigint as rejected,
  coalesce(sum(captures) filter (where fault is null and normalised_at is null), 0)::bigint as outstanding
from raw.response group by source;

-- prisma/sql/ops/sync_progress.sql
-- Progress of the latest run of each source, and the amount of outstanding work: captures to normalise, keys to compute
-- and changes to publish.
create or replace view ops.sync_progress as
with run as (
  select distinct on (entity) id, entity, status, error_message
  from ops.cron_runs where exists (select from ops.task where task.run_id = cron_runs.id)
  order by entity, started_at desc
)
select sync_meta.entity as source,
  coalesce(run.status, 'none') as status,
  (select count(*) from ops.task where task.run_id = run.id)::int as tasks_total,
  (select count(*) from ops.task where task.run_id = run.id and state in ('done', 'failing'))::int as tasks_done,
  (select count(*) from ops.task where task.run_id = run.id and state = 'failing')::int as failing,
  (select coalesce(sum(captures), 0) from ops.task where task.run_id = run.id)::bigint as captures,
  (select coalesce(sum(captures), 0) from raw.response where normalised_at is null and fault is null)::bigint
    + (select count(*) from core.outbox) + (select count(*) from derived.stale) as outstanding,
  coalesce((select n from read.counter where resource = 'tender' and "column" = '' and value = ''), 0)::bigint as published,
  sync_meta.backfill_complete = 1 as backfill_complete,
  coalesce(run.error_message, sync_meta.last_error) as last_error
from ops.sync_meta left join run on run.entity = sync_meta.entity;

-- prisma/sql/ops/task_scope_key.sql
-- A run has each task only once. Most of these columns are null, so nulls must compare as equal.
drop index if exists ops.task_scope_key;
create unique index task_scope_key on ops.task
  (run_id, pass, from_day, to_day, list, max_pages, repeat, number_from, number_to, ocid_from, ocid_to) nulls not distinct;

-- prisma/sql/access/grants.sql
-- Rights of each role. The API reads schema `read` and the run log, and writes only its own tables.
grant usage on schema raw, core, derived, read, ops to tender_worker;
grant select, insert, update, delete on all tables in schema raw, core, derived, read, ops to tender_worker;
grant usage on all sequences in schema raw, core, derived, read, ops to tender_worker;

grant usage on schema read, ops, app to tender_api;
grant select on all tables in schema read to tender_api;
grant select on ops.sync_meta, ops.cron_runs to tender_api;
grant select, insert, update on app.api_key, app.quota_usage, app.usage_log to tender_api;
grant delete on app.quota_usage to tender_api;
grant usage on all sequences in schema app to tender_api;

grant usage on schema raw, core, derived, read, ops, app to tender_operator;
grant select on all tables in schema raw, core, derived, read, ops to tender_operator;
grant select, insert, update, delete on all tables in schema app to tender_operator;
grant usage on all sequences in schema app to tender_operator;

alter default privileges in schema raw, core, derived, read, ops grant select, insert, update, delete on tables to tender_worker;
alter default privileges in schema raw, core, derived, read, ops grant usage on sequences to tender_worker;
alter default privileges in schema read grant select on tables to tender_api;
alter default privileges in schema raw, core, derived, read, ops grant select on tables to tender_operator;
