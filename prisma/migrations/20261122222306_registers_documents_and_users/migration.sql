-- AlterTable
ALTER TABLE "derived"."category_listing" DROP COLUMN "counted_awards",
DROP COLUMN "median_award";

-- AlterTable
ALTER TABLE "derived"."organization_award" DROP COLUMN "awarded_in_time";

-- AlterTable
ALTER TABLE "derived"."province_listing" DROP COLUMN "counted_awards",
DROP COLUMN "median_award";

-- AlterTable
ALTER TABLE "derived"."value_estimate" ADD COLUMN     "as_estimated" BOOLEAN;

-- AlterTable
ALTER TABLE "raw"."response" ADD COLUMN     "etag" TEXT,
ADD COLUMN     "last_modified" TEXT;

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
CREATE TABLE "app"."login_failure" (
    "subject" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "login_failure_pkey" PRIMARY KEY ("subject")
);

-- CreateTable
CREATE TABLE "app"."export" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
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
    "presence" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "restricted_supplier_pkey" PRIMARY KEY ("id")
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
CREATE TABLE "derived"."organization_timeliness" (
    "id" UUID NOT NULL,
    "awarded_in_time" INTEGER NOT NULL,

    CONSTRAINT "organization_timeliness_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derived"."passed_over_block" (
    "block" TEXT NOT NULL,

    CONSTRAINT "passed_over_block_pkey" PRIMARY KEY ("block")
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
CREATE TABLE "derived"."province_listing_award" (
    "id" UUID NOT NULL,
    "counted_awards" INTEGER NOT NULL,
    "median_award" DECIMAL,
    "last_award_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "province_listing_award_pkey" PRIMARY KEY ("id")
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
CREATE TABLE "derived"."market_award" (
    "id" UUID NOT NULL,
    "province" TEXT,
    "category" TEXT,
    "months" JSONB NOT NULL,
    "computed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "market_award_pkey" PRIMARY KEY ("id")
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

-- CreateIndex
CREATE UNIQUE INDEX "company_profile_name_key" ON "app"."company_profile"("name");

-- CreateIndex
CREATE UNIQUE INDEX "user_account_email_key" ON "app"."user_account"("email");

-- CreateIndex
CREATE INDEX "user_account_company_id_idx" ON "app"."user_account"("company_id");

-- CreateIndex
CREATE INDEX "ended_token_user_id_idx" ON "app"."ended_token"("user_id");

-- CreateIndex
CREATE INDEX "login_failure_expires_at_idx" ON "app"."login_failure"("expires_at");

-- CreateIndex
CREATE INDEX "export_user_id_created_at_idx" ON "app"."export"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "export_status_expires_at_idx" ON "app"."export"("status", "expires_at");

-- CreateIndex
CREATE INDEX "vault_document_company_id_created_at_idx" ON "app"."vault_document"("company_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "tender_application_company_id_reference_key" ON "app"."tender_application"("company_id", "reference");

-- CreateIndex
CREATE INDEX "application_document_document_id_idx" ON "app"."application_document"("document_id");

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
CREATE INDEX "award_place_tender_id_idx" ON "derived"."award_place"("tender_id");

-- CreateIndex
CREATE INDEX "award_place_organization_id_idx" ON "derived"."award_place"("organization_id");

-- CreateIndex
CREATE INDEX "award_place_market_id_idx" ON "derived"."award_place"("market_id");

-- CreateIndex
CREATE INDEX "market_award_province_idx" ON "derived"."market_award"("province");

-- CreateIndex
CREATE INDEX "market_award_category_idx" ON "derived"."market_award"("category");

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
CREATE INDEX "screening_decision_subject_id_idx" ON "ops"."screening_decision"("subject_id");

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
CREATE INDEX "company_registration_numbers_idx" ON "derived"."company" USING GIN ("registration_numbers");

-- CreateIndex
CREATE INDEX "stale_derivation_key_idx" ON "derived"."stale"("derivation", "key");

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
ALTER TABLE "ops"."register_record" ADD CONSTRAINT "register_record_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "ops"."register_import"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- prisma/sql/core/document_record.sql
-- Every document that has a record: those that publishers list, and those in archives among them.
create or replace view core.document_record as
select id, tender_id from core.tender_document
union all
select id, tender_id from core.document_state where parent_id is not null;

-- prisma/sql/core/indexes.sql
-- Find the tenders of a buyer by number and by title, see core.buyers_key.
create index if not exists tender_reference_of_buyer on core.tender (core.buyers_key(organization_id, reference_key));
create index if not exists tender_title_of_buyer on core.tender (core.buyers_key(organization_id, title_key));
-- Find the notices that may be about a tender, by its number.
create index if not exists tender_notice_keys on core.tender using gin (notice_keys) where notice_kind is not null;
-- Find the tenders of a category in a province, see core.market_key.
create index if not exists tender_market on core.tender (core.market_key(province, category));
-- The latest awards, by their own date. A date after the day on which an award was seen cannot be right.
create index if not exists award_latest on core.award (least(awarded_at, first_captured_at) desc, id) where status = 'awarded';
-- Find the documents to fetch from a host next, and those to read.
create index if not exists document_state_waiting on core.document_state (host, closes_at desc nulls last, id) where state = 'waiting';
create index if not exists document_state_fetched on core.document_state (closes_at desc nulls last, id) where state = 'fetched';

-- prisma/sql/core/remove_parts.sql
-- Child records of tenders have no foreign key; these triggers delete them with their tender.
create or replace function core.remove_parts_of(tenders uuid[]) returns void language plpgsql as $$
declare
  parts text;
begin
  foreach parts in array array['tender_document', 'tender_event', 'tender_party', 'tender_bidder', 'tender_contract',
    'tender_milestone', 'tender_category_relation', 'award_subcontractor', 'supplier_mention', 'award', 'document_state',
    'document_analysis']
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
    select distinct 'tender_relation', key from (select id as key from changed where organization_id is not null and (reference_key is not null or title_key is not null or notice_keys is not null)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select id from changed where notice_kind is not null) union select parent_id from derived.tender_relation where parent_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'award_place', key from (select id as key from core.award where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_contact', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_count', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'value_estimate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from changed) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists ( select from core.award where tender_id in (select id from changed) and status = 'awarded')) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_insert();

create or replace function derived.mark_stale_by_tender_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, organization_id, title, reference_key, title_key, readvertised, notice_kind, notice_title, notice_keys, publication_date_time, closing_date_time from old_rows except all select id, tender_id, organization_id, title, reference_key, title_key, readvertised, notice_kind, notice_title, notice_keys, publication_date_time, closing_date_time from new_rows)
      union all (select id, tender_id, organization_id, title, reference_key, title_key, readvertised, notice_kind, notice_title, notice_keys, publication_date_time, closing_date_time from new_rows except all select id, tender_id, organization_id, title, reference_key, title_key, readvertised, notice_kind, notice_title, notice_keys, publication_date_time, closing_date_time from old_rows)
    )
    select distinct 'tender_relation', key from (select id as key from changed where organization_id is not null and (reference_key is not null or title_key is not null or notice_keys is not null)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, notice_kind, publication_type, closing_date_time, captured_at from old_rows except all select id, tender_id, notice_kind, publication_type, closing_date_time, captured_at from new_rows)
      union all (select id, tender_id, notice_kind, publication_type, closing_date_time, captured_at from new_rows except all select id, tender_id, notice_kind, publication_type, closing_date_time, captured_at from old_rows)
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select id from changed where notice_kind is not null) union select parent_id from derived.tender_relation where parent_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, closing_date_time, briefing_date_time, validity_period from old_rows except all select id, closing_date_time, briefing_date_time, validity_period from new_rows)
      union all (select id, closing_date_time, briefing_date_time, validity_period from new_rows except all select id, closing_date_time, briefing_date_time, validity_period from old_rows)
    )
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, province, category, notice_kind, validation_errors from old_rows except all select id, organization_id, province, category, notice_kind, validation_errors from new_rows)
      union all (select id, organization_id, province, category, notice_kind, validation_errors from new_rows except all select id, organization_id, province, category, notice_kind, validation_errors from old_rows)
    )
    select distinct 'award_place', key from (select id as key from core.award where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, validation_errors, first_captured_at, status, notice_kind, closing_date_time, cancelled_at from old_rows except all select id, organization_id, validation_errors, first_captured_at, status, notice_kind, closing_date_time, cancelled_at from new_rows)
      union all (select id, organization_id, validation_errors, first_captured_at, status, notice_kind, closing_date_time, cancelled_at from new_rows except all select id, organization_id, validation_errors, first_captured_at, status, notice_kind, closing_date_time, cancelled_at from old_rows)
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, category, province, sources, validation_errors, first_captured_at, status, notice_kind, publication_date_time, closing_date_time, cancelled_at from old_rows except all select id, organization_id, category, province, sources, validation_errors, first_captured_at, status, notice_kind, publication_date_time, closing_date_time, cancelled_at from new_rows)
      union all (select id, organization_id, category, province, sources, validation_errors, first_captured_at, status, notice_kind, publication_date_time, closing_date_time, cancelled_at from new_rows except all select id, organization_id, category, province, sources, validation_errors, first_captured_at, status, notice_kind, publication_date_time, closing_date_time, cancelled_at from old_rows)
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, organization_id, contact_name, contact_email, contact_telephone, publication_date_time, first_captured_at, validation_errors from old_rows except all select id, tender_id, organization_id, contact_name, contact_email, contact_telephone, publication_date_time, first_captured_at, validation_errors from new_rows)
      union all (select id, tender_id, organization_id, contact_name, contact_email, contact_telephone, publication_date_time, first_captured_at, validation_errors from new_rows except all select id, tender_id, organization_id, contact_name, contact_email, contact_telephone, publication_date_time, first_captured_at, validation_errors from old_rows)
    )
    select distinct 'organization_contact', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, validation_errors from old_rows except all select id, province, validation_errors from new_rows)
      union all (select id, province, validation_errors from new_rows except all select id, province, validation_errors from old_rows)
    )
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, validation_errors from old_rows except all select id, validation_errors from new_rows)
      union all (select id, validation_errors from new_rows except all select id, validation_errors from old_rows)
    )
    select distinct 'category_count', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, title, description, category, organization_id, province, type, publication_date_time, notice_kind, validation_errors from old_rows except all select id, title, description, category, organization_id, province, type, publication_date_time, notice_kind, validation_errors from new_rows)
      union all (select id, title, description, category, organization_id, province, type, publication_date_time, notice_kind, validation_errors from new_rows except all select id, title, description, category, organization_id, province, type, publication_date_time, notice_kind, validation_errors from old_rows)
    )
    select distinct 'value_estimate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from old_rows except all select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from new_rows)
      union all (select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from new_rows except all select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from old_rows)
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from old_rows except all select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from new_rows)
      union all (select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from new_rows except all select id, organization_id, status, closing_date_time, notice_kind, validation_errors, first_captured_at, province from old_rows)
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, closing_date_time, publication_date_time, status, cancelled_at, notice_kind, validation_errors, quality_score, first_captured_at from old_rows except all select id, province, closing_date_time, publication_date_time, status, cancelled_at, notice_kind, validation_errors, quality_score, first_captured_at from new_rows)
      union all (select id, province, closing_date_time, publication_date_time, status, cancelled_at, notice_kind, validation_errors, quality_score, first_captured_at from new_rows except all select id, province, closing_date_time, publication_date_time, status, cancelled_at, notice_kind, validation_errors, quality_score, first_captured_at from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from changed) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, category, notice_kind, validation_errors, publication_date_time, first_captured_at from old_rows except all select id, province, category, notice_kind, validation_errors, publication_date_time, first_captured_at from new_rows)
      union all (select id, province, category, notice_kind, validation_errors, publication_date_time, first_captured_at from new_rows except all select id, province, category, notice_kind, validation_errors, publication_date_time, first_captured_at from old_rows)
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, title, department, organization_name, province, category from old_rows except all select id, title, department, organization_name, province, category from new_rows)
      union all (select id, title, department, organization_name, province, category from new_rows except all select id, title, department, organization_name, province, category from old_rows)
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists ( select from core.award where tender_id in (select id from changed) and status = 'awarded')) keys where key is not null;
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
    select distinct 'tender_relation', key from (select id as key from changed where organization_id is not null and (reference_key is not null or title_key is not null or notice_keys is not null)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select id from changed where notice_kind is not null) union select parent_id from derived.tender_relation where parent_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'award_place', key from (select id as key from core.award where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_contact', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_count', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_count', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'value_estimate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from changed) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists ( select from core.award where tender_id in (select id from changed) and status = 'awarded')) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_delete();

