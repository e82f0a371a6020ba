import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createReaders, STREAMS, WAITING_MIB } from '#services/api/http/readers.ts';
import { sendUnread } from '#test/support/raw-http.ts';
import { tenderRow } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

const LINES = 'application/x-ndjson';
/** A whole list of 45 MB: far more than the buffers of two sockets take. */
const RECORDS = 600;
const TEXT = 'About roads. '.repeat(6_000);
/** Only of the API whose reader takes nothing: a caller that waits for an answer takes nothing meanwhile either. */
const TIMEOUT_MS = 2_000;

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
const at = sharedTables(fill);

/** Sends requests and reads nothing. */
function stalled(key: string, path: string, accept: string, { times = 1, api = at.api } = {}): Socket {
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nAccept: ${accept}\r\n\r\n`;
  const socket = sendUnread(api.url, request.repeat(times));
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
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
  for (const socket of streams) socket.destroy();
  await expect.poll(async () => (await another()).status, PATIENT).toBe(200);
});

it('streams are also limited in total', () => {
  const readers = createReaders();
  const ends = Array.from({ length: STREAMS.all }, (_, n) => readers.stream(`key ${n}`));
  const details = { rule: 'streams-in-all', limit: STREAMS.all, used: STREAMS.all };
  expect(() => readers.stream('another')).toThrow(expect.objectContaining({ status: 503, details }));
  ends[0]?.();
  readers.stream('another');
});

it('a reader that takes nothing is disconnected after a while', async () => {
  const { key } = await at.newKey();
  const api = await at.startApi({ READER_TIMEOUT_MS: String(TIMEOUT_MS) });
  const sockets = Array.from({ length: STREAMS.owner }, () => stalled(key, ALL, LINES, { api }));
  const rests = await Promise.all(sockets.map(begun));
  // As many as the key may read, until they are disconnected.
  const another = () =>
    api.get('/v2/tenders?status=any&fields=tenderId', { key, headers: { accept: LINES } });
  await expect.poll(async () => (await another()).status, PATIENT).toBe(200);
  // What had been sent before can still be read; then the connection of the one that was disconnected ends without the last line.
  let cut = false;
  for (const rest of rests) cut ||= !(await rest()).includes('"complete":true');
  expect(cut).toBe(true);
});

/** Waits for the beginning of an answer, or the end of the connection. @returns reads the rest, and gives the end of it */
async function begun(socket: Socket): Promise<() => Promise<string>> {
  socket.once('data', () => socket.pause());
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return async () => {
    let text = '';
    socket.on('data', (chunk) => {
      text = (text + chunk.toString('latin1')).slice(-200);
    });
    socket.resume();
    if (!socket.closed) await once(socket, 'close');
    return text;
  };
}

it('unread responses are limited, for each key and in total', async () => {
  const { key } = await at.newKey();
  const page = '/v2/tenders?status=any&limit=100&fields=description';
  const sockets = [1, 2, 3, 4].map((n) =>
    stalled(key, `${page}&page=${n}`, 'application/json', { times: 3 }),
  );
  const asked = async () => (await at.api.get('/v2/tenders', { key })).json;
  await expect.poll(async () => (await asked()).code, PATIENT).toBe('RATE_LIMITED');
  expect((await asked()).details).toMatchObject({
    rule: 'unread-mebibytes-of-a-key',
    limit: WAITING_MIB.owner,
  });
  await expect.poll(async () => (await at.api.get('/v2/tenders')).status, PATIENT).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await asked()).success, PATIENT).toBe(true);
});

it('who hangs up before a stream is described gives the place back', async () => {
  const { key } = await at.newKey({ tier: 'enterprise' });
  const ask = (more: RequestInit = {}) =>
    fetch(at.api.url + ALL, {
      ...{ method: 'HEAD', headers: { authorization: `Bearer ${key}`, accept: LINES } },
      ...more,
    });
  const { client } = at.readTables;
  const stop = new AbortController();
  await client.query('begin');
  await client.query('lock table app.api_key in access exclusive mode');
  const asked = Array.from({ length: STREAMS.owner }, () => ask({ signal: stop.signal }));
  await setTimeout(300);
  stop.abort();
  await Promise.allSettled(asked);
  await setTimeout(100);
  await client.query('rollback');
  await setTimeout(300);
  expect((await ask()).status).toBe(200);
});
