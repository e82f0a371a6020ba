import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createReaders, STREAMS, WAITING_MIB } from '#services/api/http/readers.ts';
import { sendUnread } from '#test/support/raw-http.ts';
import { tenderRow } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

const LINES = 'application/x-ndjson';
/** A whole list of 45 MB: far more than the buffers of two sockets take. */
const RECORDS = 600;
const TEXT = 'About roads. '.repeat(6_000);
/** Longer than a request may wait for a busy machine: who waits for an answer takes nothing meanwhile, either. */
const TIMEOUT_MS = 5_000;

/** A busy machine answers some requests with 503, and takes its time. */
const PATIENT = { timeout: 60_000, interval: 200 };

const fill = async () => {
  const words = { description: 'About roads' };
  await at.readTables.tenders(Array.from({ length: RECORDS }, (_, n) => tenderRow(n, words)));
  await at.readTables.client.query(
    `update read.tender set body = (body::jsonb || jsonb_build_object('description', $1::text))::text`,
    [TEXT],
  );
};
const at = sharedTables(fill, { settings: { READER_TIMEOUT_MS: String(TIMEOUT_MS) } });

type Stalled = { socket: Socket; ended: Promise<number> };

/** Asks and reads nothing. `ended` is the time until the API closed the connection, in milliseconds. */
function stalled(key: string, path: string, accept: string, times = 1): Stalled {
  const began = performance.now();
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nAccept: ${accept}\r\n\r\n`;
  const socket = sendUnread(at.api.url, request.repeat(times));
  const ended = new Promise<number>((done) => {
    socket.once('close', () => done(performance.now() - began));
  });
  onTestFinished(() => {
    socket.destroy();
  });
  return { socket, ended };
}

const ALL = '/v2/tenders?status=any&fields=description';

it('a key may read a few streams at the same time; those that stall keep no connection to the database busy', async () => {
  const { key } = await at.newKey();
  const streams = Array.from({ length: STREAMS.owner }, () => stalled(key, ALL, LINES));
  const another = () =>
    at.api.get('/v2/tenders?status=any&fields=tenderId', { key, headers: { accept: LINES } });
  await expect.poll(async () => (await another()).status, PATIENT).toBe(429);
  const { json, headers } = await another();
  expect(json.code).toBe('RATE_LIMITED');
  expect(json.details).toEqual({ rule: 'streams-of-a-key', limit: STREAMS.owner, used: STREAMS.owner });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  // Pages are not streams.
  await expect.poll(async () => (await at.api.get('/v2/tenders', { key })).status, PATIENT).toBe(200);
  const busy = async () => {
    const { rows } = await at.readTables.client.query(
      `select count(*)::int as busy from pg_stat_activity
       where datname = current_database() and application_name = 'api' and state <> 'idle'`,
    );
    return rows[0].busy;
  };
  await expect.poll(busy, PATIENT).toBe(0);
  for (const { socket } of streams) socket.destroy();
  await expect.poll(async () => (await another()).status, PATIENT).toBe(200);
});

it('streams are limited in all, too', () => {
  const readers = createReaders();
  const ends = Array.from({ length: STREAMS.all }, (_, n) => readers.stream(`key ${n}`));
  const details = { rule: 'streams-in-all', limit: STREAMS.all, used: STREAMS.all };
  expect(() => readers.stream('another')).toThrow(expect.objectContaining({ status: 503, details }));
  ends[0]?.();
  readers.stream('another');
});

it('a reader that takes nothing is disconnected after a while', async () => {
  const { key } = await at.newKey();
  const { socket, ended } = stalled(key, ALL, LINES);
  // Node looks once more where the first look saw bytes leave.
  await wait(TIMEOUT_MS * 2 + 3_000);
  // What had been sent before can still be read; then the connection ends without the last line.
  let text = '';
  socket.on('data', (chunk) => {
    text = (text + chunk.toString('latin1')).slice(-200);
  });
  await ended;
  expect(text).not.toContain('"complete":true');
});

it('answers that nobody reads are bounded, for a key and in all', async () => {
  const { key } = await at.newKey();
  const page = '/v2/tenders?status=any&limit=100&fields=description';
  for (let n = 0; n < 4; n += 1) stalled(key, `${page}&page=${n + 1}`, 'application/json', 3);
  const asked = async () => (await at.api.get('/v2/tenders', { key })).json;
  await expect.poll(async () => (await asked()).code, PATIENT).toBe('RATE_LIMITED');
  expect((await asked()).details).toMatchObject({
    rule: 'unread-mebibytes-of-a-key',
    limit: WAITING_MIB.owner,
  });
  await expect.poll(async () => (await at.api.get('/v2/tenders')).status, PATIENT).toBe(200);
  await expect.poll(async () => (await asked()).success, PATIENT).toBe(true);
});
