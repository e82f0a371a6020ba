import { addKey as add, type NewKey } from '#shared/access/keys.ts';
import type { Executor } from '#shared/database/connection.ts';

/** More calls than any test makes. */
const API_KEY_LIMITS = { daily: 1_000_000, monthly: 10_000_000 };

/**
 * Adds an API key.
 * @param given what differs from a key with far more calls than a test makes
 */
export const addKey = (
  database: Executor,
  given: Partial<NewKey> = {},
): Promise<{ id: string; key: string }> =>
  add(database, { name: 'test', tier: 'enterprise', limits: API_KEY_LIMITS, ...given });
