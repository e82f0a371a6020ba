import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isAlive } from '#services/local/orphans.ts';
import { projectRoot } from '#test/support/processes.ts';
import { serverFolder } from '#test/support/server-folder.ts';
import {
  environmentFor,
  GONE_MS,
  npmInBackground,
  START_COMMAND,
  STARTING_MS,
  stackIn,
} from './running-stack.ts';

/** `npm start` with all its real processes, on few releases: also in the background, and in a terminal that is closed. */

type Start = {
  child: ChildProcess;
  /** The content of the `ready` line; rejects with all output when the program ends before. */
  ready: Promise<{ url: string; key: string }>;
  ended: Promise<number | NodeJS.Signals>;
  errors: () => string;
};

let data: string;

beforeEach(async () => {
  const folder = await serverFolder('stack test ', 0o755);
  data = join(folder, 'data');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

function start(args: string[] = ['--releases', '10'], settings: Record<string, string> = {}): Start {
  const child = spawn('node', [join(projectRoot, 'services/local/main.ts'), ...args], {
    cwd: projectRoot,
    env: environmentFor(data, settings),
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

const script = spawnSync('script', ['--version']).status === 0;

describe('npm start', { timeout: 3 * STARTING_MS }, () => {
  // One folder for all: only the first test is about a first start, which takes twice as long as later ones.
  let folder: string;
  let stack: ReturnType<typeof stackIn>;
  beforeAll(async () => {
    folder = await serverFolder('stack test ', 0o755);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => {
    data = join(folder, 'data');
    stack = stackIn(data);
  });
  afterEach(() => stack.clear());

  // One test, because each step begins with what the one before has left, and a start takes seconds.
  it('serves the same after each start, and leaves nothing but data however it ends', async () => {
    // A first start, which is interrupted.
    const first = start();
    const { url, key } = await first.ready;
    const served = await count(url, key);
    expect(served).toBeGreaterThan(0);
    const pids = await stack.look();
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

    // A second start, whose output nobody reads, beside which a third is rejected, and which is killed.
    await stack.clear();
    const second = start();
    second.child.stdout!.destroy();
    second.child.stderr!.destroy();
    expect(await count(await stack.serving(), key)).toBeGreaterThanOrEqual(served);
    expect(await readFile(join(data, 'logs/start.log'), 'utf8')).toMatch(/PostgreSQL 18 is running/);
    const rejected = start();
    expect(await rejected.ended).toBe(1);
    expect(rejected.errors()).toMatch(`already running on ${data} (process ${second.child.pid})`);

    const before = await stack.look();
    second.child.kill('SIGKILL');
    await expect.poll(() => before.filter(isAlive), { timeout: GONE_MS, interval: 200 }).toEqual([]);

    // One in the background recovers, and goes on when the terminal is closed, which ends npm, until all its processes are told to end.
    await stack.clear();
    const { npm, output } = await npmInBackground(data);
    const gone = new Promise((done) => npm.once('exit', done));
    await expect.poll(output, { timeout: STARTING_MS, interval: 200 }).toMatch(`key=${key}\n`);
    expect(await count(await stack.serving(), key)).toBeGreaterThanOrEqual(served);
    process.kill(-npm.pid!, 'SIGHUP');
    await gone;
    // Several times as long as the launcher takes to notice the end of npm.
    await wait(1_500);
    expect(await stack.serves()).toBe(true);
    for (const pid of await stack.left()) {
      try {
        process.kill(pid, 'SIGTERM');
      } catch {
        // This process ended because another one did.
      }
    }
    await stack.gone();
    await expect(stack.lock()).rejects.toThrow('ENOENT');
  });

  it('stops when npm is killed', async () => {
    const { npm } = await npmInBackground(data);
    await stack.serving();
    npm.kill('SIGKILL');
    await stack.gone();
    await expect(stack.lock()).rejects.toThrow('ENOENT');
  });

  it.skipIf(!script)('in a terminal stops in order when the terminal is closed', async () => {
    const terminal = spawn('script', ['--quiet', '--command', START_COMMAND, '/dev/null'], {
      cwd: projectRoot,
      env: environmentFor(data),
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await stack.serving();
    terminal.kill('SIGKILL');
    await stack.gone();
    await expect(stack.lock()).rejects.toThrow('ENOENT');
  });

  it('ends with the reason of a worker that cannot start', async () => {
    const rejected = start(['--releases', '10'], { SCHEDULE_JOBS: 'nonsense' });
    expect(await rejected.ended).toBe(2);
    expect(rejected.errors()).toMatch(/SCHEDULE_JOBS: there is no job nonsense/);
    expect(rejected.errors()).not.toMatch(/\n {4}at /);
    expect(await stackIn(data).servers()).toEqual([]);
  });

  it('serves what is stored when the publisher cannot be reached, and says so', async () => {
    const live = start(['--live'], { OCDS_BASE_URL: 'http://127.0.0.1:9', COLLECT_DELAY_MS: '0' });
    const { url, key } = await live.ready;
    expect(live.errors()).toMatch(/http:\/\/127\.0\.0\.1:9 cannot be reached \(ECONNREFUSED\)/);
    expect(await count(url, key)).toBe(0);
    expect(await stop(live, 'SIGTERM')).toBe(0);
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
    [['--faults', 'nonsense'], {}, 2, /unknown fault "nonsense"/],
    [[], { PORT: 'abc' }, 2, /^PORT: /],
    [[], { DATA_DIR: '/dev/null/data' }, 1, /DATA_DIR/],
  ])('%j %j', async (args, settings, code, reason) => {
    const rejected = start(args, settings as Record<string, string>);
    expect(await rejected.ended).toBe(code);
    expect(rejected.errors()).toMatch(reason);
    expect(rejected.errors()).not.toMatch(/\n {4}at /);
    expect(await stackIn(data).servers()).toEqual([]);
  });
});