create or replace function derived.mark_stale_by_tender_relation_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'award_place', key from (select id as key from core.award where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.tender_relation
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_relation_insert();

create or replace function derived.mark_stale_by_tender_relation_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, parent_id from old_rows except all select id, parent_id from new_rows)
      union all (select id, parent_id from new_rows except all select id, parent_id from old_rows)
    )
    select distinct 'tender_effect', key from (select parent_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'award_place', key from (select id as key from core.award where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, original_id from old_rows except all select id, original_id from new_rows)
      union all (select id, original_id from new_rows except all select id, original_id from old_rows)
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.tender_relation
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_relation_update();

create or replace function derived.mark_stale_by_tender_relation_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'award_place', key from (select id as key from core.award where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'market', key from (select core.market_key(province, category) as key from core.tender where id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.tender_relation
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_relation_delete();

create or replace function derived.mark_stale_by_tender_event_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select tender_id from changed where of_subject)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender_event
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_event_insert();

create or replace function derived.mark_stale_by_tender_event_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, event_type, occurred_at, title, description, after, of_subject from old_rows except all select id, tender_id, event_type, occurred_at, title, description, after, of_subject from new_rows)
      union all (select id, tender_id, event_type, occurred_at, title, description, after, of_subject from new_rows except all select id, tender_id, event_type, occurred_at, title, description, after, of_subject from old_rows)
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select tender_id from changed where of_subject)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.tender_event
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_event_update();

create or replace function derived.mark_stale_by_tender_event_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_effect', key from (select parent_id as key from derived.tender_relation where id in (select tender_id from changed where of_subject)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender_event
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_event_delete();

create or replace function derived.mark_stale_by_document_analysis_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.document_analysis
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_document_analysis_insert();

create or replace function derived.mark_stale_by_document_analysis_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, sha256, text_version, analysis, rules_version, taxonomy_version, analysed_at from old_rows except all select id, tender_id, sha256, text_version, analysis, rules_version, taxonomy_version, analysed_at from new_rows)
      union all (select id, tender_id, sha256, text_version, analysis, rules_version, taxonomy_version, analysed_at from new_rows except all select id, tender_id, sha256, text_version, analysis, rules_version, taxonomy_version, analysed_at from old_rows)
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.document_analysis
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_document_analysis_update();

create or replace function derived.mark_stale_by_document_analysis_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.document_analysis
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_document_analysis_delete();

create or replace function derived.mark_stale_by_document_model_analysis_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.document_model_analysis
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_document_model_analysis_insert();

create or replace function derived.mark_stale_by_document_model_analysis_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, sha256, model, findings from old_rows except all select id, tender_id, sha256, model, findings from new_rows)
      union all (select id, tender_id, sha256, model, findings from new_rows except all select id, tender_id, sha256, model, findings from old_rows)
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.document_model_analysis
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_document_model_analysis_update();

create or replace function derived.mark_stale_by_document_model_analysis_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_analysis', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.document_model_analysis
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_document_model_analysis_delete();

create or replace function derived.mark_stale_by_tender_effect_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.tender_effect
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_effect_insert();

create or replace function derived.mark_stale_by_tender_effect_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, closing_date_time from old_rows except all select id, closing_date_time from new_rows)
      union all (select id, closing_date_time from new_rows except all select id, closing_date_time from old_rows)
    )
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, cancelled_at, closing_date_time from old_rows except all select id, cancelled_at, closing_date_time from new_rows)
      union all (select id, cancelled_at, closing_date_time from new_rows except all select id, cancelled_at, closing_date_time from old_rows)
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, cancelled_at, closing_date_time from old_rows except all select id, cancelled_at, closing_date_time from new_rows)
      union all (select id, cancelled_at, closing_date_time from new_rows except all select id, cancelled_at, closing_date_time from old_rows)
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, cancelled_at, closing_date_time from old_rows except all select id, cancelled_at, closing_date_time from new_rows)
      union all (select id, cancelled_at, closing_date_time from new_rows except all select id, cancelled_at, closing_date_time from old_rows)
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, cancelled_at, closing_date_time from old_rows except all select id, cancelled_at, closing_date_time from new_rows)
      union all (select id, cancelled_at, closing_date_time from new_rows except all select id, cancelled_at, closing_date_time from old_rows)
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, cancelled_at, closing_date_time from old_rows except all select id, cancelled_at, closing_date_time from new_rows)
      union all (select id, cancelled_at, closing_date_time from new_rows except all select id, cancelled_at, closing_date_time from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.tender_effect
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_effect_update();

create or replace function derived.mark_stale_by_tender_effect_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_analysis', key from (select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select organization_id as key from core.tender where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.tender_effect
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_effect_delete();

create or replace function derived.mark_stale_by_supplier_mention_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'supplier_spelling', key from (select spelling_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in ( select spelling_id from changed where role = 'joint-venture') union select company_id from derived.company_spelling where id in ( select whole.spelling_id from changed join core.supplier_mention whole on whole.tender_id = changed.tender_id and whole.role = 'joint-venture' where changed.role = 'member')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'award_company', key from (select award_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed where award_id is not null) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.supplier_mention
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_supplier_mention_insert();

create or replace function derived.mark_stale_by_supplier_mention_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, spelling_id, award_id, bidder_id, first_seen_at from old_rows except all select id, spelling_id, award_id, bidder_id, first_seen_at from new_rows)
      union all (select id, spelling_id, award_id, bidder_id, first_seen_at from new_rows except all select id, spelling_id, award_id, bidder_id, first_seen_at from old_rows)
    )
    select distinct 'supplier_spelling', key from (select spelling_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, award_id, bidder_id, role, spelling_id from old_rows except all select id, tender_id, award_id, bidder_id, role, spelling_id from new_rows)
      union all (select id, tender_id, award_id, bidder_id, role, spelling_id from new_rows except all select id, tender_id, award_id, bidder_id, role, spelling_id from old_rows)
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in ( select spelling_id from changed where role = 'joint-venture') union select company_id from derived.company_spelling where id in ( select whole.spelling_id from changed join core.supplier_mention whole on whole.tender_id = changed.tender_id and whole.role = 'joint-venture' where changed.role = 'member')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, award_id, position, role, spelling_id from old_rows except all select id, tender_id, award_id, position, role, spelling_id from new_rows)
      union all (select id, tender_id, award_id, position, role, spelling_id from new_rows except all select id, tender_id, award_id, position, role, spelling_id from old_rows)
    )
    select distinct 'award_company', key from (select award_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, award_id, spelling_id from old_rows except all select id, tender_id, award_id, spelling_id from new_rows)
      union all (select id, tender_id, award_id, spelling_id from new_rows except all select id, tender_id, award_id, spelling_id from old_rows)
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed where award_id is not null) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.supplier_mention
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_supplier_mention_update();

