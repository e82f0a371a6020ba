import { createKey, isTier, type Key, keyName, listKeys, revokeKey, tiers } from '#shared/access/keys.ts';
import { ALL_GROUPS, permissionNames } from '#shared/access/permissions.ts';
import type { Pool } from '#shared/database/connection.ts';
import { RequestError, UsageError } from '#shared/errors.ts';
import { addDays, isDay, southAfricanTime, startOfSouthAfricanDay } from '#shared/time.ts';
import { type Actions, type Command, type Context, runAction, textOption, valued } from '../command.ts';
import { minute, table } from '../table.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const actions: Actions = {
  create: async (context, words) => {
    if (words.length > 0) throw new UsageError(`keys create takes only options, not ${words.join(' ')}`);
    const wanted = { name: nameOption(context), ...plan(context) };
    const { pool } = await context.connect();
    if (wanted.userId !== undefined) await requireUser(pool, wanted.userId);
    const { id, key } = await createKey(pool, wanted);
    return {
      code: 0,
      json: { id, key, ...wanted, expiresAt: wanted.expiresAt ?? null },
      text: `${key}\n\n${wanted.name} (${wanted.tier}), id ${id}, may read ${mayRead(wanted.permissions)}. The key is shown only once; only its hash is stored.`,
    };
  },
  list: async (context, words) => {
    if (words.length > 0) throw new UsageError(`keys list takes only options, not ${words.join(' ')}`);
    const userId = user(context);
    const { pool } = await context.connect();
    const keys = await listKeys(pool, userId === undefined ? {} : { userId });
    return { code: 0, json: { keys }, text: describe(keys) };
  },
  revoke: async (context, words) => {
    const [id, ...rest] = words;
    if (id === undefined || rest.length > 0)
      throw new UsageError('keys revoke takes one id, from `keys list`');
    if (!UUID.test(id)) throw new UsageError(`${id} is not the id of a key; \`keys list\` shows them`);
    const revoked = await revokeKey((await context.connect()).pool, id);
    return {
      code: revoked ? 0 : 1,
      json: { id, revoked },
      text: revoked ? `key ${id} is revoked` : `there is no active key ${id}`,
    };
  },
};

export const command: Command = {
  usage: [
    'keys create [--name <text>] [--plan <plan>] [--permissions <groups>] [--user <uuid>] [--expires <date>] [--json]',
    'keys list [--user <uuid>] [--json]',
    'keys revoke <id> [--json]',
  ],
  options: {
    name: valued('<text>', 'purpose of the key'),
    plan: valued('<plan>', `${Object.keys(tiers).join(' or ')} (default professional)`),
    permissions: valued(
      '<groups>',
      `groups of paths that the key may read, separated by commas: ${permissionNames.join(', ')} (default all)`,
    ),
    user: valued('<uuid>', 'owner of the key'),
    expires: valued('<date>', 'last day on which the key is valid, South African time'),
  },
  run: runAction('keys', actions),
};

function plan(context: Context) {
  const tier = textOption(context, 'plan') ?? 'professional';
  if (!isTier(tier)) throw new UsageError(`--plan must be ${Object.keys(tiers).join(' or ')}; not ${tier}`);
  const expires = textOption(context, 'expires');
  if (expires !== undefined && !isDay(expires)) {
    throw new UsageError(`--expires must be a day such as 2026-12-31; not ${expires}`);
  }
  if (expires !== undefined && !isDay(addDays(expires, 1)))
    throw new UsageError(`--expires ${expires} is too late; a key without --expires never expires`);
  const expiresAt = expires === undefined ? undefined : startOfSouthAfricanDay(addDays(expires, 1));
  if (expiresAt !== undefined && expiresAt <= new Date())
    throw new UsageError(`--expires ${expires} is in the past`);
  const permissions = readPermissions(textOption(context, 'permissions'));
  const userId = user(context);
  return {
    tier,
    permissions,
    ...(userId !== undefined && { userId }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
}

function readPermissions(text: string | undefined): readonly string[] {
  const names = new Set(text?.split(',').map((name) => name.trim().toLowerCase()) ?? [ALL_GROUPS]);
  if (names.has(ALL_GROUPS)) return [ALL_GROUPS];
  const unknown = [...names].filter((name) => !permissionNames.includes(name));
  if (unknown.length > 0)
    throw new UsageError(
      `--permissions names groups of paths out of ${permissionNames.join(', ')}, or ${ALL_GROUPS} for all; not ${unknown.join(', ') || 'nothing'}`,
    );
  return permissionNames.filter((name) => names.has(name));
}

const mayRead = (permissions: readonly string[]): string =>
  permissions.includes(ALL_GROUPS) ? 'all' : permissions.join(', ');

function nameOption(context: Context): string {
  const { data, error } = keyName.safeParse(textOption(context, 'name') ?? 'command line');
  if (error) throw new UsageError(`--name ${error.issues[0]!.message}`);
  return data;
}

/** Otherwise the key would be nobody's: no user would see it, and no disabled user would lose it. */
async function requireUser(pool: Pool, id: string): Promise<void> {
  const { rows } = await pool.query(`select from app.user_account where id = $1 and status = 'active'`, [id]);
  if (rows.length === 0) throw new RequestError('NOT_FOUND', `there is no active user ${id}`);
}

function user(context: Context): string | undefined {
  const id = textOption(context, 'user');
  if (id !== undefined && !UUID.test(id)) throw new UsageError(`--user must be a UUID; not ${id}`);
  return id;
}

const describe = (keys: readonly Key[]): string =>
  table(
    ['id', 'key', 'name', 'plan', 'may read', 'state', 'per day', 'per month', 'last used', 'expires'],
    keys.map((key) => [
      key.id,
      key.display,
      key.name,
      key.tier,
      key.permissions.join(', '),
      key.state,
      key.dailyLimit,
      key.monthlyLimit,
      time(key.lastUsedAt),
      time(key.expiresAt),
    ]),
    'no keys yet; create one with `keys create`',
  );

const time = (moment: Date | null): string => minute(moment && southAfricanTime(moment));
