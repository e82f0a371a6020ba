import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Api, startApi } from '#bench/harness/api.ts';
import { makeKey, startDatabase } from '#bench/harness/database.ts';
import type { Harness } from '#bench/harness/harness.ts';
import { watched } from '#bench/harness/resident.ts';
import { seedTenders } from '#bench/harness/tenders.ts';
import { SENT_AHEAD } from '#services/api/http/connections.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { Question } from '../question.ts';

const MAX_MIB = 256;
/** Requests for each of `releases`: 200,000 at the full size. */
const REQUESTS_EACH = 4;
const STALLED = 300;
/** Callers whose streams stall; more than the limit for one key lets through at the same time. */
const KEYS = 30;
const CONNECTIONS = 16;
const STALL_MS = 10_000;
const LOOK_EVERY_MS = 200;

export const crowd: Question = {
  name: 'crowd',
  asks: 'largest resident memory of the API under requests that all differ and readers that read nothing, against equal requests',
  unit: 'MiB',
  better: 'less',
  ours: `requests that all differ, then ${STALLED} readers of streams and large pages that read nothing`,
  reference: 'as many requests, all equal',
  target: 2.5,
  measure: async ({ harness, say, tenders, releases }) => {
    const requests = REQUESTS_EACH * releases;
    const database = await startDatabase(harness);
    say(`publishing ${tenders} tenders`);
    await seedTenders(database, tenders);
    const stalling = await Promise.all(Array.from({ length: KEYS }, () => makeKey(database.url)));
    const sides = {
      ours: (n: number) => different(n, tenders),
      reference: () => '/v2/tenders',
    };
    const peaks = { ours: 0, reference: 0 };
    let remark = '';
    for (const side of ['reference', 'ours'] as const) {
      const api = await startApi(harness, database.url, '');
      const { peak } = await watched(api.pid, LOOK_EVERY_MS, async (peak) => {
        await ask(api, sides[side], requests);
        say(`${side} ${Math.round(peak())} MiB after ${requests} requests`);
        if (side === 'ours') remark = await stall(harness, api, stalling, say);
      });
      peaks[side] = peak;
      await api.stop();
      say(`${side} ${Math.round(peaks[side])} MiB`);
    }
    return {
      ours: [peaks.ours],
      reference: [peaks.reference],
      postgres: database.version,
      limits: [{ what: 'largest MiB', value: peaks.ours, max: MAX_MIB }],
      remarks: [`${requests} requests, ${tenders} tenders, ${CONNECTIONS} connections; ${remark}`],
    };
  },
};

/** Requests over lists, filters, searches, records, child records and paths that do not exist; no two are equal. */
function different(n: number, tenders: number): string {
  const number = 100_000 + (n % tenders);
  const moment = new Date(Date.UTC(2020, 0, 1) + n * 1000).toISOString();
  const kinds = [
    () => `/v2/tenders?updatedSince=${moment}&limit=5`,
    () => `/v2/tenders?status=any&page=${1 + (n % 1000)}&limit=${1 + (n % 100)}&updatedSince=${moment}`,
    () => `/v2/tenders/${number}?fields=title,tenderId`,
    () => `/v2/tenders/${number}/documents?limit=${1 + (n % 100)}&updatedSince=${moment}`,
    () => `/v2/tenders/no-such-${n}`,
    () => `/v2/awards?updatedSince=${moment}&sort=-awardDate`,
    () => `/v2/tenders/${number}`,
    () => `/v2/no-such-path/${n}`,
  ];
  return kinds[n % kinds.length]!();
}

async function ask({ url, headers }: Api, path: (n: number) => string, count: number): Promise<void> {
  let next = 0;
  const failures = new Map<number, string>();
  const caller = async () => {
    while (next < count) {
      const at = path(next);
      next += 1;
      const response = await fetch(url + at, { headers });
      await response.arrayBuffer();
      if (response.status >= 500) failures.set(response.status, at);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  if (failures.size > 0)
    throw new EnvironmentError(`some were answered with ${JSON.stringify([...failures])}`);
}

/** Opens readers that read nothing. @returns what became of them */
async function stall(harness: Harness, api: Api, keys: readonly string[], say: (line: string) => void) {
  const { hostname, port } = new URL(api.url);
  const sockets: Socket[] = [];
  harness.defer(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (let n = 0; n < STALLED; n += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const [path, accept] =
      n % 2 === 0
        ? ['/v2/tenders?status=any', 'application/x-ndjson']
        : [`/v2/tenders?status=any&limit=100&page=${1 + n}`, 'application/json'];
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keys[n % keys.length]}\r\nAccept: ${accept}\r\n\r\n`;
    // A page fits into the buffers of the system, so more are requested on the same connection.
    socket.write(accept === 'application/json' ? request.repeat(SENT_AHEAD) : request);
    socket.pause();
    sockets.push(socket);
  }
  await wait(STALL_MS);
  const began = performance.now();
  const response = await fetch(`${api.url}/v2/tenders`, { headers: api.headers });
  await response.arrayBuffer();
  const took = Math.round(performance.now() - began);
  say(`another caller got ${response.status} in ${took} ms`);
  return `beside ${STALLED} readers that read nothing another caller got ${response.status} in ${took} ms`;
}
