-- AlterTable
ALTER TABLE "read"."award" ADD COLUMN     "dated_at" TIMESTAMPTZ(6);
UPDATE "read"."award" SET "dated_at" = coalesce("awarded_at", "first_seen_at");
ALTER TABLE "read"."award" ALTER COLUMN "dated_at" SET NOT NULL;

-- Awards have further fields, so that all are published again.
INSERT INTO "core"."outbox" ("resource", "entity_id") SELECT 'award', "id" FROM "core"."award";

-- CreateIndex
CREATE INDEX "award_dated_at_id_idx" ON "read"."award"("dated_at", "id");
