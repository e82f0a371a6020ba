import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { postgresQuota } from '#services/api/v2/access/postgres-quota.ts';
import { createQuota } from '#services/api/v2/access/quota.ts';
import { findKey } from '#shared/access/keys.ts';
import { openPool } from '#shared/database/connection.ts';
import { createLog } from '#shared/log.ts';
import { type ApiResponse, startApiProcess, type TestApi } from '#test/support/api.ts';
import { openOwnPostgres } from '#test/support/frozen.ts';
import { addKey } from '#test/support/keys.ts';
import { shared } from '#test/support/shared.ts';
import { serveOver } from './support/own-database.ts';
import { openReadTables } from './support/read-tables.ts';
import { tenderRow } from './support/rows.ts';

const log = createLog('test', 'silent');
/** The drill measures the three seconds. Here a busy machine may be slower; without limits an answer would take as long as the freeze. */
const MAX_MS = 20_000;

const postgres = shared(openOwnPostgres, async () => {
  const tables = await openReadTables(postgres.url);
  await tables.tenders([tenderRow(1), tenderRow(2)]);
  await tables.close();
});

/** Asks, and fails the test if the answer takes too long. */
async function timely(api: TestApi, ...request: Parameters<TestApi['get']>): Promise<ApiResponse> {
  const began = performance.now();
  const answer = await api.get(...request);
  expect(performance.now() - began).toBeLessThan(MAX_MS);
  return answer;
}

it('the API answers in time while the database is frozen: what it remembers marked as old, the rest with 503', async () => {
  const { api, operator } = await serveOver(postgres);
  const paths = ['/v2/tenders', '/v2/tenders/100001', '/v2/tenders/100001/documents', '/v2/meta/provinces'];
  const before = await Promise.all(paths.map((path) => api.get(path)));
  const { key: unknown } = await addKey(operator);
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // Key and responses are no longer fresh when the database is asked in vain.
  await wait(5_100);
  postgres.freeze();
  const until = performance.now() + 8_000;
  while (performance.now() < until) {
    const answers = await Promise.all(paths.map((path) => timely(api, path)));
    for (const [at, { status, headers, json }] of answers.entries()) {
      expect([paths[at], status]).toEqual([paths[at], 200]);
      expect(json.data).toEqual(before[at]?.json.data);
      expect(headers.get('warning')).toBe('110 - "Response is Stale"');
      expect(Number(headers.get('age'))).toBeGreaterThanOrEqual(5);
      expect(headers.get('cache-control')).toContain('stale-if-error=900');
    }
    const etag = before[0]?.headers.get('etag') ?? '';
    const unchanged = await timely(api, paths[0]!, { headers: { 'if-none-match': etag } });
    expect([unchanged.status, unchanged.headers.has('age')]).toEqual([304, true]);
    const failed = await Promise.all([
      timely(api, '/v2/tenders?limit=1'),
      timely(api, '/v2/tenders', { key: unknown }),
      timely(api, '/v2/tenders', { headers: { accept: 'application/x-ndjson' } }),
      timely(api, '/v2/changes'),
    ]);
    for (const { status, json, headers } of failed) {
      expect([status, json.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await timely(api, '/v2/tenders', { key: null })).status).toBe(401);
    await wait(100);
  }
  postgres.thaw();
  const fresh = async () => {
    const answers = await Promise.all(
      [...paths, '/v2/tenders?limit=1'].map(async (path) => (await api.get(path)).headers.has('warning')),
    );
    return answers.includes(true) ? 'old' : (await api.get('/v2/tenders', { key: unknown })).status;
  };
  await expect.poll(fresh, { timeout: 30_000, interval: 200 }).toBe(200);
});

it('a quota is never exceeded while the database freezes and continues, and calls granted meanwhile count', async () => {
  const { operator } = await serveOver(postgres);
  const limit = 1_000;
  const { key } = await addKey(operator, { limits: { daily: limit, monthly: 1_000_000 } });
  const pool = openPool({ url: postgres.url, role: 'tender_api', name: 'test', size: 4 });
  onTestFinished(() => pool.end());
  const found = (await findKey(pool, key))!;
  const quotas = [1, 2].map(() => createQuota(postgresQuota(pool, log), log));
  let granted = 0;
  const take = async (count: number) => {
    const results = await Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const state = await Promise.resolve(quotas[n % 2]!.take(found)).catch(() => null);
        return state !== null && !state.rejected;
      }),
    );
    const now = results.filter(Boolean).length;
    granted += now;
    expect(granted).toBeLessThanOrEqual(limit);
    return now;
  };
  expect(await take(200)).toBe(200);
  postgres.freeze();
  // More than is reserved, and fewer than the half that both together may grant without the database.
  expect(await take(200)).toBe(200);
  await take(2_000);
  expect(granted).toBeGreaterThan(600);
  postgres.thaw();
  const used = async () => {
    const { rows } = await pool.query<{ used: number }>(
      `select used from app.quota_usage where key_id = $1 and "window" = 'day'`,
      [found.id],
    );
    return rows[0]?.used;
  };
  // What was reserved and not used is given back, what is owed is counted.
  await expect.poll(used, { timeout: 10_000, interval: 200 }).toBe(granted);
  await expect
    .poll(async () => (await take(50)) === 0 && granted, { timeout: 20_000, interval: 100 })
    .toBe(limit);
  await Promise.all(quotas.map((quota) => quota.close()));
  expect(await used()).toBe(limit);
});

it('the API survives crashes of the database while requests are under way', async () => {
  const { api } = await serveOver(postgres, startApiProcess);
  let asking = true;
  const statuses = new Set<number>();
  const callers = Array.from({ length: 4 }, async (_, caller) => {
    for (let n = 0; asking; n += 1) {
      statuses.add((await timely(api, `/v2/tenders/${caller}-${n}`)).status);
      await wait(5);
    }
  });
  for (let crash = 0; crash < 3; crash += 1) {
    await expect.poll(async () => (await api.get('/v2/tenders')).status, { timeout: 20_000 }).toBe(200);
    await wait(300);
    postgres.crash();
    await wait(500);
  }
  await expect.poll(async () => (await api.get('/v2/tenders?limit=2')).status, { timeout: 20_000 }).toBe(200);
  asking = false;
  await Promise.all(callers);
  expect([...statuses].toSorted()).toEqual([404, 503]);
  expect(await api.stop()).toBe(0);
});
