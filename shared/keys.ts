import { hash, randomBytes } from 'node:crypto';
import type { Executor } from '#shared/database.ts';
import { RequestError } from '#shared/errors.ts';
import { ALL_GROUPS } from '#shared/permissions.ts';
import type { PrismaClient } from '#shared/prisma.ts';

/**
 * API keys: `tda_live_<random>`, shown once and stored as a SHA-256 only. The API authenticates callers by them, the
 * command line manages them.
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

const PREFIX = 'tda_live_';
const PATTERN = /^tda_live_[0-9a-f]{48}$/;
const SHOWN = 4;

/**
 * Creates a key.
 * @returns its id, and the key itself, which cannot be shown again
 * @throws RequestError KEY_LIMIT_REACHED when the owner already has as many active keys as the plan allows
 */
export async function createKey(prisma: PrismaClient, wanted: NewKey): Promise<{ id: string; key: string }> {
  const { key, row: data } = newKeyRow(wanted);
  const { userId } = wanted;
  if (userId === undefined) return { id: (await prisma.apiKey.create({ data })).id, key };
  return prisma.$transaction(async (inside) => {
    // Without the lock two concurrent requests of one owner would both count before either has added its key.
    await inside.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`;
    const active = await inside.apiKey.count({
      where: {
        user_id: userId,
        status: 'active',
        OR: [{ expires_at: null }, { expires_at: { gt: new Date() } }],
      },
    });
    const max = tiers[wanted.tier].keys;
    if (active >= max) {
      throw new RequestError('KEY_LIMIT_REACHED', `The ${wanted.tier} plan allows ${max} active keys.`, {
        limit: max,
        active,
        tier: wanted.tier,
      });
    }
    return { id: (await inside.apiKey.create({ data })).id, key };
  });
}

/** @returns a new key, and what is stored of it in `app.api_key` */
export function newKeyRow(wanted: NewKey) {
  const key = PREFIX + randomBytes(24).toString('hex');
  const limits = wanted.limits ?? tiers[wanted.tier];
  const row = {
    name: wanted.name,
    tier: wanted.tier,
    user_id: wanted.userId ?? null,
    expires_at: wanted.expiresAt ?? null,
    key_hash: hashKey(key),
    key_prefix: key.slice(0, PREFIX.length + SHOWN),
    key_last_chars: key.slice(-SHOWN),
    daily_limit: limits.daily,
    monthly_limit: limits.monthly,
    permissions: [...(wanted.permissions ?? [ALL_GROUPS])],
  };
  return { key, row };
}

/** @returns whether a text has the form of a key; any other text needs no look-up */
export const isKey = (text: string): boolean => PATTERN.test(text);

/** @returns SHA-256 of a key, hexadecimal, as stored */
export const hashKey = (key: string): string => hash('sha256', key);

const FIND = `
  select id, user_id, name, tier, status, permissions, daily_limit, monthly_limit, key_prefix, key_last_chars,
    extract(epoch from created_at) * 1000 as created, extract(epoch from expires_at) * 1000 as expires,
    extract(epoch from last_used_at) * 1000 as used
  from app.api_key where key_hash = $1`;

/**
 * Looks a key up by its hash.
 * @param database a plain connection: the first query of Prisma takes 70 MB, which the API needs for nothing else
 * @returns the record of the key in any state; null when there is none
 */
export async function findKey(database: Executor, key: string): Promise<Key | null> {
  if (!isKey(key)) return null;
  const { rows } = await database.query<FoundRow>({
    name: 'find-key',
    text: FIND,
    values: [hashKey(key)],
  });
  const [row] = rows;
  if (!row) return null;
  const moment = (milliseconds: string | null) =>
    milliseconds === null ? null : new Date(Number(milliseconds));
  return toKey({
    ...row,
    created_at: new Date(Number(row.created)),
    expires_at: moment(row.expires),
    last_used_at: moment(row.used),
  });
}

/** @returns all keys, or those of one owner, oldest first */
export async function listKeys(prisma: PrismaClient, { userId }: { userId?: string } = {}): Promise<Key[]> {
  const rows = await prisma.apiKey.findMany({
    where: userId === undefined ? {} : { user_id: userId },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toKey);
}

/**
 * Revokes a key for good; the API rejects it within five seconds.
 * @param id the key's id (a UUID), not the key
 * @returns whether there was an active key of that id
 */
export async function revokeKey(prisma: PrismaClient, id: string): Promise<boolean> {
  const { count } = await prisma.apiKey.updateMany({
    where: { id, status: 'active' },
    data: { status: 'revoked', updated_at: new Date() },
  });
  return count > 0;
}

type Row = Pick<
  Awaited<ReturnType<PrismaClient['apiKey']['findFirstOrThrow']>>,
  | ('id' | 'user_id' | 'name' | 'tier' | 'status' | 'permissions' | 'daily_limit' | 'monthly_limit')
  | ('key_prefix' | 'key_last_chars' | 'created_at' | 'expires_at' | 'last_used_at')
>;
/** Times in milliseconds of the epoch, as text. */
type FoundRow = Omit<Row, 'created_at' | 'expires_at' | 'last_used_at'> & {
  created: string;
  expires: string | null;
  used: string | null;
};

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
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
});

function stateOf(row: Row): Key['state'] {
  if (row.status !== 'active') return 'revoked';
  return row.expires_at !== null && row.expires_at <= new Date() ? 'expired' : 'active';
}
