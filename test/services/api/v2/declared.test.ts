import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '#services/api/app.ts';
import { exportLimits } from '#services/api/application/exports/limits.ts';
import { loginSettings } from '#services/api/application/settings.ts';
import { vaultSettings } from '#services/api/application/vault/settings.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { openapiDocument } from '#services/api/v2/openapi/document.ts';
import { loadConfig } from '#shared/config.ts';
import { openPool } from '#shared/database/connection.ts';
import { createLog } from '#shared/log.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { openStorage } from '#shared/storage/open.ts';
import { startHttpServer } from '#test/support/http-server.ts';
import { tenderRow } from './support/rows.ts';
import { servedTables } from './support/served-tables.ts';

/** Paths that are nowhere else: what a new endpoint needs is this and nothing more. */
const declared: Endpoint[] = [
  {
    kind: 'list',
    group: 'tenders',
    access: 'key',
    path: '/v2/tenders/by-province/{province}',
    summary: 'Tenders of a province',
    resource: tender,
    filters: ['province', 'status'],
    bound: { province: 'province' },
    sort: 'referenceNumber',
  },
  {
    kind: 'counts',
    group: 'tenders',
    access: 'key',
    path: '/v2/tenders/counts/status',
    summary: 'Counts by state',
    resource: tender,
    column: 'status',
    codelist: [],
    item: { name: 'slug', count: 'count' },
  },
];

it('serves a path that is only declared', async () => {
  const { readTables, database, api, settings } = await servedTables();
  await readTables.tenders([
    tenderRow(1, { province: 'KwaZulu-Natal' }),
    tenderRow(2),
    tenderRow(3, { province: 'KwaZulu-Natal', status: 'closed' }),
  ]);
  const pool = openPool({ url: database.url, role: 'tender_api', name: 'test' });
  const { app, start, close } = createApp({
    trustedProxies: 0,
    processes: 1,
    log: createLog('test', 'silent'),
    pool,
    listener: pool,
    secret: settings['JWT_SECRET']!,
    publicUrl: 'https://data.example.org',
    login: loginSettings(loadConfig(settings)),
    storage: openStorage(loadConfig(settings)),
    vault: vaultSettings(loadConfig(settings)),
    exports: { hours: 1, limits: exportLimits(loadConfig({})) },
    endpoints: declared,
  });
  await start();
  const server = await startHttpServer(app.callback());
  onTestFinished(async () => {
    await server.close();
    await close();
    await pool.end();
  });
  const get = async (path: string) => {
    const response = await fetch(server.url + path, {
      headers: { authorization: `Bearer ${api.key}` },
    });
    return (await response.json()) as { data: { tenderId: string }[]; details: unknown; docs: string };
  };
  for (const name of ['kwazulu-natal', 'KZN', 'KwaZulu-Natal', 'kwazulu%20natal']) {
    const { data } = await get(`/v2/tenders/by-province/${name}`);
    expect(data.map(({ tenderId }) => tenderId)).toEqual(['100001', '100003']);
  }
  expect((await get('/v2/tenders/by-province/kzn?status=closed')).data).toHaveLength(1);
  const rejected = await get('/v2/tenders/by-province/kzn?province=gauteng');
  expect(rejected.details).toMatchObject([{ parameter: 'province' }]);
  expect(rejected.docs).toBe('https://data.example.org/docs/errors/BAD_REQUEST');
  expect((await get('/v2/tenders/by-province/%21')).details).toEqual([
    { parameter: 'province', reason: expect.stringMatching(/^must be one of eastern-cape/) },
  ]);
  expect((await get('/v2/tenders/counts/status')).data).toEqual([
    { name: 'active', count: 2 },
    { name: 'closed', count: 1 },
  ]);
  expect(Object.keys(openapiDocument(declared)['paths'] as object)).toEqual(declared.map(({ path }) => path));
});
