import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from '#shared/database.ts';
import { tenders } from './random-tenders.ts';
import { names } from './suppliers.ts';

/** Awards, contracts and mentions of suppliers with values that derivations read, for random histories. */

export const awards = Array.from({ length: 6 }, () => randomUUID());

export const award = fc.record({
  id: fc.constantFrom(...awards),
  tender: fc.constantFrom(...tenders),
  amount: fc.constantFrom('100.50', '7', null),
  status: fc.constantFrom('awarded', 'cancelled'),
  awarded: fc.constantFrom('2026-03-25T00:00:00Z', null),
  suspect: fc.boolean(),
  level: fc.constantFrom('1', '2', null),
  supplier: fc.constantFrom('Zed Trading', null),
});
export const contract = fc.record({
  id: fc.constantFrom(...awards),
  award: fc.constantFrom(...awards),
  tender: fc.constantFrom(...tenders),
});
export const supplier = fc.record({
  award: fc.constantFrom(...awards),
  tender: fc.constantFrom(...tenders),
  text: fc.constantFrom(...names),
  seen: fc.constantFrom('2026-01-02T00:00:00Z', '2026-02-02T00:00:00Z'),
});
type ValueOf<From> = From extends fc.Arbitrary<infer Value> ? Value : never;

/** Stores an award, in the place of the one before. */
export async function putAward(pool: Pool, row: ValueOf<typeof award>): Promise<void> {
  await pool.query(
    `insert into core.award (id, tender_id, position, award_key, status, amount, currency, validation_errors, awarded_at, bee_level, supplier_name, first_captured_at)
     values ($1::uuid, $2, 0, $1::text, $3, $4, 'ZAR', $5, $6, $7, $8, '2026-01-02T00:00:00Z')
     on conflict (id) do update set tender_id = excluded.tender_id, status = excluded.status, amount = excluded.amount,
       validation_errors = excluded.validation_errors, awarded_at = excluded.awarded_at,
       bee_level = excluded.bee_level, supplier_name = excluded.supplier_name`,
    [
      row.id,
      row.tender,
      row.status,
      row.amount,
      row.suspect ? ['suspect-amount'] : [],
      row.awarded,
      row.level,
      row.supplier,
    ],
  );
}

/** Stores a contract of an award. */
export async function putContract(pool: Pool, row: ValueOf<typeof contract>): Promise<void> {
  await pool.query(
    `insert into core.tender_contract (id, tender_id, position, award_id) values ($1, $2, 0, $3)
     on conflict (id) do update set tender_id = excluded.tender_id, award_id = excluded.award_id`,
    [row.id, row.tender, row.award],
  );
}
