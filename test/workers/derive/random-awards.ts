import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from '#shared/database/connection.ts';
import { putRow } from '#test/workers/publish/records.ts';
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
  await putRow(pool, 'core.award', {
    ...{ id: row.id, tender_id: row.tender, status: row.status, amount: row.amount },
    validation_errors: row.suspect ? ['suspect-amount'] : [],
    ...{ awarded_at: row.awarded, bee_level: row.level, supplier_name: row.supplier },
  });
}

/** Stores a contract of an award. */
export const putContract = (pool: Pool, { id, tender, award }: ValueOf<typeof contract>): Promise<string> =>
  putRow(pool, 'core.tender_contract', { id, tender_id: tender, award_id: award });
