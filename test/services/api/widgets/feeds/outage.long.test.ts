import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { overOwnDatabase } from '#test/services/api/v2/support/own-database.ts';
import { startApiProcess, type TestApi } from '#test/support/api.ts';
import { deriveAndPublish } from '#test/workers/derive/derive-all.ts';
import { putTender } from '#test/workers/publish/records.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';

/** Feeds while the database does not respond. */

const served = () =>
  overOwnDatabase(
    async (_, pool) => {
      const worker = pool();
      await storeCodelists(worker);
      await putTender(worker, { province: 'Gauteng', category: 'Construction' });
      await deriveAndPublish(worker);
    },
    startApiProcess,
    { TRUSTED_PROXIES: '1' },
  );

const ask = (api: TestApi, path: string, from: string) =>
  api.get(`/api/widgets/${path}`, { key: null, headers: { 'x-forwarded-for': from } });

it('feeds are answered from memory and limited by each process, and as before when the database responds again', async () => {
  const { postgres, api } = await served();
  const path = 'sector-trends?province=gauteng';
  const before = await ask(api, path, '203.0.113.1');
  expect([before.status, before.json.data]).toEqual([
    200,
    [expect.objectContaining({ sector: 'Construction', tenderCount: 1, trend: null })],
  ]);
  postgres.freeze();
  let warned = '';
  // Until the process has noticed, the answer is the same and has no age.
  while (warned === '') {
    const now = await ask(api, path, '203.0.113.2');
    if (now.status === 429) await wait(1_000);
    else expect([now.status, now.text]).toEqual([200, before.text]);
    warned = now.headers.get('warning') ?? '';
    await wait(250);
  }
  expect(warned).toBe('110 - "Response is Stale"');
  const unknown = await ask(api, 'sector-trends?province=limpopo', '203.0.113.3');
  expect([unknown.status, unknown.json.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(unknown.headers.get('x-ratelimit-limit')).toBe('60');
  const statuses = async (from: string) => {
    for (;;) {
      const minute = Math.floor(Date.now() / 60_000);
      const answers: number[] = [];
      for (let nth = 0; nth < 62; nth += 1) answers.push((await ask(api, path, from)).status);
      if (Math.floor(Date.now() / 60_000) === minute) return answers;
      await wait(100);
    }
  };
  expect((await statuses('203.0.113.4')).slice(58)).toEqual([200, 200, 429, 429]);
  postgres.thaw();
  for (;;) {
    const { status, headers } = await ask(api, path, '203.0.113.5');
    if (status === 200 && headers.get('warning') === null) break;
    await wait(250);
  }
}, 240_000);
