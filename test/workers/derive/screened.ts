import { randomUUID } from 'node:crypto';
import type { Pool } from '#shared/database/connection.ts';
import { putRow } from '#test/workers/publish/records.ts';
import { deriveAll } from './derive-all.ts';
import { putSupplier } from './suppliers.ts';

/** Awards to compare with lists of restricted suppliers, and what derive makes of both. @param database set before the tests */
export function screenedIn(database: () => Pool) {
  async function derive(): Promise<void> {
    await deriveAll(database());
  }

  /** Stores an award to a supplier. @returns its ids */
  async function awarded(
    supplier: string,
    day: string | null = '2026-03-25',
  ): Promise<{ award: string; tender: string }> {
    const [tender, seen] = [randomUUID(), '2026-04-02T00:00:00Z'];
    const awarded_at = day === null ? null : `${day}T00:00:00Z`;
    const award = await putRow(database(), 'core.award', {
      ...{ tender_id: tender, awarded_at, first_captured_at: seen, currency: null },
    });
    await putSupplier(database(), { award, tender, text: supplier, seen });
    return { award, tender };
  }

  const matches = async () =>
    (
      await database().query(
        `select subject_name, subject_kind, score, method, verdict, edition, algorithm, jsonb_array_length(features) as features, reason
         from derived.screening_match order by subject_name`,
      )
    ).rows;
  const restriction = async () =>
    (await database().query('select restricted, entries, changes_on::text from derived.company_restriction'))
      .rows;
  const awardsOf = async (tender: string) =>
    (
      await database().query(
        'select awards, restricted_award_ids from derived.tender_restriction where id = $1',
        [tender],
      )
    ).rows[0];
  return { derive, awarded, matches, restriction, awardsOf };
}
