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
    "forgiven" INTEGER NOT NULL DEFAULT 0,

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
CREATE TABLE "app"."usage_day" (
    "api_key_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "calls" BIGINT NOT NULL,

    CONSTRAINT "usage_day_pkey" PRIMARY KEY ("api_key_id","day")
);

-- CreateTable
CREATE TABLE "app"."company_profile" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_profile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."user_account" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "password_hash" TEXT,
    "role" TEXT NOT NULL DEFAULT 'user',
    "plan" TEXT NOT NULL,
    "company_id" UUID,
    "status" TEXT NOT NULL DEFAULT 'active',
    "token_version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."ended_token" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "ended_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."login_place" (
    "subject" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "login_place_pkey" PRIMARY KEY ("subject")
);

-- CreateTable
CREATE TABLE "app"."login_failure" (
    "subject" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "next_at" TIMESTAMPTZ(6),
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "login_failure_pkey" PRIMARY KEY ("subject")
);

-- CreateTable
CREATE TABLE "app"."export" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "company_id" UUID,
    "format" TEXT NOT NULL,
    "plan" JSONB,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "rows_done" INTEGER NOT NULL DEFAULT 0,
    "rows_expected" INTEGER,
    "size" BIGINT,
    "sha256" TEXT,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "moved_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(6),
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "export_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."vault_document" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "document_type" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "expiry_date" DATE,
    "verified" BOOLEAN NOT NULL DEFAULT false,
    "verified_by" UUID,
    "verified_at" TIMESTAMPTZ(6),
    "uploaded_by" UUID NOT NULL,
    "missing_since" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vault_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."tender_application" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "company_id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tender_application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."application_document" (
    "application_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,

    CONSTRAINT "application_document_pkey" PRIMARY KEY ("application_id","document_id")
);

-- CreateTable
CREATE TABLE "app"."feed_use" (
    "subject" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "counted_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feed_use_pkey" PRIMARY KEY ("subject")
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
    "former_slugs" TEXT[],
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
    "notice_kind" TEXT,
    "notice_title" TEXT,
    "notice_keys" TEXT[],
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
    "supplier_registration_number" TEXT,
    "supplier_members" JSONB,
    "validation_errors" TEXT[],
    "sources" TEXT[],
    "first_captured_at" TIMESTAMPTZ(6) NOT NULL,
    "changed_at" TIMESTAMPTZ(6),

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
CREATE TABLE "core"."supplier_mention" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "award_id" UUID,
    "bidder_id" UUID,
    "position" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "spelling_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT,
    "registration_number" TEXT,
    "csd_number" TEXT,
    "first_seen_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "supplier_mention_pkey" PRIMARY KEY ("id")
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
    "of_subject" BOOLEAN NOT NULL DEFAULT false,

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
CREATE TABLE "core"."supplier_list_edition" (
    "id" UUID NOT NULL,
    "register" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "response_id" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "report_date" DATE,
    "received_at" TIMESTAMPTZ(6) NOT NULL,
    "last_received_at" TIMESTAMPTZ(6) NOT NULL,
    "entries" INTEGER NOT NULL,
    "problems" INTEGER NOT NULL,
    "lost" INTEGER NOT NULL DEFAULT 0,
    "unreadable" TEXT,
    "state" TEXT NOT NULL,
    "refusal" TEXT,
    "accepted" BOOLEAN NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "supplier_list_edition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."restricted_supplier" (
    "id" UUID NOT NULL,
    "register" TEXT NOT NULL,
    "natural_key" TEXT NOT NULL,
    "supplier_name" TEXT NOT NULL,
    "registration_number" TEXT,
    "identity_hash" TEXT,
    "restriction_type" TEXT NOT NULL,
    "reference" TEXT,
    "reason" TEXT,
    "period_from" DATE,
    "period_to" DATE,
    "authorised_by" TEXT,
    "severity" TEXT,
    "regulatory_references" TEXT[],
    "edition_id" UUID NOT NULL,
    "report_date" DATE,
    "sha256" TEXT NOT NULL,
    "first_seen_at" TIMESTAMPTZ(6) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(6) NOT NULL,
    "listed" BOOLEAN NOT NULL,
    "steps" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "restricted_supplier_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."stale_document" (
    "id" BIGSERIAL NOT NULL,
    "document_id" UUID NOT NULL,

    CONSTRAINT "stale_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."document_state" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "parent_id" UUID,
    "member" TEXT,
    "place" INTEGER NOT NULL DEFAULT 0,
    "depth" INTEGER NOT NULL DEFAULT 0,
    "url" TEXT,
    "host" TEXT,
    "modified_at" TIMESTAMPTZ(6),
    "closes_at" TIMESTAMPTZ(6),
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "fault" TEXT,
    "error" TEXT,
    "sha256" TEXT,
    "etag" TEXT,
    "last_modified" TEXT,
    "fetched_at" TIMESTAMPTZ(6),
    "read_at" TIMESTAMPTZ(6),
    "read_again" TEXT,

    CONSTRAINT "document_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."document_file" (
    "sha256" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "fetched_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "unused_at" TIMESTAMPTZ(6),

    CONSTRAINT "document_file_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "core"."document_text" (
    "sha256" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "mime_type" TEXT,
    "method" TEXT,
    "confidence" DOUBLE PRECISION,
    "language" TEXT,
    "characters" INTEGER NOT NULL,
    "pages" JSONB NOT NULL,
    "fault" TEXT,
    "error" TEXT,
    "extracted_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_text_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "core"."document_analysis" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "text_version" INTEGER NOT NULL,
    "rules_version" INTEGER NOT NULL,
    "taxonomy_version" INTEGER NOT NULL,
    "analysis" JSONB NOT NULL,
    "summary" TEXT,
    "key_points" TEXT[],
    "analysed_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_analysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."document_host" (
    "host" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "resumes_at" TIMESTAMPTZ(6),
    "requested_at" TIMESTAMPTZ(6),

    CONSTRAINT "document_host_pkey" PRIMARY KEY ("host")
);

-- CreateTable
CREATE TABLE "core"."document_model_analysis" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "prompt_version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "findings" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT,
    "asked_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_model_analysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "core"."model_answer" (
    "key" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "answered_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_answer_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "core"."model_day" (
    "day" DATE NOT NULL,
    "model" TEXT NOT NULL,
    "documents" INTEGER NOT NULL DEFAULT 0,
    "tokens" BIGINT NOT NULL DEFAULT 0,
    "found" INTEGER NOT NULL DEFAULT 0,
    "discarded" INTEGER NOT NULL DEFAULT 0,
    "unanswered" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "model_day_pkey" PRIMARY KEY ("day","model")
);

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
CREATE TABLE "derived"."tender_effect" (
    "id" UUID NOT NULL,
    "cancelled_at" TIMESTAMPTZ(6),
    "closing_date_time" TIMESTAMPTZ(6),
    "extended_at" TIMESTAMPTZ(6),
    "valid_until" DATE,
    "publication_type" TEXT,
    "amendments" INTEGER NOT NULL,
    "captured_at" TIMESTAMPTZ(6) NOT NULL,
    "notices" JSONB NOT NULL,

    CONSTRAINT "tender_effect_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."organization_aggregate" (
    "id" UUID NOT NULL,
    "tenders" INTEGER NOT NULL,
    "categories" TEXT[],
    "provinces" TEXT[],
    "sources" TEXT[],
    "first_tender_at" TIMESTAMPTZ(6),
    "last_tender_at" TIMESTAMPTZ(6),
    "notices" INTEGER NOT NULL DEFAULT 0,
    "invitations" INTEGER NOT NULL DEFAULT 0,
    "cancelled" INTEGER NOT NULL DEFAULT 0,
    "closed" INTEGER NOT NULL DEFAULT 0,
    "outcomes" INTEGER NOT NULL DEFAULT 0,
    "followed" INTEGER NOT NULL DEFAULT 0,
    "cancelled_in_time" INTEGER NOT NULL DEFAULT 0,
    "days_open" DECIMAL,
    "category_counts" JSONB,
    "month_counts" JSONB,
    "changes_at" TIMESTAMPTZ(6),

    CONSTRAINT "organization_aggregate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."organization_award" (
    "id" UUID NOT NULL,
    "awards" INTEGER NOT NULL,
    "counted_awards" INTEGER NOT NULL,
    "award_value" DECIMAL NOT NULL,
    "last_award_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "organization_award_pkey" PRIMARY KEY ("id")
);

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
CREATE TABLE "derived"."organization_timeliness" (
    "id" UUID NOT NULL,
    "awarded_in_time" INTEGER NOT NULL,

    CONSTRAINT "organization_timeliness_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."organization_contact" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "email_confidence" TEXT,
    "email_tender_id" TEXT,
    "email_tenders" INTEGER,
    "phone" TEXT,

    CONSTRAINT "organization_contact_pkey" PRIMARY KEY ("id")
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
CREATE TABLE "derived"."supplier_spelling" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT,
    "registration_number" TEXT,
    "csd_number" TEXT,
    "name_key" TEXT NOT NULL,
    "blocks" TEXT[],
    "words" TEXT[],
    "first_seen_at" TIMESTAMPTZ(6) NOT NULL,
    "awards" INTEGER NOT NULL,
    "bids" INTEGER NOT NULL,

    CONSTRAINT "supplier_spelling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."passed_over_block" (
    "block" TEXT NOT NULL,

    CONSTRAINT "passed_over_block_pkey" PRIMARY KEY ("block")
);

