import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findKey } from '#shared/access/keys.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import type { TestApi } from '#test/support/api.ts';

const at = sharedTables(async () => {
  await at.readTables.tenders([tenderRow(1)]);
  other = await at.startApi();
});
/** Another process in effect: it shares nothing with the first but the database. */
let other: TestApi;

const limited = async (daily: number, monthly = 1_000_000) =>
  (await at.newKey({ limits: { daily, monthly } })).key;
const WRONG = '/v2/tenders?limit=0';
const usage = async (key: string) => (await at.api.get('/v2/meta/usage', { key })).json.data;

/** @returns the calls of the day that the database has counted */
async function countedFor(key: string): Promise<number> {
  const found = await findKey(at.readTables.client, key);
  const { rows } = await at.readTables.client.query(
    `select used from app.quota_usage where key_id = $1 and "window" = 'day'`,
    [found?.id],
  );
  return rows[0]?.used ?? 0;
}

describe('/v2/meta/usage', () => {
  it('costs nothing and responds when no call is left', async () => {
    const key = await limited(2);
    for (let left = 2; left >= 0; left -= 1) {
      for (let time = 0; time < 3; time += 1) {
        const { status, json, headers } = await at.api.get('/v2/meta/usage', { key });
        expect(status).toBe(200);
        expect(json.data).toMatchObject({ daily: 2 - left, remaining: { daily: left } });
        expect(json.meta.rateLimit).toMatchObject({ limit: 2, remaining: left });
        expect(headers.get('x-ratelimit-remaining')).toBe(String(left));
      }
      expect((await at.api.get('/v2/tenders', { key })).status).toBe(left > 0 ? 200 : 429);
    }
  });

  it('costs nothing with a wrong parameter either', async () => {
    const key = await limited(1);
    expect((await at.api.get('/v2/meta/usage?page=1', { key })).status).toBe(400);
    expect((await at.api.get('/v2/tenders', { key })).status).toBe(200);
    expect((await at.api.get('/v2/meta/usage?page=1', { key })).status).toBe(400);
  });
});

describe('a 400', () => {
  it('costs nothing up to a tenth of the limit, and the header fields say so', async () => {
    const key = await limited(25);
    const remaining: unknown[] = [];
    for (const path of [WRONG, '/v2/tenders', WRONG, WRONG, WRONG, '/v2/tenders'])
      remaining.push((await at.api.get(path, { key })).headers.get('x-ratelimit-remaining'));
    expect(remaining).toEqual(['25', '24', '24', '23', '22', '21']);
    expect(await usage(key)).toMatchObject({ daily: 4, monthly: 4 });
  });

  it('also costs a call beyond a tenth of the month', async () => {
    const key = await limited(1_000, 20);
    for (let time = 0; time < 5; time += 1) await at.api.get(WRONG, { key });
    expect(await usage(key)).toMatchObject({ daily: 3, monthly: 3 });
  });

  it('costs nothing in the same way if it is conditional, or a stream', async () => {
    const key = await limited(20);
    const conditional = { key, headers: { 'if-none-match': '"old"' } };
    const stream = { key, headers: { accept: 'application/x-ndjson' } };
    for (const options of [conditional, stream]) {
      const { status, headers } = await at.api.get(WRONG, options);
      expect([status, headers.get('x-ratelimit-remaining')]).toEqual([400, '20']);
    }
    expect((await at.api.get(WRONG, stream)).headers.get('x-ratelimit-remaining')).toBe('19');
    expect((await at.api.get(WRONG, conditional)).headers.get('x-ratelimit-remaining')).toBe('18');
  });

  it('is forgiven by all processes together exactly as often as by one', async () => {
    const key = await limited(400);
    const apis = [at.api, other];
    for (let volley = 0; volley < 3; volley += 1)
      await Promise.all(
        Array.from({ length: 30 }, (_, n) => apis[n % 2]!.get(n % 3 === 0 ? '/v2/tenders' : WRONG, { key })),
      );
    // 30 pages and 60 mistakes, of which 40 cost nothing. Reserved calls are returned within a second or two.
    await expect.poll(() => countedFor(key)).toBe(50);
  });

  it('is counted after its tenth, in any order of calls', async () => {
    const expected = { good: 200, wrong: 400, missing: 404, usage: 200 } as const;
    const paths = {
      good: '/v2/tenders',
      wrong: WRONG,
      missing: '/v2/tenders/nosuch',
      usage: '/v2/meta/usage',
    } as const;
    const calls = fc.array(fc.constantFrom(...(Object.keys(paths) as (keyof typeof paths)[])), {
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(calls, fc.integer({ min: 1, max: 40 }), async (kinds, limit) => {
        const key = await limited(limit);
        let [used, forgiven] = [0, 0];
        for (const kind of kinds) {
          const full = used === limit && kind !== 'usage';
          const { status, headers } = await at.api.get(paths[kind], { key });
          expect(status).toBe(full ? 429 : expected[kind]);
          const free = kind === 'wrong' && forgiven < Math.floor(limit / 10);
          if (!full && free) forgiven += 1;
          if (!full && !free && kind !== 'usage') used += 1;
          expect(headers.get('x-ratelimit-remaining')).toBe(String(limit - used));
        }
      }),
      { numRuns: 25 },
    );
  });
});
