import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DATABASE_SILENT } from '#shared/health/evaluate.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { reportHealth } from '#test/support/health.ts';
import { advanceClock } from './support/clock.ts';
import { tenderRow, uuidOf } from './support/rows.ts';
import { servedTables } from './support/served-tables.ts';

const titles = (data: unknown) => (data as { title: string }[]).map(({ title }) => title);

it('serves a list from the cache until something is published, and then the new one', async () => {
  const { api, readTables } = await servedTables();
  await readTables.tenders([tenderRow(1, { title: 'First' })]);
  await expect.poll(async () => titles((await api.get('/v2/tenders')).json.data)).toEqual(['First']);
  // A change without a new version, which publish never makes: it shows that the database is not queried again.
  await readTables.client.query(`update read.tender set body = '{"title":"Behind the back"}'`);
  expect(titles((await api.get('/v2/tenders')).json.data)).toEqual(['First']);
  await readTables.tenders([tenderRow(1, { title: 'Second' })]);
  await expect.poll(async () => titles((await api.get('/v2/tenders')).json.data)).toEqual(['Second']);
  await readTables.remove(tender, [uuidOf(1)]);
  await expect.poll(async () => (await api.get('/v2/tenders')).json.meta.totalCount).toBe(0);
  expect((await api.get('/v2/tenders/100001')).status).toBe(404);
});

it('removes a response from the cache after five seconds, because tenders close', async () => {
  const { api, readTables } = await servedTables();
  const closing = Date.now() + 1_500;
  await readTables.tenders([tenderRow(1, { closing_date_time: new Date(closing).toISOString() })]);
  await expect.poll(async () => (await api.get('/v2/tenders')).json.meta.totalCount).toBe(1);
  // PostgreSQL closes the tender by its own clock; the API, whose clock is set forward, forgets what it has cached.
  await wait(Math.max(0, closing - Date.now()) + 50);
  advanceClock(5_000);
  expect((await api.get('/v2/tenders')).json.data).toEqual([]);
  expect((await api.get('/v2/tenders')).json.meta.totalCount).toBe(0);
});

it('does not use the cache while it cannot receive notifications, and connects again by itself', async () => {
  const { api, readTables } = await servedTables();
  await readTables.tenders([tenderRow(1, { title: 'First' })]);
  await expect.poll(async () => titles((await api.get('/v2/tenders')).json.data)).toEqual(['First']);
  await reportHealth(readTables.client);
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'api-versions' and datname = current_database()`;
  await readTables.client.query(cut);
  await readTables.client.query(`update read.tender set body = replace(body, 'First', 'Changed unheard')`);
  await expect
    .poll(async () => titles((await api.get('/v2/tenders')).json.data))
    .toEqual(['Changed unheard']);
  await readTables.tenders([tenderRow(1, { title: 'Third' })]);
  await expect
    .poll(async () => titles((await api.get('/v2/tenders')).json.data), { timeout: 5_000 })
    .toEqual(['Third']);
  await expect
    .poll(async () => (await api.get('/v2/meta/status', { key: null })).json.data, { timeout: 5_000 })
    .toMatchObject({ healthy: true, reasons: [] });
});

it('responds with 503 when the database is gone, reveals nothing of the inside, and still reports its status', async () => {
  const { api, readTables, database } = await servedTables();
  await readTables.tenders([tenderRow(1)]);
  expect((await api.get('/v2/tenders')).status).toBe(200);
  await reportHealth(readTables.client);
  const ready = await fetch(`${api.url}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready', healthy: true, reasons: [] });
  await readTables.close();
  await database.drop();
  const failed = await api.get('/v2/tenders/100001');
  expect(failed.status).toBe(503);
  expect(failed.json).toMatchObject({
    success: false,
    code: 'SERVICE_UNAVAILABLE',
    message: 'The service cannot answer at the moment.',
  });
  expect(failed.headers.get('retry-after')).toBe('5');
  expect(failed.text).not.toMatch(/postgres|select|database|test_/i);
  // A key that has not been seen before cannot be looked up; that does not make it invalid.
  expect((await api.get('/v2/tenders', { key: `tda_live_${'a'.repeat(48)}` })).status).toBe(503);
  const status = await api.get('/v2/meta/status', { key: null });
  expect(status.status).toBe(200);
  expect(status.json.data).toMatchObject({ healthy: false, state: 'unhealthy', reasons: [DATABASE_SILENT] });
  expect(status.json.data).toMatchObject({
    resources: expect.arrayContaining([
      { resource: 'tenders', loaded: null, rows: null, asOf: null, source: 'ocds, etenders' },
    ]),
  });
  // A verdict is used again for a second.
  await expect.poll(async () => (await fetch(`${api.url}/readyz`)).status, { timeout: 5_000 }).toBe(503);
  const unready = await fetch(`${api.url}/readyz`);
  expect(await unready.json()).toMatchObject({
    status: 'no database',
    healthy: false,
    reasons: [DATABASE_SILENT],
  });
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
});

it('says with 200 that it is starting, so that load balancers send callers for what it has already', async () => {
  const { api, readTables } = await servedTables();
  const reason = 'the first sync of ocds has not been published yet';
  const finding = { condition: 'first-sync-missing', subject: 'ocds', reason };
  await reportHealth(readTables.client, [{ ...finding, starting: true }]);
  const ready = await fetch(`${api.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'starting', healthy: false, reasons: [reason] },
  ]);
  const { json } = await api.get('/v2/meta/status', { key: null });
  expect(json.data).toMatchObject({ healthy: false, state: 'starting', reasons: [reason] });
});