create or replace function derived.mark_stale_by_supplier_mention_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'supplier_spelling', key from (select spelling_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in ( select spelling_id from changed where role = 'joint-venture') union select company_id from derived.company_spelling where id in ( select whole.spelling_id from changed join core.supplier_mention whole on whole.tender_id = changed.tender_id and whole.role = 'joint-venture' where changed.role = 'member')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'award_company', key from (select award_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed where award_id is not null) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.supplier_mention
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_supplier_mention_delete();

create or replace function derived.mark_stale_by_supplier_spelling_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_spelling', key from (select id as key from changed union all select unnest(having_it.ids) as key from derived.passed_over_block passed cross join lateral (select array_agg(id) as ids from ( select id from derived.supplier_spelling where blocks @> array[passed.block] limit 1001) own) having_it where passed.block in (select unnest(blocks) from changed where not exists (select from derived.supplier_spelling still where still.id = changed.id)) and cardinality(having_it.ids) <= 1000) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.supplier_spelling
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_supplier_spelling_insert();

create or replace function derived.mark_stale_by_supplier_spelling_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, blocks, first_seen_at from old_rows except all select id, blocks, first_seen_at from new_rows)
      union all (select id, blocks, first_seen_at from new_rows except all select id, blocks, first_seen_at from old_rows)
    )
    select distinct 'company_spelling', key from (select id as key from changed union all select unnest(having_it.ids) as key from derived.passed_over_block passed cross join lateral (select array_agg(id) as ids from ( select id from derived.supplier_spelling where blocks @> array[passed.block] limit 1001) own) having_it where passed.block in (select unnest(blocks) from changed where not exists (select from derived.supplier_spelling still where still.id = changed.id)) and cardinality(having_it.ids) <= 1000) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, blocks, first_seen_at, awards, bids from old_rows except all select id, blocks, first_seen_at, awards, bids from new_rows)
      union all (select id, blocks, first_seen_at, awards, bids from new_rows except all select id, blocks, first_seen_at, awards, bids from old_rows)
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name, registration_number, awards from old_rows except all select id, name, registration_number, awards from new_rows)
      union all (select id, name, registration_number, awards from new_rows except all select id, name, registration_number, awards from old_rows)
    )
    select distinct 'company_aggregate', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name, registration_number, csd_number from old_rows except all select id, name, registration_number, csd_number from new_rows)
      union all (select id, name, registration_number, csd_number from new_rows except all select id, name, registration_number, csd_number from old_rows)
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.supplier_spelling
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_supplier_spelling_update();

create or replace function derived.mark_stale_by_supplier_spelling_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_spelling', key from (select id as key from changed union all select unnest(having_it.ids) as key from derived.passed_over_block passed cross join lateral (select array_agg(id) as ids from ( select id from derived.supplier_spelling where blocks @> array[passed.block] limit 1001) own) having_it where passed.block in (select unnest(blocks) from changed where not exists (select from derived.supplier_spelling still where still.id = changed.id)) and cardinality(having_it.ids) <= 1000) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from derived.company_spelling where id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.supplier_spelling
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_supplier_spelling_delete();

create or replace function derived.mark_stale_by_company_decision_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_spelling', key from (select unnest(one_side || other_side) as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on ops.company_decision
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_decision_insert();

create or replace function derived.mark_stale_by_company_decision_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, one_side, other_side, undone_at from old_rows except all select id, one_side, other_side, undone_at from new_rows)
      union all (select id, one_side, other_side, undone_at from new_rows except all select id, one_side, other_side, undone_at from old_rows)
    )
    select distinct 'company_spelling', key from (select unnest(one_side || other_side) as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on ops.company_decision
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_decision_update();

create or replace function derived.mark_stale_by_company_decision_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_spelling', key from (select unnest(one_side || other_side) as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on ops.company_decision
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_decision_delete();

create or replace function derived.mark_stale_by_company_spelling_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company', key from (select company_id as key from changed union select venture.company_id from changed join core.supplier_mention part join core.supplier_mention whole on whole.tender_id = part.tender_id and whole.role = 'joint-venture' and part.role = 'member' and (whole.award_id = part.award_id or whole.bidder_id = part.bidder_id) on part.spelling_id = changed.id join derived.company_spelling venture on venture.id = whole.spelling_id) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'award_company', key from (select award_id as key from core.supplier_mention where spelling_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from derived.screening_match where subject_id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company_spelling
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_spelling_insert();

create or replace function derived.mark_stale_by_company_spelling_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id, anchor, linked_to from old_rows except all select id, company_id, anchor, linked_to from new_rows)
      union all (select id, company_id, anchor, linked_to from new_rows except all select id, company_id, anchor, linked_to from old_rows)
    )
    select distinct 'company', key from (select company_id as key from changed union select venture.company_id from changed join core.supplier_mention part join core.supplier_mention whole on whole.tender_id = part.tender_id and whole.role = 'joint-venture' and part.role = 'member' and (whole.award_id = part.award_id or whole.bidder_id = part.bidder_id) on part.spelling_id = changed.id join derived.company_spelling venture on venture.id = whole.spelling_id) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id from old_rows except all select id, company_id from new_rows)
      union all (select id, company_id from new_rows except all select id, company_id from old_rows)
    )
    select distinct 'award_company', key from (select award_id as key from core.supplier_mention where spelling_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id from old_rows except all select id, company_id from new_rows)
      union all (select id, company_id from new_rows except all select id, company_id from old_rows)
    )
    select distinct 'company_aggregate', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id from old_rows except all select id, company_id from new_rows)
      union all (select id, company_id from new_rows except all select id, company_id from old_rows)
    )
    select distinct 'company_restriction', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id from old_rows except all select id, company_id from new_rows)
      union all (select id, company_id from new_rows except all select id, company_id from old_rows)
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from derived.screening_match where subject_id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.company_spelling
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_spelling_update();

create or replace function derived.mark_stale_by_company_spelling_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company', key from (select company_id as key from changed union select venture.company_id from changed join core.supplier_mention part join core.supplier_mention whole on whole.tender_id = part.tender_id and whole.role = 'joint-venture' and part.role = 'member' and (whole.award_id = part.award_id or whole.bidder_id = part.bidder_id) on part.spelling_id = changed.id join derived.company_spelling venture on venture.id = whole.spelling_id) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'award_company', key from (select award_id as key from core.supplier_mention where spelling_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from derived.screening_match where subject_id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.company_spelling
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_spelling_delete();

create or replace function derived.mark_stale_by_award_company_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.award_company
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_award_company_insert();

create or replace function derived.mark_stale_by_award_company_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, company_id, company_ids from old_rows except all select id, tender_id, company_id, company_ids from new_rows)
      union all (select id, tender_id, company_id, company_ids from new_rows except all select id, tender_id, company_id, company_ids from old_rows)
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id, company_ids from old_rows except all select id, company_id, company_ids from new_rows)
      union all (select id, company_id, company_ids from new_rows except all select id, company_id, company_ids from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id, company_ids from old_rows except all select id, company_id, company_ids from new_rows)
      union all (select id, company_id, company_ids from new_rows except all select id, company_id, company_ids from old_rows)
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.award_company
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_award_company_update();

