import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { API_MEMORY } from '#services/local/child.ts';
import { openReadTables } from '#test/services/api/v2/support/read-tables.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { send } from '#test/support/api.ts';
import { harness } from '#test/support/harness.ts';
import { addKey } from '#test/support/keys.ts';
import { launchProcess } from '#test/support/processes.ts';
import { sendUnread } from '#test/support/raw-http.ts';

const MAX_MIB = 256;
/** Each has an address of nearly the longest that is read, so that few of them fill the caches. */
const REQUESTS = 1_000;
const LENGTH = 7_500;
const READERS = 100;
const LISTS = [
  'tenders',
  'awards',
  'companies',
  'organizations',
  'tenders/100001/documents',
  'tenders/search',
];

it('an API process stays small under long requests that all differ, and readers that read nothing', async () => {
  const { settings, pool, database } = await harness({});
  const tables = await openReadTables(database.url);
  onTestFinished(tables.close);
  await tables.tenders(
    Array.from({ length: 300 }, (_, n) => tenderRow(n, { description: 'road '.repeat(1_000) })),
  );
  const { ready: url, pid, kill } = await launchProcess('services/api/main.ts', [], settings, API_MEMORY);
  onTestFinished(async () => {
    await kill();
  });
  const newKey = async () => (await addKey(pool('tender_operator'))).key;
  const key = await newKey();
  /** On a busy machine PostgreSQL may be late; a caller asks again then. */
  const ask = async (path: string, again = 10): Promise<number> => {
    const { status } = await send(url + path, 'GET', { authorization: `Bearer ${key}` });
    if (status !== 503 || again === 0) return status;
    await wait(1_000);
    return ask(path, again - 1);
  };
  const resident = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

  const statuses = new Set<number>();
  let next = 0;
  const caller = async () => {
    while (next < REQUESTS) {
      const n = next;
      next += 1;
      const list = LISTS[n % LISTS.length]!;
      const words = `${n} ${'w'.repeat(480)}`;
      // Fields may be repeated, so that an address is as long as it may be and still valid.
      const fields = 'id,'.repeat((LENGTH - words.length) / 3).slice(0, -1);
      const query = list.endsWith('search') ? `q=${encodeURIComponent(words)}` : `updatedSince=${moment(n)}`;
      statuses.add(await ask(`/v2/${list}?${query}&fields=${fields}`));
    }
  };
  await Promise.all(Array.from({ length: 8 }, caller));
  expect([...statuses]).toEqual([200]);
  expect(resident()).toBeLessThan(MAX_MIB);

  const keys = await Promise.all(Array.from({ length: 10 }, newKey));
  for (let n = 0; n < READERS; n += 1) {
    const [path, accept] =
      n % 2
        ? ['/v2/tenders?fields=description', 'application/x-ndjson']
        : [`/v2/tenders?limit=${1 + n}`, '*/*'];
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keys[n % 10]}\r\nAccept: ${accept}\r\n\r\n`;
    const socket = sendUnread(String(url), request.repeat(10));
    onTestFinished(() => {
      socket.destroy();
    });
  }
  let peak = 0;
  for (let look = 0; look < 20; look += 1) {
    peak = Math.max(peak, resident());
    await wait(200);
  }
  expect(peak).toBeLessThan(MAX_MIB);
  expect(await ask('/v2/tenders')).toBe(200);
});

const moment = (n: number): string => new Date(Date.UTC(2020, 0, 1) + n * 1000).toISOString();
