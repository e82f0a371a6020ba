import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ALL_GROUPS } from '#shared/access/permissions.ts';
import { type Executor, type Pool, transaction } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';

/**
 * API keys: `tda_live_<random>`, shown once and stored as a SHA-256 only. The API authenticates callers by them. Users make
 * their own in the application, the operator any by the command line.
 */

/** Limits of a plan: calls per South African calendar day and month, and keys that may be active at the same time. */
export type Tier = { daily: number; monthly: number; keys: number };

/** The plans that include the API. A key of any other plan is valid but may not call it. */
export const tiers = {
  professional: { daily: 500, monthly: 15_000, keys: 3 },
  enterprise: { daily: 10_000, monthly: 300_000, keys: 25 },
} as const satisfies Record<string, Tier>;
export type TierName = keyof typeof tiers;

/** @returns whether a text names a plan that includes the API */
export const isTier = (name: string): name is TierName => Object.hasOwn(tiers, name);

/** A key as its owner and the API may see it: never the key itself. */
export type Key = {
  id: string;
  userId: string | null;
  name: string;
  tier: string;
  state: 'active' | 'revoked' | 'expired';
  /** Groups of paths the key may read, such as `tenders`; `*` is all, see permissions.ts. */
  permissions: readonly string[];
  dailyLimit: number;
  monthlyLimit: number;
  /** First and last characters, by which its owner recognises it. */
  display: string;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
};

export type NewKey = {
  name: string;
  tier: TierName;
  /** Owner; with one, the plan's maximum of active keys holds. */
  userId?: string;
  expiresAt?: Date;
  /** Replaces the plan's limits, for individual agreements. */
  limits?: Pick<Tier, 'daily' | 'monthly'>;
  /** By default all groups. */
  permissions?: readonly string[];
};

/** Characters of a key's name. */
const MAX_KEY_NAME = 100;

const NO_NAME = 'is required, what the key is for';

/** The name of a key, which says what the key is for. */
export const keyName = z
  .string({ error: ({ input }) => (input === undefined ? NO_NAME : undefined) })
  .trim()
  .min(1, { error: NO_NAME })
  .max(MAX_KEY_NAME, { error: `must have at most ${MAX_KEY_NAME} characters` })
  .regex(/^\P{Cc}*$/u, { error: 'must not contain control characters' });

const PREFIX = 'tda_live_';
const PATTERN = /^tda_live_[0-9a-f]{48}$/;
const SHOWN = 4;

/**
 * Creates a key in a transaction of its own.
 * @returns its id, and the key itself, which cannot be shown again
 * @throws RequestError KEY_LIMIT_REACHED when the owner already has as many active keys as the plan allows
 */
export const createKey = (pool: Pool, wanted: NewKey): Promise<{ id: string; key: string }> =>
  transaction(pool, (client) => addKey(client, wanted));

const ADD = `
  insert into app.api_key (name, tier, user_id, expires_at, key_hash, key_prefix, key_last_chars, daily_limit, monthly_limit, permissions)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`;

/** The same on a connection whose transaction ends later. Until then, nobody else adds a key for this owner. */
export async function addKey(client: Executor, wanted: NewKey): Promise<{ id: string; key: string }> {
  const { name, tier, userId, expiresAt, limits = tiers[tier], permissions = [ALL_GROUPS] } = wanted;
  if (userId !== undefined) await requirePlace(client, userId, tier);
  const key = PREFIX + randomBytes(24).toString('hex');
  const shown = [key.slice(0, PREFIX.length + SHOWN), key.slice(-SHOWN)];
  const { rows } = await client.query<{ id: string }>(ADD, [
    ...[name, tier, userId ?? null, expiresAt ?? null, hashKey(key), ...shown],
    ...[limits.daily, limits.monthly, permissions],
  ]);
  return { id: rows[0]!.id, key };
}

/** Without the lock two concurrent requests of one owner would both count before either has added its key. */
async function requirePlace(client: Executor, userId: string, tier: TierName): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`keys of ${userId}`]);
  const { rows } = await client.query<{ active: number }>(
    `select count(*)::int as active from app.api_key
     where user_id = $1 and status = 'active' and (expires_at is null or expires_at > now())`,
    [userId],
  );
  const [active, max] = [rows[0]!.active, tiers[tier].keys];
  if (active >= max)
    throw new RequestError('KEY_LIMIT_REACHED', `The ${tier} plan allows ${max} active keys.`, {
      ...{ limit: max, active, tier },
    });
}

