import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openReadTables } from '#test/services/api/v2/support/read-tables.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { harness } from '#test/support/harness.ts';
import { sendUnread } from '#test/support/raw-http.ts';

async function apiProcess() {
  const opened = await harness({ stages: [], api: true });
  const tables = await openReadTables(opened.database.url);
  onTestFinished(tables.close);
  await tables.tenders([tenderRow(1)]);
  return { ...opened, tables };
}

it('finishes the requests under way, and takes no others', async () => {
  const { api, tables, rows } = await apiProcess();
  expect((await api.get('/v2/awards')).status).toBe(200);
  await tables.client.query('begin');
  await tables.client.query('lock table read.tender in access exclusive mode');
  const underway = api.get('/v2/tenders/100001');
  await expect
    .poll(
      async () =>
        (await rows(`select from pg_locks where not granted and relation = 'read.tender'::regclass`)).length,
    )
    .toBe(1);
  const ended = api.stop();
  await wait(200);
  await expect(api.get('/v2/tenders/100001')).rejects.toThrow();
  await tables.client.query('commit');
  expect((await underway).status).toBe(200);
  expect(await ended).toBe(0);
  expect(await tables.client.query('select from app.usage_log')).toMatchObject({ rowCount: 2 });
  expect((await tables.client.query('select max(used) as used from app.quota_usage')).rows).toEqual([
    { used: 2 },
  ]);
});

it('does not wait for a caller that never finishes', async () => {
  const { api, tables } = await apiProcess();
  expect((await api.get('/v2/tenders')).status).toBe(200);
  // The end of the header never comes.
  const socket = sendUnread(api.url, 'GET /v2/tenders HTTP/1.1\r\nHost: x\r\n');
  onTestFinished(() => {
    socket.destroy();
  });
  await wait(200);
  const began = performance.now();
  expect(await api.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(9_000);
  expect(await tables.client.query('select from app.usage_log')).toMatchObject({ rowCount: 1 });
});