create or replace function derived.mark_stale_by_award_company_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from changed cross join lateral unnest(changed.company_ids) company) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.award_company
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_award_company_delete();

create or replace function derived.mark_stale_by_award_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'award_place', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'value_estimate', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.award
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_award_insert();

create or replace function derived.mark_stale_by_award_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, status from old_rows except all select id, tender_id, status from new_rows)
      union all (select id, tender_id, status from new_rows except all select id, tender_id, status from old_rows)
    )
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, status, amount, currency, validation_errors, awarded_at, first_captured_at from old_rows except all select id, tender_id, status, amount, currency, validation_errors, awarded_at, first_captured_at from new_rows)
      union all (select id, tender_id, status, amount, currency, validation_errors, awarded_at, first_captured_at from new_rows except all select id, tender_id, status, amount, currency, validation_errors, awarded_at, first_captured_at from old_rows)
    )
    select distinct 'award_place', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, amount, currency, bee_level, enterprise_type, supplier_party_id, awarded_at from old_rows except all select id, tender_id, amount, currency, bee_level, enterprise_type, supplier_party_id, awarded_at from new_rows)
      union all (select id, tender_id, amount, currency, bee_level, enterprise_type, supplier_party_id, awarded_at from new_rows except all select id, tender_id, amount, currency, bee_level, enterprise_type, supplier_party_id, awarded_at from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, amount, currency, status, validation_errors from old_rows except all select id, tender_id, amount, currency, status, validation_errors from new_rows)
      union all (select id, tender_id, amount, currency, status, validation_errors from new_rows except all select id, tender_id, amount, currency, status, validation_errors from old_rows)
    )
    select distinct 'value_estimate', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, status, amount, currency, validation_errors, supplier_name, awarded_at, first_captured_at from old_rows except all select id, tender_id, status, amount, currency, validation_errors, supplier_name, awarded_at, first_captured_at from new_rows)
      union all (select id, tender_id, status, amount, currency, validation_errors, supplier_name, awarded_at, first_captured_at from new_rows except all select id, tender_id, status, amount, currency, validation_errors, supplier_name, awarded_at, first_captured_at from old_rows)
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, status, awarded_at, first_captured_at from old_rows except all select id, tender_id, status, awarded_at, first_captured_at from new_rows)
      union all (select id, tender_id, status, awarded_at, first_captured_at from new_rows except all select id, tender_id, status, awarded_at, first_captured_at from old_rows)
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed) keys where key is not null;
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
    select distinct 'tender_company', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'award_place', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'value_estimate', key from (select tender_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'winner_list', key from (select '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01'::uuid as key where exists (select from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.award
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_award_delete();

create or replace function derived.mark_stale_by_award_place_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from core.tender_category_relation where tender_id in (select tender_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing_award', key from (select category_id as key from core.tender_category_relation where tender_id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing_award', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select tender_id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'market_award', key from (select market_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.award_place
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_award_place_insert();

create or replace function derived.mark_stale_by_award_place_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, made, amount, seen_at from old_rows except all select id, organization_id, made, amount, seen_at from new_rows)
      union all (select id, organization_id, made, amount, seen_at from new_rows except all select id, organization_id, made, amount, seen_at from old_rows)
    )
    select distinct 'organization_award', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, organization_id, made, at from old_rows except all select id, tender_id, organization_id, made, at from new_rows)
      union all (select id, tender_id, organization_id, made, at from new_rows except all select id, tender_id, organization_id, made, at from old_rows)
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, province, category, made, at, amount, seen_at from old_rows except all select id, organization_id, province, category, made, at, amount, seen_at from new_rows)
      union all (select id, organization_id, province, category, made, at, amount, seen_at from new_rows except all select id, organization_id, province, category, made, at, amount, seen_at from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, made, amount, seen_at from old_rows except all select id, tender_id, made, amount, seen_at from new_rows)
      union all (select id, tender_id, made, amount, seen_at from new_rows except all select id, tender_id, made, amount, seen_at from old_rows)
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from core.tender_category_relation where tender_id in (select tender_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, invites, made, amount, seen_at from old_rows except all select id, tender_id, invites, made, amount, seen_at from new_rows)
      union all (select id, tender_id, invites, made, amount, seen_at from new_rows except all select id, tender_id, invites, made, amount, seen_at from old_rows)
    )
    select distinct 'category_listing_award', key from (select category_id as key from core.tender_category_relation where tender_id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, invites, made, amount, seen_at from old_rows except all select id, province, invites, made, amount, seen_at from new_rows)
      union all (select id, province, invites, made, amount, seen_at from new_rows except all select id, province, invites, made, amount, seen_at from old_rows)
    )
    select distinct 'province_listing_award', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, made, at, amount_state, seen_at from old_rows except all select id, tender_id, made, at, amount_state, seen_at from new_rows)
      union all (select id, tender_id, made, at, amount_state, seen_at from new_rows except all select id, tender_id, made, at, amount_state, seen_at from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select tender_id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, category, market_id, made, month, amount, seen_at from old_rows except all select id, province, category, market_id, made, month, amount, seen_at from new_rows)
      union all (select id, province, category, market_id, made, month, amount, seen_at from new_rows except all select id, province, category, market_id, made, month, amount, seen_at from old_rows)
    )
    select distinct 'market_award', key from (select market_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, category, made, month, amount, seen_at from old_rows except all select id, province, category, made, month, amount, seen_at from new_rows)
      union all (select id, province, category, made, month, amount, seen_at from new_rows except all select id, province, category, made, month, amount, seen_at from old_rows)
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.award_place
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_award_place_update();

create or replace function derived.mark_stale_by_award_place_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_award', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_timeliness', key from (select organization_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from core.tender_category_relation where tender_id in (select tender_id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing_award', key from (select category_id as key from core.tender_category_relation where tender_id in (select tender_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing_award', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select tender_id from changed)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'market_award', key from (select market_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_total', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.award_place
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_award_place_delete();

create or replace function derived.mark_stale_by_tender_contract_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select award_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender_contract
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_contract_insert();

create or replace function derived.mark_stale_by_tender_contract_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, tender_id, award_id from old_rows except all select id, tender_id, award_id from new_rows)
      union all (select id, tender_id, award_id from new_rows except all select id, tender_id, award_id from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select award_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.tender_contract
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_tender_contract_update();

create or replace function derived.mark_stale_by_tender_contract_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.id in (select award_id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender_contract
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_contract_delete();

create or replace function derived.mark_stale_by_organization_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join derived.award_place place on place.id = named.id where place.organization_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'organization_contact', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from core.tender where organization_id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from core.tender where organization_id in (select id from changed)))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'source_director', key from (select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id in (select id from changed) union select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id is null and name_key in (select slug from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key in (select person_key from (select * from derived.source_director where organization_id in (select id from changed)) official) or identity_hash in (select identity_hash from (select * from derived.source_director where organization_id in (select id from changed)) official)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.organization
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_organization_insert();

create or replace function derived.mark_stale_by_organization_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join derived.award_place place on place.id = named.id where place.organization_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id from old_rows except all select id from new_rows)
      union all (select id from new_rows except all select id from old_rows)
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id from old_rows except all select id from new_rows)
      union all (select id from new_rows except all select id from old_rows)
    )
    select distinct 'organization_contact', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from core.tender where organization_id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from core.tender where organization_id in (select id from changed)))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, slug from old_rows except all select id, slug from new_rows)
      union all (select id, slug from new_rows except all select id, slug from old_rows)
    )
    select distinct 'source_director', key from (select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id in (select id from changed) union select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id is null and name_key in (select slug from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key in (select person_key from (select * from derived.source_director where organization_id in (select id from changed)) official) or identity_hash in (select identity_hash from (select * from derived.source_director where organization_id in (select id from changed)) official)) keys where key is not null;
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
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company join derived.award_place place on place.id = named.id where place.organization_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_aggregate', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'organization_contact', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from core.tender_category_relation where tender_id in (select id from core.tender where organization_id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select id from core.tender where organization_id in (select id from changed)))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'source_director', key from (select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id in (select id from changed) union select record.id as key from ops.register_record record where record.kind = 'source-directors' and organization_id is null and name_key in (select slug from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key in (select person_key from (select * from derived.source_director where organization_id in (select id from changed)) official) or identity_hash in (select identity_hash from (select * from derived.source_director where organization_id in (select id from changed)) official)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.organization
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_organization_delete();

create or replace function derived.mark_stale_by_company_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.company_ids && array(select id::text from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_director', key from (select record.id as key from ops.register_record record where kind = 'directors' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'directors' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select record.id as key from ops.register_record record where kind = 'cipc' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'cipc' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_restriction', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_insert();

create or replace function derived.mark_stale_by_company_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.company_ids && array(select id::text from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, name from old_rows except all select id, name from new_rows)
      union all (select id, name from new_rows except all select id, name from old_rows)
    )
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, name, name_keys, registration_numbers from old_rows except all select id, kind, name, name_keys, registration_numbers from new_rows)
      union all (select id, kind, name, name_keys, registration_numbers from new_rows except all select id, kind, name, name_keys, registration_numbers from old_rows)
    )
    select distinct 'company_director', key from (select record.id as key from ops.register_record record where kind = 'directors' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'directors' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, name, name_keys, registration_numbers from old_rows except all select id, kind, name, name_keys, registration_numbers from new_rows)
      union all (select id, kind, name, name_keys, registration_numbers from new_rows except all select id, kind, name, name_keys, registration_numbers from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select record.id as key from ops.register_record record where kind = 'cipc' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'cipc' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind from old_rows except all select id, kind from new_rows)
      union all (select id, kind from new_rows except all select id, kind from old_rows)
    )
    select distinct 'company_restriction', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.company
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_update();

