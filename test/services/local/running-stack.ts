import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isAlive, processesIn } from '#services/local/orphans.ts';
import { surroundings } from '#shared/config.ts';
import { projectRoot } from '#test/support/processes.ts';

/** What `npm start` runs in a folder, seen from outside. */

export const STARTING_MS = 120_000;
/** Longer than everything takes to stop, whose parts have twelve seconds each, or to notice that the launcher has ended. */
export const GONE_MS = 60_000;

const START = ['start', '--silent', '--', '--releases', '10'];
/** A command for a terminal. */
export const START_COMMAND = ['npm', ...START].join(' ');

/** The environment of a start. */
export const environmentFor = (data: string, settings: Record<string, string> = {}) =>
  surroundings.childEnvironment({
    PORT: '0',
    DATA_DIR: data,
    // No jobs at fixed times of day.
    SCHEDULE_JOBS: 'transition,requeue',
    npm_lifecycle_event: undefined,
    npm_config_update_notifier: 'false',
    ...settings,
  });

/** npm in the background: a session of its own, no input, output into a file. */
export async function npmInBackground(
  data: string,
): Promise<{ npm: ChildProcess; output: () => Promise<string> }> {
  const file = `${data}.log`;
  const output = await open(file, 'w');
  const npm = spawn('npm', START, {
    cwd: projectRoot,
    env: environmentFor(data),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  return { npm, output: () => readFile(file, 'utf8') };
}

type Lock = { pid: number; children: { pid: number }[] };

/** The stack whose data is in a folder. */
export function stackIn(data: string) {
  /** The content of its lock. @throws ENOENT if nothing runs */
  const lock = async (): Promise<Lock> => JSON.parse(await readFile(join(data, 'lock'), 'utf8'));
  const servers = async (): Promise<number[]> => [
    ...(await processesIn(join(data, 'postgres/cluster'), 'postgres', [])),
    ...(await processesIn(join(data, 'redis/sample_10_1'), '-server', [])),
  ];
  const address = async (): Promise<string> => {
    const text = await readFile(join(data, 'stack.json'), 'utf8').catch(() => '{}');
    return JSON.parse(text).apiUrl ?? '';
  };
  const serves = async (): Promise<boolean> =>
    fetch(`${await address()}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  /** Every process: those of the lock when it was looked at, and the servers in the folder. */
  let seen: number[] = [];
  const left = async (): Promise<number[]> => [...new Set([...seen, ...(await servers())])].filter(isAlive);
  /** Notes which processes there are. @returns those besides the launcher */
  const look = async (): Promise<number[]> => {
    const { pid, children } = await lock();
    const others = children.map((child) => child.pid);
    seen = [pid, ...others];
    return [...others, ...(await servers())];
  };
  return {
    lock,
    servers,
    serves,
    left,
    look,
    /** Waits until the API serves, and notes which processes there are. @returns its address */
    serving: async (): Promise<string> => {
      await expect.poll(serves, { timeout: STARTING_MS, interval: 200 }).toBe(true);
      await look();
      return address();
    },
    /** Waits until no process is left. */
    gone: () => expect.poll(left, { timeout: GONE_MS, interval: 200 }).toEqual([]),
    /** Ends what a test that failed has left, and forgets the address of the API. */
    clear: async () => {
      for (const pid of await left()) process.kill(pid, 'SIGKILL');
      seen = [];
      await rm(join(data, 'stack.json'), { force: true });
    },
  };
}
