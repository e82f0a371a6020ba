import { describe, expect, it } from 'vitest';
import { createKey, findKey, hashKey, listKeys, revokeKey, tiers } from '#shared/access/keys.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { advanceClock } from '#test/services/api/v2/support/clock.ts';
import { tenderRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

const at = sharedTables(() => at.readTables.tenders([tenderRow(1)]));

const PATH = '/v2/tenders';
const authorized = (authorization: string) => at.api.get(PATH, { key: null, headers: { authorization } });

describe('without a usable key', () => {
  it('says that one is required', async () => {
    const { status, json, headers } = await at.api.get(PATH, { key: null });
    expect(status).toBe(401);
    expect(json.code).toBe('UNAUTHORIZED');
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'tda_live_0'])(
    'treats %j as no key',
    async (authorization) => {
      expect((await authorized(authorization)).json.code).toBe('UNAUTHORIZED');
    },
  );

  it.each([`tda_live_${'0'.repeat(48)}`, 'tda_live_short', 'sk_live_something', `tda_live_${'é'.repeat(2)}`])(
    'calls %s invalid',
    async (key) => {
      const { status, json } = await authorized(`Bearer ${encodeURI(key)}`);
      expect(status).toBe(401);
      expect(json).toMatchObject({ code: 'INVALID_API_KEY', error: 'Invalid API Key' });
    },
  );

  it('may read only the three public paths and the OpenAPI description', async () => {
    for (const path of ['/v2/meta/status', '/v2/meta/provinces', '/v2/meta/categories', '/v2/openapi.json']) {
      expect((await at.api.get(path, { key: null })).status).toBe(200);
    }
    for (const path of ['/v2/meta/usage', '/v2/awards', '/v2/tenders/100001', '/v2/tenders/search?q=road']) {
      expect((await at.api.get(path, { key: null })).status).toBe(401);
    }
  });

  it('does not learn whether a record exists', async () => {
    expect((await at.api.get('/v2/tenders/nosuch', { key: null })).status).toBe(401);
  });
});

describe('a key', () => {
  it('is stored as a hash only', async () => {
    const { id, key } = await createKey(at.pool('tender_operator'), { name: 'own', tier: 'enterprise' });
    expect(key).toMatch(/^tda_live_[0-9a-f]{48}$/);
    const row = await at.prisma('tender_operator').apiKey.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toContain(key);
    expect(row.key_prefix + row.key_last_chars).toHaveLength('tda_live_'.length + 8);
    expect(await findKey(at.readTables.client, key)).toMatchObject({ id, state: 'active' });
    expect(await findKey(at.readTables.client, `${key.slice(0, -1)}x`)).toBeNull();
  });

  it('is read with the scheme in any case', async () => {
    expect((await authorized(`bearer ${at.api.key}`)).status).toBe(200);
    expect((await authorized(`BEARER   ${at.api.key}`)).status).toBe(200);
  });

  it('has the limits of its plan', async () => {
    const { key } = await createKey(at.pool('tender_operator'), { name: 'plan', tier: 'professional' });
    const { json } = await at.api.get('/v2/meta/usage', { key });
    expect(json.data).toMatchObject({
      daily: 0,
      monthly: 0,
      limit: { daily: 500, monthly: 15_000 },
      remaining: { daily: 500, monthly: 15_000 },
      tier: 'professional',
    });
    expect(json.data).toMatchObject({ byDay: [], byMonth: [], byEndpoint: [] });
    expect(tiers.enterprise).toMatchObject({ daily: 10_000, monthly: 300_000 });
  });

  it('can read its calls by day, month and path', async () => {
    const { key } = await at.newKey();
    const { headers } = await at.api.get('/v2/awards', { key });
    await at.api.get('/v2/awards?limit=1', { key });
    await at.api.get('/v2/tenders/none', { key });
    // This one costs nothing.
    const known = { 'if-none-match': headers.get('etag')! };
    expect((await at.api.get('/v2/awards', { key, headers: known })).status).toBe(304);
    const earlier = `insert into app.quota_usage (key_id, "window", start, used)
      select id, 'day', (now() at time zone 'Africa/Johannesburg')::date - 30, 7 from app.api_key where key_hash = $1`;
    await at.readTables.client.query(earlier, [hashKey(key)]);
    const written = () =>
      at.readTables.client.query(
        `select count(*)::int as calls from app.usage_log join app.api_key on api_key.id = api_key_id where key_hash = $1`,
        [hashKey(key)],
      );
    await expect.poll(async () => (await written()).rows[0].calls, { timeout: 10_000 }).toBe(4);
    const day = southAfricanDay(new Date());
    // The calls for this cost nothing, too.
    for (const _ of [1, 2]) {
      const { json } = await at.api.get('/v2/meta/usage', { key });
      expect(json.data).toMatchObject({
        daily: 3,
        byDay: [
          { day, calls: 3 },
          { day: addDays(day, -30), calls: 7 },
        ],
        byMonth: [{ month: day.slice(0, 7), calls: 3 }],
        byEndpoint: [
          { endpoint: '/v2/awards', calls: 3 },
          { endpoint: '/v2/tenders/{id}', calls: 1 },
        ],
      });
    }
  });

  it('is rejected within five seconds after it is revoked', async () => {
    const { id, key } = await at.newKey();
    expect((await at.api.get(PATH, { key })).status).toBe(200);
    expect(await revokeKey(at.pool('tender_operator'), id)).toBe(true);
    expect(await revokeKey(at.pool('tender_operator'), id)).toBe(false);
    advanceClock(5_000);
    expect((await at.api.get(PATH, { key })).json.code).toBe('INVALID_API_KEY');
  });

  it('is rejected once it has expired, though it was used before', async () => {
    const { key } = await at.newKey({ expiresAt: new Date(Date.now() + 4_000) });
    expect((await at.api.get(PATH, { key })).status).toBe(200);
    // The key is still cached from the call before, so its expiry is compared again.
    advanceClock(4_000);
    expect((await at.api.get(PATH, { key })).json.code).toBe('INVALID_API_KEY');
  });

  it('of a plan without the API is forbidden', async () => {
    const { id, key } = await at.newKey();
    await at.prisma('tender_operator').apiKey.update({ where: { id }, data: { tier: 'starter' } });
    const { status, json } = await at.api.get(PATH, { key });
    expect(status).toBe(403);
    expect(json.code).toBe('FORBIDDEN');
  });

  it('reads the changes of the groups it is permitted to', async () => {
    const { key } = await at.newKey({ permissions: ['changes', 'awards'] });
    expect((await at.api.get('/v2/changes', { key })).json.data).toEqual([]);
    const { status, json } = await at.api.get('/v2/changes?resource=tenders', { key });
    expect(status).toBe(403);
    expect(json.details).toEqual({ permission: 'tenders' });
  });
});

it('the keys of one owner are limited by the plan, even if they are made at the same time', async () => {
  const userId = uuidOf(77);
  const made = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) =>
      createKey(at.pool('tender_operator'), { name: `key ${n}`, tier: 'professional', userId }),
    ),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const rejected = made.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(rejected.reason).toMatchObject({ code: 'KEY_LIMIT_REACHED', status: 409 });
  const keys = await listKeys(at.pool('tender_operator'), { userId });
  expect(keys.map(({ state }) => state)).toEqual(['active', 'active', 'active']);
  await revokeKey(at.pool('tender_operator'), keys[0]?.id ?? '');
  await expect(
    createKey(at.pool('tender_operator'), { name: 'again', tier: 'professional', userId }),
  ).resolves.toHaveProperty('key');
});

