import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nothingSet } from '#bench/harness/harness.ts';
import { surroundings } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';

/** `npm start` as a user runs it. */

const ROOT = join(import.meta.dirname, '../..');

export type Local = {
  url: string;
  /** Seconds until it said that it is ready. */
  seconds: number;
  /** Processes that it has started, with their commands. */
  processes: () => { pid: number; command: string }[];
  stop: () => Promise<void>;
};

/** @param directory where its data is kept */
export async function startLocal(directory: string, port: number, releases: number): Promise<Local> {
  const began = performance.now();
  const child = spawn(process.execPath, ['services/local/main.ts', '--releases', String(releases)], {
    cwd: ROOT,
    env: surroundings.childEnvironment({ ...nothingSet, DATA_DIR: directory, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = await Promise.race([addressOf(child), ended.then(() => null)]);
  if (url === null)
    throw new EnvironmentError(`npm start ended; its reasons stand in ${directory}/logs/start.log`);
  const seconds = (performance.now() - began) / 1_000;
  return { url, seconds, processes: () => descendants(child.pid!), stop };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout! })) {
    const [, url] = /^ready (\S+) /.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  return await new Promise(() => undefined);
}

/** Processes that a process has started, and those that these have started. */
function descendants(pid: number): { pid: number; command: string }[] {
  const known = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf);
  const below = (parent: number): typeof known =>
    known.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

function processOf(name: string): { pid: number; parent: number; command: string }[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return [{ pid: Number(name), parent, command }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