create or replace function derived.mark_stale_by_company_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_aggregate', key from (select case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as key from derived.award_company named cross join lateral unnest(named.company_ids) company where named.company_ids && array(select id::text from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_ranking', key from (select ranking_id as key from derived.company_total where company_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_director', key from (select record.id as key from ops.register_record record where kind = 'directors' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'directors' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select record.id as key from ops.register_record record where kind = 'cipc' and name_key in (select unnest(name_keys) from changed) union select record.id from ops.register_record record where kind = 'cipc' and registration_number in (select unnest(registration_numbers) from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_restriction', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.company
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_delete();

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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'industry_benchmark', key from (select id as key from core.codelist_entry where resource = 'industry_benchmark' and exists (select from changed where resource in ('industry_benchmark', 'tender_category')) union select id from changed where resource = 'industry_benchmark') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select id as key from core.codelist_entry where resource = 'province' and exists (select from changed where resource in ('province', 'tender_category')) union select id from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing_award', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where province in (select entry->>'name' from changed where resource = 'province')) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now()) union select id from derived.province_health_score where province_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'sector_trend', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_value', key from (select id as key from changed where resource = 'province') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.codelist_entry
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_codelist_entry_insert();

create or replace function derived.mark_stale_by_codelist_entry_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'province_count', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource from old_rows except all select id, resource from new_rows)
      union all (select id, resource from new_rows except all select id, resource from old_rows)
    )
    select distinct 'category_count', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'industry_benchmark', key from (select id as key from core.codelist_entry where resource = 'industry_benchmark' and exists (select from changed where resource in ('industry_benchmark', 'tender_category')) union select id from changed where resource = 'industry_benchmark') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'category_listing', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'province_listing', key from (select id as key from core.codelist_entry where resource = 'province' and exists (select from changed where resource in ('province', 'tender_category')) union select id from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'province_listing_award', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where province in (select entry->>'name' from changed where resource = 'province')) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now()) union select id from derived.province_health_score where province_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'sector_trend', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, resource, entry from old_rows except all select id, resource, entry from new_rows)
      union all (select id, resource, entry from new_rows except all select id, resource, entry from old_rows)
    )
    select distinct 'province_value', key from (select id as key from changed where resource = 'province') keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'industry_benchmark', key from (select id as key from core.codelist_entry where resource = 'industry_benchmark' and exists (select from changed where resource in ('industry_benchmark', 'tender_category')) union select id from changed where resource = 'industry_benchmark') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select id as key from core.codelist_entry where resource = 'province' and exists (select from changed where resource in ('province', 'tender_category')) union select id from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing_award', key from (select id as key from changed where resource = 'province') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where province in (select entry->>'name' from changed where resource = 'province')) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now()) union select id from derived.province_health_score where province_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'sector_trend', key from (select id as key from changed where resource = 'tender_category') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_value', key from (select id as key from changed where resource = 'province') keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'category_listing_award', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select tender_id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.tender_category_relation
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_tender_category_relation_insert();

create or replace function derived.mark_stale_by_tender_category_relation_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category_id from old_rows except all select id, category_id from new_rows)
      union all (select id, category_id from new_rows except all select id, category_id from old_rows)
    )
    select distinct 'category_count', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category_id, tender_id from old_rows except all select id, category_id, tender_id from new_rows)
      union all (select id, category_id, tender_id from new_rows except all select id, category_id, tender_id from old_rows)
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category_id, tender_id from old_rows except all select id, category_id, tender_id from new_rows)
      union all (select id, category_id, tender_id from new_rows except all select id, category_id, tender_id from old_rows)
    )
    select distinct 'category_listing', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category_id, tender_id from old_rows except all select id, category_id, tender_id from new_rows)
      union all (select id, category_id, tender_id from new_rows except all select id, category_id, tender_id from old_rows)
    )
    select distinct 'category_listing_award', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category_id, tender_id from old_rows except all select id, category_id, tender_id from new_rows)
      union all (select id, category_id, tender_id from new_rows except all select id, category_id, tender_id from old_rows)
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select tender_id from changed))) keys where key is not null;
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
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'industry_benchmark', key from (select industry.id as key from core.codelist_entry category join core.codelist_entry industry on industry.resource = 'industry_benchmark' and industry.slug = category.entry->>'industry' where category.id in (select category_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'category_listing_award', key from (select category_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_listing', key from (select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' in (select province from core.tender where id in (select tender_id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.tender_category_relation
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_tender_category_relation_delete();

create or replace function derived.mark_stale_by_value_estimate_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed where as_estimated is not null)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.value_estimate
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_value_estimate_insert();

create or replace function derived.mark_stale_by_value_estimate_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, as_estimated from old_rows except all select id, as_estimated from new_rows)
      union all (select id, as_estimated from new_rows except all select id, as_estimated from old_rows)
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed where as_estimated is not null)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.value_estimate
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_value_estimate_update();

create or replace function derived.mark_stale_by_value_estimate_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_health_score', key from (select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key from (select distinct province, core.south_african_month(closing_date_time) as month from (select province, closing_date_time from core.tender where id in (select id from changed where as_estimated is not null)) tender) closed join core.codelist_entry entry on entry.resource = 'province' and entry.entry->>'name' = closed.province cross join unnest('{0,1,2,4,5,6}'::int[]) later where closed.month between '2000-01-01' and core.south_african_month(now())) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.value_estimate
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_value_estimate_delete();

create or replace function derived.mark_stale_by_market_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' in (select category from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.market
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_market_insert();

create or replace function derived.mark_stale_by_market_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category, months, computed_at from old_rows except all select id, category, months, computed_at from new_rows)
      union all (select id, category, months, computed_at from new_rows except all select id, category, months, computed_at from old_rows)
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' in (select category from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, category, months, computed_at from old_rows except all select id, province, category, months, computed_at from new_rows)
      union all (select id, province, category, months, computed_at from new_rows except all select id, province, category, months, computed_at from old_rows)
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.market
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_market_update();

create or replace function derived.mark_stale_by_market_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' in (select category from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.market
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_market_delete();

create or replace function derived.mark_stale_by_market_award_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' in (select category from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.market_award
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_market_award_insert();

create or replace function derived.mark_stale_by_market_award_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, category, months, computed_at from old_rows except all select id, category, months, computed_at from new_rows)
      union all (select id, category, months, computed_at from new_rows except all select id, category, months, computed_at from old_rows)
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' in (select category from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, province, category, months, computed_at from old_rows except all select id, province, category, months, computed_at from new_rows)
      union all (select id, province, category, months, computed_at from new_rows except all select id, province, category, months, computed_at from old_rows)
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.market_award
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_market_award_update();

