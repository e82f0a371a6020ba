import { describe, expect, it, onTestFinished } from 'vitest';
import { copyDatabase, newDatabase, withClient } from './database.ts';
import { harness, openHarness } from './harness.ts';

const publisher = { releases: 12, seed: 3, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') };

describe('the harness', () => {
  it('runs the stages and the API in the process of the test', async () => {
    const test = await harness({ publisher, api: true });
    await test.requestSync({ source: 'ocds', mode: 'backfill' });
    expect(await test.rows('select from read.tender')).toEqual([]);
    await test.settled();
    const { status, json } = await test.api.get('/v2/tenders?status=any&limit=1');
    expect([status, json.meta['totalCount']]).toEqual([200, test.publisher.ocids().length]);
    expect((await test.api.get('/v2/tenders', { key: null })).status).toBe(401);
  });

  it('works under the role that a pool has', async () => {
    const test = await harness({});
    await expect(test.pool('tender_api').query('select from raw.response')).rejects.toThrow(/permission/);
    await expect(test.rows('select from app.api_key')).rejects.toThrow(/permission/);
    expect((await test.pool('tender_operator').query('select from app.api_key')).rowCount).toBe(0);
  });

  it('uses a given database, such as a copy of one that is filled', async () => {
    const source = await newDatabase();
    onTestFinished(source.drop);
    await withClient(source.url, (client) =>
      client.query(`insert into ops.sync_meta (entity, mode) values ('ocds', 'backfill')`),
    );
    const test = await harness({ database: await copyDatabase(source) });
    expect(await test.rows('select entity from ops.sync_meta')).toEqual([{ entity: 'ocds' }]);
  });

  it('closes everything and drops its database', async () => {
    const test = await openHarness({ publisher, api: true });
    const { url } = test.publisher;
    await test.close();
    await test.close();
    await expect(fetch(url)).rejects.toThrow();
    await expect(fetch(test.api.url)).rejects.toThrow();
    await expect(test.rows('select 1')).rejects.toThrow();
  });

  it('closes what it has opened when a part cannot be started', async () => {
    await expect(openHarness({ publisher: { faults: 'nonsense' } })).rejects.toThrow(/unknown fault/);
  });
});
