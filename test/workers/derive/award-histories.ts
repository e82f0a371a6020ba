import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from '#shared/database.ts';
import { deriveAll } from './derive-all.ts';
import { decide, decision, names, putSupplier, undoFirst } from './suppliers.ts';

/** Histories of awards, amendments, withdrawals, merges and splits. */

export const tenders = Array.from({ length: 4 }, () => randomUUID());
export const awards = Array.from({ length: 7 }, () => randomUUID());
export const buyers = Array.from({ length: 2 }, () => randomUUID());

const tender = fc.record({
  id: fc.constantFrom(...tenders),
  buyer: fc.constantFrom(...buyers, null),
  province: fc.constantFrom('Gauteng', 'Limpopo', null),
  category: fc.constantFrom('Construction', 'Civil engineering', null),
  published: fc.constantFrom('2025-12-31T23:30:00Z', '2026-02-01T08:00:00Z', null),
  notice: fc.constantFrom(null, null, 'bidders-list'),
  errors: fc.constantFrom<string[]>([], [], ['placeholder-tender']),
});
const award = fc.record({
  id: fc.constantFrom(...awards),
  tender: fc.constantFrom(...tenders),
  text: fc.constantFrom(...names),
  status: fc.constantFrom('awarded', 'awarded', 'awarded', 'cancelled', 'unsuccessful'),
  amount: fc.constantFrom<(string | null)[]>('0.10', '0.20', '1999999999999.99', null),
  currency: fc.constantFrom('ZAR', null, 'EUR'),
  errors: fc.constantFrom<string[]>([], ['suspect-amount'], ['csd-number-in-name']),
  awarded: fc.constantFrom(
    ...['2026-03-24T22:30:00.000Z', '2026-01-10T08:00:00.000Z', '2025-12-31T22:30:00.000Z'],
    ...['2025-07-01T08:00:00.000Z', null],
  ),
  named: fc.boolean(),
  seen: fc.constantFrom('2026-02-02T00:00:00.000Z', '2026-05-01T00:00:00.000Z'),
  level: fc.constantFrom('1', '2', null),
  type: fc.constantFrom('EME', 'QSE', null),
  party: fc.constantFrom('72140', '72141', null),
});
export const step = fc.oneof(
  { weight: 9, arbitrary: award.map((row) => ({ do: 'award' as const, row })) },
  { weight: 4, arbitrary: tender.map((row) => ({ do: 'tender' as const, row })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ id: fc.constantFrom(...awards), award: fc.constantFrom(...awards) })
      .map((row) => ({ do: 'contract' as const, row })),
  },
  { weight: 1, arbitrary: fc.constantFrom(...awards).map((id) => ({ do: 'withdraw' as const, id })) },
  { weight: 2, arbitrary: decision.map((row) => ({ do: 'decide' as const, row })) },
  { weight: 1, arbitrary: fc.constant({ do: 'undo' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'derive' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Does one step of a random history. */
export async function perform(pool: Pool, one: Step): Promise<void> {
  switch (one.do) {
    case 'award':
      return putAward(pool, one.row);
    case 'tender':
      return putTender(pool, one.row);
    case 'contract':
      await pool.query(
        `insert into core.tender_contract (id, tender_id, position, award_id)
         select $1, tender_id, 0, id from core.award where id = $2 on conflict (id) do update set
           tender_id = excluded.tender_id, award_id = excluded.award_id`,
        [one.row.id, one.row.award],
      );
      return;
    case 'withdraw':
      await pool.query('delete from core.supplier_mention where award_id = $1', [one.id]);
      await pool.query('delete from core.award where id = $1', [one.id]);
      return;
    case 'decide':
      await decide(pool, one.row.verdict, one.row.oneSide, one.row.otherSide);
      return;
    case 'undo':
      await undoFirst(pool);
      return;
    case 'derive':
      await deriveAll(pool);
  }
}

export type Award = typeof award extends fc.Arbitrary<infer Value> ? Value : never;

/** Stores an award and what it says about its supplier. */
export async function putAward(pool: Pool, row: Award): Promise<void> {
  await pool.query(
    `insert into core.award (id, tender_id, position, award_key, status, amount, currency, validation_errors, awarded_at,
       first_captured_at, bee_level, enterprise_type, supplier_party_id, supplier_name)
     values ($1::uuid, $2, 0, $1::text, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (id) do update set tender_id = excluded.tender_id, status = excluded.status, amount = excluded.amount,
       currency = excluded.currency, validation_errors = excluded.validation_errors, awarded_at = excluded.awarded_at,
       first_captured_at = excluded.first_captured_at, bee_level = excluded.bee_level,
       enterprise_type = excluded.enterprise_type, supplier_party_id = excluded.supplier_party_id,
       supplier_name = excluded.supplier_name`,
    [
      ...[row.id, row.tender, row.status, row.amount, row.currency, row.errors, row.awarded, row.seen],
      ...[row.level, row.type, row.party, row.named ? row.text : null],
    ],
  );
  await putSupplier(pool, { award: row.id, tender: row.tender, text: row.text, seen: row.seen });
}

/** Stores a tender, in the place of the one before. */
export async function putTender(
  pool: Pool,
  row: typeof tender extends fc.Arbitrary<infer Value> ? Value : never,
): Promise<void> {
  await pool.query(
    `insert into core.tender (id, ocid, source, sources, tender_id, slug, status, publication_type, validation_errors,
       organization_id, province, category, publication_date_time, notice_kind, title, first_captured_at, captured_at)
     values ($1::uuid, $1::text, 'ocds', '{ocds}', $1::text, $1::text, 'awarded', 'TENDER_NOTICE', $7, $2, $3, $4, $5, $6, $1::text,
       '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')
     on conflict (id) do update set organization_id = excluded.organization_id, province = excluded.province,
       category = excluded.category, publication_date_time = excluded.publication_date_time,
       notice_kind = excluded.notice_kind, validation_errors = excluded.validation_errors`,
    [row.id, row.buyer, row.province, row.category, row.published, row.notice, row.errors],
  );
}
