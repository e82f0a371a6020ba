import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { surroundings } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { endChild, isOver } from './child.ts';
import { conditionIn, logTail, openLog, prepareFolder, writePrivate } from './folders.ts';
import { guard } from './guard.ts';
import { freePort } from './network.ts';
import { endAll, processesIn } from './orphans.ts';

/** A Redis or Valkey of our own, if the machine has the program; otherwise the queues are in PostgreSQL. */

export type RedisServer = {
  /** Address with the password. */
  url: string;
  port: number;
  process: ChildProcess;
  stop: () => Promise<void>;
};

export type RedisOptions = {
  /** Path of `redis-server` or `valkey-server`. */
  program: string;
  /** Folder of the append-only file. */
  directory: string;
  /** What every client must give; part of the returned address. */
  password: string;
  /** A fixed port; by default a free one. */
  port?: number;
  /** Whether data survives a restart; by default it does. */
  persistent?: boolean;
  settings?: Record<string, string | number>;
  /** Log file; by default `redis.log` in the folder. */
  log?: string;
};

const PID_FILE = 'redis.pid';
/** Holds the password, which must not stand in a command line, because every user can read those. */
const CONFIGURATION = 'redis.conf';
const PROGRAMS = ['redis-server', 'valkey-server'];
const START_MS = 30_000;
const STOP_MS = 10_000;
const ATTEMPTS = 5;

/** @returns path of the first Redis-compatible server on PATH or in the usual folders, or null */
export function findRedisProgram(): string | null {
  const path = surroundings.childEnvironment({})['PATH'] ?? '';
  // The PATH of a service user often lacks the folders in which packages install servers.
  const folders = [...path.split(delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin'].filter(Boolean);
  return PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

/**
 * Where the queues are. A setting that is empty counts as absent, as every setting does; only `--no-redis` keeps a
 * Redis that is installed from being used.
 */
export function placeOfQueues(
  { redis }: { redis: boolean },
  { REDIS_URL: url }: { REDIS_URL?: string | undefined },
  findProgram = findRedisProgram,
): { url: string } | { program: string } | { inPostgres: string } {
  if (!redis) return { inPostgres: '--no-redis' };
  if (url !== undefined) return { url };
  const program = findProgram();
  return program === null
    ? { inPostgres: 'no redis-server or valkey-server here, no REDIS_URL' }
    : { program };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a server on the loopback address and waits until it has loaded its data. One caller per folder: a server that
 * already runs in it is ended first.
 * @throws EnvironmentError when it does not start
 */
export async function startRedisServer(options: RedisOptions): Promise<RedisServer> {
  await prepareFolder(options.directory);
  await endOrphans(options.directory);
  const log = options.log ?? join(options.directory, 'redis.log');
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const { child, start } = await launch(options, port, log);
    if (await respondsToPing(child, port, options.password)) {
      const url = `redis://:${encodeURIComponent(options.password)}@127.0.0.1:${port}`;
      return { url, port, process: child, stop: () => endChild(child, STOP_MS) };
    }
    await endChild(child, STOP_MS);
    if (attempt < ATTEMPTS && options.port === undefined) continue;
    const tail = await logTail(log, start);
    throw new EnvironmentError(
      `${options.program} did not start: ${conditionIn(tail) ?? tail} (log: ${log})`,
    );
  }
}

/** Two servers on one append-only file would damage it. */
async function endOrphans(directory: string): Promise<void> {
  const pid = Number(await readFile(join(directory, PID_FILE), 'utf8').catch(() => ''));
  const find = () => processesIn(directory, '-server', pid > 1 ? [pid] : []);
  await endAll(find, [
    ['SIGTERM', STOP_MS],
    ['SIGKILL', 5_000],
  ]);
}

async function launch(options: RedisOptions, port: number, log: string) {
  const settings = {
    bind: '127.0.0.1',
    port,
    dir: options.directory,
    pidfile: PID_FILE,
    save: '',
    appendonly: options.persistent === false ? 'no' : 'yes',
    // BullMQ loses jobs when Redis evicts keys.
    'maxmemory-policy': 'noeviction',
    ...options.settings,
  };
  const configuration = join(options.directory, CONFIGURATION);
  await writePrivate(configuration, `requirepass ${JSON.stringify(options.password)}\n`);
  const given = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const args = [configuration, ...given];
  const { file, start } = await openLog(log);
  try {
    // In a separate session, which Ctrl-C does not reach: the server is stopped last, by stop().
    const stdio = ['ignore' as const, file.fd, file.fd];
    const umask = process.umask(0o077);
    const child = spawn(options.program, args, { cwd: options.directory, detached: true, stdio });
    process.umask(umask);
    guard(child, 'TERM');
    return { child, start };
  } finally {
    await file.close();
  }
}

async function respondsToPing(child: ChildProcess, port: number, password: string): Promise<boolean> {
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && !failed && !isOver(child)) {
    if ((await ping(port, password)).includes('+PONG')) return true;
    await wait(20);
  }
  return false;
}

/** @returns the server's responses to AUTH and PING; empty when there are none */
function ping(port: number, password: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () =>
      // QUIT, because the end of the connection says that all responses are there.
      socket.write(`AUTH ${JSON.stringify(password)}\r\nPING\r\nQUIT\r\n`),
    );
    let response = '';
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (data) => {
      response += data.toString();
    });
    socket.once('error', () => undefined);
    socket.once('close', () => done(response));
  });
}
