-- AlterTable
ALTER TABLE "read"."company_director" ADD COLUMN     "director_id" TEXT;

-- CreateIndex
CREATE INDEX "company_director_director_id_director_full_name_id_idx" ON "read"."company_director"("director_id", "director_full_name", "id");

-- What is published already.
UPDATE "read"."company_director" SET "director_id" = "detail"::json->>'directorId' WHERE pg_input_is_valid("detail", 'json');
