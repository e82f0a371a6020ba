import type { Executor } from '#shared/database.ts';
import { type NewKey, newKeyRow } from '#shared/keys.ts';

/** More calls than any test makes. */
const API_KEY_LIMITS = { daily: 1_000_000, monthly: 10_000_000 };

/**
 * Adds an API key as `createKey` does, but without Prisma, whose first query on each database takes a tenth of a second of
 * processor time. It checks no maximum of keys.
 * @param given what differs from a key with far more calls than a test makes
 */
export async function addKey(
  database: Executor,
  given: Partial<NewKey> = {},
): Promise<{ id: string; key: string }> {
  const { key, row } = newKeyRow({ name: 'test', tier: 'enterprise', limits: API_KEY_LIMITS, ...given });
  const { rows } = await database.query<{ id: string }>(
    `insert into app.api_key (${Object.keys(row).join(', ')})
     values (${Object.keys(row).map((_, at) => `$${at + 1}`)}) returning id`,
    Object.values(row),
  );
  return { id: rows[0]!.id, key };
}
