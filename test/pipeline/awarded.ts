import { randomUUID } from 'node:crypto';
import type { Executor } from '#shared/database/connection.ts';
import { putSupplier } from '#test/workers/derive/suppliers.ts';
import { putTender } from '#test/workers/publish/records.ts';

/** Writes a tender that is awarded. @returns its id */
export const putAwarded = (database: Executor): Promise<string> =>
  putTender(database, { number: 71, title: 'Roads', status: 'awarded' });

/** Writes an award of a tender to the supplier of this name. */
export async function awardTo(database: Executor, tender: string, text: string): Promise<void> {
  const award = randomUUID();
  await database.query(
    `insert into core.award (id, tender_id, position, award_key, status, supplier_name, amount, validation_errors, awarded_at, first_captured_at)
     values ($1::uuid, $2, 0, $1::text, 'awarded', $3, 100000, '{}', '2026-03-25T00:00:00Z', '2026-04-02T00:00:00Z')`,
    [award, tender, text],
  );
  await putSupplier(database, { award, tender, text, seen: '2026-04-02T00:00:00Z' });
}