create or replace function derived.mark_stale_by_market_award_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'sector_trend', key from (select id as key from core.codelist_entry where resource = 'tender_category' and entry->>'name' in (select category from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'province_value', key from (select id as key from core.codelist_entry where resource = 'province' and entry->>'name' in (select province from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.market_award
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_market_award_delete();

create or replace function derived.mark_stale_by_company_total_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_ranking', key from (select ranking_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company_total
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_total_insert();

create or replace function derived.mark_stale_by_company_total_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, ranking_id, home_province, awards, value, computed_at from old_rows except all select id, ranking_id, home_province, awards, value, computed_at from new_rows)
      union all (select id, ranking_id, home_province, awards, value, computed_at from new_rows except all select id, ranking_id, home_province, awards, value, computed_at from old_rows)
    )
    select distinct 'company_ranking', key from (select ranking_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.company_total
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_total_update();

create or replace function derived.mark_stale_by_company_total_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_ranking', key from (select ranking_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.company_total
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_total_delete();

create or replace function derived.mark_stale_by_register_record_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_director', key from (select id as key from changed where kind = 'directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'source_director', key from (select id as key from changed where kind = 'source-directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select id as key from changed where kind = 'cipc') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on ops.register_record
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_register_record_insert();

create or replace function derived.mark_stale_by_register_record_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, registration_number, name_key, organization_id, entry from old_rows except all select id, kind, registration_number, name_key, organization_id, entry from new_rows)
      union all (select id, kind, registration_number, name_key, organization_id, entry from new_rows except all select id, kind, registration_number, name_key, organization_id, entry from old_rows)
    )
    select distinct 'company_director', key from (select id as key from changed where kind = 'directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, registration_number, name_key, organization_id, entry from old_rows except all select id, kind, registration_number, name_key, organization_id, entry from new_rows)
      union all (select id, kind, registration_number, name_key, organization_id, entry from new_rows except all select id, kind, registration_number, name_key, organization_id, entry from old_rows)
    )
    select distinct 'source_director', key from (select id as key from changed where kind = 'source-directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, registration_number, name_key, organization_id, entry from old_rows except all select id, kind, registration_number, name_key, organization_id, entry from new_rows)
      union all (select id, kind, registration_number, name_key, organization_id, entry from new_rows except all select id, kind, registration_number, name_key, organization_id, entry from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select id as key from changed where kind = 'cipc') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on ops.register_record
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_register_record_update();

create or replace function derived.mark_stale_by_register_record_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_director', key from (select id as key from changed where kind = 'directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'source_director', key from (select id as key from changed where kind = 'source-directors') keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select id as key from changed where kind = 'cipc') keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on ops.register_record
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_register_record_delete();

create or replace function derived.mark_stale_by_company_director_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select enrichment_id as key from changed union select enrichment_id from derived.company_director where director_id in (select director_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'director_evidence', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select director_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company_director
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_director_insert();

create or replace function derived.mark_stale_by_company_director_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, director_id, enrichment_id, full_name, person_key, identity_hash, is_active, is_disqualified from old_rows except all select id, director_id, enrichment_id, full_name, person_key, identity_hash, is_active, is_disqualified from new_rows)
      union all (select id, director_id, enrichment_id, full_name, person_key, identity_hash, is_active, is_disqualified from new_rows except all select id, director_id, enrichment_id, full_name, person_key, identity_hash, is_active, is_disqualified from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select enrichment_id as key from changed union select enrichment_id from derived.company_director where director_id in (select director_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, enrichment_id from old_rows except all select id, enrichment_id from new_rows)
      union all (select id, enrichment_id from new_rows except all select id, enrichment_id from old_rows)
    )
    select distinct 'director_evidence', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id, director_id, full_name, masked_number, is_active from old_rows except all select id, company_id, director_id, full_name, masked_number, is_active from new_rows)
      union all (select id, company_id, director_id, full_name, masked_number, is_active from new_rows except all select id, company_id, director_id, full_name, masked_number, is_active from old_rows)
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, director_id, full_name, identity_hash from old_rows except all select id, director_id, full_name, identity_hash from new_rows)
      union all (select id, director_id, full_name, identity_hash from new_rows except all select id, director_id, full_name, identity_hash from old_rows)
    )
    select distinct 'screening_match', key from (select director_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.company_director
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_director_update();

create or replace function derived.mark_stale_by_company_director_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select enrichment_id as key from changed union select enrichment_id from derived.company_director where director_id in (select director_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'director_evidence', key from (select id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select director_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.company_director
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_director_delete();

create or replace function derived.mark_stale_by_source_director_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key in (select person_key from changed) or identity_hash in (select identity_hash from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.source_director
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_source_director_insert();

create or replace function derived.mark_stale_by_source_director_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, organization_id, full_name, person_key, identity_hash, position from old_rows except all select id, organization_id, full_name, person_key, identity_hash, position from new_rows)
      union all (select id, organization_id, full_name, person_key, identity_hash, position from new_rows except all select id, organization_id, full_name, person_key, identity_hash, position from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key in (select person_key from changed) or identity_hash in (select identity_hash from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, full_name, identity_hash from old_rows except all select id, full_name, identity_hash from new_rows)
      union all (select id, full_name, identity_hash from new_rows except all select id, full_name, identity_hash from old_rows)
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.source_director
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_source_director_update();

create or replace function derived.mark_stale_by_source_director_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select director.enrichment_id as key from derived.company_director director where person_key in (select person_key from changed) or identity_hash in (select identity_hash from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.source_director
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_source_director_delete();

create or replace function derived.mark_stale_by_company_aggregate_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'cipc_enrichment', key from (select id as key from derived.cipc_enrichment where company_id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.company_aggregate
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_company_aggregate_insert();

create or replace function derived.mark_stale_by_company_aggregate_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, first_award_at from old_rows except all select id, first_award_at from new_rows)
      union all (select id, first_award_at from new_rows except all select id, first_award_at from old_rows)
    )
    select distinct 'cipc_enrichment', key from (select id as key from derived.cipc_enrichment where company_id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.company_aggregate
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_company_aggregate_update();

create or replace function derived.mark_stale_by_company_aggregate_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'cipc_enrichment', key from (select id as key from derived.cipc_enrichment where company_id in (select id from changed)) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.company_aggregate
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_company_aggregate_delete();

create or replace function derived.mark_stale_by_cipc_enrichment_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'director_evidence', key from (select id as key from derived.company_director where enrichment_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.cipc_enrichment
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_cipc_enrichment_insert();

create or replace function derived.mark_stale_by_cipc_enrichment_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, evidence from old_rows except all select id, evidence from new_rows)
      union all (select id, evidence from new_rows except all select id, evidence from old_rows)
    )
    select distinct 'director_evidence', key from (select id as key from derived.company_director where enrichment_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, company_id, link_confidence, name, registration_number, enterprise_type, status, status_on, registered_on, tax_number, director_count, evidence from old_rows except all select id, company_id, link_confidence, name, registration_number, enterprise_type, status, status_on, registered_on, tax_number, director_count, evidence from new_rows)
      union all (select id, company_id, link_confidence, name, registration_number, enterprise_type, status, status_on, registered_on, tax_number, director_count, evidence from new_rows except all select id, company_id, link_confidence, name, registration_number, enterprise_type, status, status_on, registered_on, tax_number, director_count, evidence from old_rows)
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.cipc_enrichment
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_cipc_enrichment_update();

create or replace function derived.mark_stale_by_cipc_enrichment_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'director_evidence', key from (select id as key from derived.company_director where enrichment_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_register', key from (select company_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.cipc_enrichment
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_cipc_enrichment_delete();

create or replace function derived.mark_stale_by_restricted_supplier_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select id as key from (select id from derived.supplier_spelling union all select distinct director_id from derived.company_director union all select id from derived.source_director) every (id) where exists (select from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select subject_id as key from derived.screening_match where entry_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id in ( select subject_id from derived.screening_match where entry_id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id in ( select subject_id from derived.screening_match where entry_id in (select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.restricted_supplier
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_restricted_supplier_insert();

create or replace function derived.mark_stale_by_restricted_supplier_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, supplier_name, registration_number, identity_hash from old_rows except all select id, supplier_name, registration_number, identity_hash from new_rows)
      union all (select id, supplier_name, registration_number, identity_hash from new_rows except all select id, supplier_name, registration_number, identity_hash from old_rows)
    )
    select distinct 'screening_match', key from (select id as key from (select id from derived.supplier_spelling union all select distinct director_id from derived.company_director union all select id from derived.source_director) every (id) where exists (select from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, sha256 from old_rows except all select id, sha256 from new_rows)
      union all (select id, sha256 from new_rows except all select id, sha256 from old_rows)
    )
    select distinct 'screening_match', key from (select subject_id as key from derived.screening_match where entry_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, period_from, period_to, listed, presence from old_rows except all select id, period_from, period_to, listed, presence from new_rows)
      union all (select id, period_from, period_to, listed, presence from new_rows except all select id, period_from, period_to, listed, presence from old_rows)
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id in ( select subject_id from derived.screening_match where entry_id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, supplier_name, period_from, period_to, listed, presence from old_rows except all select id, supplier_name, period_from, period_to, listed, presence from new_rows)
      union all (select id, supplier_name, period_from, period_to, listed, presence from new_rows except all select id, supplier_name, period_from, period_to, listed, presence from old_rows)
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id in ( select subject_id from derived.screening_match where entry_id in (select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.restricted_supplier
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_restricted_supplier_update();

create or replace function derived.mark_stale_by_restricted_supplier_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select id as key from (select id from derived.supplier_spelling union all select distinct director_id from derived.company_director union all select id from derived.source_director) every (id) where exists (select from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select subject_id as key from derived.screening_match where entry_id in (select id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id in ( select subject_id from derived.screening_match where entry_id in (select id from changed))) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id in ( select subject_id from derived.screening_match where entry_id in (select id from changed))) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.restricted_supplier
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_restricted_supplier_delete();

create or replace function derived.mark_stale_by_screening_decision_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'screening_match', key from (select subject_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on ops.screening_decision
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_screening_decision_insert();

create or replace function derived.mark_stale_by_screening_decision_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, subject_id, verdict from old_rows except all select id, subject_id, verdict from new_rows)
      union all (select id, subject_id, verdict from new_rows except all select id, subject_id, verdict from old_rows)
    )
    select distinct 'screening_match', key from (select subject_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on ops.screening_decision
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_screening_decision_update();

create or replace function derived.mark_stale_by_screening_decision_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'screening_match', key from (select subject_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on ops.screening_decision
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_screening_decision_delete();

create or replace function derived.mark_stale_by_screening_match_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id in (select subject_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id in (select subject_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on derived.screening_match
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_screening_match_insert();

create or replace function derived.mark_stale_by_screening_match_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, subject_id, entry_id, score, verdict from old_rows except all select id, subject_id, entry_id, score, verdict from new_rows)
      union all (select id, subject_id, entry_id, score, verdict from new_rows except all select id, subject_id, entry_id, score, verdict from old_rows)
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id in (select subject_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, subject_id, entry_id, score, method, reason, verdict from old_rows except all select id, subject_id, entry_id, score, method, reason, verdict from new_rows)
      union all (select id, subject_id, entry_id, score, method, reason, verdict from new_rows except all select id, subject_id, entry_id, score, method, reason, verdict from old_rows)
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id in (select subject_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, subject_id, entry_id, score, method, verdict from old_rows except all select id, subject_id, entry_id, score, method, verdict from new_rows)
      union all (select id, subject_id, entry_id, score, method, verdict from new_rows except all select id, subject_id, entry_id, score, method, verdict from old_rows)
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on derived.screening_match
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_screening_match_update();

create or replace function derived.mark_stale_by_screening_match_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'tender_restriction', key from (select tender_id as key from core.supplier_mention where award_id is not null and spelling_id in (select subject_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_restriction', key from (select company_id as key from derived.company_spelling where id in (select subject_id from changed)) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'restricted_supplier_company', key from (select entry_id as key from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on derived.screening_match
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_screening_match_delete();

create or replace function derived.mark_stale_by_supplier_list_edition_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'company_restriction', key from (select id as key from derived.company where exists (select from changed where state = 'in-use')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register in (select register from changed) union select id from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on core.supplier_list_edition
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_supplier_list_edition_insert();

create or replace function derived.mark_stale_by_supplier_list_edition_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, state from old_rows except all select id, state from new_rows)
      union all (select id, state from new_rows except all select id, state from old_rows)
    )
    select distinct 'company_restriction', key from (select id as key from derived.company where exists (select from changed where state = 'in-use')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, register, sha256, report_date, entries, last_received_at, state from old_rows except all select id, register, sha256, report_date, entries, last_received_at, state from new_rows)
      union all (select id, register, sha256, report_date, entries, last_received_at, state from new_rows except all select id, register, sha256, report_date, entries, last_received_at, state from old_rows)
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register in (select register from changed) union select id from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on core.supplier_list_edition
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_supplier_list_edition_update();

create or replace function derived.mark_stale_by_supplier_list_edition_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'company_restriction', key from (select id as key from derived.company where exists (select from changed where state = 'in-use')) keys where key is not null;
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register in (select register from changed) union select id from changed) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on core.supplier_list_edition
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_supplier_list_edition_delete();

create or replace function derived.mark_stale_by_cron_runs_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from new_rows
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register in (select entity from changed where kind = 'sync' and status = 'completed')) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_insert after insert on ops.cron_runs
  referencing new table as new_rows for each statement execute function derived.mark_stale_by_cron_runs_insert();

create or replace function derived.mark_stale_by_cron_runs_update() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      (select id, kind, entity, status from old_rows except all select id, kind, entity, status from new_rows)
      union all (select id, kind, entity, status from new_rows except all select id, kind, entity, status from old_rows)
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register in (select entity from changed where kind = 'sync' and status = 'completed')) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_update after update on ops.cron_runs
  referencing old table as old_rows new table as new_rows for each statement execute function derived.mark_stale_by_cron_runs_update();

create or replace function derived.mark_stale_by_cron_runs_delete() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into derived.stale (derivation, key)
    with changed as (
      select * from old_rows
    )
    select distinct 'restricted_supplier_list', key from (select id as key from core.supplier_list_edition where register in (select entity from changed where kind = 'sync' and status = 'completed')) keys where key is not null;
  return null;
end
$$;
create or replace trigger mark_stale_delete after delete on ops.cron_runs
  referencing old table as old_rows for each statement execute function derived.mark_stale_by_cron_runs_delete();

-- prisma/sql/derived/storage.sql
-- Both are searched for thousands of keys right after rows were written. A list of pending entries would be read from beginning
-- to end for each key.
alter index derived.supplier_spelling_blocks_idx set (fastupdate = off);
alter index derived.award_company_company_ids_idx set (fastupdate = off);

-- After a load the rows of derived.stale are often of one derivation. The planner would then read all of them, in the order of
-- their ids, to find those of another.
alter table derived.stale alter column derivation set (n_distinct = 100);

-- Rankings are written again whenever one of their companies wins. Compressing them took a third of the time of computing them.
alter table derived.company_ranking alter column by_value set storage external, alter column by_awards set storage external;

-- prisma/sql/derived/submission_requirement.sql
-- What bidders for each tender have to hand in; the records are parts of derived.tender_analysis.
create or replace view derived.submission_requirement as
select unnest(required_ids)::uuid as id, id as tender_id from derived.tender_analysis;

-- prisma/sql/read/similar_words.sql
-- Words of titles and names that a misspelt word may stand for, at most 40. Stored words are stems, and the stem of a
-- misspelt word may be wrong, so the stored word is compared with the stem and with the word. Which of them is meant, the
-- caller decides.
-- People get the first letter right mostly: words with the same one are compared, and those that the word becomes when its
-- first letter is another one, missing, too many, or swapped. The stem of a misspelt word may have kept an ending, so that the
-- stem of the word that is meant may be a third shorter. Only where none of these is near, words with other letters in
-- common are looked for, which takes longer than all the rest.
create or replace function read.similar_words(of_resource text, word text, stem text) returns setof text
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.3
begin atomic
  with other_first as materialized (
    select tsvector_to_array(to_tsvector('read.words', concat_ws(' ',
      substr(word, 2), substr(word, 2, 1) || substr(word, 1, 1) || substr(word, 3),
      (select string_agg(chr(letter) || substr(word, 2) || ' ' || chr(letter) || word, ' ')
        from generate_series(ascii('a'), ascii('z')) as letter)))) as lexemes
  ),
  alike as materialized (
    select lexeme from read.lexeme
    where resource = of_resource and lexeme >= left(stem, 1) and lexeme < chr(ascii(stem) + 1)
      and length(lexeme) between least(length(stem) - 2, ceil(0.7 * length(word))) and length(word) + 1 and lexeme <> stem
      and least(public.levenshtein_less_equal(lexeme, stem, 3),
        public.levenshtein_less_equal(lexeme, left(word, length(lexeme)), 3)) <= 3
    union
    select lexeme from read.lexeme where resource = of_resource and lexeme = any ((select lexemes from other_first)::text[])
  ),
  near as materialized (
    select lexeme, least(public.levenshtein_less_equal(lexeme, stem, 3),
      public.levenshtein_less_equal(lexeme, left(word, length(lexeme)), 3)) as corrections
    from alike where lexeme <> stem
  ),
  compared as (
    select lexeme, corrections from near
    union
    select lexeme, least(public.levenshtein_less_equal(lexeme, stem, 3),
      public.levenshtein_less_equal(lexeme, left(word, length(lexeme)), 3))
    from read.lexeme
    where resource = of_resource and length(lexeme) > 3 and lexeme operator(public.%) stem and lexeme <> stem
      and not exists (select from near where corrections <= 2)
  )
  select lexeme from compared where corrections <= 3
  order by corrections, public.similarity(lexeme, word) desc, lexeme limit 40;
end;

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
      -- So that the list of common words goes down to words of some hundred records: how a search is done depends on it.
      if of_column.name = 'search' then
        execute format('alter table %s alter column %I set statistics 400', of_table.name, of_column.name);
      end if;
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
  add constraint cron_runs_kind_check check (kind in ('sync', 'import', 'rebuild', 'job')),
  add constraint cron_runs_status_check check (status in ('running', 'completed', 'partial', 'failed')),
  add constraint cron_runs_mode_check check (
    case when kind = 'sync' then mode is not null and mode in ('backfill', 'incremental', 'gaps', 'refetch') else mode is null end);

alter table ops.task
  drop constraint if exists task_state_check,
  drop constraint if exists task_pass_check,
  add constraint task_state_check check (state in ('pending', 'running', 'done', 'failing')),
  add constraint task_pass_check check (
    case pass
      when 'window' then num_nulls(from_day, to_day, repeat) = 0
      when 'list' then num_nulls(list, repeat) = 0
      when 'file' then true
      when 'plan' then repeat is not null
      when 'number' then num_nonnulls(number_from, number_to) > 0
      when 'refetch' then num_nulls(ocid_from, ocid_to) = 0
      else false
    end);

alter table ops.issue
  drop constraint if exists issue_severity_check,
  add constraint issue_severity_check check (severity in ('error', 'warning', 'info'));

-- prisma/sql/app/session.sql
-- Who a transaction of the API works for. The API sets these when the transaction begins, from the token that it has checked;
-- without them the policies of schema app show no row. They are the second wall: the code asks for the company's rows itself.
create or replace function app.session_user_id() returns uuid language sql stable set search_path = pg_catalog, pg_temp as
  $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create or replace function app.session_company_id() returns uuid language sql stable set search_path = pg_catalog, pg_temp as
  $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;

create or replace function app.session_is_admin() returns boolean language sql stable set search_path = pg_catalog, pg_temp as
  $$ select coalesce(current_setting('app.role', true), '') = 'admin' $$;

-- Whether the session may reach the rows of a company: its own, or of all companies as an admin.
create or replace function app.reaches_company(company uuid) returns boolean language sql stable set search_path = pg_catalog, pg_temp as
  $$ select coalesce(company = app.session_company_id(), false) or app.session_is_admin() $$;

-- Whether the session may reach the rows of a user: its own.
create or replace function app.reaches_user(person uuid) returns boolean language sql stable set search_path = pg_catalog, pg_temp as
  $$ select coalesce(person = app.session_user_id(), false) $$;

-- prisma/sql/app/export.sql
-- Exports are seen by the user who asked for them, an admin or not; the worker that writes the files sees all.
alter table app.export enable row level security;
drop policy if exists session on app.export;
create policy session on app.export to tender_api using (app.reaches_user(user_id)) with check (app.reaches_user(user_id));
drop policy if exists worker on app.export;
create policy worker on app.export to tender_worker using (true) with check (true);
drop policy if exists operator on app.export;
create policy operator on app.export to tender_operator using (true) with check (true);

-- prisma/sql/app/login.sql
-- What the API must know of a user before there is a session whose rows it sees. These two functions are its only way there:
-- they give one user that is named exactly, so that the API can neither list users nor read a password's hash otherwise.
create or replace function app.find_login(wanted_email text)
returns table (id uuid, password_hash text, status text, token_version int)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select person.id, person.password_hash, person.status, person.token_version from app.user_account as person where person.email = wanted_email
$$;
revoke execute on function app.find_login from public;
grant execute on function app.find_login to tender_api;

-- The state of an active user; no row where the user is disabled, or the token was ended or has another version. Tokens of an
-- external identity provider have neither id nor version.
create or replace function app.find_session(wanted_user uuid, token uuid, version int)
returns table (company_id uuid, role text, plan text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select person.company_id, person.role, person.plan from app.user_account as person
  where person.id = wanted_user and person.status = 'active' and (version is null or version = person.token_version)
    and not exists (select from app.ended_token as ended where ended.id = token)
$$;
revoke execute on function app.find_session from public;
grant execute on function app.find_session to tender_api;

-- prisma/sql/app/policies.sql
-- Rows of users and companies that each role sees. The API sees those of the session that it works for; the operator all.
-- Other tables of companies have the same three statements in a file of their own.
alter table app.company_profile enable row level security;
drop policy if exists session on app.company_profile;
create policy session on app.company_profile to tender_api using (app.reaches_company(id)) with check (app.reaches_company(id));
drop policy if exists operator on app.company_profile;
create policy operator on app.company_profile to tender_operator using (true) with check (true);

alter table app.user_account enable row level security;
drop policy if exists session on app.user_account;
create policy session on app.user_account to tender_api using (app.reaches_user(id)) with check (app.reaches_user(id));
drop policy if exists operator on app.user_account;
create policy operator on app.user_account to tender_operator using (true) with check (true);

alter table app.ended_token enable row level security;
drop policy if exists session on app.ended_token;
create policy session on app.ended_token to tender_api using (app.reaches_user(user_id)) with check (app.reaches_user(user_id));
drop policy if exists operator on app.ended_token;
create policy operator on app.ended_token to tender_operator using (true) with check (true);

-- prisma/sql/app/vault.sql
-- Documents of companies, and the applications that use them: a company sees its own, an admin all, the operator all. The job that
-- compares records with files works for no session.
alter table app.vault_document enable row level security;
drop policy if exists session on app.vault_document;
create policy session on app.vault_document to tender_api using (app.reaches_company(company_id)) with check (app.reaches_company(company_id));
drop policy if exists operator on app.vault_document;
create policy operator on app.vault_document to tender_operator using (true) with check (true);
alter table app.tender_application enable row level security;
drop policy if exists session on app.tender_application;
create policy session on app.tender_application to tender_api using (app.reaches_company(company_id)) with check (app.reaches_company(company_id));
drop policy if exists operator on app.tender_application;
create policy operator on app.tender_application to tender_operator using (true) with check (true);
alter table app.application_document enable row level security;
drop policy if exists session on app.application_document;
create policy session on app.application_document to tender_api using (app.reaches_company(company_id)) with check (app.reaches_company(company_id));
drop policy if exists operator on app.application_document;
create policy operator on app.application_document to tender_operator using (true) with check (true);
drop policy if exists worker on app.vault_document;
create policy worker on app.vault_document to tender_worker using (true) with check (true);

revoke all on app.vault_document, app.tender_application, app.application_document from tender_api;
grant select, insert, update, delete on app.vault_document to tender_api;
grant select on app.tender_application to tender_api;
grant select, delete on app.application_document to tender_api;
grant select on app.vault_document to tender_operator;
grant select, insert, update on app.tender_application to tender_operator;
grant select, insert, delete on app.application_document to tender_operator;
grant usage on schema app to tender_worker;
grant select, update (missing_since) on app.vault_document to tender_worker;

-- prisma/sql/access/grants.sql
-- Rights of each role. The API reads schema `read` and the run log, and writes only its own tables: of a key it may write
-- when and how often it was used, and nothing else. Keys and users are made by the operator, who also imports values about
-- organizations. Tables of companies have row-level security besides (prisma/sql/app/).
grant usage on schema raw, core, derived, read, ops to tender_worker;
grant select, insert, update, delete on all tables in schema raw, core, derived, read, ops to tender_worker;
grant usage on all sequences in schema raw, core, derived, read, ops to tender_worker;
grant usage on schema app to tender_worker;
grant select, update, delete on app.export to tender_worker;

revoke all on app.api_key, app.quota_usage, app.usage_log, app.company_profile, app.user_account, app.ended_token, app.login_failure, app.export from tender_api;
grant usage on schema read, ops, app to tender_api;
grant select on all tables in schema read to tender_api;
grant select on ops.sync_meta, ops.cron_runs, ops.health to tender_api;
grant select, update (calls_today, calls_this_month, last_call_date, last_used_at) on app.api_key to tender_api;
grant select, insert, update, delete on app.quota_usage to tender_api;
grant select, insert on app.usage_log to tender_api;
grant select on app.usage_day to tender_api;
grant select on app.company_profile to tender_api;
grant select (id, email, role, plan, company_id, status) on app.user_account to tender_api;
grant select, insert, delete on app.ended_token to tender_api;
grant select, insert, update, delete on app.login_failure to tender_api;
grant select, insert (user_id, format, plan, expires_at) on app.export to tender_api;
grant usage on all sequences in schema app to tender_api;

revoke all on app.api_key, app.quota_usage, app.usage_log from tender_operator;
revoke all on all sequences in schema app from tender_operator;
grant usage on schema raw, core, derived, read, ops, app to tender_operator;
grant select on all tables in schema raw, core, derived, read, ops, app to tender_operator;
grant insert, update on app.api_key, app.user_account, app.company_profile to tender_operator;
grant insert, update (undone_at, undone_by, undone_because) on ops.company_decision to tender_operator;
grant insert on ops.accepted_edition, ops.screening_decision to tender_operator;
grant usage on sequence ops.screening_decision_id_seq to tender_operator;
grant insert, delete on ops.organization_import, ops.organization_value to tender_operator;
grant insert, update, delete on ops.register_import, ops.register_record to tender_operator;

alter default privileges in schema raw, core, derived, read, ops grant select, insert, update, delete on tables to tender_worker;
alter default privileges in schema raw, core, derived, read, ops grant usage on sequences to tender_worker;
alter default privileges in schema read grant select on tables to tender_api;
alter default privileges in schema raw, core, derived, read, ops grant select on tables to tender_operator;

-- There are derivations that have never run: derive computes everything once more. A new database has nothing to compute.
insert into derived.stale (derivation, key) select null, null where exists (select from core.tender);
