import { reachesUser } from '#services/api/application/access/ownership.ts';
import { asSession, type Session } from '#services/api/application/access/session.ts';
import {
  addKey,
  COUNTED,
  isTier,
  type ListedKey,
  listKeys,
  type TierName,
  TODAY,
  tiers,
} from '#shared/access/keys.ts';
import type { Client, Pool } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';
import { utcTime } from '#shared/time.ts';

/** Keys of a user. Active ones are always among those that are listed; of the others, the latest. */
const MOST_LISTED = 100;

/** @returns the keys of the user, the latest first */
export const keysOf = (pool: Pool, session: Session): Promise<ListedKey[]> =>
  asSession(pool, session, (client) => listed(client, session));

const listed = async (client: Client, { userId }: Session): Promise<ListedKey[]> =>
  (await listKeys(client, { userId, most: MOST_LISTED })).toReversed();

/** @returns the plan of the user, whose limits new keys have. @throws RequestError 403 for a plan without the API */
export function requireTier({ plan }: Session): TierName {
  if (isTier(plan)) return plan;
  throw new RequestError(
    'FORBIDDEN',
    `The plan ${plan} does not include the API. The plans ${Object.keys(tiers).join(' and ')} do.`,
  );
}

/**
 * Creates a key of the user, with the limits of the user's plan.
 * @returns the key as it is listed, and the secret, which cannot be shown again
 * @throws RequestError 403 for a plan without the API, 409 with as many active keys as it allows, 429 after too many new ones
 */
export const createOwnKey = (
  pool: Pool,
  session: Session,
  name: string,
): Promise<{ secret: string; key: ListedKey }> =>
  asSession(pool, session, async (client) => {
    const { userId } = session;
    const tier = requireTier(session);
    const { id, key: secret } = await addKey(client, { name, tier, userId });
    // Counted after the key is added, under its lock; what is thrown takes the key back.
    await rejectTooMany(client, userId, 2 * tiers[tier].keys);
    const key = (await listed(client, session)).find((one) => one.id === id);
    return { secret, key: key! };
  });

const MADE = `
  select count(*)::int as made, min(created_at) + interval '24 hours' as resets_at from app.api_key
  where user_id = $1 and created_at > now() - interval '24 hours'`;

/** Each key has calls of its own, so that whoever could revoke and make keys without end could call without end. */
async function rejectTooMany(client: Client, userId: string, limit: number): Promise<void> {
  const { rows } = await client.query<{ made: number; resets_at: string }>(MADE, [userId]);
  const { made, resets_at } = rows[0]!;
  if (made <= limit) return;
  const resetsAt = utcTime(resets_at);
  throw new RequestError(
    'RATE_LIMITED',
    `This user has made ${limit} keys within 24 hours, the most. The next one can be made at ${resetsAt}.`,
    { rule: 'keys that a user makes within 24 hours', limit, used: limit, resetsAt },
    { 'Retry-After': String(Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1_000))) },
  );
}

/**
 * Revokes a key for good. One that is revoked already stays so.
 * @throws RequestError 404 for a key that is not the user's
 */
export const revokeOwnKey = (pool: Pool, session: Session, id: string): Promise<void> =>
  asSession(pool, session, async (client) => {
    await requireOwnKey(client, session, id);
    await client.query('select app.revoke_key($1)', [id]);
  });

/**
 * @param client in a transaction of the session
 * @returns the calls of this South African day and month
 * @throws RequestError 404 for a key that is not the user's
 */
export async function requireOwnKey(
  client: Client,
  session: Session,
  id: string,
): Promise<Pick<ListedKey, 'daily' | 'monthly'>> {
  const { rows } = await client.query<{ user_id: string | null; daily: number; monthly: number }>(
    `select user_id, ${COUNTED} from app.api_key, ${TODAY} as today where id = $1`,
    [id],
  );
  const { user_id: owner = null, daily = 0, monthly = 0 } = rows[0] ?? {};
  if (owner === null || !reachesUser(session, owner))
    throw new RequestError('NOT_FOUND', 'This user has no such key.');
  return { daily, monthly };
}
