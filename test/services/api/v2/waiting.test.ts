import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createReaders, WAITS } from '#services/api/http/readers.ts';
import type { ApiResponse } from '#test/support/api.ts';
import { harness } from '#test/support/harness.ts';
import { openReadTables } from './support/read-tables.ts';
import { awardRow, tenderRow, uuidOf } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

/** Shorter than the longest wait, as a connection that waits is silent on purpose; longer than a busy machine takes. */
const READER_TIMEOUT_MS = 2_000;

const at = sharedTables(() => at.readTables.tenders([tenderRow(1)]));

const cursorNow = async (): Promise<string> =>
  (await at.api.get('/v2/changes?resource=tenders&limit=1000')).json.meta.nextCursor ?? '';

const timed = async <Result>(work: Promise<Result>): Promise<[Result, number]> => {
  const began = performance.now();
  return [await work, performance.now() - began];
};
const left = ({ headers }: ApiResponse) => Number(headers.get('x-ratelimit-remaining'));

describe('waiting for a change', () => {
  it('answers at once if there is one, with the first one if there is none, and costs one call', async () => {
    const since = await cursorNow();
    const api = await at.startApi({ READER_TIMEOUT_MS: String(READER_TIMEOUT_MS) });
    const [all, took] = await timed(api.get('/v2/changes?resource=tenders&wait=30'));
    expect([all.status, (all.json.data as unknown[]).length]).toEqual([200, 1]);
    expect(took).toBeLessThan(20_000);
    const waiting = timed(api.get(`/v2/changes?resource=tenders&since=${since}&wait=30`));
    await pause(READER_TIMEOUT_MS * 2);
    await at.readTables.tenders([tenderRow(2)]);
    const published = performance.now();
    const [reply] = await waiting;
    expect(performance.now() - published).toBeLessThan(20_000);
    expect(reply.status).toBe(200);
    expect((reply.json.data as { id: string }[]).map(({ id }) => id)).toEqual([uuidOf(2)]);
    expect(left(all) - left(reply)).toBe(1);
  });

  it('does not answer for resources that the caller did not request', async () => {
    const since = await cursorNow();
    const waiting = timed(at.api.get(`/v2/changes?resource=tenders&since=${since}&wait=1`));
    await pause(100);
    await at.readTables.awards([awardRow(1)]);
    const [{ json }, took] = await waiting;
    expect(json.data).toEqual([]);
    expect(took).toBeGreaterThan(900);
  });

  it('answers with an empty page and the same cursor after the wait, or with 304', async () => {
    const since = await cursorNow();
    const path = `/v2/changes?resource=tenders&since=${since}&wait=1`;
    const [empty, took] = await timed(at.api.get(path));
    expect([empty.status, empty.json.data, empty.json.meta.hasNext]).toEqual([200, [], false]);
    expect(empty.json.meta.nextCursor).toBe(since);
    expect(took).toBeGreaterThan(950);
    expect(took).toBeLessThan(20_000);
    const headers = { 'if-none-match': empty.headers.get('etag') ?? '' };
    expect((await at.api.get(path, { headers })).status).toBe(304);
    await at.readTables.tenders([tenderRow(3)]);
    expect((await at.api.get(path, { headers })).status).toBe(200);
  });

  it('rejects more waiting requests of a key than it may have, and holds no connection for the others; those whose caller leaves are forgotten', async () => {
    const [since, { key }] = [await cursorNow(), await at.newKey()];
    const path = `/v2/changes?resource=tenders&since=${since}&wait=30`;
    const leaving = new AbortController();
    const waiting = Array.from({ length: WAITS.owner + 1 }, () =>
      fetch(at.api.url + path, {
        headers: { authorization: `Bearer ${key}` },
        signal: leaving.signal,
      }).catch((error) => {
        if (leaving.signal.aborted) return null;
        throw error;
      }),
    );
    // One is too many, whichever comes last, and is answered at once; the others wait.
    const tooMany = await Promise.race(waiting);
    expect(tooMany?.status).toBe(429);
    // A waiting request that held a connection would hold it for thirty seconds; something else may use one for a moment.
    const busy = async () =>
      (
        await at.readTables.client.query(
          `select from pg_stat_activity where application_name = 'api' and datname = current_database() and state <> 'idle'`,
        )
      ).rowCount;
    await expect.poll(busy, { timeout: 10_000 }).toBe(0);
    const rejected = await at.api.get(path, { key });
    expect([rejected.status, rejected.json.details]).toEqual([
      429,
      { rule: 'waiting-requests-of-a-key', limit: WAITS.owner, used: WAITS.owner },
    ]);
    expect(rejected.headers.get('retry-after')).toBe('5');
    // Another key waits meanwhile, and this one may ask without waiting.
    expect((await at.api.get(path.replace('wait=30', 'wait=1'))).status).toBe(200);
    expect((await at.api.get(path.replace('&wait=30', ''), { key })).status).toBe(200);
    leaving.abort();
    await Promise.all(waiting);
    await expect
      .poll(async () => (await at.api.get(path.replace('wait=30', 'wait=1'), { key })).status, {
        timeout: 10_000,
      })
      .toBe(200);
  });

  it('is limited for all keys together', () => {
    const readers = createReaders();
    for (let n = 0; n < WAITS.all; n += 1) readers.wait(`key ${n}`);
    expect(() => readers.wait('one more')).toThrow(
      expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', status: 503 }),
    );
  });

  it('goes on while publications cannot be heard, and hears them again', async () => {
    const since = await cursorNow();
    const waiting = at.api.get(`/v2/changes?resource=tenders&since=${since}&wait=30`);
    await pause(200);
    await at.readTables.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'api-versions' and datname = current_database()`,
    );
    await at.readTables.tenders([tenderRow(4)]);
    const [{ json }, took] = await timed(waiting);
    expect((json.data as { id: string }[]).map(({ id }) => id)).toEqual([uuidOf(4)]);
    expect(took).toBeLessThan(6_000);
  });
});

it('ends the waits at once when the process stops', async () => {
  const { api, database } = await harness({ stages: [], api: true });
  const tables = await openReadTables(database.url);
  onTestFinished(tables.close);
  await tables.tenders([tenderRow(1)]);
  const { nextCursor } = (await api.get('/v2/changes?resource=tenders')).json.meta;
  const waiting = api.get(`/v2/changes?resource=tenders&since=${nextCursor}&wait=30`);
  await pause(300);
  const began = performance.now();
  const stopped = api.stop();
  const { status, json } = await waiting;
  expect([status, json.data, json.meta.nextCursor]).toEqual([200, [], nextCursor]);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(await stopped).toBe(0);
});
