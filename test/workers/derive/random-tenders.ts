import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from '#shared/database.ts';
import { southAfricanDay, startOfSouthAfricanDay } from '#shared/time.ts';

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
  await pool.query(
    `insert into core.tender (id, ocid, source, sources, tender_id, slug, title, status, publication_type, validation_errors,
       organization_id, province, category, reference_key, title_key, readvertised, publication_date_time,
       closing_date_time, notice_kind, notice_title, notice_keys, cancelled_at, contact_email, contact_telephone, quality_score, first_captured_at, captured_at)
     values ($1::uuid, 'ocds-' || $1::text, 'ocds', '{ocds}', $1::text, $1::text, $6, $13, 'TENDER_NOTICE', $14, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       $15, $17, $18, $19, $16, '2026-01-01T00:00:00Z')
     on conflict (id) do update set title = excluded.title, status = excluded.status, cancelled_at = excluded.cancelled_at, quality_score = excluded.quality_score,
       validation_errors = excluded.validation_errors, first_captured_at = excluded.first_captured_at,
       contact_email = excluded.contact_email, contact_telephone = excluded.contact_telephone, organization_id = excluded.organization_id,
       province = excluded.province, category = excluded.category, reference_key = excluded.reference_key,
       title_key = excluded.title_key, readvertised = excluded.readvertised,
       publication_date_time = excluded.publication_date_time, closing_date_time = excluded.closing_date_time,
       notice_kind = excluded.notice_kind, notice_title = excluded.notice_title, notice_keys = excluded.notice_keys`,
    [
      row.id,
      row.organization,
      row.province,
      row.category,
      row.reference,
      row.title,
      row.readvertised,
      row.published,
      row.closes,
      row.notice?.kind ?? null,
      row.notice?.title ?? null,
      row.notice?.keys ?? null,
      row.status,
      row.placeholder ? ['placeholder-tender'] : [],
      row.cancelled,
      row.seen,
      row.email,
      row.telephone,
      row.quality,
    ],
  );
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
