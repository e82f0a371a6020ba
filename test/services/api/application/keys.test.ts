import { describe, expect, it } from 'vitest';
import { findKey, revokeKey } from '#shared/access/keys.ts';
import type { Plan } from '#shared/access/users.ts';
import { southAfricanDay } from '#shared/time.ts';
import { advanceClock } from '../v2/support/clock.ts';
import { tenderRow } from '../v2/support/rows.ts';
import { sharedApplication, type TestUser } from './support/served-application.ts';

const at = sharedApplication(() => at.readTables.tenders([tenderRow(1)]));

const PATH = '/api/keys';
const create = async ({ token }: TestUser, name: unknown = 'reports') => {
  const { status, json, headers } = await at.call(PATH, { token, body: { name } });
  return { status, headers, json: json as unknown as Record<string, unknown> & { id: string; key: string } };
};
const list = async ({ token }: TestUser) => {
  const { json } = await at.call(PATH, { token });
  return json as unknown as { keys: Record<string, unknown>[]; plan: unknown };
};
const revoke = ({ token }: TestUser, id: string) => at.call(`${PATH}/${id}`, { token, method: 'DELETE' });
const withPlan = (plan: Plan) => at.newUser({ plan });

describe('a key that a user makes', () => {
  it('is shown once, works at /v2, and is listed without its secret', async () => {
    const user = await at.newUser();
    const { status, json, headers } = await create(user);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const { key, ...rest } = json;
    expect(key).toMatch(/^tda_live_[0-9a-f]{48}$/);
    expect(rest).toMatchObject({
      ...{ name: 'reports', display: `${key.slice(0, 13)}…${key.slice(-4)}`, tier: 'professional' },
      ...{ state: 'active', permissions: ['*'], daily: 0, monthly: 0, lastUsedAt: null, expiresAt: null },
      limit: { daily: 500, monthly: 15_000 },
    });
    expect((await at.api.get('/v2/tenders', { key })).status).toBe(200);
    const { keys, plan } = await list(user);
    expect(keys).toMatchObject([{ id: json.id, name: 'reports' }]);
    expect(JSON.stringify(keys)).not.toContain(key);
    expect(plan).toEqual({ tier: 'professional', keys: 3, limit: { daily: 500, monthly: 15_000 } });
  });

  it('has the limits of the plan of its user', async () => {
    const { json } = await create(await withPlan('enterprise'));
    expect(json).toMatchObject({ tier: 'enterprise', limit: { daily: 10_000, monthly: 300_000 } });
  });

  it('shows its calls by day, month and path, and when it was used', async () => {
    const user = await at.newUser();
    const { json } = await create(user);
    for (const path of ['/v2/awards', '/v2/awards?limit=1', '/v2/tenders'])
      expect((await at.api.get(path, { key: json.key })).status).toBe(200);
    const calls = async () => (await list(user)).keys[0];
    await expect.poll(calls, { timeout: 10_000 }).toMatchObject({
      ...{ daily: 3, monthly: 3, lastUsedAt: expect.stringMatching(/^20/) },
    });
    const used = await at.call(`${PATH}/${json.id}/usage`, { token: user.token });
    const day = southAfricanDay(new Date());
    expect(used.json).toEqual({
      byDay: [{ day, calls: 3 }],
      byMonth: [{ month: day.slice(0, 7), calls: 3 }],
      byEndpoint: [
        { endpoint: '/v2/awards', calls: 2 },
        { endpoint: '/v2/tenders', calls: 1 },
      ],
    });
  });

  it('has made no calls today when the last were made on another day', async () => {
    const user = await at.newUser();
    const { json } = await create(user);
    await at.readTables.client.query(
      `update app.api_key set calls_today = 7, calls_this_month = 9, last_call_date = '2020-01-31' where id = $1`,
      [json.id],
    );
    expect((await list(user)).keys).toMatchObject([{ daily: 0, monthly: 0 }]);
  });

  it('is rejected within five seconds after its user has revoked it, once or twice', async () => {
    const user = await at.newUser();
    const { json } = await create(user);
    expect((await at.api.get('/v2/tenders', { key: json.key })).status).toBe(200);
    expect((await revoke(user, json.id)).status).toBe(204);
    expect((await revoke(user, json.id)).status).toBe(204);
    advanceClock(5_000);
    const { status, json: refused } = await at.api.get('/v2/tenders', { key: json.key });
    expect(status).toBe(401);
    expect(refused.code).toBe('INVALID_API_KEY');
    expect((await list(user)).keys).toMatchObject([{ id: json.id, state: 'revoked' }]);
  });

  it('belongs to its user alone: nobody else sees it or learns whether it exists', async () => {
    const { json } = await create(await at.newUser());
    const other = await at.newUser({ role: 'admin' });
    expect((await list(other)).keys).toEqual([]);
    for (const id of [json.id, '00000000-0000-4000-8000-000000000000']) {
      const tried = await revoke(other, id);
      expect(tried.status).toBe(404);
      expect(tried.json.message).toBe('This user has no such key.');
      expect((await at.call(`${PATH}/${id}/usage`, { token: other.token })).status).toBe(404);
    }
    expect(await findKey(at.pool('tender_api'), json.key)).toMatchObject({ state: 'active' });
  });

  it('may also be one that the operator made, and is the operator’s to revoke', async () => {
    const user = await at.newUser();
    const { id } = await at.newKey({ userId: user.id, name: 'by hand' });
    expect((await list(user)).keys).toMatchObject([{ id, name: 'by hand' }]);
    expect(await revokeKey(at.pool('tender_operator'), id)).toBe(true);
    expect((await list(user)).keys).toMatchObject([{ id, state: 'revoked' }]);
  });
});

