import { z } from 'zod';
import { asSession } from '#services/api/application/access/session.ts';
import type { RouteFamily } from '#services/api/application/application.ts';
import { createOwnKey, keysOf, requireOwnKey, revokeOwnKey } from '#services/api/application/keys/store.ts';
import { routesIn } from '#services/api/application/route.ts';
import { about, listOf, text, whole } from '#services/api/http/shapes.ts';
import { breakdownShape, keptBreakdowns } from '#services/api/v2/access/breakdown.ts';
import { isTier, keyName, type ListedKey, tiers } from '#shared/access/keys.ts';

const route = routesIn('Keys');
const KEYS_PATH = '/api/keys';

const time = (description: string) => about(z.iso.datetime(), description);
const limits = about(
  z.object({ daily: z.int(), monthly: z.int() }),
  'Calls that the key may make in a South African day and month.',
);

const keyShape = about(
  z.object({
    id: about(z.uuid(), 'Id of the key; not the key itself.'),
    name: z.string(),
    display: text('First and last characters, by which its owner recognises it.', 'tda_live_3f9a…c07e'),
    tier: text('Plan whose limits it has.'),
    state: z.enum(['active', 'revoked', 'expired']),
    permissions: listOf(z.string(), 'Groups of paths that it may read; `*` stands for all.'),
    daily: whole('Calls of this South African day.'),
    monthly: whole('Calls of this South African month.'),
    limit: limits,
    createdAt: time('When it was made.'),
    lastUsedAt: time('When it was last used.').nullable(),
    expiresAt: time('When it expires.').nullable(),
  }),
  'A key for the paths under /v2.',
);

const shown = (key: ListedKey): z.output<typeof keyShape> => ({
  ...{ id: key.id, name: key.name, display: key.display, tier: key.tier, state: key.state },
  ...{ permissions: [...key.permissions], daily: key.daily, monthly: key.monthly },
  limit: { daily: key.dailyLimit, monthly: key.monthlyLimit },
  createdAt: key.createdAt.toISOString(),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  expiresAt: key.expiresAt?.toISOString() ?? null,
});

const keyPath = z.object({ id: z.uuid({ error: 'must be the id of a key' }) });

const wanted = z.strictObject({
  name: about(keyName, 'What the key is for.', 'price monitor'),
});

const planLimits = Object.entries(tiers)
  .map(([plan, { keys }]) => `${plan}: ${keys}`)
  .join(', ');

/** The keys of a user for /v2. */
export const keyRoutes: RouteFamily = ({ pool }) => {
  const breakdownOf = keptBreakdowns(pool);
  return [
    route('GET', KEYS_PATH, 'Keys of the user', {
      description:
        'The latest first: all active keys and the latest others, 100 in total. The counts of calls are at most a second old.',
      access: 'user',
      answers: {
        200: {
          description: 'The keys, and what the plan of the user allows.',
          schema: z.object({
            keys: z.array(keyShape),
            plan: about(
              z.object({ tier: z.string(), keys: z.int(), limit: limits }).nullable(),
              'Keys that may be active at the same time, and the limits of a new key; null for a plan without the API.',
            ),
          }),
        },
      },
      handle: async ({ session }) => {
        const { plan } = session;
        const { keys: most, ...limit } = isTier(plan) ? tiers[plan] : { keys: 0 };
        return {
          json: {
            keys: (await keysOf(pool, session)).map(shown),
            plan: most === 0 ? null : { tier: plan, keys: most, limit },
          },
        };
      },
    }),
    route('POST', KEYS_PATH, 'Create a key', {
      description: `The response has the key itself, which is never shown again. The plan of the user decides its limits, and how many keys may be active at the same time: ${planLimits}; twice as many can be created within 24 hours.`,
      access: 'user',
      body: { kind: 'data', schema: wanted },
      answers: {
        201: {
          description: 'The key.',
          schema: keyShape.extend({
            key: text('The key itself, for the header `Authorization: Bearer` of /v2.'),
          }),
        },
      },
      failures: ['FORBIDDEN', 'KEY_LIMIT_REACHED', 'RATE_LIMITED'],
      handle: async ({ session, body }) => {
        const { secret, key } = await createOwnKey(pool, session, body.name);
        return { status: 201, json: { key: secret, ...shown(key) } };
      },
    }),
    route('DELETE', `${KEYS_PATH}/{id}`, 'Revoke a key', {
      description: 'The key is revoked for good. /v2 rejects it within five seconds.',
      access: 'user',
      pathParameters: keyPath,
      answers: { 204: { description: 'The key is revoked.' } },
      failures: ['NOT_FOUND'],
      handle: async ({ session, path }) => {
        await revokeOwnKey(pool, session, path.id);
        return { status: 204 };
      },
    }),
    route('GET', `${KEYS_PATH}/{id}/usage`, 'Calls of a key by day, month and path', {
      description: 'The figures are those of `/v2/meta/usage` for this key, at most a minute old.',
      access: 'user',
      pathParameters: keyPath,
      answers: { 200: { description: 'The calls.', schema: breakdownShape } },
      failures: ['NOT_FOUND'],
      handle: async ({ session, path }) => {
        const used = await asSession(pool, session, (client) => requireOwnKey(client, session, path.id));
        return { json: await breakdownOf(path.id, used) };
      },
    }),
  ];
};
