import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresQuota } from '#services/api/v2/access/postgres-quota.ts';
import { createQuota } from '#services/api/v2/access/quota.ts';
import { windowsOf } from '#services/api/v2/access/windows.ts';
import { findKey } from '#shared/access/keys.ts';
import { openPool } from '#shared/database/connection.ts';
import { createLog } from '#shared/log.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { startProcess } from '#test/support/processes.ts';
import { describeWithRedis, flush, newRedis } from '#test/support/redis.ts';

const log = createLog('test', 'silent');

describe('the quota of a key', () => {
  const at = sharedTables(async () => {
    await at.readTables.tenders([tenderRow(1)]);
  });

  const openStore = () => {
    const pool = openPool({ url: at.database.login('tender_api'), role: 'tender_api', name: 'test' });
    onTestFinished(() => pool.end());
    return postgresQuota(pool, log);
  };
  const limited = async (daily: number, monthly = 1_000_000) => {
    const { key } = await at.newKey({ limits: { daily, monthly } });
    const found = await findKey(at.readTables.client, key);
    if (!found) throw new Error('the key is not there');
    return { key, found };
  };

  describe('two API processes', () => {
    it('together serve exactly the limit, and reject the rest with 429', async () => {
      const limit = 237;
      const { key } = await limited(limit);
      const processes = await Promise.all(
        [1, 2].map(() => startProcess('services/api/main.ts', [], at.settingsOf('tender_api'))),
      );
      const call = async (n: number) => {
        const response = await fetch(`${processes[n % 2]?.ready}/v2/tenders`, {
          headers: { authorization: `Bearer ${key}` },
        });
        await response.text();
        return response.status;
      };
      let served = 0;
      let rejected = 0;
      const volley = async () => {
        const statuses = await Promise.all(Array.from({ length: 60 }, (_, n) => call(n)));
        served += statuses.filter((status) => status === 200).length;
        rejected += statuses.filter((status) => status === 429).length;
        expect(served).toBeLessThanOrEqual(limit);
        return served;
      };
      for (let round = 0; round < 6; round += 1) await volley();
      // Calls that one process had reserved and did not use are returned within a second or two.
      await expect.poll(volley, { timeout: 15_000, interval: 300 }).toBe(limit);
      await volley();
      expect(served).toBe(limit);
      expect(served + rejected).toBeGreaterThan(limit);
      expect(await Promise.all(processes.map((child) => child.end()))).toEqual([0, 0]);
    });
  });

  describeWithRedis('Redis', () => {
    it('may be emptied and an API process be started again: what was used stays used', async () => {
      const redis = await newRedis();
      const settings = { ...at.settings, REDIS_URL: redis };
      const { key } = await limited(100);
      const start = () => startProcess('services/api/main.ts', [], settings);
      const call = async (url: string) =>
        (await fetch(`${url}/v2/tenders`, { headers: { authorization: `Bearer ${key}` } })).status;
      const [first, second] = [await start(), await start()];
      for (let n = 0; n < 90; n += 1) expect(await call(String([first, second][n % 2]?.ready))).toBe(200);
      await flush(redis);
      expect(await first.end()).toBe(0);
      const again = await start();
      let served = 0;
      const volley = async () => {
        for (const { ready } of [second, again]) if ((await call(String(ready))) === 200) served += 1;
        return served;
      };
      await expect.poll(volley, { timeout: 15_000, interval: 20 }).toBe(10);
      for (let n = 0; n < 20; n += 1) await volley();
      expect(served).toBe(10);
    });
  });

  describe('a database whose disk is full', () => {
    const used = async (id: string, calls: number) => {
      const { day, month } = windowsOf(new Date());
      await at.readTables.client.query(
        `insert into app.quota_usage (key_id, "window", start, used) values ($1, 'day', $2, $4), ($1, 'month', $3, $4)`,
        [id, day, month, calls],
      );
    };
    /** Nothing can be counted until the returned function is called. */
    const fillDisk = async () => {
      const { client } = at.readTables;
      await client.query(`create function app.disk_full() returns trigger language plpgsql as
        $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`);
      await client.query(`create trigger disk_full before insert or update on app.quota_usage
        for each statement execute function app.disk_full()`);
      const free = () => client.query('drop function if exists app.disk_full() cascade');
      onTestFinished(() => free().then(() => undefined));
      return free;
    };

    it('lets a key that is new to the process make calls, and counts them later', async () => {
      const { key, found } = await limited(100);
      await used(found.id, 5);
      const free = await fillDisk();
      for (const remaining of [94, 93]) {
        const { status, json } = await at.api.get('/v2/tenders', { key });
        expect([status, json.meta.rateLimit]).toMatchObject([200, { limit: 100, remaining }]);
      }
      await free();
      const counted = async () =>
        (await at.readTables.client.query('select used from app.quota_usage where key_id = $1', [found.id]))
          .rows;
      await expect.poll(counted, { timeout: 15_000 }).toEqual([{ used: 7 }, { used: 7 }]);
    });

    it('rejects a key whose calls are used up with 429, and one that has too few left with 503', async () => {
      const [spent, last] = [await limited(10), await limited(10)];
      await used(spent.found.id, 10);
      await used(last.found.id, 9);
      await fillDisk();
      expect((await at.api.get('/v2/tenders', { key: spent.key })).status).toBe(429);
      expect((await at.api.get('/v2/tenders', { key: last.key })).status).toBe(503);
      const { json } = await at.api.get('/v2/meta/usage', { key: last.key });
      expect(json.data).toMatchObject({ daily: 9 });
    });

    it('counts calls once that the usage log has counted meanwhile', async () => {
      const { found } = await limited(100);
      const quota = createQuota(openStore(), log);
      const free = await fillDisk();
      await quota.take(found);
      await at.readTables.client.query(
        `update app.api_key set calls_today = 1, calls_this_month = 1, last_call_date = $2 where id = $1`,
        [found.id, windowsOf(new Date()).day],
      );
      await free();
      await quota.close();
      expect(await openStore().used(found.id, windowsOf(new Date()))).toEqual({ day: 1, month: 1 });
    });
  });

  describe('one process', () => {
    it('counts down exactly, in meta and in the header fields', async () => {
      const { key } = await limited(120);
      for (let left = 119; left >= 0; left -= 1) {
        const { status, json, headers } = await at.api.get('/v2/tenders', { key });
        expect(status).toBe(200);
        expect(json.meta.rateLimit).toMatchObject({ limit: 120, remaining: left, policy: 'daily' });
        expect(headers.get('ratelimit')).toMatch(new RegExp(`^"daily";r=${left};t=\\d+$`));
      }
      expect((await at.api.get('/v2/tenders', { key })).status).toBe(429);
    });

    it('rejects with the exact fields', async () => {
      const { key } = await limited(1);
      await at.api.get('/v2/tenders', { key });
      const { status, json, headers } = await at.api.get('/v2/tenders', { key });
      const resetsAt = new Date(windowsOf(new Date()).dayEnds).toISOString();
      expect(status).toBe(429);
      expect(json.code).toBe('RATE_LIMITED');
      expect(json.details).toEqual({ limit: 1, used: 1, resetsAt, tier: 'enterprise', window: 'daily' });
      const seconds = Number(headers.get('retry-after'));
      expect(Math.abs(Date.now() + seconds * 1000 - Date.parse(resetsAt))).toBeLessThan(5_000);
      expect(headers.get('x-ratelimit-remaining')).toBe('0');
    });

    it('names the month when the monthly limit is reached', async () => {
      const { key } = await limited(10, 2);
      expect((await at.api.get('/v2/tenders', { key })).json.meta.rateLimit).toMatchObject({
        limit: 2,
        remaining: 1,
        policy: 'monthly',
      });
      await at.api.get('/v2/tenders', { key });
      const { json } = await at.api.get('/v2/tenders', { key });
      expect(json.details).toMatchObject({ limit: 2, used: 2, window: 'monthly' });
    });

    it('counts rejected requests of the caller, but not 304, 403 and 429', async () => {
      // A tenth of nine calls is less than one, so that a 400 is counted too.
      const { key, found } = await limited(9);
      const etag = (await at.api.get('/v2/tenders', { key })).headers.get('etag') ?? '';
      expect((await at.api.get('/v2/tenders?limit=0', { key })).status).toBe(400);
      expect((await at.api.get('/v2/tenders/nosuch', { key })).status).toBe(404);
      expect(
        (await at.api.get('/v2/tenders/nosuch', { key, headers: { 'if-none-match': etag } })).status,
      ).toBe(404);
      expect((await at.api.get('/v2/tenders', { key, headers: { 'if-none-match': etag } })).status).toBe(304);
      expect((await at.api.get('/v2/nosuch', { key })).status).toBe(404);
      expect((await at.api.get('/v2/tenders', { key, headers: { accept: 'text/plain' } })).status).toBe(406);
      const { json } = await at.api.get('/v2/meta/usage', { key });
      expect(json.data).toMatchObject({ daily: 4, monthly: 4, limit: { daily: found.dailyLimit } });
    });

    it('responds with 304 even when no call is left', async () => {
      const { key } = await limited(1);
      const etag = (await at.api.get('/v2/tenders', { key })).headers.get('etag') ?? '';
      expect((await at.api.get('/v2/tenders', { key, headers: { 'if-none-match': etag } })).status).toBe(304);
      expect((await at.api.get('/v2/tenders', { key, headers: { 'if-none-match': '"old"' } })).status).toBe(
        429,
      );
    });
  });

  describe('any number of processes', () => {
    it.each([1, 7, 50, 333, 2_000])('grant exactly %i calls', async (limit) => {
      const { found } = await limited(limit);
      const quotas = [openStore(), openStore(), openStore()].map((store) => createQuota(store, log));
      const take = async (n: number) => {
        const taken = await quotas[n % quotas.length]?.take(found);
        return taken?.rejected ? 0 : 1;
      };
      let granted = 0;
      for (let wave = 0; wave < 4; wave += 1) {
        const results = await Promise.all(
          Array.from({ length: Math.ceil(limit / 3) + 5 }, (_, n) => take(n)),
        );
        granted += results.reduce<number>((sum, one) => sum + one, 0);
        expect(granted).toBeLessThanOrEqual(limit);
      }
      await Promise.all(quotas.map((quota) => quota.close()));
      const rest = createQuota(openStore(), log);
      while (!(await rest.take(found)).rejected) granted += 1;
      expect(granted).toBe(limit);
    });
  });

  describe('a quota that is only read', () => {
    it('is queried once a second, however often it is read', async () => {
      const { found } = await limited(100);
      const store = openStore();
      let [asked, now] = [0, Date.now()];
      const reserve: typeof store.reserve = (...given) => {
        asked += 1;
        return store.reserve(...given);
      };
      const quota = createQuota({ ...store, reserve }, log, () => now);
      for (let time = 0; time < 5; time += 1) expect((await quota.look(found)).remaining).toBe(100);
      expect(asked).toBe(1);
      now += 1_001;
      expect((await quota.look(found)).remaining).toBe(100);
      expect(asked).toBe(2);
      await quota.close();
    });
  });

  describe('windows', () => {
    it('begin at South African midnight, and the month continues', async () => {
      const { found } = await limited(3, 5);
      let moment = Date.parse('2030-08-30T21:59:59Z');
      const quota = createQuota(openStore(), log, () => moment);
      const take = async () => {
        const { rejected, window, remaining } = await quota.take(found);
        return [rejected, window, remaining];
      };
      expect(await take()).toEqual([false, 'daily', 2]);
      expect(await take()).toEqual([false, 'daily', 1]);
      expect(await take()).toEqual([false, 'daily', 0]);
      expect(await take()).toEqual([true, 'daily', 0]);
      moment = Date.parse('2030-08-30T22:00:00Z');
      expect(await take()).toEqual([false, 'monthly', 1]);
      expect(await take()).toEqual([false, 'monthly', 0]);
      expect(await take()).toEqual([true, 'monthly', 0]);
      moment = Date.parse('2030-08-31T22:00:00Z');
      expect(await take()).toEqual([false, 'daily', 2]);
      await quota.close();
    });
  });
});

describe('windowsOf', () => {
  it.each([
    ['2026-12-31T21:59:59.999Z', '2026-12-31', '2026-12-01', '2026-12-31T22:00:00.000Z'],
    ['2026-12-31T22:00:00Z', '2027-01-01', '2027-01-01', '2027-01-31T22:00:00.000Z'],
    ['2028-02-28T22:00:00Z', '2028-02-29', '2028-02-01', '2028-02-29T22:00:00.000Z'],
  ])('%s', (moment, day, month, monthEnds) => {
    const windows = windowsOf(new Date(moment));
    expect(windows).toMatchObject({ day, month });
    expect(new Date(windows.monthEnds).toISOString()).toBe(monthEnds);
  });
});
