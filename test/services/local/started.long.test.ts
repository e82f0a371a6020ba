import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAlive, processesIn } from '#services/local/orphans.ts';
import { surroundings } from '#shared/config.ts';
import { projectRoot } from '#test/support/processes.ts';
import { serverFolder } from '#test/support/server-folder.ts';

/** `npm start` as people run it: in the background, in a terminal that is closed. main.long.test.ts kills it. */

const READY_MS = 120_000;
/** Longer than the launcher takes to stop everything, whose parts have twelve seconds each. */
const GONE_MS = 60_000;
let folder: string;
let data: string;

// One for all: the second start, with the database of the first one, takes half as long.
beforeAll(async () => {
  folder = await serverFolder('started ', 0o755);
  data = join(folder, 'data');
});
afterEach(async () => {
  for (const pid of await left()) process.kill(pid, 'SIGKILL');
  seen.clear();
  await rm(join(data, 'stack.json'), { force: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Lock = { pid: number; children: { pid: number }[] };
const lock = async (): Promise<Lock> => JSON.parse(await readFile(join(data, 'lock'), 'utf8'));
const settings = () =>
  surroundings.childEnvironment({
    PORT: '0',
    DATA_DIR: data,
    SCHEDULE_JOBS: 'transition,requeue',
    npm_lifecycle_event: undefined,
    npm_config_update_notifier: 'false',
  });

/** Every process of the stack that is alive, by ids that were seen while it ran, and by the folders of the servers. */
const seen = new Set<number>();
async function left(): Promise<number[]> {
  const servers = [
    ...(await processesIn(join(data, 'postgres/cluster'), 'postgres', [])),
    ...(await processesIn(join(data, 'redis/sample_10_1'), '-server', [])),
  ];
  return [...new Set([...seen, ...servers])].filter(isAlive);
}

/** Waits until the API serves. */
async function serving(): Promise<void> {
  await expect.poll(serves, { timeout: READY_MS, interval: 200 }).toBe(true);
  const { pid, children } = await lock();
  seen.clear();
  for (const each of [pid, ...children.map((child) => child.pid)]) seen.add(each);
}

async function serves(): Promise<boolean> {
  const text = await readFile(join(data, 'stack.json'), 'utf8').catch(() => null);
  if (text === null) return false;
  const { apiUrl } = JSON.parse(text) as { apiUrl: string };
  return fetch(`${apiUrl}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

const nothingLeft = () => expect.poll(left, { timeout: GONE_MS, interval: 200 }).toEqual([]);
const exited = (child: ChildProcess) => new Promise((done) => child.once('exit', done));
/** The arguments that start npm, which starts the stack. */
const START = ['start', '--silent', '--', '--releases', '10'];

/** npm in the background: a session of its own, no input, output into a file. */
async function inBackground(): Promise<ChildProcess> {
  const output = await open(`${data}.log`, 'a');
  const npm = spawn('npm', START, {
    cwd: projectRoot,
    env: settings(),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  return npm;
}

const script = spawnSync('script', ['--version']).status === 0;

describe('npm start', { timeout: READY_MS + 3 * GONE_MS }, () => {
  it('in the background goes on when the terminal is closed, which ends npm; stops when all its processes get SIGTERM at once', async () => {
    const npm = await inBackground();
    const gone = exited(npm);
    await serving();
    process.kill(-npm.pid!, 'SIGHUP');
    await gone;
    // Several times as long as the launcher takes to notice the end of npm.
    await wait(1_500);
    expect(await serves()).toBe(true);
    for (const pid of await left()) {
      try {
        process.kill(pid, 'SIGTERM');
      } catch {
        // This process ended because another one did.
      }
    }
    await nothingLeft();
    await expect(lock()).rejects.toThrow('ENOENT');
  });

  it('stops when npm is killed', async () => {
    const npm = await inBackground();
    await serving();
    npm.kill('SIGKILL');
    await nothingLeft();
    await expect(lock()).rejects.toThrow('ENOENT');
  });

  it.skipIf(!script)('in a terminal stops in order when the terminal is closed', async () => {
    const command = ['npm', ...START].join(' ');
    const terminal = spawn('script', ['--quiet', '--command', command, '/dev/null'], {
      cwd: projectRoot,
      env: settings(),
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await serving();
    terminal.kill('SIGKILL');
    await nothingLeft();
    await expect(lock()).rejects.toThrow('ENOENT');
  });
});