describe('usage', () => {
  it('is written for every response to a key', async () => {
    const { id, key } = await at.newKey();
    const headers = { 'user-agent': 'client/1.0' };
    await at.api.get('/v2/tenders?limit=1', { key, headers });
    await at.api.get('/v2/tenders/nosuch', { key, headers });
    await at.api.get('/v2/tenders?%00=x%00', { key, headers });
    const rows = () =>
      at.prisma('tender_operator').usageLog.findMany({ where: { api_key_id: id }, orderBy: { id: 'asc' } });
    await expect.poll(async () => (await rows()).length, { timeout: 5_000 }).toBe(3);
    expect((await rows()).map(({ endpoint, status_code }) => [endpoint, status_code])).toEqual([
      ['/v2/tenders', 200],
      ['/v2/tenders/{id}', 404],
      ['/v2/tenders', 400],
    ]);
    expect((await rows())[1]).toMatchObject({
      method: 'GET',
      user_agent: 'client/1.0',
      ip_address: '127.0.0.1',
      tier: 'enterprise',
      error_message: 'NOT_FOUND There is no tender "nosuch".',
    });
    const row = await at.prisma('tender_operator').apiKey.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ calls_today: 2, calls_this_month: 2 });
    expect(row.last_used_at).not.toBeNull();
  });

  it('is written when the API stops', async () => {
    const { id, key } = await at.newKey();
    const other = await at.startApi();
    await other.get(PATH, { key });
    await other.stop();
    expect(await at.prisma('tender_operator').usageLog.count({ where: { api_key_id: id } })).toBe(1);
  });
});