/** @returns whether a text has the form of a key; any other text needs no look-up */
export const isKey = (text: string): boolean => PATTERN.test(text);

/** @returns SHA-256 of a key, hexadecimal, as stored */
export const hashKey = (key: string): string => hash('sha256', key);

/** Times in milliseconds of the epoch. */
const COLUMNS = `id, user_id, name, tier, status, permissions, daily_limit, monthly_limit, key_prefix, key_last_chars,
  extract(epoch from created_at) * 1000 as created, extract(epoch from expires_at) * 1000 as expires,
  extract(epoch from last_used_at) * 1000 as used`;
const FIND = `select ${COLUMNS} from app.api_key where key_hash = $1`;

/**
 * Looks a key up by its hash.
 * @returns the record of the key in any state; null when there is none
 */
export async function findKey(database: Executor, key: string): Promise<Key | null> {
  if (!isKey(key)) return null;
  const { rows } = await database.query<Row>({ name: 'find-key', text: FIND, values: [hashKey(key)] });
  return rows[0] ? toKey(rows[0]) : null;
}

/** A key with its counted calls of this South African day and month, as the usage log knows them: up to a second ago. */
export type ListedKey = Key & { daily: number; monthly: number };

/** What a row of app.api_key has counted, as columns `daily` and `monthly`; `day` is this South African day. */
export const COUNTED = `
    case when last_call_date = day then calls_today else 0 end as daily,
    case when date_trunc('month', last_call_date) = date_trunc('month', day) then calls_this_month else 0 end as monthly`;
/** Has the column `day`. */
export const TODAY = `(select (now() at time zone 'Africa/Johannesburg')::date as day)`;

const LIST = `
  with today as ${TODAY},
  found as (
    select * from app.api_key where $1::uuid is null or user_id = $1
    order by status = 'active' desc, created_at desc, id limit $2
  )
  select ${COLUMNS}, ${COUNTED}
  from found, today order by created_at, id`;

/**
 * @param most how many; keys that are not active are left out first, then old ones. By default all
 * @returns all keys, or those of one owner, oldest first
 */
export async function listKeys(
  database: Executor,
  { userId, most }: { userId?: string; most?: number } = {},
): Promise<ListedKey[]> {
  const { rows } = await database.query<ListedRow>(LIST, [userId ?? null, most ?? null]);
  return rows.map((row) => ({ ...toKey(row), daily: row.daily, monthly: row.monthly }));
}

/**
 * Revokes a key for good, as the operator; the API rejects it within five seconds.
 * @param id the key's id (a UUID), not the key
 * @returns whether there was an active key of that id
 */
export async function revokeKey(database: Executor, id: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `update app.api_key set status = 'revoked', updated_at = now() where id = $1 and status = 'active'`,
    [id],
  );
  return rowCount === 1;
}

type Row = Record<'id' | 'name' | 'tier' | 'status' | 'key_prefix' | 'key_last_chars' | 'created', string> &
  Record<'user_id' | 'expires' | 'used', string | null> &
  Record<'daily_limit' | 'monthly_limit', number> & { permissions: string[] };
type ListedRow = Row & { daily: number; monthly: number };

const toKey = (row: Row): Key => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  tier: row.tier,
  state: stateOf(row),
  permissions: row.permissions,
  dailyLimit: row.daily_limit,
  monthlyLimit: row.monthly_limit,
  display: `${row.key_prefix}…${row.key_last_chars}`,
  createdAt: moment(row.created)!,
  expiresAt: moment(row.expires),
  lastUsedAt: moment(row.used),
});

const moment = (milliseconds: string | null): Date | null =>
  milliseconds === null ? null : new Date(Number(milliseconds));

function stateOf({ status, expires }: Row): Key['state'] {
  if (status !== 'active') return 'revoked';
  return expires !== null && Number(expires) <= Date.now() ? 'expired' : 'active';
}
