import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from '#shared/database.ts';
import { putRow } from '#test/workers/publish/records.ts';
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
      await putTender(pool, one.row);
      return;
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
  await putRow(pool, 'core.award', {
    ...{ id: row.id, tender_id: row.tender, status: row.status, amount: row.amount, currency: row.currency },
    ...{ validation_errors: row.errors, awarded_at: row.awarded, first_captured_at: row.seen },
    ...{ bee_level: row.level, enterprise_type: row.type, supplier_party_id: row.party },
    supplier_name: row.named ? row.text : null,
  });
  await putSupplier(pool, { award: row.id, tender: row.tender, text: row.text, seen: row.seen });
}

/** Stores a tender, in the place of the one before. */
export const putTender = (
  pool: Pool,
  row: typeof tender extends fc.Arbitrary<infer Value> ? Value : never,
): Promise<string> =>
  putRow(pool, 'core.tender', {
    ...{ id: row.id, status: 'awarded', validation_errors: row.errors, organization_id: row.buyer },
    ...{ province: row.province, category: row.category, publication_date_time: row.published },
    ...{ notice_kind: row.notice, title: row.id },
  });