describe('a user may not', () => {
  it('have more active keys than the plan allows, even if they are made at the same time', async () => {
    const user = await at.newUser();
    const made = await Promise.all([1, 2, 3, 4, 5].map((n) => create(user, `key ${n}`)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409]);
    expect(made.find(({ status }) => status === 409)?.json).toMatchObject({
      ...{
        code: 'KEY_LIMIT_REACHED',
        error: 'Limit of keys reached',
        details: { limit: 3, active: 3, tier: 'professional' },
      },
    });
    await revoke(user, made.find(({ status }) => status === 201)!.json.id);
    expect((await create(user)).status).toBe(201);
  });

  it('make unlimited keys, each with calls of its own', async () => {
    const user = await at.newUser();
    for (let made = 0; made < 6; made += 1) await revoke(user, (await create(user)).json.id);
    const { status, json, headers } = await create(user);
    expect(status).toBe(429);
    expect(json).toMatchObject({
      code: 'RATE_LIMITED',
      details: { rule: 'keys that a user makes within 24 hours', limit: 6, used: 6 },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await list(user)).keys).toHaveLength(6);
  });

  it('make one with a plan without the API; earlier keys can be seen and revoked', async () => {
    const user = await withPlan('free');
    const { status, json } = await create(user);
    expect(status).toBe(403);
    expect(json['message']).toBe(
      'The plan free does not include the API. The plans professional and enterprise do.',
    );
    const { id } = await at.newKey({ userId: user.id });
    expect(await list(user)).toMatchObject({ keys: [{ id }], plan: null });
    expect((await revoke(user, id)).status).toBe(204);
  });

  it.each([
    [undefined, 'is required, what the key is for'],
    ['   ', 'is required, what the key is for'],
    [7, 'must be text'],
    [null, 'must be text'],
    ['x'.repeat(101), 'must have at most 100 characters'],
    ['a\u0007b', 'must not contain control characters'],
  ])('name a key %j', async (name, reason) => {
    const user = await at.newUser();
    const { status, json } = await at.call(PATH, { token: user.token, body: { name } });
    expect(status).toBe(400);
    expect(json.details).toEqual([{ parameter: 'name', reason }]);
  });

  it('ask for a key by anything but an id', async () => {
    const { json, status } = await revoke(await at.newUser(), 'tda_live_0');
    expect(status).toBe(400);
    expect(json.details).toEqual([{ parameter: 'id', reason: 'must be the id of a key' }]);
  });
});
