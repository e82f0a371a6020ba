-- prisma/sql/core/counted_amount.sql
-- The amount of an award that sums and means contain, in rand. Null where it is not known, in another currency, or flagged
-- as implausible: one typing error could outweigh all other awards.
create or replace function core.counted_amount(amount numeric, currency text, errors text[]) returns numeric
language sql immutable parallel safe
return case when coalesce(currency, 'ZAR') = 'ZAR'
  and not coalesce(errors, '{}') && '{suspect-amount,award-above-estimate,award-above-plausible}'::text[] then amount end;

-- DropIndex
DROP INDEX "read"."award_status_awarded_at_province_slug_category_slug_enterpr_idx";

-- AlterTable
ALTER TABLE "read"."award" ADD COLUMN     "counted_amount" DECIMAL;

-- The amounts of the awards that are published, so that sums are right before these are published again.
update read.award set counted_amount = core.counted_amount(stored.amount, stored.currency, stored.validation_errors)
from core.award stored where stored.id = award.id;

-- CreateIndex
CREATE INDEX "award_status_awarded_at_first_seen_at_province_slug_categor_idx" ON "read"."award"("status", "awarded_at", "first_seen_at", "province_slug", "category_slug", "enterprise_type", "bee_level", "amount", "counted_amount", "id");
