-- The times at which an entry was on its list are its steps. Where these are not known yet, they are made of the times; the next
-- edition computes the list again.
UPDATE "core"."restricted_supplier" entry SET "steps" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object('event', step.event, 'at', step.at, 'reportDate', null, 'sha256', entry."sha256",
    'changes', '[]'::jsonb) ORDER BY step.nth, step.event <> 'removed' DESC), '[]'::jsonb)
  FROM jsonb_array_elements(CASE jsonb_typeof(entry."presence") WHEN 'array' THEN entry."presence" ELSE '[]' END) WITH ORDINALITY AS time (value, nth)
  CROSS JOIN LATERAL (VALUES
    (nth, CASE nth WHEN 1 THEN 'added' ELSE 'returned' END, time.value->>'from'),
    (nth, 'removed', time.value->>'until')) AS step (nth, event, at)
  WHERE step.at IS NOT NULL
) WHERE "steps" IS NULL;

-- AlterTable
ALTER TABLE "core"."restricted_supplier" DROP COLUMN "presence",
ALTER COLUMN "steps" SET NOT NULL;
