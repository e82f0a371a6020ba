import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from '#shared/database/connection.ts';
import { southAfricanDay, startOfSouthAfricanDay } from '#shared/time.ts';
import { putRow } from '#test/workers/publish/records.ts';

/** Tenders with values that derivations read, for random histories. */

/** Few records of each kind, so that random operations often concern the same ones. */
export const tenders = Array.from({ length: 6 }, () => randomUUID());
export const buyers = Array.from({ length: 3 }, () => randomUUID());

/** Noon in three days: tomorrow it is still soon. */
const SOON = new Date(
  startOfSouthAfricanDay(southAfricanDay(new Date())).getTime() + 3.5 * 86_400_000,
).toISOString();

/** Noon, so many days ago: of the last twelve months, of those before, and of earlier ones. */
const daysAgo = (days: number): string =>
  new Date(
    startOfSouthAfricanDay(southAfricanDay(new Date())).getTime() - (days - 0.5) * 86_400_000,
  ).toISOString();

export const tender = fc.record({
  id: fc.constantFrom(...tenders),
  organization: fc.constantFrom(...buyers, null),
  province: fc.constantFrom('Gauteng', 'Limpopo', null),
  category: fc.constantFrom('Construction', 'Civil engineering', null),
  reference: fc.constantFrom('rfq1', 'rfq1r', 'rfq2', null),
  title: fc.constantFrom('timber', 'gravel', null),
  readvertised: fc.boolean(),
  status: fc.constantFrom('active', 'awarded', 'cancelled'),
  cancelled: fc.constantFrom('2026-02-25T08:00:00Z', null),
  placeholder: fc.boolean(),
  quality: fc.constantFrom(1, 0.7),
  email: fc.constantFrom('tenders@dws.gov.za', 'scm@dws.gov.za', 'a.b@dws.gov.za', null),
  telephone: fc.constantFrom('012 336 7500', '021 400 1234', null),
  seen: fc.constantFrom('2026-01-01T00:00:00Z', '2026-08-01T00:00:00Z'),
  published: fc.constantFrom(
    ...['2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z', daysAgo(0), daysAgo(20), daysAgo(400), daysAgo(900)],
    null,
  ),
  closes: fc.constantFrom('2026-02-20T09:00:00Z', '2026-03-20T09:00:00Z', SOON, '2099-01-01T09:00:00Z', null),
  notice: fc.option(
    fc.record({
      kind: fc.constantFrom('cancellation', 'closing-extension', 'bidders-list'),
      title: fc.constantFrom('timber', null),
      keys: fc.constantFrom(['rfq1'], ['rfq1', 'rfq2'], []),
      event: fc.constantFrom('cancelled', 'closing-date-changed', 'notice-published'),
    }),
    { freq: 2 },
  ),
});

/** Stores a tender, its notice as an event, and its category. */
export async function putTender(
  pool: Pool,
  row: typeof tender extends fc.Arbitrary<infer Value> ? Value : never,
): Promise<void> {
  await putRow(pool, 'core.tender', {
    ...{ id: row.id, title: row.title, status: row.status, organization_id: row.organization },
    ...{ province: row.province, category: row.category, quality_score: row.quality },
    ...{ reference_key: row.reference, title_key: row.title, readvertised: row.readvertised },
    ...{ publication_date_time: row.published, closing_date_time: row.closes, cancelled_at: row.cancelled },
    ...{ notice_kind: row.notice?.kind ?? null, notice_title: row.notice?.title ?? null },
    notice_keys: row.notice?.keys ?? null,
    ...{ contact_email: row.email, contact_telephone: row.telephone, first_captured_at: row.seen },
    validation_errors: row.placeholder ? ['placeholder-tender'] : [],
  });
  await pool.query('delete from core.tender_event where tender_id = $1', [row.id]);
  if (row.notice)
    await pool.query(
      `insert into core.tender_event (id, tender_id, event_type, occurred_at, title, source, confidence, of_subject)
       values (gen_random_uuid(), $1, $2, coalesce($3::timestamptz, '2026-01-05T00:00:00Z'), 'Notice', 'publisher', 1, true)`,
      [row.id, row.notice.event, row.published],
    );
  await pool.query(
    `with gone as (delete from core.tender_category_relation where tender_id = $1)
     insert into core.tender_category_relation (id, tender_id, category_id)
     select gen_random_uuid(), $1, id from core.codelist_entry where resource = 'tender_category' and entry->>'name' = $2`,
    [row.id, row.category],
  );
}
