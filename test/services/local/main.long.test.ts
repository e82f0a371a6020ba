import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isAlive, processesIn } from '#services/local/orphans.ts';
import { surroundings } from '#shared/config.ts';
import { projectRoot } from '#test/support/processes.ts';
import { serverFolder } from '#test/support/server-folder.ts';

/** `npm start` with all its real processes, on few releases. */

type Start = {
  child: ChildProcess;
  /** The content of the `ready` line; rejects with all output when the program ends before. */
  ready: Promise<{ url: string; key: string }>;
  ended: Promise<number | NodeJS.Signals>;
  errors: () => string;
};

const STARTING_MS = 120_000;
/** Longer than the parts take to end when they notice that the launcher has ended. */
const GONE_MS = 60_000;
let data: string;

beforeEach(async () => {
  const folder = await serverFolder('stack test ', 0o755);
  data = join(folder, 'data');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

function start(args: string[] = ['--releases', '10'], settings: Record<string, string> = {}): Start {
  const child = spawn('node', [join(projectRoot, 'services/local/main.ts'), ...args], {
    cwd: projectRoot,
    env: surroundings.childEnvironment({
      PORT: '0',
      DATA_DIR: data,
      // No jobs at fixed times of day.
      SCHEDULE_JOBS: 'transition,requeue',
      npm_lifecycle_event: undefined,
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<number | NodeJS.Signals>((done) => {
    child.once('close', (code, signal) => done(code ?? signal ?? 1));
  });
  const ready = new Promise<{ url: string; key: string }>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = /^ready (\S+) key=(tda_live_\w+)\n$/.exec(output);
      if (match) done({ url: match[1]!, key: match[2]! });
    });
    ended.then((how) => fail(new Error(`ended (${how}) before it was ready\n${output}${errors}`)));
  });
  ready.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, ready, ended, errors: () => errors };
}

async function stop(
  { child, ended }: Start,
  signal: NodeJS.Signals = 'SIGINT',
): Promise<number | NodeJS.Signals> {
  child.kill(signal);
  return ended;
}

async function count(url: string, key: string): Promise<number> {
  const response = await fetch(`${url}/v2/tenders?limit=1`, { headers: { authorization: `Bearer ${key}` } });
  expect(response.status).toBe(200);
  const body = (await response.json()) as { meta: { totalCount: number } };
  return body.meta.totalCount;
}

/** The processes that the running stack has stored in its lock. */
async function recorded(): Promise<{ pid: number; command: string }[]> {
  return JSON.parse(await readFile(join(data, 'lock'), 'utf8')).children;
}

/** Waits until the API of a stack serves whose output nobody reads. @returns its address */
async function addressOfApi(): Promise<string> {
  let found = '';
  const serves = async () => {
    const text = await readFile(join(data, 'stack.json'), 'utf8').catch(() => '{}');
    found = JSON.parse(text).apiUrl ?? '';
    return fetch(`${found}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await expect.poll(serves, { timeout: STARTING_MS, interval: 200 }).toBe(true);
  return found;
}

const serversIn = async (): Promise<number[]> => [
  ...(await processesIn(join(data, 'postgres/cluster'), 'postgres', [])),
  ...(await processesIn(join(data, 'redis/sample_10_1'), '-server', [])),
];

describe('npm start', { timeout: 2 * STARTING_MS }, () => {
  // One folder for all: only the first test is about a first start, which takes twice as long as later ones.
  let folder: string;
  beforeAll(async () => {
    folder = await serverFolder('stack test ', 0o755);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => {
    data = join(folder, 'data');
  });

  it('serves the first sync and stops without a trace; a second start, whose output nobody reads, serves the same, rejects a third one, and leaves nothing but data when it is killed', async () => {
    const first = start();
    const { url, key } = await first.ready;
    const served = await count(url, key);
    expect(served).toBeGreaterThan(0);
    const pids = [...(await recorded()).map(({ pid }) => pid), ...(await serversIn())];
    expect(pids.length).toBeGreaterThan(5);
    for (const path of await readdir(data, { recursive: true })) {
      // Files of PostgreSQL and Redis come and go.
      const mode = await stat(join(data, path)).then(
        (found) => found.mode,
        () => 0,
      );
      // PostgreSQL does not run as root: then the group of its user may pass the folders above its own, and read nothing.
      const others = process.getuid?.() === 0 && path === 'postgres' ? 0o067 : 0o077;
      expect([path, mode & others]).toEqual([path, 0]);
    }
    expect((await stat(data)).mode & 0o067).toBe(0);
    expect(await stop(first)).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(await readdir(data)).not.toContain('lock');

    await rm(join(data, 'stack.json'), { force: true });
    const second = start();
    second.child.stdout!.destroy();
    second.child.stderr!.destroy();
    expect(await count(await addressOfApi(), key)).toBeGreaterThanOrEqual(served);
    expect(await readFile(join(data, 'logs/start.log'), 'utf8')).toMatch(/PostgreSQL 18 is running/);
    const rejected = start();
    expect(await rejected.ended).toBe(1);
    expect(rejected.errors()).toMatch(`already running on ${data} (process ${second.child.pid})`);

    const before = [...(await recorded()).map(({ pid }) => pid), ...(await serversIn())];
    second.child.kill('SIGKILL');
    await expect.poll(() => before.filter(isAlive), { timeout: GONE_MS, interval: 200 }).toEqual([]);
    const third = start();
    const recovered = await third.ready;
    expect(recovered.key).toBe(key);
    expect(await count(recovered.url, key)).toBeGreaterThanOrEqual(served);
    expect(await stop(third, 'SIGTERM')).toBe(0);
    expect(await serversIn()).toEqual([]);
  });

  it('ends with the reason of a part that cannot start', async () => {
    const rejected = start(['--releases', '10', '--faults', 'nonsense']);
    expect(await rejected.ended).toBe(2);
    expect(rejected.errors()).toMatch(/unknown fault "nonsense"/);
    expect(rejected.errors()).not.toMatch(/\n {4}at /);
    expect(await serversIn()).toEqual([]);
  });

  it('serves what is stored when the publisher cannot be reached, and says so', async () => {
    const live = start(['--live'], { OCDS_BASE_URL: 'http://127.0.0.1:9', COLLECT_DELAY_MS: '0' });
    const { url, key } = await live.ready;
    expect(live.errors()).toMatch(/http:\/\/127\.0\.0\.1:9 cannot be reached \(ECONNREFUSED\)/);
    expect(await count(url, key)).toBe(0);
    expect(await stop(live)).toBe(0);
  });
});

describe('npm start ends with a reason at', () => {
  it('a port that is taken, before it starts anything', async () => {
    const blocker = createServer();
    await new Promise<void>((done) => blocker.listen(0, '127.0.0.1', done));
    onTestFinished(() => {
      blocker.close();
    });
    const { port } = blocker.address() as { port: number };
    const rejected = start([], { PORT: String(port) });
    expect(await rejected.ended).toBe(1);
    expect(rejected.errors()).toMatch(`port ${port} is taken`);
    expect(await readdir(data)).toEqual(['logs']);
  });

  it.each([
    [['--wat'], {}, 2, /--wat/],
    [[], { PORT: 'abc' }, 2, /^PORT: /],
    [[], { DATA_DIR: '/dev/null/data' }, 1, /DATA_DIR/],
  ])('%j %j', async (args, settings, code, reason) => {
    const rejected = start(args, settings as Record<string, string>);
    expect(await rejected.ended).toBe(code);
    expect(rejected.errors()).toMatch(reason);
    expect(rejected.errors()).not.toMatch(/\n {4}at /);
    expect(await serversIn()).toEqual([]);
  });
});
