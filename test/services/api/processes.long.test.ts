import { readdir, readFile } from 'node:fs/promises';
import { get as request } from 'node:http';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { openServedTables } from '#test/services/api/v2/support/served-tables.ts';
import { startProcess, type TestProcess } from '#test/support/processes.ts';

/** Two API processes behind one port, as the login of the API. */

const COUNT = 2;

async function open() {
  const at = await openServedTables();
  onTestFinished(at.close);
  await at.readTables.tenders([tenderRow(1), tenderRow(2)]);
  const operatorPort = await freePort();
  const api = await startProcess('services/api/main.ts', [], {
    ...at.settingsOf('tender_api'),
    API_PROCESSES: String(COUNT),
    OPERATOR_PORT: String(operatorPort),
    LOG_LEVEL: 'info',
  });
  return { at, api, operator: `http://127.0.0.1:${operatorPort}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

type Answer = { status: number; etag: string; data: { title: string }[] };

/** On a connection of its own: connections are handed out in turn, so that each process answers one of `COUNT`. */
const ask = (api: TestProcess, key: string, path = '/v2/tenders'): Promise<Answer> =>
  new Promise((done, fail) => {
    const options = { agent: false, headers: { authorization: `Bearer ${key}` } } as const;
    request(`${api.ready}${path}`, options, async (response) => {
      const text = (await response.toArray()).join('');
      const { data } = JSON.parse(text) as { data: Answer['data'] };
      done({ status: response.statusCode ?? 0, etag: String(response.headers.etag), data });
    }).once('error', fail);
  });
const askAll = (api: TestProcess, key: string, path?: string): Promise<Answer[]> =>
  Promise.all(Array.from({ length: 4 * COUNT }, () => ask(api, key, path)));

/** Processes with that parent. */
async function childrenOf(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    all.map((name) => readFile(`/proc/${name}/stat`, 'utf8').then(parentIn, () => 0)),
  );
  return all.filter((_, at) => parents[at] === pid).map(Number);
}
const parentIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

it('processes count one quota together, and each follows publications', async () => {
  const { at, api, operator } = await open();
  expect(await childrenOf(api.pid)).toHaveLength(COUNT);
  const limit = 150;
  const { key } = await at.newKey({ limits: { daily: limit, monthly: 1_000_000 } });
  let served = 0;
  const volley = async () => {
    const answers = await askAll(api, key);
    served += answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(served).toBeLessThanOrEqual(limit);
    return served;
  };
  await expect.poll(volley, { timeout: 20_000, interval: 50 }).toBe(limit);
  expect((await askAll(api, key)).map(({ status }) => status)).toEqual(Array(4 * COUNT).fill(429));

  // Every process has the page in memory, and every one forgets it when the tender is published again.
  const before = await askAll(api, at.api.key);
  expect(new Set(before.map(({ etag }) => etag)).size).toBe(1);
  await at.readTables.tenders([{ ...tenderRow(1), title: 'Published again' }]);
  await expect
    .poll(async () =>
      (await askAll(api, at.api.key)).every(({ data }) =>
        data.some(({ title }) => title === 'Published again'),
      ),
    )
    .toBe(true);

  // The operator sees the requests of all of them.
  const metrics = await (await fetch(`${operator}/metrics`)).text();
  const counts = [...metrics.matchAll(/^tender_http_request_seconds_count\{.*status="200".*\} (\d+)$/gm)];
  expect(counts.reduce((sum, [, n]) => sum + Number(n), 0)).toBeGreaterThanOrEqual(served + before.length);
  expect(await api.end('SIGTERM')).toBe(0);
  const log = await at.readTables.client.query('select from app.usage_log');
  expect(log.rowCount).toBeGreaterThan(limit);
});

it('processes start again when one is killed, say so, and leave none behind', async () => {
  const { at, api, operator } = await open();
  const [victim, ...others] = await childrenOf(api.pid);
  process.kill(victim!, 'SIGSTOP');
  const health = async () => (await (await fetch(`${operator}/healthz`)).json()) as { reasons: string[] };
  await expect
    .poll(async () => (await health()).reasons.join(), { timeout: 30_000 })
    .toMatch(/^API process \d has been silent for \d+ s$/);
  process.kill(victim!, 'SIGKILL');
  await expect.poll(health, { timeout: 30_000 }).toEqual({ healthy: true, reasons: [] });
  const again = await childrenOf(api.pid);
  expect(again).toHaveLength(COUNT);
  expect(again).toEqual(expect.arrayContaining(others));
  expect((await askAll(api, at.api.key)).map(({ status }) => status)).toEqual(Array(4 * COUNT).fill(200));
  await api.kill();
  const alive = () => again.filter((pid) => isAlive(pid));
  await expect.poll(alive, { timeout: 20_000 }).toEqual([]);
});

it('processes say once that the port is taken', async () => {
  const at = await openServedTables();
  onTestFinished(at.close);
  const port = new URL(at.api.url).port;
  const settings = { ...at.settingsOf('tender_api'), API_PROCESSES: String(COUNT), PORT: port };
  await expect(startProcess('services/api/main.ts', [], settings)).rejects.toThrow(
    `services/api/main.ts ended (1) before it was ready\nport ${port} of 127.0.0.1 cannot be listened on: another program uses it; stop that one or set PORT\n`,
  );
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
