import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from '#shared/database/connection.ts';
import { putRow } from '#test/workers/publish/records.ts';
import { deriveAll } from './derive-all.ts';
import { stepOf } from './steps.ts';
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
  stepOf(9, 'award', award, putAward),
  stepOf(4, 'tender', tender, putTender),
  stepOf(2, 'contract', fc.tuple(fc.constantFrom(...awards), fc.constantFrom(...awards)), putContract),
  stepOf(1, 'withdraw', fc.constantFrom(...awards), withdraw),
  stepOf(2, 'decide', decision, (pool, row) => decide(pool, row.verdict, row.oneSide, row.otherSide)),
  stepOf(1, 'undo', fc.constant(null), undoFirst),
  stepOf(3, 'derive', fc.constant(null), deriveAll),
);

/** Stores a contract with this id of an award. */
async function putContract(pool: Pool, [id, of]: readonly [string, string]): Promise<void> {
  await pool.query(
    `insert into core.tender_contract (id, tender_id, position, award_id)
     select $1, tender_id, 0, id from core.award where id = $2 on conflict (id) do update set
       tender_id = excluded.tender_id, award_id = excluded.award_id`,
    [id, of],
  );
}

async function withdraw(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from core.supplier_mention where award_id = $1', [id]);
  await pool.query('delete from core.award where id = $1', [id]);
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
export function putTender(
  pool: Pool,
  row: typeof tender extends fc.Arbitrary<infer Value> ? Value : never,
): Promise<string> {
  return putRow(pool, 'core.tender', {
    ...{ id: row.id, status: 'awarded', validation_errors: row.errors, organization_id: row.buyer },
    ...{ province: row.province, category: row.category, publication_date_time: row.published },
    ...{ notice_kind: row.notice, title: row.id },
  });
}