-- CreateTable
CREATE TABLE "derived"."company_spelling" (
    "id" UUID NOT NULL,
    "component_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "anchor" TEXT NOT NULL,
    "linked_to" UUID,
    "reason" TEXT,
    "confidence" DOUBLE PRECISION NOT NULL,
    "mistyped" BOOLEAN NOT NULL,
    "refused" JSONB NOT NULL,

    CONSTRAINT "company_spelling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company" (
    "id" UUID NOT NULL,
    "anchor" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "normalized_name" TEXT NOT NULL,
    "name_keys" TEXT[],
    "registration_numbers" TEXT[],
    "csd_numbers" TEXT[],
    "alias_ids" TEXT[],
    "member_company_ids" TEXT[],
    "shared_numbers" JSONB NOT NULL,
    "spellings" INTEGER NOT NULL,
    "first_seen_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."award_company" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "company_id" UUID,
    "company_ids" TEXT[],

    CONSTRAINT "award_company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."tender_company" (
    "id" UUID NOT NULL,
    "company_ids" TEXT[],
    "by_award" JSONB NOT NULL,

    CONSTRAINT "tender_company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company_aggregate" (
    "id" UUID NOT NULL,
    "awards" INTEGER NOT NULL,
    "joint_awards" INTEGER NOT NULL,
    "counted_awards" INTEGER NOT NULL,
    "awards_without_amount" INTEGER NOT NULL,
    "awards_left_out" INTEGER NOT NULL,
    "suspect_awards" INTEGER NOT NULL,
    "value" DECIMAL,
    "joint_value" DECIMAL,
    "first_award_at" TIMESTAMPTZ(6),
    "first_award_basis" TEXT,
    "last_award_at" TIMESTAMPTZ(6),
    "last_award_basis" TEXT,
    "bee_level" TEXT,
    "bee_levels" JSONB NOT NULL,
    "enterprise_type" TEXT,
    "enterprise_types" JSONB NOT NULL,
    "supplier_party_id" TEXT,
    "registration_number" TEXT,
    "provinces" JSONB NOT NULL,
    "categories" JSONB NOT NULL,
    "years" JSONB,
    "buyers" JSONB NOT NULL,
    "buyer_count" INTEGER NOT NULL,
    "buyer_awards" INTEGER NOT NULL,
    "tenders" INTEGER NOT NULL,
    "contracts" INTEGER NOT NULL,
    "names" JSONB NOT NULL,
    "members" JSONB NOT NULL,
    "joint_ventures" JSONB NOT NULL,
    "named_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "company_aggregate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."estimation_model" (
    "id" UUID NOT NULL,
    "version" TEXT NOT NULL,
    "fitted_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checked_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "comparables" INTEGER NOT NULL,
    "scorecard" JSONB NOT NULL,
    "encoded" BYTEA NOT NULL,

    CONSTRAINT "estimation_model_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."value_estimate" (
    "id" UUID NOT NULL,
    "version" TEXT NOT NULL,
    "fitted_at" TIMESTAMPTZ(6) NOT NULL,
    "read_hash" TEXT NOT NULL,
    "known" INTEGER NOT NULL,
    "minimum" DECIMAL,
    "median" DECIMAL,
    "maximum" DECIMAL,
    "methodology" TEXT,
    "basis" TEXT,
    "confidence" INTEGER,
    "factors" JSONB NOT NULL,
    "comparables" JSONB NOT NULL,
    "comparables_used" INTEGER NOT NULL,
    "reason" TEXT,
    "actual_award_value" DECIMAL,
    "as_estimated" BOOLEAN,
    "estimation_error" DOUBLE PRECISION,

    CONSTRAINT "value_estimate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."industry_benchmark" (
    "id" UUID NOT NULL,
    "sample_size" INTEGER NOT NULL,
    "min_value" DECIMAL,
    "median_value" DECIMAL,
    "max_value" DECIMAL,
    "volatility" TEXT,
    "sub_categories" TEXT[],
    "last_award_at" TIMESTAMPTZ(6),

    CONSTRAINT "industry_benchmark_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."category_listing" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "tenders" INTEGER NOT NULL,
    "open" INTEGER NOT NULL,
    "closing_soon" INTEGER NOT NULL,
    "next_closes_at" TIMESTAMPTZ(6),
    "awarded" INTEGER NOT NULL,
    "buyers" JSONB NOT NULL,
    "parts" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(6),
    "changes_at" TIMESTAMPTZ(6),

    CONSTRAINT "category_listing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."category_listing_award" (
    "id" UUID NOT NULL,
    "counted_awards" INTEGER NOT NULL,
    "median_award" DECIMAL,
    "last_award_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "category_listing_award_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."province_listing" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "tenders" INTEGER NOT NULL,
    "open" INTEGER NOT NULL,
    "closing_soon" INTEGER NOT NULL,
    "next_closes_at" TIMESTAMPTZ(6),
    "awarded" INTEGER NOT NULL,
    "buyers" JSONB NOT NULL,
    "parts" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(6),
    "changes_at" TIMESTAMPTZ(6),

    CONSTRAINT "province_listing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."province_listing_award" (
    "id" UUID NOT NULL,
    "counted_awards" INTEGER NOT NULL,
    "median_award" DECIMAL,
    "last_award_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "province_listing_award_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."province_health_score" (
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

    CONSTRAINT "province_health_score_pkey" PRIMARY KEY ("id")
);

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
CREATE TABLE "derived"."award_place" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "organization_id" UUID,
    "province" TEXT,
    "category" TEXT,
    "market_id" UUID,
    "invites" BOOLEAN NOT NULL,
    "made" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL,
    "month" DATE NOT NULL,
    "amount" DECIMAL,
    "amount_state" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "award_place_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."market" (
    "id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "months" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "market_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."market_award" (
    "id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "months" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "market_award_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."sector_trend" (
    "id" UUID NOT NULL,
    "awards" INTEGER NOT NULL,
    "counted_awards" INTEGER NOT NULL,
    "value" DECIMAL,
    "months" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "sector_trend_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."province_value" (
    "id" UUID NOT NULL,
    "awards" INTEGER NOT NULL,
    "counted_awards" INTEGER NOT NULL,
    "value" DECIMAL,
    "years" JSONB NOT NULL,
    "categories" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "province_value_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."province_activity" (
    "id" UUID NOT NULL,
    "province_id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "tenders" INTEGER NOT NULL,
    "active" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "year_before" INTEGER NOT NULL,
    "reaches_back" BOOLEAN NOT NULL,
    "changes_at" TIMESTAMPTZ(6),

    CONSTRAINT "province_activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."tender_activity" (
    "id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "tenders" INTEGER NOT NULL,
    "active" INTEGER NOT NULL,
    "value" DECIMAL,
    "year" INTEGER NOT NULL,
    "year_before" INTEGER NOT NULL,
    "trend" TEXT,
    "trend_percent" DECIMAL,
    "per_million" DECIMAL,

    CONSTRAINT "tender_activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company_total" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "ranking_id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "year" INTEGER,
    "home_province" TEXT,
    "awards" INTEGER NOT NULL,
    "value" DECIMAL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "company_total_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company_ranking" (
    "id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "year" INTEGER,
    "by_value" JSONB NOT NULL,
    "by_awards" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "company_ranking_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."winner_list" (
    "id" UUID NOT NULL,
    "winners" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "winner_list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."screening_basis" (
    "id" UUID NOT NULL,
    "version" TEXT NOT NULL,

    CONSTRAINT "screening_basis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."screening_word_set" (
    "id" UUID NOT NULL,
    "version" TEXT NOT NULL,
    "companies" INTEGER NOT NULL,
    "words" JSONB NOT NULL,
    "learned_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checked_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "screening_word_set_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."screening_match" (
    "id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject_name" TEXT NOT NULL,
    "entry_id" UUID NOT NULL,
    "entry_key" UUID NOT NULL,
    "edition" TEXT NOT NULL,
    "algorithm" TEXT NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "method" TEXT NOT NULL,
    "features" JSONB NOT NULL,
    "matched_words" JSONB NOT NULL,
    "reason" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,

    CONSTRAINT "screening_match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."tender_restriction" (
    "id" UUID NOT NULL,
    "awards" JSONB NOT NULL,
    "restricted_award_ids" TEXT[],

    CONSTRAINT "tender_restriction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company_restriction" (
    "id" UUID NOT NULL,
    "restricted" BOOLEAN NOT NULL,
    "entries" JSONB NOT NULL,
    "changes_on" DATE,

    CONSTRAINT "company_restriction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."restricted_supplier_company" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "method" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,

    CONSTRAINT "restricted_supplier_company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."restricted_supplier_list" (
    "id" UUID NOT NULL,
    "register" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "report_date" DATE,
    "entries" INTEGER NOT NULL,
    "read_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "restricted_supplier_list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company_director" (
    "id" UUID NOT NULL,
    "director_id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "person_key" TEXT NOT NULL,
    "identity_hash" TEXT,
    "masked_number" TEXT,
    "nationality" TEXT,
    "is_foreign" BOOLEAN,
    "is_disqualified" BOOLEAN,
    "company_name" TEXT NOT NULL,
    "registration_number" TEXT,
    "role_type" TEXT,
    "status" TEXT,
    "is_active" BOOLEAN NOT NULL,
    "appointed_on" DATE,
    "resigned_on" DATE,
    "enrichment_id" UUID NOT NULL,
    "company_id" UUID,
    "link_reason" TEXT,
    "link_confidence" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(6) NOT NULL,
    "changed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "company_director_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."source_director" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "person_key" TEXT NOT NULL,
    "identity_hash" TEXT,
    "masked_number" TEXT,
    "position" TEXT,
    "appointed_on" DATE,
    "validated_at" TIMESTAMPTZ(6),
    "validation_status" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL,
    "changed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "source_director_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."cipc_enrichment" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "registration_number" TEXT,
    "enterprise_type" TEXT,
    "status" TEXT,
    "status_on" DATE,
    "registered_on" DATE,
    "tax_number" TEXT,
    "cidb_grading" TEXT,
    "contact_email" TEXT,
    "contact_phone" TEXT,
    "website" TEXT,
    "director_count" INTEGER,
    "evidence" JSONB NOT NULL,
    "company_id" UUID,
    "link_reason" TEXT,
    "link_confidence" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(6) NOT NULL,
    "changed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "cipc_enrichment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."director_evidence" (
    "id" UUID NOT NULL,
    "enrichment_id" UUID NOT NULL,
    "evidence" JSONB NOT NULL,

    CONSTRAINT "director_evidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."company_register" (
    "id" UUID NOT NULL,
    "enrichment_id" UUID,
    "evidence" JSONB,
    "entry" JSONB,
    "director_count" INTEGER,
    "directors" JSONB NOT NULL,

    CONSTRAINT "company_register_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."tender_analysis" (
    "id" UUID NOT NULL,
    "rules_version" INTEGER NOT NULL,
    "taxonomy_version" INTEGER NOT NULL,
    "method" TEXT NOT NULL,
    "documents" INTEGER NOT NULL,
    "analysed_at" TIMESTAMPTZ(6) NOT NULL,
    "analysis" JSONB NOT NULL,
    "evidence" JSONB NOT NULL,
    "points" JSONB,
    "missing_evidence" JSONB,
    "required" JSONB NOT NULL,
    "required_ids" TEXT[],
    "requirements" TEXT,
    "eligibility_criteria" TEXT,
    "bbbee_requirements" TEXT,
    "briefing_session" BOOLEAN,
    "briefing_compulsory" BOOLEAN,
    "briefing_date_time" TIMESTAMPTZ(6),
    "briefing_venue" TEXT,
    "validity_period" INTEGER,
    "closing_date_time" TIMESTAMPTZ(6),
    "contradictions" TEXT[],
    "quality_score" DOUBLE PRECISION,
    "confidence" DOUBLE PRECISION,

    CONSTRAINT "tender_analysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."tender_reading" (
    "id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "error" TEXT,

    CONSTRAINT "tender_reading_pkey" PRIMARY KEY ("id")
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
    "joined" TEXT[] DEFAULT ARRAY[]::TEXT[],

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
    "paused_until" TIMESTAMPTZ(6),
    "pause_reason" TEXT,
    "circuit_until" TIMESTAMPTZ(6),
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
    "expected" INTEGER,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "failing_since" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(6),
    "completed_at" TIMESTAMPTZ(6),

    CONSTRAINT "task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."publisher_time" (
    "source" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(6) NOT NULL,
    "mode" TEXT NOT NULL,
    "pass" TEXT NOT NULL,
    "requests" INTEGER NOT NULL,
    "failures" INTEGER NOT NULL,
    "seconds" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "publisher_time_pkey" PRIMARY KEY ("source","hour","mode","pass")
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
CREATE TABLE "ops"."interrupted_message" (
    "queue" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "deaths" INTEGER NOT NULL DEFAULT 1,
    "in_work" BOOLEAN NOT NULL DEFAULT false,
    "progress" TEXT NOT NULL,
    "last_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interrupted_message_pkey" PRIMARY KEY ("queue","message")
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
CREATE TABLE "ops"."process" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "stages" TEXT[],
    "host" TEXT NOT NULL,
    "pid" INTEGER NOT NULL,
    "operator" TEXT,
    "started_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(6),

    CONSTRAINT "process_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."scheduled_job" (
    "name" TEXT NOT NULL,
    "done_at" TIMESTAMPTZ(6),
    "due_at" TIMESTAMPTZ(6) NOT NULL,
    "queued" BOOLEAN NOT NULL,
    "failed_at" TIMESTAMPTZ(6),
    "error" TEXT,

    CONSTRAINT "scheduled_job_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "ops"."health" (
    "single" BOOLEAN NOT NULL DEFAULT true,
    "checked_at" TIMESTAMPTZ(6) NOT NULL,
    "findings" JSONB NOT NULL,
    "measured" JSONB NOT NULL,

    CONSTRAINT "health_pkey" PRIMARY KEY ("single")
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

-- CreateTable
CREATE TABLE "ops"."disk" (
    "host" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "free" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,
    "low" BOOLEAN NOT NULL,
    "checked_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "disk_pkey" PRIMARY KEY ("host","path")
);

-- CreateTable
CREATE TABLE "ops"."company_decision" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "verdict" TEXT NOT NULL,
    "one_side" UUID[],
    "other_side" UUID[],
    "because" TEXT NOT NULL,
    "decided_by" TEXT NOT NULL,
    "decided_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(6),
    "undone_by" TEXT,
    "undone_because" TEXT,

    CONSTRAINT "company_decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."screening_decision" (
    "id" BIGSERIAL NOT NULL,
    "verdict" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "subject_name" TEXT NOT NULL,
    "entry_id" UUID NOT NULL,
    "entry_key" UUID NOT NULL,
    "entry_name" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "decided_by" TEXT NOT NULL,
    "decided_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "screening_decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."accepted_edition" (
    "register" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "because" TEXT NOT NULL,
    "accepted_by" TEXT NOT NULL,
    "accepted_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accepted_edition_pkey" PRIMARY KEY ("register","sha256")
);

-- CreateTable
CREATE TABLE "ops"."organization_import" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "file_name" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rows" INTEGER NOT NULL,

    CONSTRAINT "organization_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."organization_value" (
    "import_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "field" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "line" INTEGER NOT NULL,

    CONSTRAINT "organization_value_pkey" PRIMARY KEY ("organization_id","field","import_id")
);

-- CreateTable
CREATE TABLE "ops"."register_import" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rows" INTEGER NOT NULL,
    "added" INTEGER NOT NULL,
    "changed" INTEGER NOT NULL,
    "removed" INTEGER NOT NULL,

    CONSTRAINT "register_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."register_record" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "registration_number" TEXT,
    "name_key" TEXT NOT NULL,
    "organization_id" UUID,
    "entry" JSONB NOT NULL,
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "register_record_pkey" PRIMARY KEY ("id")
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

-- CreateTable
CREATE TABLE "ops"."snapshot" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "request_id" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "records" BIGINT NOT NULL DEFAULT 0,
    "taken_at" TIMESTAMPTZ(6),
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(6),
    "moved_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "snapshot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ops"."snapshot_file" (
    "snapshot_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "resource" TEXT,
    "format" TEXT NOT NULL,
    "records" BIGINT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "change_seq" BIGINT,

    CONSTRAINT "snapshot_file_pkey" PRIMARY KEY ("snapshot_id","name")
);

-- CreateTable
CREATE TABLE "ops"."check_day" (
    "day" DATE NOT NULL,
    "check" TEXT NOT NULL,
    "tenders" INTEGER NOT NULL,

    CONSTRAINT "check_day_pkey" PRIMARY KEY ("day","check")
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
    "etag" TEXT,
    "last_modified" TEXT,

    CONSTRAINT "response_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "raw"."page" (
    "response_id" BIGINT NOT NULL,
    "source" TEXT NOT NULL,
    "fetched_at" TIMESTAMPTZ(6) NOT NULL,
    "contents" BIGINT[],
    "encoding" TEXT,
    "envelope" BYTEA,

    CONSTRAINT "page_pkey" PRIMARY KEY ("response_id")
);

-- CreateTable
CREATE TABLE "raw"."block" (
    "response_id" BIGINT NOT NULL,
    "encoding" TEXT NOT NULL,
    "body" BYTEA NOT NULL,

    CONSTRAINT "block_pkey" PRIMARY KEY ("response_id")
);

-- CreateTable
CREATE TABLE "raw"."content" (
    "id" BIGSERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "text_hash" BYTEA,
    "natural_key" TEXT,
    "number" INTEGER,
    "response_id" BIGINT NOT NULL,
    "place" INTEGER NOT NULL,

    CONSTRAINT "content_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "raw"."capture" (
    "response_id" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "natural_key" TEXT,
    "number" INTEGER,
    "hash" BYTEA NOT NULL,
    "last_seen_at" TIMESTAMPTZ(6),
    "times" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "capture_pkey" PRIMARY KEY ("response_id","position")
);

-- CreateTable
CREATE TABLE "raw"."removed_total" (
    "source" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "responses" INTEGER NOT NULL DEFAULT 0,
    "faults" INTEGER NOT NULL DEFAULT 0,
    "captures" INTEGER NOT NULL DEFAULT 0,
    "normalised" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "removed_total_pkey" PRIMARY KEY ("source","day")
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
    "former_slugs" TEXT[],
    "organization_id" UUID,
    "municipality_code" TEXT,
    "publication_date_time" TIMESTAMPTZ(6),
    "parent_tender_id" TEXT,
    "placeholder" INTEGER NOT NULL,
    "duplicate_of" TEXT,
    "briefing" TEXT,
    "cidb_grades" TEXT[],
    "required_documents" TEXT[],
    "bbbee_required" INTEGER,
    "has_documents" INTEGER,
    "provenance_id" UUID,
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
    "dated_at" TIMESTAMPTZ(6) NOT NULL,
    "amount" DECIMAL,
    "supplier_slug" TEXT,
    "supplier_id" TEXT,
    "enterprise_type" TEXT,
    "bee_level" TEXT,
    "category_slug" TEXT,
    "province_slug" TEXT,
    "ocid" TEXT NOT NULL,
    "tender_record_id" UUID,
    "publisher_award_id" TEXT,
    "ocds_award_id" TEXT,
    "supplier_party_id" TEXT,
    "company_record_id" UUID,
    "company_record_ids" TEXT[],
    "counted_amount" DECIMAL,
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
    "organization_type_detail" TEXT,
    "registration_number" TEXT,
    "province_slugs" TEXT[],
    "slug" TEXT NOT NULL,
    "total_tenders" INTEGER NOT NULL,
    "api_source_id" TEXT,
    "updated_at" TIMESTAMPTZ(6),

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."provenance_pattern" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "size" INTEGER NOT NULL,

    CONSTRAINT "provenance_pattern_pkey" PRIMARY KEY ("id")
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
CREATE TABLE "read"."tender_activity" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "province_slug" TEXT NOT NULL,
    "category_slug" TEXT NOT NULL,
    "category" TEXT,
    "tender_count" INTEGER NOT NULL,
    "active_count" INTEGER NOT NULL,
    "total_value" DECIMAL,
    "tenders_in_year" INTEGER NOT NULL,
    "tenders_in_year_before" INTEGER NOT NULL,
    "trend" TEXT,
    "trend_percent" DECIMAL,
    "per_million_inhabitants" DECIMAL,

    CONSTRAINT "tender_activity_pkey" PRIMARY KEY ("id")
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
    "company_record_ids" TEXT[],
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
CREATE TABLE "read"."estimation_model" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "model_version" TEXT NOT NULL,
    "fitted_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "estimation_model_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."article" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "search" tsvector,
    "slug" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(6),
    "author_id" TEXT,
    "author_slug" TEXT,
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
    "restricted_supplier_match" INTEGER,
    "computed_at" TIMESTAMPTZ(6),
    "full_names" TEXT[],
    "name_keys" TEXT[],
    "registration_numbers" TEXT[],
    "csd_numbers" TEXT[],
    "alias_ids" TEXT[],

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
    "director_id" TEXT,
    "cipc_enrichment_id" UUID,
    "company_record_id" UUID,

    CONSTRAINT "company_director_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."company_ranking" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "company_ranking_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."winner_list" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "winner_list_pkey" PRIMARY KEY ("id")
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
    "search" tsvector,
    "source_id" TEXT NOT NULL,
    "source_slug" TEXT,
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
    "slug" TEXT,

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
    "search" tsvector,
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
CREATE TABLE "read"."restricted_supplier_list" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "restricted_supplier_list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read"."screening_word_set" (
    "id" UUID NOT NULL,
    "change_seq" BIGINT NOT NULL,
    "first_seq" BIGINT NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(6) NOT NULL,
    "body" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "learned_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "screening_word_set_pkey" PRIMARY KEY ("id")
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
    "names" TEXT[] DEFAULT ARRAY[]::TEXT[],

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
CREATE UNIQUE INDEX "company_profile_name_key" ON "app"."company_profile"("name");

-- CreateIndex
CREATE UNIQUE INDEX "user_account_email_key" ON "app"."user_account"("email");

-- CreateIndex
CREATE INDEX "user_account_company_id_idx" ON "app"."user_account"("company_id");

-- CreateIndex
CREATE INDEX "ended_token_user_id_idx" ON "app"."ended_token"("user_id");

-- CreateIndex
CREATE INDEX "login_place_expires_at_idx" ON "app"."login_place"("expires_at");

-- CreateIndex
CREATE INDEX "login_failure_expires_at_idx" ON "app"."login_failure"("expires_at");

-- CreateIndex
CREATE INDEX "export_user_id_created_at_idx" ON "app"."export"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "export_company_id_idx" ON "app"."export"("company_id");

-- CreateIndex
CREATE INDEX "export_status_expires_at_idx" ON "app"."export"("status", "expires_at");

-- CreateIndex
CREATE INDEX "vault_document_company_id_created_at_idx" ON "app"."vault_document"("company_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "tender_application_company_id_reference_key" ON "app"."tender_application"("company_id", "reference");

-- CreateIndex
CREATE INDEX "application_document_document_id_idx" ON "app"."application_document"("document_id");

-- CreateIndex
CREATE INDEX "feed_use_counted_at_idx" ON "app"."feed_use"("counted_at");

-- CreateIndex
CREATE UNIQUE INDEX "tender_ocid_key" ON "core"."tender"("ocid");

-- CreateIndex
CREATE UNIQUE INDEX "tender_slug_key" ON "core"."tender"("slug");

-- CreateIndex
CREATE INDEX "tender_province_closing_date_time_idx" ON "core"."tender"("province", "closing_date_time");

-- CreateIndex
CREATE INDEX "tender_category_closing_date_time_idx" ON "core"."tender"("category", "closing_date_time");

-- CreateIndex
CREATE INDEX "tender_organization_id_idx" ON "core"."tender"("organization_id");

-- CreateIndex
CREATE INDEX "tender_provenance_id_idx" ON "core"."tender"("provenance_id");

-- CreateIndex
CREATE INDEX "tender_document_tender_id_idx" ON "core"."tender_document"("tender_id");

-- CreateIndex
CREATE INDEX "award_tender_id_idx" ON "core"."award"("tender_id");

-- CreateIndex
CREATE INDEX "award_subcontractor_tender_id_idx" ON "core"."award_subcontractor"("tender_id");

-- CreateIndex
CREATE INDEX "supplier_mention_tender_id_idx" ON "core"."supplier_mention"("tender_id");

-- CreateIndex
CREATE INDEX "supplier_mention_award_id_idx" ON "core"."supplier_mention"("award_id");

-- CreateIndex
CREATE INDEX "supplier_mention_spelling_id_idx" ON "core"."supplier_mention"("spelling_id");

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
CREATE INDEX "supplier_list_edition_register_received_at_idx" ON "core"."supplier_list_edition"("register", "received_at");

-- CreateIndex
CREATE UNIQUE INDEX "supplier_list_edition_register_sha256_key" ON "core"."supplier_list_edition"("register", "sha256");

-- CreateIndex
CREATE INDEX "restricted_supplier_register_idx" ON "core"."restricted_supplier"("register");

-- CreateIndex
CREATE INDEX "restricted_supplier_period_to_idx" ON "core"."restricted_supplier"("period_to");

-- CreateIndex
CREATE INDEX "document_state_tender_id_idx" ON "core"."document_state"("tender_id");

-- CreateIndex
CREATE INDEX "document_state_parent_id_idx" ON "core"."document_state"("parent_id");

-- CreateIndex
CREATE INDEX "document_state_sha256_idx" ON "core"."document_state"("sha256");

-- CreateIndex
CREATE INDEX "document_analysis_tender_id_idx" ON "core"."document_analysis"("tender_id");

-- CreateIndex
CREATE INDEX "document_model_analysis_tender_id_idx" ON "core"."document_model_analysis"("tender_id");

-- CreateIndex
CREATE INDEX "intel_item_source_id_idx" ON "core"."intel_item"("source_id");

-- CreateIndex
CREATE INDEX "intel_item_published_at_idx" ON "core"."intel_item"("published_at");

-- CreateIndex
CREATE INDEX "intel_item_content_hash_idx" ON "core"."intel_item"("content_hash");

-- CreateIndex
CREATE INDEX "intel_item_canonical_id_idx" ON "core"."intel_item"("canonical_id");

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
CREATE INDEX "outbox_resource_id_idx" ON "core"."outbox"("resource", "id");

-- CreateIndex
CREATE INDEX "stale_derivation_id_idx" ON "derived"."stale"("derivation", "id");

-- CreateIndex
CREATE INDEX "stale_derivation_key_idx" ON "derived"."stale"("derivation", "key");

-- CreateIndex
CREATE INDEX "tender_relation_parent_id_idx" ON "derived"."tender_relation"("parent_id");

-- CreateIndex
CREATE INDEX "tender_relation_original_id_idx" ON "derived"."tender_relation"("original_id");

-- CreateIndex
CREATE INDEX "supplier_spelling_blocks_idx" ON "derived"."supplier_spelling" USING GIN ("blocks");

-- CreateIndex
CREATE INDEX "supplier_spelling_words_idx" ON "derived"."supplier_spelling" USING GIN ("words");

-- CreateIndex
CREATE INDEX "company_spelling_company_id_idx" ON "derived"."company_spelling"("company_id");

-- CreateIndex
CREATE INDEX "company_spelling_component_id_idx" ON "derived"."company_spelling"("component_id");

-- CreateIndex
CREATE INDEX "company_name_keys_idx" ON "derived"."company" USING GIN ("name_keys");

-- CreateIndex
CREATE INDEX "company_registration_numbers_idx" ON "derived"."company" USING GIN ("registration_numbers");

-- CreateIndex
CREATE INDEX "company_alias_ids_idx" ON "derived"."company" USING GIN ("alias_ids");

-- CreateIndex
CREATE INDEX "company_member_company_ids_idx" ON "derived"."company" USING GIN ("member_company_ids");

-- CreateIndex
CREATE INDEX "award_company_tender_id_idx" ON "derived"."award_company"("tender_id");

-- CreateIndex
CREATE INDEX "award_company_company_ids_idx" ON "derived"."award_company" USING GIN ("company_ids");

-- CreateIndex
CREATE INDEX "province_health_score_entry_id_idx" ON "derived"."province_health_score"("entry_id");

-- CreateIndex
CREATE INDEX "category_health_score_entry_id_idx" ON "derived"."category_health_score"("entry_id");

-- CreateIndex
CREATE INDEX "award_place_tender_id_idx" ON "derived"."award_place"("tender_id");

-- CreateIndex
CREATE INDEX "award_place_organization_id_idx" ON "derived"."award_place"("organization_id");

-- CreateIndex
CREATE INDEX "award_place_market_id_idx" ON "derived"."award_place"("market_id");

-- CreateIndex
CREATE INDEX "market_province_idx" ON "derived"."market"("province");

-- CreateIndex
CREATE INDEX "market_category_idx" ON "derived"."market"("category");

-- CreateIndex
CREATE INDEX "market_award_province_idx" ON "derived"."market_award"("province");

-- CreateIndex
CREATE INDEX "market_award_category_idx" ON "derived"."market_award"("category");

-- CreateIndex
CREATE INDEX "province_activity_province_id_idx" ON "derived"."province_activity"("province_id");

-- CreateIndex
CREATE INDEX "company_total_company_id_idx" ON "derived"."company_total"("company_id");

-- CreateIndex
CREATE INDEX "screening_match_subject_id_idx" ON "derived"."screening_match"("subject_id");

-- CreateIndex
CREATE INDEX "screening_match_entry_id_idx" ON "derived"."screening_match"("entry_id");

-- CreateIndex
CREATE INDEX "company_restriction_changes_on_idx" ON "derived"."company_restriction"("changes_on");

-- CreateIndex
CREATE INDEX "company_director_director_id_idx" ON "derived"."company_director"("director_id");

-- CreateIndex
CREATE INDEX "company_director_enrichment_id_idx" ON "derived"."company_director"("enrichment_id");

-- CreateIndex
CREATE INDEX "company_director_company_id_idx" ON "derived"."company_director"("company_id");

-- CreateIndex
CREATE INDEX "company_director_person_key_idx" ON "derived"."company_director"("person_key");

-- CreateIndex
CREATE INDEX "company_director_identity_hash_idx" ON "derived"."company_director"("identity_hash");

-- CreateIndex
CREATE INDEX "source_director_organization_id_idx" ON "derived"."source_director"("organization_id");

-- CreateIndex
CREATE INDEX "source_director_person_key_idx" ON "derived"."source_director"("person_key");

-- CreateIndex
CREATE INDEX "source_director_identity_hash_idx" ON "derived"."source_director"("identity_hash");

-- CreateIndex
CREATE INDEX "cipc_enrichment_company_id_idx" ON "derived"."cipc_enrichment"("company_id");

-- CreateIndex
CREATE INDEX "cipc_enrichment_registration_number_idx" ON "derived"."cipc_enrichment"("registration_number");

-- CreateIndex
CREATE INDEX "director_evidence_enrichment_id_idx" ON "derived"."director_evidence"("enrichment_id");

-- CreateIndex
CREATE INDEX "company_register_enrichment_id_idx" ON "derived"."company_register"("enrichment_id");

-- CreateIndex
CREATE INDEX "tender_analysis_required_ids_idx" ON "derived"."tender_analysis" USING GIN ("required_ids");

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
CREATE INDEX "process_seen_at_idx" ON "ops"."process"("seen_at");

-- CreateIndex
CREATE INDEX "incident_began_at_idx" ON "ops"."incident"("began_at");

-- CreateIndex
CREATE INDEX "screening_decision_subject_id_idx" ON "ops"."screening_decision"("subject_id");

-- CreateIndex
CREATE UNIQUE INDEX "organization_import_sha256_key" ON "ops"."organization_import"("sha256");

-- CreateIndex
CREATE INDEX "organization_value_import_id_idx" ON "ops"."organization_value"("import_id");

-- CreateIndex
CREATE INDEX "register_import_kind_imported_at_idx" ON "ops"."register_import"("kind", "imported_at");

-- CreateIndex
CREATE INDEX "register_record_kind_idx" ON "ops"."register_record"("kind");

-- CreateIndex
CREATE INDEX "register_record_registration_number_idx" ON "ops"."register_record"("registration_number");

-- CreateIndex
CREATE INDEX "register_record_name_key_idx" ON "ops"."register_record"("name_key");

-- CreateIndex
CREATE INDEX "register_record_organization_id_idx" ON "ops"."register_record"("organization_id");

-- CreateIndex
CREATE INDEX "register_record_import_id_idx" ON "ops"."register_record"("import_id");

-- CreateIndex
CREATE UNIQUE INDEX "intel_source_slug_key" ON "ops"."intel_source"("slug");

-- CreateIndex
CREATE INDEX "intel_source_state_next_poll_at_idx" ON "ops"."intel_source"("state", "next_poll_at");

-- CreateIndex
CREATE UNIQUE INDEX "snapshot_request_id_key" ON "ops"."snapshot"("request_id");

-- CreateIndex
CREATE INDEX "snapshot_status_taken_at_idx" ON "ops"."snapshot"("status", "taken_at");

-- CreateIndex
CREATE INDEX "response_source_fetched_at_idx" ON "raw"."response"("source", "fetched_at");

-- CreateIndex
CREATE INDEX "response_task_id_idx" ON "raw"."response"("task_id");

-- CreateIndex
CREATE INDEX "page_source_fetched_at_idx" ON "raw"."page"("source", "fetched_at");

-- CreateIndex
CREATE UNIQUE INDEX "content_source_hash_key" ON "raw"."content"("source", "hash");

-- CreateIndex
CREATE INDEX "capture_natural_key_idx" ON "raw"."capture"("natural_key");

-- CreateIndex
CREATE INDEX "capture_source_number_idx" ON "raw"."capture"("source", "number");

-- CreateIndex
CREATE INDEX "content_file_superseded_at_idx" ON "raw"."content_file"("superseded_at");

-- CreateIndex
CREATE UNIQUE INDEX "content_file_path_hash_key" ON "raw"."content_file"("path", "hash");

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
CREATE INDEX "tender_municipality_code_publication_date_time_id_idx" ON "read"."tender"("municipality_code", "publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_briefing_publication_date_time_id_idx" ON "read"."tender"("briefing", "publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_has_documents_publication_date_time_id_idx" ON "read"."tender"("has_documents", "publication_date_time", "id");

-- CreateIndex
CREATE INDEX "tender_change_seq_idx" ON "read"."tender"("change_seq");

-- CreateIndex
CREATE INDEX "tender_category_slugs_idx" ON "read"."tender" USING GIN ("category_slugs");

-- CreateIndex
CREATE INDEX "tender_former_slugs_idx" ON "read"."tender" USING GIN ("former_slugs");

-- CreateIndex
CREATE INDEX "tender_cidb_grades_idx" ON "read"."tender" USING GIN ("cidb_grades");

-- CreateIndex
CREATE INDEX "tender_required_documents_idx" ON "read"."tender" USING GIN ("required_documents");

-- CreateIndex
CREATE INDEX "tender_company_record_ids_idx" ON "read"."tender" USING GIN ("company_record_ids");

-- CreateIndex
CREATE INDEX "tender_search_idx" ON "read"."tender" USING GIN ("search");

-- CreateIndex
CREATE INDEX "award_first_seen_at_id_idx" ON "read"."award"("first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_awarded_at_id_idx" ON "read"."award"("awarded_at", "id");

-- CreateIndex
CREATE INDEX "award_dated_at_id_idx" ON "read"."award"("dated_at", "id");

-- CreateIndex
CREATE INDEX "award_amount_id_idx" ON "read"."award"("amount", "id");

-- CreateIndex
CREATE INDEX "award_updated_at_id_idx" ON "read"."award"("updated_at", "id");

-- CreateIndex
CREATE INDEX "award_published_at_id_idx" ON "read"."award"("published_at", "id");

-- CreateIndex
CREATE INDEX "award_award_id_idx" ON "read"."award"("award_id");

-- CreateIndex
CREATE INDEX "award_publisher_award_id_idx" ON "read"."award"("publisher_award_id");

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
CREATE INDEX "award_province_slug_first_seen_at_id_idx" ON "read"."award"("province_slug", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_category_slug_first_seen_at_id_idx" ON "read"."award"("category_slug", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_enterprise_type_first_seen_at_id_idx" ON "read"."award"("enterprise_type", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_bee_level_first_seen_at_id_idx" ON "read"."award"("bee_level", "first_seen_at", "id");

-- CreateIndex
CREATE INDEX "award_status_awarded_at_first_seen_at_province_slug_categor_idx" ON "read"."award"("status", "awarded_at", "first_seen_at", "province_slug", "category_slug", "enterprise_type", "bee_level", "amount", "counted_amount", "id");

-- CreateIndex
CREATE INDEX "award_change_seq_idx" ON "read"."award"("change_seq");

-- CreateIndex
CREATE INDEX "award_company_record_ids_idx" ON "read"."award" USING GIN ("company_record_ids");

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
CREATE INDEX "organization_organization_type_detail_name_id_idx" ON "read"."organization"("organization_type_detail", "name", "id");

-- CreateIndex
CREATE INDEX "organization_change_seq_idx" ON "read"."organization"("change_seq");

-- CreateIndex
CREATE INDEX "organization_province_slugs_idx" ON "read"."organization" USING GIN ("province_slugs");

-- CreateIndex
CREATE INDEX "organization_search_idx" ON "read"."organization" USING GIN ("search");

-- CreateIndex
CREATE INDEX "provenance_pattern_change_seq_idx" ON "read"."provenance_pattern"("change_seq");

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
CREATE INDEX "category_health_score_score_date_id_idx" ON "read"."category_health_score"("score_date", "id");

-- CreateIndex
CREATE INDEX "category_health_score_published_at_id_idx" ON "read"."category_health_score"("published_at", "id");

-- CreateIndex
CREATE INDEX "category_health_score_category_record_id_score_date_id_idx" ON "read"."category_health_score"("category_record_id", "score_date", "id");

-- CreateIndex
CREATE INDEX "category_health_score_change_seq_idx" ON "read"."category_health_score"("change_seq");

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
CREATE INDEX "tender_activity_tender_count_id_idx" ON "read"."tender_activity"("tender_count", "id");

-- CreateIndex
CREATE INDEX "tender_activity_published_at_id_idx" ON "read"."tender_activity"("published_at", "id");

-- CreateIndex
CREATE INDEX "tender_activity_province_slug_category_slug_id_idx" ON "read"."tender_activity"("province_slug", "category_slug", "id");

-- CreateIndex
CREATE INDEX "tender_activity_category_slug_id_idx" ON "read"."tender_activity"("category_slug", "id");

-- CreateIndex
CREATE INDEX "tender_activity_change_seq_idx" ON "read"."tender_activity"("change_seq");

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
CREATE INDEX "tender_contract_change_seq_idx" ON "read"."tender_contract"("change_seq");

-- CreateIndex
CREATE INDEX "tender_contract_company_record_ids_idx" ON "read"."tender_contract" USING GIN ("company_record_ids");

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
CREATE INDEX "estimation_model_fitted_at_id_idx" ON "read"."estimation_model"("fitted_at", "id");

-- CreateIndex
CREATE INDEX "estimation_model_published_at_id_idx" ON "read"."estimation_model"("published_at", "id");

-- CreateIndex
CREATE INDEX "estimation_model_model_version_idx" ON "read"."estimation_model"("model_version");

-- CreateIndex
CREATE INDEX "estimation_model_change_seq_idx" ON "read"."estimation_model"("change_seq");

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
CREATE INDEX "article_author_slug_issued_at_id_idx" ON "read"."article"("author_slug", "issued_at", "id");

-- CreateIndex
CREATE INDEX "article_change_seq_idx" ON "read"."article"("change_seq");

-- CreateIndex
CREATE INDEX "article_search_idx" ON "read"."article" USING GIN ("search");

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
CREATE INDEX "company_full_names_idx" ON "read"."company" USING GIN ("full_names");

-- CreateIndex
CREATE INDEX "company_name_keys_idx" ON "read"."company" USING GIN ("name_keys");

-- CreateIndex
CREATE INDEX "company_registration_numbers_idx" ON "read"."company" USING GIN ("registration_numbers");

-- CreateIndex
CREATE INDEX "company_csd_numbers_idx" ON "read"."company" USING GIN ("csd_numbers");

-- CreateIndex
CREATE INDEX "company_alias_ids_idx" ON "read"."company" USING GIN ("alias_ids");

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
CREATE INDEX "company_director_director_id_director_full_name_id_idx" ON "read"."company_director"("director_id", "director_full_name", "id");

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
CREATE INDEX "company_ranking_computed_at_id_idx" ON "read"."company_ranking"("computed_at", "id");

-- CreateIndex
CREATE INDEX "company_ranking_published_at_id_idx" ON "read"."company_ranking"("published_at", "id");

-- CreateIndex
CREATE INDEX "company_ranking_scope_idx" ON "read"."company_ranking"("scope");

-- CreateIndex
CREATE INDEX "company_ranking_change_seq_idx" ON "read"."company_ranking"("change_seq");

-- CreateIndex
CREATE INDEX "winner_list_computed_at_id_idx" ON "read"."winner_list"("computed_at", "id");

-- CreateIndex
CREATE INDEX "winner_list_published_at_id_idx" ON "read"."winner_list"("published_at", "id");

-- CreateIndex
CREATE INDEX "winner_list_change_seq_idx" ON "read"."winner_list"("change_seq");

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
CREATE INDEX "intel_item_category_issued_at_id_idx" ON "read"."intel_item"("category", "issued_at", "id");

-- CreateIndex
CREATE INDEX "intel_item_change_seq_idx" ON "read"."intel_item"("change_seq");

-- CreateIndex
CREATE INDEX "intel_item_province_slugs_idx" ON "read"."intel_item" USING GIN ("province_slugs");

-- CreateIndex
CREATE INDEX "intel_item_search_idx" ON "read"."intel_item" USING GIN ("search");

-- CreateIndex
CREATE INDEX "intel_source_name_id_idx" ON "read"."intel_source"("name", "id");

-- CreateIndex
CREATE INDEX "intel_source_published_at_id_idx" ON "read"."intel_source"("published_at", "id");

-- CreateIndex
CREATE INDEX "intel_source_slug_idx" ON "read"."intel_source"("slug");

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
CREATE INDEX "newsletter_edition_search_idx" ON "read"."newsletter_edition" USING GIN ("search");

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
CREATE INDEX "restricted_supplier_list_read_at_id_idx" ON "read"."restricted_supplier_list"("read_at", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_list_published_at_id_idx" ON "read"."restricted_supplier_list"("published_at", "id");

-- CreateIndex
CREATE INDEX "restricted_supplier_list_change_seq_idx" ON "read"."restricted_supplier_list"("change_seq");

-- CreateIndex
CREATE INDEX "screening_word_set_learned_at_id_idx" ON "read"."screening_word_set"("learned_at", "id");

-- CreateIndex
CREATE INDEX "screening_word_set_published_at_id_idx" ON "read"."screening_word_set"("published_at", "id");

-- CreateIndex
CREATE INDEX "screening_word_set_change_seq_idx" ON "read"."screening_word_set"("change_seq");

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

-- CreateIndex
CREATE INDEX "tombstone_names_idx" ON "read"."tombstone" USING GIN ("names");

-- AddForeignKey
ALTER TABLE "app"."user_account" ADD CONSTRAINT "user_account_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."company_profile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."vault_document" ADD CONSTRAINT "vault_document_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."company_profile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."tender_application" ADD CONSTRAINT "tender_application_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."company_profile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."application_document" ADD CONSTRAINT "application_document_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "app"."tender_application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."application_document" ADD CONSTRAINT "application_document_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "app"."vault_document"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ops"."task" ADD CONSTRAINT "task_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "ops"."cron_runs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ops"."organization_value" ADD CONSTRAINT "organization_value_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "ops"."organization_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ops"."register_record" ADD CONSTRAINT "register_record_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "ops"."register_import"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ops"."snapshot_file" ADD CONSTRAINT "snapshot_file_snapshot_id_fkey" FOREIGN KEY ("snapshot_id") REFERENCES "ops"."snapshot"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "raw"."page" ADD CONSTRAINT "page_response_id_fkey" FOREIGN KEY ("response_id") REFERENCES "raw"."response"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "raw"."block" ADD CONSTRAINT "block_response_id_fkey" FOREIGN KEY ("response_id") REFERENCES "raw"."response"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "raw"."capture" ADD CONSTRAINT "capture_response_id_fkey" FOREIGN KEY ("response_id") REFERENCES "raw"."response"("id") ON DELETE CASCADE ON UPDATE CASCADE;
